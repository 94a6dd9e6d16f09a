from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from typing import Any

from gts_env.actions import PressKey, Rotate

Drive = Callable[..., Any]
D, T = dt.date, dt.datetime
LUNCH = {
    "id": "l", "title": "Lunch", "calendar": "personal", "start": "2026-10-14T12:00", "end": "2026-10-14T13:00",
    "place": "Canteen", "reminders": [10, 60, 1440],
}  # fmt: skip
DAILY = {
    "id": "s", "title": "Standup", "calendar": "work", "start": "2026-10-12T09:00", "end": "2026-10-12T09:15",
    "repeat": {"every": "daily"},
}  # fmt: skip


def opened(drive: Drive, event: dict[str, Any], day: str = "Wednesday, October 14") -> Any:
    """The detail screen of an event, opened from its day."""
    return drive({"events": [event]}).tap(desc=day).tap("event_block")


def edited(drive: Drive, event: dict[str, Any], part: str | None = None) -> Any:
    d = opened(drive, event).tap("edit_event")
    return d.tap(text=part) if part else d


def test_the_detail_says_everything(drive: Drive) -> None:
    d = opened(drive, {**LUNCH, "notes": "Bring cash", "repeat": {"every": "weekly", "interval": 4}})
    assert d.one("event_title").text == "Lunch"
    assert d.one("event_when").text == "Wednesday, October 14, 2026\n12:00 – 1:00 PM"
    assert d.one("event_repeat").text == "Every 4 weeks"
    assert d.one("event_place").text == "Canteen"
    assert d.texts("event_reminder") == ["10 minutes before", "1 hour before", "1 day before"]
    assert (d.one("event_calendar").text, d.one("event_notes").text) == ("Personal", "Bring cash")


def test_a_new_event_is_stored_and_shown(drive: Drive) -> None:
    d = drive().tap("fab_new").tap("title").type("Picnic").back()
    d.tap("start_time").pick_time("7", "30", "PM")
    assert (d.one("start_time").text, d.one("end_time").text) == ("7:30 PM", "8:30 PM")
    d.tap("save")
    assert (d.screen, d.message) == ("home", "Event saved")
    made = d.data.events[-1]
    assert (made.title, made.start, made.end) == ("Picnic", T(2026, 10, 14, 19, 30), T(2026, 10, 14, 20, 30))
    assert (made.time_zone, made.reminders) == ("Europe/Berlin", (10,))
    assert "7:30 – 8:30 PM" in d.view("List").scroll_to(text="Picnic").texts("event_time")


def test_a_new_event_begins_at_the_next_hour_today_and_at_nine_on_other_days(drive: Drive) -> None:
    assert drive().tap("fab_new").one("start_time").text == "10:00 AM"
    assert drive().tap(desc="Friday, October 16").tap("fab_new").one("start_time").text == "9:00 AM"


def test_new_events_follow_the_settings(drive: Drive) -> None:
    d = drive({"settings": {"default_reminder": None, "default_minutes": 30}}).tap("fab_new")
    assert d.one("end_time").text == "10:30 AM"
    assert not d.all("reminder")


def test_the_editor_shows_the_event(drive: Drive) -> None:
    d = edited(drive, LUNCH)
    assert d.one("title").text == "Lunch"
    assert (d.one("start_date").text, d.one("start_time").text) == ("Wed, Oct 14, 2026", "12:00 PM")
    assert len(d.all("reminder")) == 3
    assert not d.all("add_reminder")


def test_an_all_day_event_keeps_its_date_in_the_editor(drive: Drive) -> None:
    event = {**LUNCH, "all_day": True, "time_zone": "Pacific/Auckland"}
    d = drive({"events": [event]}).tap(desc="Wednesday, October 14").tap("all_day_event").tap("edit_event")
    assert (d.one("start_date").text, d.one("end_date").text) == ("Wed, Oct 14, 2026", "Wed, Oct 14, 2026")
    assert not d.all("start_time")
    d.tap("save")
    assert d.data.events[0].start.date() == D(2026, 10, 14)


def test_one_reminder_set_to_none_leaves_the_others(drive: Drive) -> None:
    d = edited(drive, LUNCH).tap("reminder").tap(text="None")
    d.tap("save")
    assert d.data.events[0].reminders == (60, 1440)
    assert d.texts("event_reminder") == ["1 hour before", "1 day before"]


def test_reminders_are_removed_added_and_made(drive: Drive) -> None:
    d = edited(drive, LUNCH).tap("remove_reminder", nth=1).tap("add_reminder").tap(text="Custom…")
    d.tap("amount").type("3", clear=True).back()
    d.tap(text="hours before").tap(text="OK").tap("save")
    assert d.data.events[0].reminders == (10, 1440, 180)


def test_another_zone_moves_the_event_at_once(drive: Drive) -> None:
    d = edited(drive, LUNCH).tap("time_zone").tap(text="London (GMT+01:00)").tap("save")
    assert d.one("event_when").text == "Wednesday, October 14, 2026\n1:00 – 2:00 PM"
    assert d.one("event_when_more").text == "12:00 PM in London"
    assert d.back().one("event_block").content_desc.startswith("Lunch, 1:00 – 2:00 PM")


def test_an_event_cannot_end_before_it_starts(drive: Drive) -> None:
    d = edited(drive, LUNCH).tap("end_time").pick_time("11", "00", "AM")
    assert d.one("end_error").text == "The event can't end before it starts"
    d.tap("save")
    assert (d.screen, d.message) == ("editor", "The event can't end before it starts")
    assert d.data.events[0].end == T(2026, 10, 14, 13)


def test_back_asks_before_changes_are_lost(drive: Drive) -> None:
    assert edited(drive, LUNCH).back().screen == "event"
    d = edited(drive, LUNCH).tap("title").type("!").back().back()
    assert d.screen == "discard"
    d.tap(text="Keep editing")
    assert (d.screen, d.one("title").text) == ("editor", "Lunch!")
    assert d.tap("close").tap(text="Discard").screen == "event"
    assert d.data.events[0].title == "Lunch"


def test_rotation_keeps_the_draft(drive: Drive) -> None:
    d = edited(drive, LUNCH).tap("title").type("!").back().tap("all_day")
    d.phone.perform(Rotate("landscape"))
    assert d.one("title").text == "Lunch!"
    assert d.one("all_day").checked


def test_a_custom_rule(drive: Drive) -> None:
    d = edited(drive, LUNCH).tap("repeat").tap(text="Custom…")
    d.tap("interval").type("2", clear=True).back()
    d.tap(text="Fri").tap("ends_after").tap("count").type("5", clear=True).back()
    d.tap(text="OK")
    assert d.one("repeat").resource_id
    assert d.all(text="Every 2 weeks on Wed, Fri, 5 times")
    d.tap("save")
    rule = d.data.events[0].repeat
    assert (rule.interval, rule.weekdays, rule.count) == (2, ("wed", "fri"), 5)


def test_a_rule_that_ends_on_a_date_by_month(drive: Drive) -> None:
    d = edited(drive, LUNCH).tap("repeat").tap(text="Custom…").tap("unit").tap(text="month")
    d.tap("monthly_by_weekday").tap("ends_on").tap("until_date").tap("confirm_button").tap(text="OK")
    assert d.all(text="Every month on the second Wednesday, until Jan 13, 2027")


def test_deleting_asks_and_can_be_undone(drive: Drive) -> None:
    d = opened(drive, LUNCH).tap("delete_event")
    assert d.tap(text="Cancel").screen == "event"
    d.tap("delete_event").tap(text="Delete")
    assert (d.screen, d.message, d.data.events) == ("day", "Event deleted", ())
    d.tap(text="Undo")
    assert d.all("event_block", text="Lunch")


def test_deleting_one_of_a_series(drive: Drive) -> None:
    d = opened(drive, DAILY).tap("delete_event").tap(text="Only this event")
    assert d.data.events[0].excluded_dates == (D(2026, 10, 14),)
    assert not d.all("event_block")
    assert d.swipe("left").all("event_block")


def test_deleting_the_rest_of_a_series(drive: Drive) -> None:
    d = opened(drive, DAILY).tap("delete_event").tap(text="This and all following events")
    assert d.data.events[0].repeat.until == D(2026, 10, 13)
    assert not d.swipe("left").all("event_block")
    assert d.swipe("right").swipe("right").all("event_block")


def test_editing_one_of_a_series_shows_it_once(drive: Drive) -> None:
    d = edited(drive, DAILY, "Only this event").tap("start_time").pick_time("11", "00", "AM").tap("save")
    assert d.one("event_when").text.endswith("11:00 – 11:15 AM")
    assert not d.all("event_repeat")
    d.back()
    assert [n.content_desc for n in d.all("event_block")] == ["Standup, 11:00 – 11:15 AM"]
    assert d.swipe("left").one("event_block").content_desc == "Standup, 9:00 – 9:15 AM"


def test_editing_a_whole_series_keeps_its_first_day(drive: Drive) -> None:
    d = edited(drive, DAILY, "All events in the series").tap("start_time").pick_time("8", "00").tap("save")
    assert d.data.events[0].start == T(2026, 10, 12, 8)
    assert d.back().swipe("right").one("event_block").content_desc == "Standup, 8:00 – 8:15 AM"


def test_editing_the_rest_of_a_series(drive: Drive) -> None:
    d = edited(drive, DAILY, "This and all following events").tap("start_time").pick_time("8", "00").tap("save").back()
    assert d.one("event_block").content_desc == "Standup, 8:00 – 8:15 AM"
    assert d.swipe("right").one("event_block").content_desc == "Standup, 9:00 – 9:15 AM"


def test_a_copy_is_a_new_event(drive: Drive) -> None:
    d = opened(drive, LUNCH).tap(desc="More options").tap(text="Duplicate")
    assert d.one("toolbar_title").text == "New event"
    d.tap("save")
    assert [e.title for e in d.data.events] == ["Lunch", "Lunch"]


def test_the_keyboard_goes_before_the_editor(drive: Drive) -> None:
    d = edited(drive, LUNCH).tap("title")
    assert d.phone.screen().keyboard
    d.phone.perform(PressKey("back"))
    assert d.screen == "editor"
