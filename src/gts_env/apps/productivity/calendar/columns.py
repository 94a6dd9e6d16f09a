"""Side by side: which column an event takes where several overlap."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass
from functools import lru_cache

from gts_env.apps.productivity.calendar.occurrences import Occurrence

SHORTEST = 25
"""Minutes that an event takes up at least, so that its title can be read."""
DAY_MINUTES = 24 * 60


@dataclass(frozen=True, slots=True)
class Slot:
    """Where an occurrence stands in the column of a day.

    Attributes:
        occurrence: The occurrence.
        top: Minute of the day it is drawn from.
        bottom: Minute it is drawn to.
        column: Column from the start edge, from 0.
        span: Columns it takes.
        columns: Columns side by side in its group.
    """

    occurrence: Occurrence
    top: int
    bottom: int
    column: int = 0
    span: int = 1
    columns: int = 1


@lru_cache(maxsize=1024)
def slots(occurrences: tuple[Occurrence, ...], day: dt.date) -> tuple[Slot, ...]:
    """Places of a day's timed events: overlapping ones side by side, each as wide as its neighbours leave room."""
    timed = [_minutes(o, day) for o in occurrences if not o.long]
    timed.sort(key=lambda s: (s.top, -s.bottom, s.occurrence.event.title.casefold(), s.occurrence.event.id))
    placed: list[Slot] = []
    group: list[Slot] = []
    end = 0
    for slot in timed:
        if group and slot.top >= end:
            placed += _side_by_side(group)
            group, end = [], 0
        group.append(slot)
        end = max(end, slot.bottom)
    return tuple(placed + _side_by_side(group))


def _minutes(o: Occurrence, day: dt.date) -> Slot:
    midnight = dt.datetime.combine(day, dt.time())
    top = max(0, int((o.start - midnight).total_seconds()) // 60)
    bottom = min(DAY_MINUTES, int((o.end - midnight).total_seconds()) // 60)
    top = min(top, DAY_MINUTES - SHORTEST)
    return Slot(o, top, max(bottom, top + SHORTEST))


def _side_by_side(group: list[Slot]) -> list[Slot]:
    """Give each slot of a group of overlapping ones the first free column, then room to grow into."""
    ends: list[int] = []
    columns = []
    for slot in group:
        free = next((i for i, end in enumerate(ends) if end <= slot.top), len(ends))
        ends[free : free + 1] = [slot.bottom]
        columns.append(free)
    total = len(ends)
    out = []
    for slot, column in zip(group, columns, strict=True):
        span = 1
        while column + span < total and not _taken(group, columns, slot, column + span):
            span += 1
        out.append(Slot(slot.occurrence, slot.top, slot.bottom, column, span, total))
    return out


def _taken(group: list[Slot], columns: list[int], slot: Slot, column: int) -> bool:
    return any(
        c == column and other.top < slot.bottom and slot.top < other.bottom
        for other, c in zip(group, columns, strict=True)
    )
