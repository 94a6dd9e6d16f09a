"""Widgets of the hour timelines of the day and week views."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Unpack

from gts_env.android.drawing.colors import blend
from gts_env.android.effects import Effect, Open, pack
from gts_env.android.layout.box import Box, Placed
from gts_env.android.theme import Color
from gts_env.android.widgets.base import Common, Widget
from gts_env.android.widgets.container import Container, Look
from gts_env.android.widgets.leaf import Text
from gts_env.android.widgets.placed import Absolute, At

if TYPE_CHECKING:
    from gts_env.android.layout.context import Layout

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


class EventBlock(Container):
    """An event on a timeline: its title, and its time and place where there is room.

    Args:
        title: Title.
        lines: Further lines, the most important first.
        ink: Colour of the text.
        background: Colour of the block; one that lets light through is mixed with the surface.
        narrow: Whether it stands in one of seven columns: smaller letters, and no ellipsis, as every letter counts.
        common: What every widget takes.
    """

    merged = True

    def __init__(
        self,
        title: str,
        lines: Iterable[str],
        ink: Color,
        background: Color,
        *,
        narrow: bool = False,
        **common: Unpack[Common],
    ) -> None:
        super().__init__((), background=background, radius=4, border="surface", clip=True, **common)
        self.title = title
        self.lines = tuple([line for line in lines if line])
        self.ink = ink
        self.narrow = narrow

    def _look(self, lay: Layout, w: int, h: int) -> tuple[Look, int]:
        look, bleed = super()._look(lay, w, h)
        alpha = look.color >> 24
        if alpha < 255:
            look.color = blend(lay.color("surface"), look.color, alpha / 255)
        return look, bleed

    def _text(self, text: str, weight: int, lines: int) -> Text:
        style, size = ("label_tiny", 10.0) if self.narrow else ("label_small", 12.0)
        return Text(text, style, self.ink, max_lines=lines, weight_=weight, size=size, ellipsis=not self.narrow)

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """Fill the block from the top with as many whole lines as fit."""
        side = lay.px(4 if max_w > lay.px(56) else 2)
        line = lay(self._text("0", 400, 1), max_w, max_h).h
        top = max(lay.px(1), min(lay.px(2 if max_h < lay.px(60) else 4), int((max_h - line) / 2)))
        room = max_h - 2 * top
        w = max(1, max_w - 2 * side)
        most = max(1, int(room / line))
        wanted = max(1, most - (1 if self.lines and most > 2 else 0))
        title = self._text(self.title, 600, wanted)
        kids: list[Placed] = []
        y = top
        for text in (title, *[self._text(t, 400, 1) for t in self.lines]):
            box = lay(text, w, max_h)
            if kids and y + box.h > max_h - top:
                break
            kids.append((box, max_w - side - box.w if lay.theme.rtl else side, y))
            y += box.h
        return self.box(lay, max_w, max_h, kids)

    def text_of(self, box: Box) -> str:
        """The title."""
        return self.title


def column_share(column: int, columns: int) -> tuple[float, float]:
    """Start of a column of days as a length: a share of the width and dp."""
    return column / columns, GUTTER * (1 - column / columns)


def in_column(child: Widget, column: int, columns: int) -> At:
    """A whole column of the timeline."""
    return At(child, column_share(column, columns), 0, (1 / columns, -GUTTER / columns), HEIGHT)
