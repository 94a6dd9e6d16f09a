"""Status bar, navigation bar and toast."""

from __future__ import annotations

import numpy as np
import pytest

from gts_env.actions import OpenApp, PressKey, Rotate, Swipe, Wait
from gts_env.android.painting.painter import dirty
from gts_env.android.system.tone import luma
from tests.android.sample_app import find, phone, tap


def opened(**config):
    p = phone(**config)
    p.perform(OpenApp("Notes"))
    return p


def ink(p, node) -> tuple[float, float]:
    """Least and greatest brightness inside a node."""
    left, top, right, bottom = node.bounds
    part = p.screen().pixels()[top:bottom, left:right] @ np.array([0.299, 0.587, 0.114]) / 255
    return float(part.min()), float(part.max())


@pytest.mark.parametrize("night", [False, True])
@pytest.mark.parametrize("start", ["home", "app", "drawer"])
@pytest.mark.parametrize("orientation", ["portrait", "landscape"])
def test_clock_and_icons_stand_out_from_what_they_lie_on(night, start, orientation):
    p = phone(night=night, orientation=orientation)
    if start == "app":
        p.perform(OpenApp("Notes"))
    elif start == "drawer":
        p.perform(Swipe(540, 900, 540, 300))
        assert p.state.entry.screen == "all_apps"
    for name in ("clock", ""):
        nodes = [n for n in p.screen(system=True).nodes if n.package == "com.android.systemui" and n.name == name]
        for node in nodes:
            darkest, brightest = ink(p, node)
            assert brightest - darkest > 0.5, node


@pytest.mark.parametrize(("hour24", "text"), [(False, "9:41"), (True, "09:41")])
def test_the_clock_tells_device_time(hour24, text):
    p = phone(hour24=hour24)
    assert find(p, system=True, id="clock").text == text
    p.perform(Wait(3 * 3600_000 + 19 * 60_000))
    assert find(p, system=True, id="clock").text == ("13:00" if hour24 else "1:00")


@pytest.mark.parametrize("orientation", ["portrait", "landscape", "reverse_landscape"])
def test_buttons_do_what_the_keys_do(orientation):
    p = opened(navigation="buttons", orientation=orientation)
    tap(p, id="form")
    tap(p, id="name")
    tap(p, system=True, desc="Back", id="back")
    assert not p.state.ime
    assert p.state.entry.screen == "form"
    tap(p, system=True, desc="Back", id="back")
    assert p.state.entry.screen == "home"
    tap(p, system=True, desc="Home")
    assert p.state.entry.app == "launcher"
    tap(p, system=True, desc="Overview")
    assert p.state.entry.app == "recents"
    assert {n.class_name for n in p.screen(system=True).nodes if n.name in ("back", "home", "recent_apps")} == {
        "android.widget.ImageView"
    }


@pytest.mark.parametrize("orientation", ["portrait", "landscape", "reverse_landscape"])
def test_an_app_never_lies_under_the_buttons_of_a_lying_phone(orientation):
    p = opened(navigation="buttons", orientation=orientation)
    bar = p.frame().window("navigation")
    screen = p.frame().windows[0]
    if orientation == "portrait":
        assert (screen.x, screen.box.w) == (0, 1080)
        return
    assert screen.box.w == 2400 - bar.box.w
    assert screen.x == (bar.box.w if orientation == "reverse_landscape" else 0)
    assert bar.x == (0 if orientation == "reverse_landscape" else 2400 - bar.box.w)
    for key in ("toast", "ask"):
        tap(p, id=key)
        p.picture((270, 600))


def test_bars_are_the_same_objects_while_nothing_of_them_changes():
    p = opened()
    status, pill = p.frame().window("status"), p.frame().window("navigation")
    tap(p, id="row")
    p.perform(Swipe(500, 1800, 500, 900))
    assert p.frame().window("status") is status
    assert p.frame().window("navigation") is pill
    p.perform(Wait(60_000))
    assert p.frame().window("status") is not status


@pytest.mark.parametrize("config", [{}, {"night": True, "font_scale": 1.5}, {"orientation": "landscape"}])
def test_a_toast_has_two_lines_at_most_and_stands_above_the_keyboard(config):
    p = opened(**config)
    tap(p, id="ask")
    tap(p, id="answer")
    tx = p.reducer.begin(p.state)
    tx.toast("A very long message that nobody could ever read in the two seconds for which it is shown " * 3)
    p.state = tx.state
    toast, board = p.frame().window("toast"), p.frame().window("ime")
    assert toast.y + toast.box.h <= board.y
    assert toast.x > 0
    text = next(box for box, _, _ in toast.box.kids if box.widget.id == "text")
    assert text.data[0].line_count == 2
    assert text.data[0].truncated
    p.picture((270, 600))


def test_what_comes_and_goes_over_a_screen_is_redrawn_alone():
    p = opened()
    for change in (lambda: tap(p, id="toast"), lambda: p.perform(Wait(3000)), lambda: tap(p, desc="More")):
        before = p.frame()
        change()
        rects = dirty(before, p.frame())
        assert rects
        assert sum((r[2] - r[0]) * (r[3] - r[1]) for r in rects) < 1080 * 2400 / 8
        p.picture((270, 600))


def test_a_toast_is_of_the_app_that_said_it():
    p = opened()
    tap(p, id="toast")
    toast = p.frame().window("toast")
    p.perform(PressKey("home"))
    assert p.state.toast.app == "sample"
    assert p.frame().window("toast") is toast


def test_brightness():
    assert [round(luma(c), 3) for c in (0xFF000000, 0xFFFFFFFF, 0xFFFF0000)] == [0.0, 1.0, 0.299]


def test_turning_the_phone_moves_the_bars():
    p = opened()
    p.perform(Rotate("landscape"))
    status = p.frame().window("status")
    assert status.box.w == 2400
