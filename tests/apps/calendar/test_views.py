from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gts_env.actions import LongPress, OpenApp, PressKey, Rotate, Tap

Drive = Callable[..., Any]
EVENT = {"calendar": "work", "start": "2026-10-16T09:00", "end": "2026-10-16T10:00"}
THREE = [{**EVENT, "id": f"x{i}", "title": f"Title {i}"} for i in range(3)]


def test_the_month_shows_days_with_their_events(drive: Drive) -> None:
    d = drive()
    assert d.one("toolbar_title").text == "October 2026"
    cells = d.all("day_cell")
    assert len(cells) == 42
    assert [c.text for c in cells[:4]] == ["28", "29", "30", "1"]
    assert d.one("day_cell", desc="Wednesday, October 14").selected
    assert d.one(desc="Friday, October 16, 6 events").text == "16"
    assert "Standup" in d.texts("event_chip")


@pytest.mark.parametrize("config", [{}, {"font_scale": 2.0}, {"orientation": "landscape"}])
def test_a_day_is_filled_with_events_before_the_others_are_counted(drive: Drive, config: dict[str, Any]) -> None:
    d = drive({"events": [{**EVENT, "id": f"x{i}", "title": f"T{i:02}"} for i in range(12)]}, **config)
    chips, more = d.all("event_chip"), d.one("more_events")
    assert [chip.text for chip in chips] == [f"T{i:02}" for i in range(len(chips))]
    assert more.text == f"+{12 - len(chips)}"
    line = (chips[-1].bounds[1] - chips[0].bounds[1]) / (len(chips) - 1) if len(chips) > 1 else 40
    assert d.one("day_cell", desc="Friday, October 16").bounds[3] - more.bounds[3] <= line


@pytest.mark.parametrize(("view", "event"), [("Month", "event_chip"), ("Week", "event_block"), ("List", "event_title")])
def test_every_view_shows_all_events_of_a_day(drive: Drive, view: str, event: str) -> None:
    d = drive({"events": THREE}).view(view)
    assert sorted(d.texts(event)) == ["Title 0", "Title 1", "Title 2"]
    d.view("Day").swipe("left").swipe("left")
    assert sorted(d.texts("event_block")) == ["Title 0", "Title 1", "Title 2"]


def test_swipes_turn_pages(drive: Drive) -> None:
    d = drive()
    titles = [d.swipe(way).one("toolbar_title").text for way in ("left", "right", "right")]
    assert titles == ["November 2026", "October 2026", "September 2026"]
    d.tap("today").view("Week")
    assert d.swipe("left").one("day_header").content_desc == "Monday, October 19"
    d.tap("today").view("Day")
    assert d.swipe("right").one("day_label").content_desc == "Tuesday, October 13"


def test_a_month_turned_to_and_back_is_at_today_again(drive: Drive) -> None:
    d = drive().swipe("left").swipe("right").view("Day")
    assert d.one("day_label").content_desc == "Wednesday, October 14"


def test_right_to_left_turns_the_other_way(drive: Drive) -> None:
    assert drive(locale="ar-EG").swipe("right").one("toolbar_title").text == "نوفمبر ٢٠٢٦"


@pytest.mark.parametrize(("view", "day"), [("Month", "day_cell"), ("Week", "day_header"), ("List", "date_header")])
def test_back_from_a_day_returns_to_the_view_it_was_opened_from(drive: Drive, view: str, day: str) -> None:
    d = drive().view(view)
    d.tap(day, desc="Thursday, October 15") if day != "date_header" else d.tap(day, nth=1)
    assert d.screen == "day"
    assert d.one("toolbar_title").text == "Thursday, October 15"
    assert d.back().screen == "home"
    assert d.all(day)


def test_leaving_by_back_starts_anew_at_today(drive: Drive) -> None:
    d = drive({"settings": {"default_view": "day"}}).view("Week").swipe("left").back()
    assert d.phone.state.entry.app == "launcher"
    d.phone.perform(OpenApp("Calendar"))
    assert d.one("day_label").content_desc == "Wednesday, October 14"


def test_leaving_by_home_keeps_view_and_date(drive: Drive) -> None:
    d = drive().view("Week").swipe("left")
    d.phone.perform(PressKey("home"))
    d.phone.perform(OpenApp("Calendar"))
    assert d.one("day_header").content_desc == "Monday, October 19"


def test_rotation_keeps_view_and_date(drive: Drive) -> None:
    d = drive().view("Week").swipe("left")
    d.phone.perform(Rotate("landscape"))
    assert d.one("day_header").content_desc == "Monday, October 19"


def test_go_to_a_date(drive: Drive) -> None:
    d = drive().tap("toolbar_title").tap("month_navigation_next").tap(text="20").tap("confirm_button")
    assert d.one("toolbar_title").text == "November 2026"
    assert d.view("List").texts("date_header") == d.texts("date_header")
    assert d.one("event_list")


def test_a_free_place_begins_an_event_at_that_hour(drive: Drive) -> None:
    d = drive({"events": []}).view("Day")
    at = d.one("hour_label", text="11 AM").center[1]
    d.phone.perform(Tap(700, at + 20))
    assert d.screen == "editor"
    assert (d.one("start_time").text, d.one("end_time").text) == ("11:00 AM", "12:00 PM")


def test_a_long_press_on_a_day_begins_an_event(drive: Drive) -> None:
    d = drive()
    d.phone.perform(LongPress(*d.one(desc="Friday, October 16").center))
    assert d.one("start_date").text == "Fri, Oct 16, 2026"


def test_an_event_of_several_days_is_one_bar_of_the_week(drive: Drive) -> None:
    trip = {"id": "t", "title": "Trip", "calendar": "work", "start": "2026-10-13", "end": "2026-10-15", "all_day": True}
    d = drive({"events": [trip]}).view("Week")
    (bar,) = d.all("all_day_event")
    tuesday, thursday = (d.one("day_header", desc=name).bounds for name in ("Tuesday", "Thursday"))
    assert tuesday[0] <= bar.bounds[0] < bar.bounds[2] <= thursday[2] + 2
    assert d.tap("all_day_event").one("event_title").text == "Trip"


def test_hidden_all_day_events_are_counted(drive: Drive) -> None:
    events = [{**EVENT, "id": f"x{i}", "title": f"T{i}", "all_day": True} for i in range(5)]
    d = drive({"events": events}).view("Week")
    assert len(d.all("all_day_event")) == 3
    assert d.tap("more_all_day", text="+2").screen == "day"
    assert len(d.all("all_day_event")) == 5


def test_the_list_starts_at_today(drive: Drive) -> None:
    d = drive().view("List")
    assert d.all(text="Today · Wednesday, October 14")
    assert d.texts("event_title")[:2] == ["Pay rent", "Standup"]
    assert d.texts("event_time")[:2] == ["All day", "9:15 – 9:30 AM"]
    d.swipe("down")
    assert "Water the plants" in d.texts("event_title")[:3]
    assert d.tap("today").texts("event_title")[0] == "Pay rent"


def test_the_list_says_when_today_is_free(drive: Drive) -> None:
    assert drive({"events": THREE}).view("List").texts("nothing_planned") == ["Nothing planned"]


def test_events_from_another_zone_stand_at_local_time(drive: Drive) -> None:
    call = {**EVENT, "id": "c", "title": "Call", "time_zone": "America/New_York"}
    d = drive({"events": [call]}).tap(desc="Friday, October 16")
    assert d.one("event_block").content_desc == "Call, 3:00 – 4:00 PM"
    assert d.tap("event_block").one("event_when_more").text == "9:00 AM in New York"
