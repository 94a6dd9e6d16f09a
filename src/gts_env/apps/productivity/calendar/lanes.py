"""Lanes: which line of the strip of all-day events each of them takes."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from dataclasses import dataclass

from gts_env.apps.productivity.calendar.occurrences import Occurrence


@dataclass(frozen=True, slots=True)
class Bar:
    """An all-day event across its days.

    Attributes:
        occurrence: The occurrence.
        first: Column of its first day that is shown.
        days: Columns it covers.
        lane: Line from the top, from 0.
    """

    occurrence: Occurrence
    first: int
    days: int
    lane: int

    def covers(self, column: int) -> bool:
        """Whether it lies on the day of a column."""
        return self.first <= column < self.first + self.days


def lanes(days: Sequence[Sequence[Occurrence]], start: dt.date) -> tuple[Bar, ...]:
    """Bars of the all-day and longer events of consecutive days.

    Args:
        days: Events of each day.
        start: The first of these days.
    """
    ends: list[int] = []
    bars: list[Bar] = []
    placed: set[str] = set()
    for column, events in enumerate(days):
        for o in events:
            if not o.long or o.key in placed:
                continue
            placed.add(o.key)
            last = min(len(days) - 1, (o.last_day - start).days)
            lane = next((i for i, end in enumerate(ends) if end < column), len(ends))
            ends[lane : lane + 1] = [last]
            bars.append(Bar(o, column, last - column + 1, lane))
    return tuple(bars)
