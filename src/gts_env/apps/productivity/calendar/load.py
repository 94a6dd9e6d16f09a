"""The calendar's data at the start of a scenario: the owner's own life, or what the scenario says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from gts_env.android.clock import local
from gts_env.android.data import check_fields, check_unique, convert, merged
from gts_env.apps.productivity.calendar.data import CalendarData, CalendarInfo, Event, Settings
from gts_env.apps.productivity.calendar.lived_in import CALENDARS, events
from gts_env.errors import near

_FIELDS = ("settings", "calendars", "events", "without", "extra_events", "searches", "synced_minutes_ago")
SYNCED_MINUTES_AGO = 17


def load(values: Mapping[str, Any], now: int, zone: str) -> CalendarData:
    """Data from a scenario's ``data:``.

    Args:
        values: ``settings`` (those that differ from the defaults), ``calendars`` and ``events`` (in place of the
            owner's), ``without`` (ids of the owner's events that are not there), ``extra_events``
            (beside them), ``searches``, ``synced_minutes_ago``.
        now: Start of the scenario, ms since the epoch.
        zone: The device's time zone, which events without one are in.

    Raises:
        ValueError: A value does not fit; the message begins with the path of its field.
    """
    check_fields(values, _FIELDS)
    calendars = convert(tuple[CalendarInfo, ...], values.get("calendars", CALENDARS), "calendars")
    check_unique("calendars", [c.id for c in calendars])
    if not calendars:
        raise ValueError("calendars: there has to be one at least")
    known = [c.id for c in calendars]
    if "events" in values:
        kept = _events(values, "events", known, zone)
    else:
        kept = _kept(tuple([e for e in events(local(now, zone).date(), zone) if e.calendar in known]), values)
    extra = _events(values, "extra_events", known, zone)
    _check_new(extra, kept)
    ago = convert(int, values.get("synced_minutes_ago", SYNCED_MINUTES_AGO), "synced_minutes_ago")
    made = CalendarData(
        events=kept + extra,
        calendars=calendars,
        settings=merged(Settings(), values.get("settings", {}), "settings"),
        searches=convert(tuple[str, ...], values.get("searches", ()), "searches"),
        synced_at=now - ago * 60_000,
    )
    made.check()
    return made


def _events(values: Mapping[str, Any], field: str, calendars: Sequence[str], zone: str) -> tuple[Event, ...]:
    given: tuple[Event, ...] = convert(tuple[Event, ...], values.get(field, ()), field)
    check_unique(field, [e.id for e in given])
    for i, event in enumerate(given):
        if event.calendar not in calendars:
            hint = near(event.calendar, calendars) or f"Known: {', '.join(calendars)}"
            raise ValueError(f"{field}[{i}].calendar: there is no calendar {event.calendar!r}. {hint}")
    return tuple([e if e.time_zone else replace(e, time_zone=zone) for e in given])


def _kept(own: tuple[Event, ...], values: Mapping[str, Any]) -> tuple[Event, ...]:
    """The owner's events but for those that the scenario leaves out."""
    without = convert(tuple[str, ...], values.get("without", ()), "without")
    ids = [e.id for e in own]
    for i, missing in enumerate(without):
        if missing not in ids:
            raise ValueError(f"without[{i}]: the owner has no event {missing!r}. {near(missing, ids)}".rstrip())
    return tuple([e for e in own if e.id not in without])


def _check_new(extra: Sequence[Event], kept: Sequence[Event]) -> None:
    ids = {e.id for e in kept}
    for i, event in enumerate(extra):
        if event.id in ids:
            raise ValueError(f"extra_events[{i}].id: {event.id!r} is the id of another event")
