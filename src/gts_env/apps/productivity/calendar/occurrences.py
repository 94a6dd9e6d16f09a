"""Occurrences: events as they stand in the calendar, repeats expanded, in the zone they are shown in."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from gts_env.android.clock import local, to_ms
from gts_env.apps.productivity.calendar.data import Event
from gts_env.apps.productivity.calendar.repeats import dates

DAY = dt.timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Occurrence:
    """One occurrence of an event.

    Attributes:
        event: Its event.
        date: Date in the event's own zone on which it starts: what tells it from its siblings.
        start: Wall time in the shown zone; of an all-day event midnight of its first day.
        end: Wall time in the shown zone; of an all-day event midnight of its last day.
    """

    event: Event
    date: dt.date
    start: dt.datetime
    end: dt.datetime

    def __hash__(self) -> int:
        return hash((self.event.id, self.start))

    @property
    def first_day(self) -> dt.date:
        """First day it is shown on."""
        return self.start.date()

    @property
    def last_day(self) -> dt.date:
        """Last day it is shown on; an event that ends at midnight is not shown on the day that begins then."""
        if self.event.all_day or self.end == self.start:
            return self.end.date()
        return (self.end - dt.timedelta(microseconds=1)).date()

    @property
    def long(self) -> bool:
        """Whether it stands among the all-day events: it takes whole days, or a day and more."""
        return self.event.all_day or self.end - self.start >= DAY

    @property
    def key(self) -> str:
        """A text unique to it."""
        return f"{self.event.id}@{self.date.isoformat()}"


@lru_cache(maxsize=16384)
def expand(event: Event, first: dt.date, last: dt.date, zone: str) -> tuple[Occurrence, ...]:
    """Occurrences of an event that touch the days ``first`` to ``last``, both inclusive, shown in ``zone``."""
    start, length = event.start.date(), (event.end.date() - event.start.date()).days
    # Zones lie up to a day apart.
    margin = 0 if event.all_day else 1
    days = dates(event.repeat, start, first - dt.timedelta(days=length + margin), last + dt.timedelta(days=margin))
    made = [occurrence(event, day, zone) for day in days if day not in event.excluded_dates]
    return tuple([o for o in made if o.first_day <= last and o.last_day >= first])


def occurrence(event: Event, date: dt.date, zone: str) -> Occurrence:
    """The occurrence of an event that starts on ``date`` in its own zone, shown in ``zone``."""
    if event.all_day:
        start = dt.datetime.combine(date, dt.time())
        return Occurrence(event, date, start, start + (event.end.date() - event.start.date()))
    own = event.time_zone or zone
    start = dt.datetime.combine(date, event.start.time())
    # As a DURATION of RFC 5545 in hours: an occurrence over a change of the clocks lasts as long as the others.
    ms = to_ms(start, own)
    length = to_ms(event.end, own) - to_ms(event.start, own)
    return Occurrence(event, date, local(ms, zone), local(ms + length, zone))


def order(o: Occurrence) -> tuple[bool, dt.datetime, str, str]:
    """Sort key within a day: all-day events first, then by start, then by title."""
    return not o.long, o.start, o.event.title.casefold(), o.event.id


def by_day(events: Iterable[Event], first: dt.date, last: dt.date, zone: str) -> dict[dt.date, tuple[Occurrence, ...]]:
    """Occurrences of each day between two days, sorted; a day without any is left out."""
    days: dict[dt.date, list[Occurrence]] = {}
    for event in events:
        for o in expand(event, first, last, zone):
            day, end = max(first, o.first_day), min(last, o.last_day)
            while day <= end:
                days.setdefault(day, []).append(o)
                day += DAY
    return {day: shared(tuple(sorted(days[day], key=order))) for day in sorted(days)}


@lru_cache(maxsize=4096)
def shared(day: tuple[Occurrence, ...]) -> tuple[Occurrence, ...]:
    """The same object for equal days, so that what was built of a day is not built again."""
    return day


def next_occurrence(event: Event, after: dt.datetime, zone: str, days: int = 800) -> Occurrence | None:
    """The first occurrence that ends after a wall time in ``zone``, at most so many days later."""
    first = after.date()
    for o in expand(event, first, first + dt.timedelta(days=days), zone):
        if o.end > after or (o.event.all_day and o.last_day >= first):
            return o
    return None


def first_occurrence(event: Event, zone: str) -> Occurrence:
    """The occurrence that the series began with, even if it was deleted since."""
    return occurrence(event, event.start.date(), zone)
