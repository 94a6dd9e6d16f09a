"""Widgets on the home screen."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from typing import Any

import pytest

from gts_env import apps
from gts_env.actions import LongPress, PressKey, Rotate, Swipe, Tap, Wait
from gts_env.android.clock import to_ms
from gts_env.android.config import Config
from gts_env.android.effects import As, Do, pack
from gts_env.android.home_widget import Placed
from gts_env.android.manifest import Registry
from gts_env.android.phone import Phone
from gts_env.android.seams import CLEAN, Seams
from gts_env.android.system import installed
from gts_env.android.system.launcher import LauncherData
from gts_env.screen import Node

ZONE = "Europe/Berlin"
NOW = to_ms(dt.datetime(2026, 10, 14, 9, 41), ZONE)
BOTH = (Placed("1", "calendar", "schedule"), Placed("2", "calendar", "month"))


def phone(placed: tuple[Placed, ...] = (), seams: Seams = CLEAN, **config: Any) -> Phone:
    found = [m for m in apps.manifests() if m.id == "calendar"]
    made = Phone(Registry([*installed.MANIFESTS, *found]), seams)
    made.surfaces.check = True
    data = made.apps.app("calendar").load({}, NOW, ZONE)
    made.boot(Config(zone=ZONE, **config), NOW, {"calendar": data, "launcher": LauncherData(placed)})
    return made


def nodes(p: Phone, name: str) -> list[Node]:
    return [n for n in p.screen().nodes if n.name == name]


def texts(p: Phone, name: str) -> list[str]:
    return [n.text for n in nodes(p, name)]


def rename(p: Phone, title: str) -> None:
    """Another title for today's first event, saved by the app."""
    first = next(e for e in p.state.data["calendar"].events if e.title == "Pay rent")
    data = p.state.data["calendar"]
    events = tuple([replace(e, title=title) if e is first else e for e in data.events])
    p.state = p.state.with_data("calendar", replace(data, events=events))
    p.perform(Wait(1000))
    p.picture((270, 600))


def test_a_long_press_offers_widgets_and_a_tap_adds_one():
    p = phone()
    width, height = p.frame().size
    p.perform(LongPress(width // 2, height * 3 // 5))
    assert texts(p, "sheet_title") == ["Widgets"]
    choices = nodes(p, "widget_choice")
    assert len(choices) == 2
    p.perform(Tap(*choices[1].center))
    assert texts(p, "widget_title") == ["October 2026"]
    assert "Pay rent" in texts(p, "event_title")
    assert nodes(p, "widget")[0].class_name == "android.appwidget.AppWidgetHostView"
    p.picture((270, 600))


def test_the_gesture_bar_is_dark_on_a_light_sheet_over_the_wallpaper():
    p = phone()
    width, height = p.frame().size
    at = p.frame().window("navigation").y - height + 32, width // 2
    assert p.screen().pixels()[at].min() > 200
    p.perform(LongPress(width // 2, height * 3 // 5))
    assert p.screen().pixels()[at].max() < 60
    p.perform(PressKey("back"))
    assert p.screen().pixels()[at].min() > 200


def test_a_long_press_anywhere_on_a_widget_leads_to_its_removal():
    p = phone(BOTH[:1])
    x, y = nodes(p, "event_row")[0].center
    p.perform(LongPress(x, y))
    p.perform(Tap(*nodes(p, "remove_widget")[0].center))
    assert nodes(p, "widget") == []
    assert p.state.data["launcher"].widgets == ()
    p.picture((270, 600))


def test_a_tap_on_a_row_opens_the_event_with_the_home_screen_of_the_app_below():
    p = phone(BOTH)
    p.perform(Tap(*nodes(p, "event_row")[0].center))
    assert (p.state.entry.app, p.state.entry.screen) == ("calendar", "event")
    p.perform(PressKey("back"))
    assert (p.state.entry.app, p.state.entry.screen) == ("calendar", "home")
    p.perform(PressKey("back"))
    assert p.state.entry.app == "launcher"


def test_a_tap_on_a_day_or_the_plus_opens_that_day_or_the_editor():
    p = phone(BOTH)
    p.perform(Tap(*next(n for n in nodes(p, "day_cell") if n.content_desc.startswith("Thursday, October 22")).center))
    assert dict(p.state.entry.args) == {"date": "2026-10-22"}
    p.perform(PressKey("home"))
    p.perform(Tap(*nodes(p, "new_event")[0].center))
    assert p.state.entry.screen == "editor"


def test_the_list_scrolls_in_place():
    p = phone(BOTH)
    x, y = nodes(p, "schedule_list")[0].center
    p.perform(Swipe(x, y + 100, x, y - 100))
    assert p.state.entry.screen == "home"
    assert "Pay rent" not in texts(p, "event_title")
    p.picture((270, 600))


def test_widgets_follow_the_data_and_the_day():
    p = phone(BOTH)
    rename(p, "Rent is due")
    assert "Rent is due" in texts(p, "event_title")
    p.perform(Wait(24 * 3600_000))
    assert nodes(p, "date_header")[0].bounds
    assert "Rent is due" not in texts(p, "event_title")
    p.picture((270, 600))


class Stale(Seams):
    """The update of widgets does not happen."""

    def job(self, tx, name, args, run):
        if name != "update_widgets":
            run(name, args)


def test_a_fault_may_keep_a_widget_stale_while_the_app_shows_what_is_new():
    p = phone(BOTH, Stale())
    rename(p, "Rent is due")
    assert "Pay rent" in texts(p, "event_title")
    p.perform(Tap(*nodes(p, "event_row")[0].center))
    assert "Rent is due" in {n.text for n in p.screen().nodes}
    p.perform(PressKey("home"))
    assert "Pay rent" in texts(p, "event_title")
    p.state = p.reducer.apply(p.state, As("calendar", Do("update_widgets", pack({}))))
    assert "Rent is due" in texts(p, "event_title")


@pytest.mark.parametrize("config", [{}, {"font_scale": 1.5}, {"orientation": "landscape"}, {"locale": "ar-EG"}])
def test_widgets_and_icons_do_not_overlap(config):
    p = phone(BOTH, **config)
    width, height = p.frame().size
    found = [*nodes(p, "widget"), *nodes(p, "icon")]
    assert nodes(p, "widget")
    for i, a in enumerate(found):
        assert 0 <= a.bounds[0] < a.bounds[2] <= width
        assert 0 <= a.bounds[1] < a.bounds[3] <= height
        for b in found[i + 1 :]:
            left, right = max(a.bounds[0], b.bounds[0]), min(a.bounds[2], b.bounds[2])
            assert left >= right or max(a.bounds[1], b.bounds[1]) >= min(a.bounds[3], b.bounds[3])
    p.picture((270, 600))


def test_rotation_keeps_the_widgets():
    p = phone(BOTH)
    p.perform(Rotate("landscape"))
    assert nodes(p, "widget")
    p.perform(Rotate("portrait"))
    assert len(nodes(p, "widget")) == 2
    p.picture((270, 600))


def test_a_home_screen_takes_eight_widgets():
    p = phone(BOTH * 4)
    p.state = p.reducer.apply(p.state, As("launcher", Do("add_widget", pack({"app": "calendar", "name": "month"}))))
    assert len(p.state.data["launcher"].widgets) == 8
    assert p.screen().toast == "No room for this widget"
