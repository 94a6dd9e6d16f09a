"""The calendar's faults about series, copies and the empty screen: what each does, and where it leaves all as it is."""

from __future__ import annotations

from collections.abc import Callable

from gts_env.actions import OpenApp, PressKey
from tests.apps.calendar.conftest import Driver
from tests.apps.calendar.test_faults import CALL, YOGA, fault

Drive = Callable[..., Driver]

BLANK = fault("blank_after_back", {"widget": "Scaffold"}, views=["week"])
LATE = fault("shifted_interval", {"query": "agenda"}, at_least=3)
KEPT = fault("kept_original", {"query": "events_on"})
COPIES = fault("sync_copies", {"command": "sync"}, calendar="work")
CHECK = {
    "id": "4", "title": "Check", "calendar": "personal", "start": "2026-09-18T10:00", "end": "2026-09-18T11:00",
    "repeat": {"every": "weekly", "interval": 4}, "excluded_dates": ["2026-09-18"],
}  # fmt: skip


def test_back_leaves_nothing_but_the_ground(drive: Drive) -> None:
    d = drive({}, BLANK).view("Week")
    d.phone.perform(PressKey("back"))
    screen = d.phone.screen()
    assert (screen.package, [n.text for n in screen.nodes if n.text]) == ("org.gts.calendar", [])
    d.phone.surfaces.check = True
    assert len(set(d.phone.picture((270, 600))[100:500].reshape(-1, 3).sum(axis=1))) == 1
    d.phone.perform(PressKey("back"))
    assert d.phone.screen().package == "org.gts.launcher"
    d.phone.perform(OpenApp("Calendar"))
    assert d.all("view_chooser")


def test_back_leaves_the_month_and_home_leaves_the_week(drive: Drive) -> None:
    d = drive({}, BLANK)
    d.phone.perform(PressKey("back"))
    assert d.phone.screen().package == "org.gts.launcher"
    d.phone.perform(OpenApp("Calendar"))
    d.view("Week")
    d.phone.perform(PressKey("home"))
    assert d.phone.screen().package == "org.gts.launcher"
    d.phone.perform(OpenApp("Calendar"))
    assert d.all("week_grid")


def test_long_intervals_with_exceptions_are_a_week_late_in_the_list(drive: Drive) -> None:
    d = drive({"events": [CHECK]}, LATE).view("List")
    assert "October 23" in " ".join(n.text for n in d.phone.screen().nodes)
    assert "October 16" not in " ".join(n.text for n in d.phone.screen().nodes)
    clean = drive({"events": [CHECK]}).view("List")
    assert "October 16" in " ".join(n.text for n in clean.phone.screen().nodes)


def test_other_series_are_on_their_days(drive: Drive) -> None:
    for other in ({**CHECK, "excluded_dates": []}, {**CHECK, "repeat": {"every": "weekly", "interval": 2}}):
        d = drive({"events": [other]}, LATE).view("List")
        assert "October 16" in " ".join(n.text for n in d.phone.screen().nodes)


def moved(d: Driver, scope: str) -> Driver:
    d.view("Week").tap("event_block").tap("edit_event").tap(text=scope)
    d.tap("start_time").tap(desc="4 o'clock").tap(text="OK").tap("save")
    d.phone.perform(PressKey("back"))
    return d


def test_a_moved_occurrence_is_shown_as_it_was_too(drive: Drive) -> None:
    assert len(moved(drive({"events": [YOGA]}, KEPT), "Only this event").all("event_block")) == 2
    assert len(moved(drive({"events": [YOGA]}), "Only this event").all("event_block")) == 1
    assert len(moved(drive({"events": [YOGA]}, KEPT), "All events in the series").all("event_block")) == 1


def test_each_sync_brings_one_copy_more_up_to_four(drive: Drive) -> None:
    d = drive({"events": [CALL]}, COPIES).view("List")
    counts = [len(d.all("event_row"))]
    for _ in range(5):
        d.tap(desc="More options").tap("sync_now")
        counts.append(len(d.all("event_row")))
    assert counts == [1, 2, 3, 4, 4, 4]
    assert len(d.view("Week").all("event_block")) == 1
    assert len(d.view("Day").view("List").all("event_row")) == 4
