"""The calendar's own faults: what each does, and where it leaves the calendar as it is."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from gts_env.actions import OpenApp
from gts_env.benchmark.model import FaultSpec
from gts_env.benchmark.spot import Where
from tests.apps.calendar.conftest import Driver

Drive = Callable[..., Driver]

REPORT = {
    "id": "1",
    "title": "Report",
    "calendar": "work",
    "start": "2026-10-16T00:00",
    "end": "2026-10-16T00:00",
    "all_day": True,
}
CALL = {"id": "2", "title": "Call", "calendar": "work", "start": "2026-10-16T13:00", "end": "2026-10-16T14:00"}
YOGA = {
    "id": "3", "title": "Yoga", "calendar": "personal", "start": "2026-10-14T18:00", "end": "2026-10-14T19:00",
    "repeat": {"every": "weekly"},
}  # fmt: skip
CROWD = [{**CALL, "id": str(i), "title": f"Call {i}"} for i in range(5)]


def fault(operator: str, target: dict[str, Any], /, **params: Any) -> FaultSpec:
    """A fault of the calendar."""
    return FaultSpec(f"calendar.{operator}", "", target, params, {}, Where("here.yaml", 1))


EMPTY = fault("empty_after_switch", {"query": "events_on"}, was="month", now="week", until="day")
STACKED = fault("stacked_columns", {"query": "blocks"}, at_least=4, share=0.05)
EARLIER = fault("day_earlier", {"query": "first_draft"})
IN_UTC = fault("agenda_in_utc", {"query": "agenda"})
FIRST_ONLY = fault("first_reminder_only", {"query": "due"}, every="daily")
LATER_LOST = fault("lose_later_reminders", {"command": "set_reminder"})
BROUGHT_BACK = fault("sync_brings_back", {"command": "sync"}, every="weekly")
LATE_ZONE = fault("late_zone", {"command": "save"})


# -- views -----------------------------------------------------------------------------------------------------------


def test_the_week_is_empty_until_the_day_was_shown(drive: Drive) -> None:
    d = drive({"events": [CALL]}, EMPTY).view("Week")
    assert d.all("week_grid")
    assert not d.all("event_block")
    assert d.view("Day").view("Week").all("event_block")


def test_the_week_is_full_if_it_was_not_chosen_in_the_month(drive: Drive) -> None:
    assert drive({"events": [CALL]}, EMPTY).view("List").view("Week").all("event_block")


def test_a_day_opened_from_the_empty_week_has_its_events(drive: Drive) -> None:
    d = drive({"events": [CALL]}, EMPTY).view("Week").tap(desc="Friday, October 16")
    assert d.screen == "day"
    assert d.all("event_block")


def test_crowded_events_lie_on_top_of_each_other(drive: Drive) -> None:
    blocks = drive({"events": CROWD}, STACKED).tap(desc="Friday, October 16").all("event_block")
    lefts = [b.bounds[0] for b in blocks]
    rights = {b.bounds[2] for b in blocks}
    assert lefts == sorted(lefts)
    assert max(b - a for a, b in pairwise(lefts)) < 80
    assert max(rights) - min(rights) <= 3


def test_few_events_and_those_of_the_week_stay_side_by_side(drive: Drive) -> None:
    three = drive({"events": CROWD[:3]}, STACKED).tap(desc="Friday, October 16").all("event_block")
    week = drive({"events": CROWD}, STACKED).view("Week").all("event_block")
    for blocks in (three, week):
        assert all(a.bounds[2] <= b.bounds[0] + 1 for a, b in pairwise(blocks))


# -- the editor ------------------------------------------------------------------------------------------------------


def edit(d: Driver) -> Driver:
    """Open the editor on the event of October 16."""
    return d.view("List").tap("event_row").tap("edit_event")


def test_an_all_day_event_is_edited_a_day_early_in_the_east(drive: Drive) -> None:
    d = edit(drive({"events": [REPORT]}, EARLIER))
    assert d.one("start_date").text == "Thu, Oct 15, 2026"
    assert d.tap("save").one("event_when").text == "Thursday, October 15, 2026"


def test_an_all_day_event_keeps_its_day_in_the_west_and_a_timed_one_anywhere(drive: Drive) -> None:
    assert (
        edit(drive({"events": [REPORT]}, EARLIER, zone="America/Chicago")).one("start_date").text == "Fri, Oct 16, 2026"
    )
    assert edit(drive({"events": [CALL]}, EARLIER)).one("start_date").text == "Fri, Oct 16, 2026"


def test_reminders_below_the_one_set_to_none_are_lost(drive: Drive) -> None:
    events = [{**CALL, "reminders": [5, 10, 60]}]
    assert not edit(drive({"events": events}, LATER_LOST)).tap("reminder").tap(text="None").all("reminder")
    kept = edit(drive({"events": events}, LATER_LOST)).tap("reminder", nth=2).tap(text="None").all("reminder")
    assert len(kept) == 2


def test_a_changed_zone_is_shown_after_the_second_save(drive: Drive) -> None:
    d = (
        edit(drive({"events": [CALL]}, LATE_ZONE, hour24=True))
        .tap("time_zone")
        .tap(text="London (GMT+01:00)")
        .tap("save")
    )
    assert d.one("event_when").text.endswith("\n13:00 – 14:00")
    assert d.tap("edit_event").all(text="London (GMT+01:00)")
    assert d.tap("save").one("event_when").text.endswith("\n14:00 – 15:00")


# -- the list, reminders, sync ---------------------------------------------------------------------------------------


def new(d: Driver, title: str) -> Driver:
    """Enter a title for a new event, which begins at ten."""
    return d.tap("fab_new").tap("title").type(title)


def test_the_list_has_a_new_event_two_hours_late(drive: Drive) -> None:
    d = new(drive({"events": [CALL]}, IN_UTC, hour24=True), "Tea").tap("save").view("List")
    assert d.texts("event_time") == ["12:00 – 13:00", "13:00 – 14:00"]
    d.tap("event_row")
    assert d.one("event_when").text.endswith("\n10:00 – 11:00")
    d.tap("edit_event").tap("save").back()
    assert d.texts("event_time") == ["10:00 – 11:00", "13:00 – 14:00"]


def test_only_the_first_day_has_its_reminder(drive: Drive) -> None:
    d = new(drive({"events": []}, FIRST_ONLY), "Tea").tap("repeat").tap(text="Every day").tap("save")
    assert len(d.tap(desc="More options").tap("reminders").all("reminder_row")) == 1


def test_a_weekly_series_has_all_its_reminders(drive: Drive) -> None:
    d = new(drive({"events": []}, FIRST_ONLY), "Tea").tap("repeat").tap(text="Every week").tap("save")
    assert len(d.tap(desc="More options").tap("reminders").all("reminder_row")) == 2


def test_a_deleted_occurrence_comes_back_with_the_sync(drive: Drive) -> None:
    d = (
        drive({"events": [YOGA]}, BROUGHT_BACK)
        .view("Week")
        .tap("event_block")
        .tap("delete_event")
        .tap(text="Only this event")
    )
    assert not d.all("event_block")
    assert d.tap(desc="More options").tap("sync_now").all("event_block")


def test_a_calendar_of_the_device_is_not_synced(drive: Drive) -> None:
    d = drive({"events": [{**YOGA, "calendar": "birthdays"}]}, BROUGHT_BACK).view("Week")
    d.tap("event_block").tap("delete_event").tap(text="Only this event").tap(desc="More options").tap("sync_now")
    assert not d.all("event_block")


# -- leaving ---------------------------------------------------------------------------------------------------------


def test_leaving_and_starting_over_are_two_commands(drive: Drive) -> None:
    kept = FaultSpec("skip_command", "", {"command": "start_over"}, {}, {}, Where("here.yaml", 1))
    d = drive({"settings": {"default_view": "day"}}, kept).swipe("left").back()
    assert d.phone.state.entry.app == "launcher"
    d.phone.perform(OpenApp("Calendar"))
    assert d.one("day_label").content_desc == "Thursday, October 15"
