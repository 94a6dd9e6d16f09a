"""Widgets of the hour timelines of the day and week views."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Unpack

from gts_env.android.effects import Effect, Open, pack
from gts_env.android.widgets.base import Common, Widget
from gts_env.android.widgets.placed import Absolute, At

if TYPE_CHECKING:
    from gts_env.android.layout.box import Box

HOUR = 56
"""Dp of an hour."""
HEIGHT = 24 * HOUR
GUTTER = 52
"""Dp of the column of hour labels."""


def at_minute(minute: float) -> float:
    """Dp from the top of the timeline."""
    return minute * HOUR / 60


class HourColumn(Absolute):
    """The hours of one day: a tap on a free place begins an event at that hour.

    Args:
        places: Events and the line of the present time.
        day: ISO date.
        common: What every widget takes.
    """

    def __init__(self, places: Iterable[At | None], day: str, **common: Unpack[Common]) -> None:
        super().__init__(places, **common)
        self.day = day
        self.on_click = self._begin(day, 9)

    @staticmethod
    def _begin(day: str, hour: int) -> Effect:
        return Open("editor", pack({"start": f"{day}T{hour:02}:00"}))

    def tapped(self, box: Box, x: float, y: float) -> Effect | None:
        """A new event at the hour under the finger."""
        return self._begin(self.day, min(23, max(0, int(24 * y / box.h))))


def column_share(column: int, columns: int) -> tuple[float, float]:
    """Start of a column of days as a length: a share of the width and dp."""
    return column / columns, GUTTER * (1 - column / columns)


def in_column(child: Widget, column: int, columns: int) -> At:
    """A whole column of the timeline."""
    return At(child, column_share(column, columns), 0, (1 / columns, -GUTTER / columns), HEIGHT)
