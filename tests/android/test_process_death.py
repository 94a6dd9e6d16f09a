"""Process death: what an activity saved comes back, what it only remembered does not, the app's data stays."""

from __future__ import annotations

from gts_env.actions import OpenApp, PressKey, Rotate, TypeText
from gts_env.android.phone import Phone
from tests.android.sample_app import find, tap, texts
from tests.support.mail import phone

BACK, HOME = PressKey("back"), PressKey("home")
KEPT = "choice  note kept flash "
BOTH = f"{KEPT}gone"


def remembering(**config: object) -> Phone:
    p = phone(**config)
    p.perform(OpenApp("Mail"))
    tap(p, id="remember")
    assert BOTH in texts(p)
    return p


def test_killed_in_the_background_it_comes_back_from_what_it_saved() -> None:
    p = remembering()
    p.perform(HOME)
    p.kill("mail")
    p.perform(OpenApp("Mail"))
    assert KEPT in texts(p)
    log = p.state.data["mail"].log
    assert log[-4:] == ("inbox recreate", "inbox start", "inbox restore", "inbox resume")
    assert log.count("inbox create") == 1


def test_a_process_in_front_is_not_killed_without_force() -> None:
    p = remembering()
    p.kill("mail")
    assert BOTH in texts(p)


def test_force_stop_drops_the_task_and_keeps_the_data() -> None:
    p = remembering()
    tap(p, id="message")
    data = p.state.data["mail"].sent
    p.kill("mail", force=True)
    assert p.state.entry.app == "launcher"
    assert [t.app for t in p.state.tasks] == ["launcher"]
    p.perform(OpenApp("Mail"))
    assert "choice  note  flash " in texts(p)
    assert p.state.data["mail"].sent == data


def test_force_stop_of_an_activity_in_anothers_task_shows_what_lay_under_it() -> None:
    p = phone()
    p.perform(OpenApp("Web"))
    tap(p, id="mail")
    p.kill("mail", force=True)
    assert p.state.entry.app == "web"


def test_without_kept_activities_each_is_made_anew_when_it_comes_back() -> None:
    p = remembering(keep_activities=False)
    tap(p, id="message")
    p.perform(BACK)
    assert KEPT in texts(p)
    tap(p, id="remember")
    p.perform(HOME)
    p.perform(OpenApp("Mail"))
    assert KEPT in texts(p)


def test_dialogs_come_back_with_what_was_typed() -> None:
    p = phone()
    p.perform(OpenApp("Mail"))
    tap(p, id="ask")
    tap(p, id="why")
    p.perform(TypeText("because"))
    p.perform(HOME)
    p.kill("mail")
    p.perform(OpenApp("Mail"))
    assert find(p, id="why").text == "because"


def test_a_scrolled_list_and_a_deep_stack_outlive_the_process() -> None:
    p = phone()
    p.perform(OpenApp("Mail"))
    tap(p, id="message")
    tap(p, id="thread")
    p.perform(HOME)
    p.kill("mail")
    p.perform(OpenApp("Mail"))
    assert "Thread m1" in texts(p)
    p.perform(BACK)
    assert "Message m1" in texts(p)
    assert p.state.data["mail"].log.count("message recreate") == 1


def test_rotation_goes_through_the_whole_life() -> None:
    p = remembering()
    at = len(p.state.data["mail"].log)
    p.perform(Rotate("landscape"))
    phases = [entry.split()[1] for entry in p.state.data["mail"].log[at:]]
    assert phases == ["pause", "save", "stop", "destroy", "recreate", "start", "restore", "resume"]
    assert KEPT in texts(p)
