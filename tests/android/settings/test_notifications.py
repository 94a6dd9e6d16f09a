"""Notifications turned off, made silent or louder: by app and by channel."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gts_env.actions import Swipe, Tap, Wait

from .conftest import Driver

Drive = Callable[..., Driver]
HOURS = 3_600_000


def posted(d: Driver) -> list[str]:
    return [n.importance for n in d.phone.state.background.notices]


def waited(d: Driver) -> Driver:
    """Until a reminder has come."""
    for _ in range(6):
        if posted(d):
            break
        d.phone.perform(Wait(2 * HOURS))
    return d


def to_calendar(d: Driver) -> Driver:
    return d.open("Settings").scroll_to(id="notifications").tap("notifications").tap(text="Calendar")


@pytest.fixture
def home(drive: Drive) -> Driver:
    return drive()


def test_a_reminder_comes_by_default(home: Driver) -> None:
    assert posted(waited(home))[0] == "high"


def test_an_app_is_turned_off_in_the_list(home: Driver) -> None:
    waited(home).go("notifications")
    assert home.one("switch_widget").checked
    home.tap("switch_widget")
    assert not home.one("switch_widget").checked
    assert posted(home) == []
    assert posted(waited(home)) == []
    home.tap("switch_widget")
    assert posted(waited(home))


def test_an_app_is_turned_off_on_its_own_page(home: Driver) -> None:
    to_calendar(home)
    assert home.one("channel").text == "" or home.one(text="Reminders")
    home.tap("main_switch_bar")
    assert not home.all("channel")
    assert posted(waited(home)) == []
    assert home.back().one("summary").text == "Off"


def test_a_channel_is_made_silent_and_turned_off(home: Driver) -> None:
    waited(to_calendar(home))
    home.tap(text="Reminders").tap(text="Silent")
    assert home.one(text="Silent")
    assert set(posted(home)) == {"low"}
    home.tap(text="Reminders").tap(text="Off")
    assert posted(home) == []
    assert posted(waited(home)) == []
    home.tap(text="Reminders").tap(text="Default")
    assert posted(waited(home))[0] == "default"
    assert home.phone.state.background.peek is None


def test_resetting_app_preferences_allows_all_again(home: Driver) -> None:
    to_calendar(home).tap(text="Reminders").tap(text="Off").tap("main_switch_bar")
    home.open("Settings").back().back().go("system", "reset", "reset_apps").tap(text="Reset apps")
    assert not home.phone.state.background.channels
    assert posted(waited(home))[0] == "high"


def test_app_info_leads_there(home: Driver) -> None:
    home.go("apps").tap(text="Calendar").tap("notifications")
    assert home.one("main_switch_bar").text == "All Calendar notifications"


def test_the_shade_leads_there(home: Driver) -> None:
    waited(home)
    home.phone.perform(Swipe(540, 10, 540, 1200, 300))
    node = next(n for n in home.phone.screen().nodes if n.name == "manage_text")
    home.phone.perform(Tap(*node.center))
    assert home.title == "Notifications"
