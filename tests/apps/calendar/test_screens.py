from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

Drive = Callable[..., Any]
CALL = {"id": "c", "title": "Call", "calendar": "work", "start": "2026-10-14T13:00", "end": "2026-10-14T14:00"}


def menu(drive: Drive, item: str, data: dict[str, Any] | None = None) -> Any:
    return drive(data).tap(desc="More options").tap(text=item)


def setting(drive: Drive, name: str, value: str, data: dict[str, Any] | None = None) -> Any:
    """The home screen after a setting was changed."""
    d = menu(drive, "Settings", data).scroll_to(id=name).tap(name)
    return d.tap(text=value).back() if value else d.back()


def test_search_finds_as_one_types(drive: Drive) -> None:
    d = drive().tap("search")
    assert d.phone.screen().keyboard
    d.type("cafe")
    assert "Lunch with Kim" in d.texts("event_title")
    d.type("xyz")
    assert d.all("no_results")
    d.tap("query_clear")
    assert d.all("empty")


def test_a_result_opens_and_the_search_is_remembered(drive: Drive) -> None:
    d = drive().tap("search").type("yoga").tap("search_result")
    assert d.one("event_title").text == "Yoga"
    assert d.back().screen == "search"
    d.tap("query_clear")
    assert d.tap("recent_search", text=None).one("query").text == "yoga"


def test_hidden_calendars_hide_their_events(drive: Drive) -> None:
    d = menu(drive, "Calendars").tap("calendar_row", text="Work")
    assert not d.one("calendar_row", text="Work").checked
    assert "Standup" not in d.back().texts("event_chip")


def test_a_calendar_takes_another_colour(drive: Drive) -> None:
    d = menu(drive, "Calendars").tap("calendar_color").tap(text="Tomato")
    assert d.data.calendars[0].color == "#D50000"


def test_sync_tells_when(drive: Drive) -> None:
    d = menu(drive, "Calendars")
    assert d.one("last_synced").text == "Last synced 9:24 AM"
    assert d.tap("sync_now").one("last_synced").text == "Last synced 9:41 AM"
    assert menu(drive, "Sync now").message == "Calendars synced"


def test_upcoming_reminders(drive: Drive) -> None:
    d = menu(drive, "Reminders", {"events": [{**CALL, "reminders": [5, 15, 300]}]})
    assert d.texts("event_title") == ["Call", "Call"]
    assert [n.text for n in d.phone.screen().nodes if n.text.endswith("PM")] == ["12:45 PM", "12:55 PM"]
    assert d.tap("reminder_row").one("event_title").text == "Call"


def test_a_daily_series_reminds_every_day(drive: Drive) -> None:
    event = {**CALL, "reminders": [5], "repeat": {"every": "daily"}}
    app_data = menu(drive, "Reminders", {"events": [event]})
    assert len(app_data.all("reminder_row")) >= 5


def test_default_view(drive: Drive) -> None:
    d = setting(drive, "default_view", "Week").back()
    from gts_env.actions import OpenApp

    d.phone.perform(OpenApp("Calendar"))
    assert d.all("week_grid")


@pytest.mark.parametrize(("day", "first"), [("Sunday", "27"), ("Saturday", "26"), ("Monday", "28")])
def test_first_day_of_the_week(drive: Drive, day: str, first: str) -> None:
    assert setting(drive, "first_day", day).one("day_cell").text == first


def test_24_hours(drive: Drive) -> None:
    d = setting(drive, "hour24", "On", {"events": [CALL]}).view("List")
    assert d.texts("event_time") == ["13:00 – 14:00"]
    assert drive({"events": [CALL]}, hour24=True).view("Week").one("event_block").content_desc == "Call, 13:00 – 14:00"


def test_home_zone(drive: Drive) -> None:
    d = setting(drive, "home_zone", "London", {"events": [CALL]}).view("List")
    assert d.texts("event_time") == ["12:00 – 1:00 PM"]


def test_week_numbers(drive: Drive) -> None:
    assert drive().texts("week_number") == []
    assert setting(drive, "week_numbers", "").texts("week_number") == ["40", "41", "42", "43", "44", "45"]
    assert drive().view("Week").texts("week_number") == []
    assert setting(drive, "week_numbers", "").view("Week").texts("week_number") == ["W42"]


def test_dimming_shows(drive: Drive) -> None:
    before = drive().phone.picture((270, 600))
    assert (setting(drive, "dim_past", "").phone.picture((270, 600)) != before).any()


def test_no_reminders_without_notifications(drive: Drive) -> None:
    d = setting(drive, "notifications", "")
    assert d.tap(desc="More options").tap(text="Reminders").all("empty")


def test_defaults_of_new_events(drive: Drive) -> None:
    d = setting(drive, "default_minutes", "15 minutes").tap("fab_new")
    assert d.one("end_time").text == "10:15 AM"
    d = setting(drive, "default_reminder", "1 hour before").tap("fab_new")
    assert d.all(text="1 hour before")


def test_the_chosen_value_stands_in_the_settings(drive: Drive) -> None:
    d = menu(drive, "Settings").tap("hour24").tap(text="Off")
    assert d.one("hour24_value").text == "Off"


@pytest.mark.parametrize("item", ["Reminders", "Calendars", "Settings"])
def test_up_leads_home(drive: Drive, item: str) -> None:
    assert menu(drive, item).tap(desc="Navigate up").screen == "home"
