"""Results: what one activity hands back to another, also when the latter was turned or destroyed meanwhile."""

from __future__ import annotations

import pickle

from gts_env.actions import OpenApp, PressKey, Rotate
from gts_env.android.phone import Phone
from tests.android.sample_app import tap, texts
from tests.support.mail import phone

BACK = PressKey("back")


def picking(door: str = "pick", **config: object) -> Phone:
    p = phone(**config)
    p.perform(OpenApp("Mail"))
    tap(p, id=door)
    return p


def log(p: Phone) -> list[str]:
    return list(p.state.data["mail"].log)


def test_the_command_runs_with_the_result_after_the_callee_is_gone_and_before_the_caller_is_resumed() -> None:
    p = picking()
    tap(p, id="ann")
    assert [e.screen for e in p.state.task.entries] == ["inbox"]
    assert "contact ann" in texts(p)
    assert log(p)[-6:] == [
        "contacts pause", "inbox start", "result ann", "inbox resume", "contacts stop", "contacts destroy",
    ]  # fmt: skip


def test_back_and_up_cancel() -> None:
    for leave in (lambda p: p.perform(BACK), lambda p: tap(p, desc="Navigate up")):
        p = picking()
        leave(p)
        assert "contact none" in texts(p)


def test_a_put_stores_the_result_and_does_nothing_when_cancelled() -> None:
    p = picking("pick_put")
    tap(p, id="bob")
    assert "choice bob note  flash " in texts(p)
    tap(p, id="pick_put")
    p.perform(BACK)
    assert "choice bob note  flash " in texts(p)


def test_it_survives_rotation_and_process_death_of_the_caller() -> None:
    p = picking()
    p.perform(Rotate("landscape"))
    p.perform(PressKey("home"))
    p.kill("mail")
    p.state = pickle.loads(pickle.dumps(p.state))
    p.perform(OpenApp("Mail"))
    tap(p, id="ann")
    assert "contact ann" in texts(p)
    before_result = log(p)[: log(p).index("result ann")]
    assert before_result[-3:] == ["inbox recreate", "inbox start", "inbox restore"]


def test_it_is_delivered_when_activities_are_not_kept() -> None:
    p = picking(keep_activities=False)
    assert "inbox destroy" in log(p)
    tap(p, id="bob")
    assert "contact bob" in texts(p)


def test_a_force_stop_of_the_caller_takes_the_request_along() -> None:
    p = picking()
    p.kill("mail", force=True)
    p.perform(OpenApp("Mail"))
    assert "contact " in texts(p)
    assert not any(entry.startswith("result") for entry in log(p))
