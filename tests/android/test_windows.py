"""Activities, tasks and layers: the back stack, up against back, home, the overview, what is left when one is left."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gts_env.actions import DoubleTap, Drag, LongPress, OpenApp, PressKey, Rotate, Swipe, Tap, Wait
from tests.android.sample_app import find, phone, tap, texts

BACK = PressKey("back")
HOME = PressKey("home")


def opened(**config):
    made = phone(**config)
    made.perform(OpenApp("Notes"))
    return made


def screen_of(p) -> tuple[str, str]:
    return p.state.entry.app, p.state.entry.screen


def test_back_walks_down_the_stack_and_then_home():
    p = opened()
    tap(p, desc="Open")
    tap(p, id="comments")
    seen = [screen_of(p)]
    for _ in range(4):
        p.perform(BACK)
        seen.append(screen_of(p))
    assert seen == [
        ("sample", "comments"),
        ("sample", "detail"),
        ("sample", "home"),
        ("launcher", "home"),
        ("launcher", "home"),
    ]


def test_back_at_the_root_keeps_the_activity_alive_as_since_android_12():
    p = opened()
    p.perform(Swipe(500, 1800, 500, 900))
    before = p.state.entry
    p.perform(BACK)
    p.perform(OpenApp("Notes"))
    assert p.state.entry.uid == before.uid
    assert p.state.entry.view == before.view


def test_back_from_the_only_screen_that_is_no_root_ends_the_task():
    p = opened()
    tap(p, desc="Open")
    tap(p, desc="Up")
    assert screen_of(p) == ("sample", "home")
    tap(p, id="form")
    # Up leads to a parent that is on the stack: the same activity, not a new one.
    uid = p.state.task.entries[0].uid
    p.perform(BACK)
    assert p.state.entry.uid == uid


def test_up_makes_the_parent_when_it_is_not_on_the_stack():
    p = opened()
    tap(p, desc="Open")
    tap(p, id="comments")
    stack = p.state.task
    # As a notification would open it: the comments alone, without what lies under them.
    p.state = replace(p.state, tasks=(replace(stack, entries=(stack.top,)), *p.state.tasks[1:]))
    tap(p, desc="Up")
    assert screen_of(p) == ("sample", "detail")
    assert dict(p.state.entry.args) == {"note": "0"}
    assert p.state.data["sample"].started[-1] == "detail"


def test_up_goes_to_the_parent_where_back_goes_to_the_screen_before():
    p = opened()
    tap(p, desc="Open")
    tap(p, id="comments")
    tap(p, desc="Up")
    tap(p, desc="Up")
    assert screen_of(p) == ("sample", "home")
    assert len(p.state.task.entries) == 1


def test_home_leaves_tasks_as_they_are_and_the_icon_brings_them_back():
    p = opened()
    tap(p, desc="Open")
    p.perform(HOME)
    assert screen_of(p) == ("launcher", "home")
    tap(p, desc="Notes")
    assert screen_of(p) == ("sample", "detail")
    assert p.state.data["sample"].started == ("home", "detail")


def test_two_apps_have_two_tasks_and_two_sets_of_data():
    p = opened()
    tap(p, id="row")
    p.perform(OpenApp("Other"))
    assert not p.state.data["other"].notes[0].done
    tap(p, id="row")
    assert p.state.data["other"].notes[0].done
    assert [t.app for t in p.state.tasks] == ["other", "sample", "launcher"]


@pytest.mark.parametrize("navigation", ["gesture", "buttons"])
def test_edge_swipes_belong_to_the_system_only_with_gestures(navigation):
    p = opened(navigation=navigation)
    tap(p, desc="Open")
    p.perform(Swipe(3, 1200, 600, 1200))
    assert screen_of(p)[1] == ("home" if navigation == "gesture" else "detail")


def test_swipe_up_from_the_foot_is_home_and_a_hold_is_the_overview():
    p = opened()
    p.perform(Swipe(540, 2395, 540, 1500))
    assert screen_of(p)[0] == "launcher"
    p.perform(OpenApp("Notes"))
    p.perform(Drag(540, 2395, 540, 1500))
    assert screen_of(p)[0] == "recents"


def test_swipe_along_the_foot_switches_to_the_app_before():
    p = opened()
    p.perform(OpenApp("Other"))
    p.perform(Swipe(300, 2390, 800, 2390))
    assert screen_of(p)[0] == "sample"


def test_dialog_closes_by_back_outside_and_button_and_nothing_under_it_is_touched():
    p = opened()
    for close in (lambda: p.perform(BACK), lambda: p.perform(Tap(540, 400)), lambda: tap(p, text="Cancel")):
        tap(p, id="ask")
        assert "Title?" in texts(p)
        assert "Note number 0" not in texts(p)
        close()
        assert "Note number 0" in texts(p)
        assert not any(n.done for n in p.state.data["sample"].notes)


def test_rotation_keeps_what_is_saved_and_loses_what_is_remembered():
    p = opened()
    tap(p, desc="Open")
    tap(p, id="remember")
    tap(p, id="save")
    assert "opened True kept True" in texts(p)
    p.perform(Rotate("landscape"))
    assert "opened False kept True" in texts(p)
    p.perform(BACK)
    tap(p, desc="Open")
    assert "opened False kept False" in texts(p)


def test_a_screen_below_is_recreated_when_it_comes_back():
    p = opened()
    tap(p, desc="Open")
    tap(p, id="remember")
    tap(p, id="comments")
    p.perform(Rotate("landscape"))
    p.perform(BACK)
    assert "opened False kept False" in texts(p)


def test_turning_a_lying_device_upside_down_is_no_configuration_change():
    p = opened(orientation="landscape")
    tap(p, desc="Open")
    tap(p, id="remember")
    p.perform(Rotate("reverse_landscape"))
    assert "opened True kept False" in texts(p)


def test_rotation_keeps_dialogs_with_their_text_and_drops_menus():
    p = opened()
    tap(p, id="ask")
    tap(p, id="answer")
    p.perform(Rotate("landscape"))
    assert p.state.ime
    assert find(p, id="answer").focused
    p.perform(BACK)
    p.perform(BACK)
    tap(p, desc="More")
    assert texts(p) == ["Sort", "Share"]
    p.perform(Rotate("portrait"))
    assert "Note number 0" in texts(p)


def test_double_tap_on_a_plain_widget_is_two_taps_while_its_window_stays():
    p = opened()
    p.perform(DoubleTap(*find(p, id="row").center))
    assert not p.state.data["sample"].notes[0].done
    p.perform(DoubleTap(*find(p, id="form").center))
    assert len(p.state.task.entries) == 2


def test_long_press_without_a_listener_clicks_when_the_finger_is_lifted():
    p = opened()
    p.perform(LongPress(*find(p, id="row").center, 900))
    assert p.state.data["sample"].notes[0].done


def test_toast_and_time():
    p = opened()
    tap(p, id="toast")
    assert p.screen().toast == "Saved to your notes"
    p.perform(Wait(900))
    assert p.screen().toast is not None
    p.perform(Wait(100))
    assert p.screen().toast is None


def test_toast_outlives_its_activity_and_lets_touches_through():
    p = opened()
    tap(p, id="toast")
    toast = p.frame().window("toast")
    p.perform(Tap(toast.x + toast.box.w // 2, toast.y + toast.box.h // 2))
    assert any(n.done for n in p.state.data["sample"].notes)
    p.perform(BACK)
    assert p.screen().toast == "Saved to your notes"
