"""Launch modes and flags of intents, against what Android's documentation says of tasks and the back stack."""

from __future__ import annotations

import pytest

from gts_env.actions import OpenApp, PressKey
from gts_env.android.intents import Intent
from gts_env.android.phone import Phone
from tests.android.sample_app import tap, texts
from tests.support.mail import phone

BACK = PressKey("back")


def opened() -> Phone:
    p = phone()
    p.perform(OpenApp("Mail"))
    return p


def go(p: Phone, *ids: str) -> None:
    for name in ids:
        tap(p, id=name)


def stack(p: Phone) -> list[str]:
    return [e.screen for e in p.state.task.entries]


def log(p: Phone) -> list[str]:
    return list(p.state.data["mail"].log)


def test_standard_makes_a_new_instance_each_time() -> None:
    p = opened()
    go(p, "message", "thread")
    p.start(Intent(app="mail", screen="message", extras=(("message", "m2"),)))
    assert stack(p) == ["inbox", "message", "thread", "message"]


def test_single_top_gets_the_new_intent_while_it_is_on_top() -> None:
    p = opened()
    go(p, "top")
    uid = p.state.entry.uid
    go(p, "again")
    assert stack(p) == ["inbox", "top"]
    assert p.state.entry.uid == uid
    assert "Top 1+" in texts(p)
    assert log(p)[-4:] == ["top pause", "top start", "top new_intent", "top resume"]


def test_single_top_makes_a_second_instance_when_it_is_not_on_top() -> None:
    p = opened()
    go(p, "top", "other", "over", "top")
    assert stack(p) == ["inbox", "top", "once", "over", "top"]


def test_single_task_takes_away_what_lies_above_and_gets_the_new_intent() -> None:
    p = opened()
    go(p, "single", "message", "thread", "single")
    assert stack(p) == ["inbox", "single"]
    assert "Single 3" in texts(p)
    assert log(p).count("single create") == 1
    p.perform(BACK)
    assert stack(p) == ["inbox"]


def test_single_task_of_another_app_comes_in_its_own_task() -> None:
    p = opened()
    go(p, "message")
    p.perform(OpenApp("Web"))
    p.start(Intent(app="mail", screen="single", extras=(("n", "9"),)))
    assert p.state.task.app == "mail"
    assert stack(p) == ["inbox", "message", "single"]


def test_clear_top_finishes_what_lies_above_and_makes_a_standard_activity_anew() -> None:
    p = opened()
    go(p, "once", "mark_it")
    uid = p.state.entry.uid
    go(p, "over", "once")
    assert stack(p) == ["inbox", "once"]
    assert p.state.entry.uid != uid
    assert "mark " in texts(p)
    assert "over destroy" in log(p)


@pytest.mark.parametrize(("flags", "anew"), [(("clear_top",), True), (("clear_top", "single_top"), False)])
def test_clear_top_as_a_flag_with_and_without_single_top(flags: tuple[str, ...], anew: bool) -> None:
    p = opened()
    uid = p.state.entry.uid
    go(p, "message", "thread")
    p.start(Intent(app="mail", screen="inbox", flags=flags))
    assert stack(p) == ["inbox"]
    assert (p.state.entry.uid != uid) is anew


def test_no_history_is_finished_as_soon_as_it_is_left() -> None:
    p = opened()
    go(p, "ad", "message")
    assert stack(p) == ["inbox", "message"]
    assert "ad destroy" in log(p)
    p.perform(BACK)
    assert stack(p) == ["inbox"]
    go(p, "ad")
    p.perform(PressKey("home"))
    p.perform(OpenApp("Mail"))
    assert stack(p) == ["inbox"]


def test_clear_task_begins_the_task_anew() -> None:
    p = opened()
    go(p, "message", "thread")
    p.start(Intent(app="mail", screen="compose", flags=("clear_task",)))
    assert stack(p) == ["compose"]


def test_the_icon_brings_the_task_as_it_was_left_and_the_overview_too() -> None:
    p = opened()
    go(p, "message")
    p.perform(PressKey("home"))
    p.perform(OpenApp("Mail"))
    assert stack(p) == ["inbox", "message"]
    p.perform(PressKey("recents"))
    tap(p, desc="Mail")
    assert stack(p) == ["inbox", "message"]


def test_phases_of_opening_and_back_come_in_androids_order() -> None:
    p = opened()
    assert log(p) == ["inbox create", "inbox start", "inbox resume"]
    go(p, "message")
    assert log(p)[3:] == [
        "inbox pause", "message create", "message start", "message resume", "inbox save", "inbox stop",
    ]  # fmt: skip
    p.perform(BACK)
    assert log(p)[9:] == ["message pause", "inbox start", "inbox resume", "message stop", "message destroy"]
