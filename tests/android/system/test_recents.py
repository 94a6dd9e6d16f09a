"""The overview of recent tasks."""

from __future__ import annotations

import numpy as np
import pytest

from gts_env.actions import Drag, OpenApp, PressKey, Rotate, Swipe, Tap
from gts_env.android.effects import Recents
from gts_env.android.manifest import Manifest
from tests.android.sample_app import find, phone, tap, texts

RECENTS = PressKey("recents")
BACK = PressKey("back")
THIRD = Manifest("third", "Third", "mail", 0xFFD32F2F, "Productivity", "")


def used(*apps: str, **config):
    """A phone on which these apps were opened in this order."""
    p = phone(THIRD, **config)
    for app in apps:
        p.perform(OpenApp(app))
    return p


def shown(p) -> list[str]:
    """Labels of the cards in view, from left to right."""
    cards = [n for n in p.screen().nodes if n.name == "task"]
    return [n.content_desc for n in sorted(cards, key=lambda n: n.bounds[0])]


def tasks(p) -> list[str]:
    return [t.app for t in p.state.tasks]


def test_it_shows_the_last_app_in_the_middle_and_older_ones_before_it():
    p = used("Notes", "Other", "Third")
    p.perform(RECENTS)
    assert p.screen().activity == ".RecentsActivity"
    assert shown(p) == ["Other", "Third"]
    left, _, right, _ = find(p, id="task", desc="Third").bounds
    assert (left + right) // 2 == 540
    p.perform(Swipe(300, 1200, 800, 1200))
    assert shown(p) == ["Notes", "Other", "Third"]


def test_the_overview_is_no_task_of_its_own():
    p = used("Notes", "Other")
    for _ in range(2):
        p.perform(RECENTS)
        p.perform(PressKey("home"))
    p.perform(RECENTS)
    assert tasks(p).count("recents") == 1
    assert shown(p) == ["Notes", "Other"]
    tap(p, desc="Other")
    assert tasks(p) == ["other", "launcher", "sample"]


def test_a_tap_brings_the_task_back_as_it_was():
    p = used("Notes")
    tap(p, id="ask")
    entry = p.state.entry
    p.perform(OpenApp("Other"))
    p.perform(RECENTS)
    p.perform(Swipe(300, 1200, 800, 1200))
    tap(p, id="task", desc="Notes")
    assert p.state.entry == entry


@pytest.mark.parametrize("gesture", [Swipe, Drag])
def test_swipe_up_dismisses(gesture):
    p = used("Notes", "Other")
    p.perform(RECENTS)
    p.perform(gesture(540, 1300, 540, 500))
    assert shown(p) == ["Notes"]
    assert tasks(p) == ["recents", "sample", "launcher"]
    p.perform(gesture(540, 1300, 540, 500))
    assert tasks(p) == ["launcher"]
    p.perform(OpenApp("Notes"))
    assert p.state.data["sample"].started == ("home", "home")


def test_clear_all_goes_home():
    p = used("Notes", "Other", "Third")
    p.perform(RECENTS)
    tap(p, id="clear_all")
    assert tasks(p) == ["launcher"]
    p.perform(RECENTS)
    assert texts(p) == ["No recent items"]
    p.perform(BACK)
    assert p.state.entry.app == "launcher"


def test_back_leads_where_it_was_opened_or_home_if_that_is_gone():
    p = used("Notes", "Other")
    p.perform(RECENTS)
    p.perform(BACK)
    assert p.state.entry.app == "other"
    p.perform(PressKey("home"))
    p.perform(RECENTS)
    p.perform(BACK)
    assert p.state.entry.app == "launcher"
    p.perform(OpenApp("Other"))
    p.perform(RECENTS)
    p.perform(Swipe(540, 1300, 540, 500))
    p.perform(BACK)
    assert p.state.entry.app == "launcher"


def test_the_key_again_switches_to_the_app_before():
    p = used("Notes", "Other")
    p.perform(RECENTS)
    p.perform(RECENTS)
    assert p.state.entry.app == "sample"
    p.perform(PressKey("home"))
    p.perform(RECENTS)
    p.perform(RECENTS)
    assert p.state.entry.app == "sample"


def test_key_effect_button_and_gesture_are_one():
    by_effect = used("Notes")
    by_effect.state = by_effect.reducer.apply(by_effect.state, Recents())
    by_button = used("Notes", navigation="buttons")
    tap(by_button, system=True, desc="Overview")
    by_gesture = used("Notes")
    by_gesture.perform(Drag(540, 2395, 540, 1500))
    by_key = used("Notes")
    by_key.perform(RECENTS)
    assert {tuple(shown(p)) for p in (by_effect, by_button, by_gesture, by_key)} == {("Notes",)}


def card_pixels(p, label: str) -> np.ndarray:
    left, top, right, bottom = find(p, id="task", desc=label).bounds
    return p.screen().pixels()[top + 200 : bottom - 60, left + 60 : right - 60]


def test_a_card_shows_the_task_as_it_stands():
    p = used("Notes")
    p.perform(RECENTS)
    first = card_pixels(p, "Notes")
    tap(p, id="task", desc="Notes")
    tap(p, id="row")
    p.perform(RECENTS)
    second = card_pixels(p, "Notes")
    assert first.shape == second.shape
    assert not np.array_equal(first, second)
    p.perform(BACK)
    tap(p, id="row")
    p.perform(RECENTS)
    assert np.array_equal(first, card_pixels(p, "Notes"))


@pytest.mark.parametrize("config", [{}, {"night": True, "font_scale": 1.3}, {"locale": "ar-EG"}])
def test_partial_redraws_are_right(config):
    p = used("Notes", "Other", "Third", **config)
    p.perform(RECENTS)
    for action in (
        Swipe(300, 1200, 800, 1200),
        Swipe(800, 1200, 300, 1200),
        Rotate("landscape"),
        Swipe(1200, 600, 1200, 200),
        Rotate("portrait"),
        Tap(540, 1200),
    ):
        p.perform(action)
        p.picture((270, 600))
