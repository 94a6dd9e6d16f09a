"""One month of a date picker: the names of the days, and a circle to tap for each day; and the list of years."""

from __future__ import annotations

import calendar
import datetime as dt
from typing import TYPE_CHECKING

from gts_env.android.drawing.text import layout_text
from gts_env.android.effects import Effect
from gts_env.android.layout.box import Box
from gts_env.android.material.tints import capped, content
from gts_env.android.material.words import Words
from gts_env.android.theme import Color
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column
from gts_env.android.widgets.leaf import Divider, Gap
from gts_env.android.widgets.placed import Grid
from gts_env.android.widgets.scroll import LazyList

if TYPE_CHECKING:
    from collections.abc import Callable

    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.layout.context import Layout


class Spot(Widget):
    """A short text in a circle or pill: a day, a year, a number of the dial.

    Args:
        text: What it says.
        color: Colour of the text.
        fill: Colour of the circle, or None.
        ring: Colour of its outline, or None.
        spot_w: Dp of the circle's width.
        spot_h: Dp of its height.
        sp: Size of the text.
    """

    node_class = "android.widget.TextView"

    def __init__(
        self,
        text: str,
        color: Color,
        fill: Color | None = None,
        ring: Color | None = None,
        *,
        spot_w: float = 40,
        spot_h: float = 40,
        sp: float = 16,
        on_click: Effect | None = None,
        desc: str | None = None,
        selected: bool = False,
        enabled: bool = True,
        id: str | None = None,
    ) -> None:
        super().__init__(on_click=on_click, desc=desc, selected=selected, enabled=enabled, id=id)
        self.text = text
        self.color = color
        self.fill = fill
        self.ring = ring
        self.spot_w = spot_w
        self.spot_h = spot_h
        self.sp = sp

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """As large as its cell; the circle shrinks with a cell that is smaller."""
        w = max(min_w, min(lay.px(self.spot_w), max_w))
        h = max(min_h, min(lay.px(self.spot_h), max_h))
        spot = min(lay.px(self.spot_w), w), min(lay.px(self.spot_h), h)
        if self.spot_w == self.spot_h:
            spot = min(spot), min(spot)
        size = capped(lay, self.sp, min(spot) / lay.theme.density * 0.56)
        block = layout_text(self.text, lay.style("body_large", size=size), None)
        fill = lay.color(self.fill) if self.fill is not None else 0
        ring = lay.color(self.ring) if self.ring is not None else 0
        return Box(self, w, h, data=(block, lay.color(content(self.color, self.enabled)), fill, ring, spot, lay.px(1)))

    def draw(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Draw the circle, then the text."""
        block, color, fill, ring, (sw, sh), hair = box.data
        left, top = x + (box.w - sw) / 2, y + (box.h - sh) / 2
        radius = min(sw, sh) / 2
        if fill:
            canvas.rrect(left, top, left + sw, top + sh, radius, fill)
        elif ring:
            canvas.stroke_rrect(left, top, left + sw, top + sh, radius, hair, ring)
        canvas.text(block, x + (box.w - block.width) / 2, y + (box.h - block.height) / 2, color)

    def text_of(self, box: Box) -> str:
        """What it says."""
        return self.text


def day_names(say: Words, first: int, row_dp: float) -> Widget:
    """The head of a month."""
    cells = [Spot(say.initials[(first + i) % 7], "on_surface") for i in range(7)]
    return Grid(cells, 7, row_height=row_dp, width="fill")


def month_grid(
    say: Words,
    year: int,
    month: int,
    *,
    first: int,
    today: dt.date,
    chosen: dt.date | None,
    allowed: tuple[dt.date, dt.date],
    pick: Callable[[dt.date], Effect],
    row_dp: float,
    swipes: tuple[tuple[str, Effect], ...] = (),
) -> Widget:
    """The days of a month in weeks that begin on ``first`` (Monday = 0); always six rows, so that pages are alike."""
    lead = (dt.date(year, month, 1).weekday() - first) % 7
    cells: list[Widget] = [Gap() for _ in range(lead)]
    for number in range(1, calendar.monthrange(year, month)[1] + 1):
        day = dt.date(year, month, number)
        on, now = day == chosen, day == today
        color = "on_primary" if on else "primary" if now else "on_surface"
        spelled = say.spell(day)
        cells.append(
            Spot(say.number(number), color, "primary" if on else None, "primary" if now else None, on_click=pick(day),
                 desc=f"{say.today}, {spelled}" if now else spelled, selected=on,
                 enabled=allowed[0] <= day <= allowed[1])
        )  # fmt: skip
    cells += [Gap() for _ in range(42 - len(cells))]
    return Grid(cells, 7, row_height=row_dp, width="fill", on_swipe=swipes)


def year_list(
    say: Words, years: range, shown: int, this_year: int, pick: Callable[[int], Effect], height_dp: float
) -> Widget:
    """Years in rows of three between two lines, scrolled to the one shown."""
    rows: list[Widget] = []
    for start in range(years.start, years.stop, 3):
        cells: list[Widget] = []
        for year in range(start, min(start + 3, years.stop)):
            on, now = year == shown, year == this_year
            color = "on_primary" if on else "primary" if now else "on_surface_variant"
            cells.append(Spot(say.number(year), color, "primary" if on else None, "primary" if now else None, spot_w=72,
                              spot_h=36, on_click=pick(year), selected=on))  # fmt: skip
        rows.append(Grid(cells, 3, row_height=52, width="fill"))
    at = max(0, (shown - years.start) // 3 - 2)
    page = LazyList(rows, key="date_picker_years", start_at=at, width="fill", weight=1)
    return Column([Divider(), page, Divider()], height=height_dp, width="fill")
