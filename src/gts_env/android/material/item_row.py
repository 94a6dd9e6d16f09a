"""The layout that items of lists and labelled marks share: something at the start, lines of text, something at the end.

A column within a row would give the same; doing both at once halves the cost of scrolling through a list.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from gts_env.android.layout.box import Box, Placed
from gts_env.android.layout.context import GONE, INF
from gts_env.android.theme import Color
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Container

if TYPE_CHECKING:
    from gts_env.android.layout.context import Layout


class ItemRow(Container):
    """Lines of text between two other widgets, all centred vertically.

    Args:
        lead: Widget at the start.
        lines: Texts below one another.
        trail: Widget at the end.
        start: Dp before the first widget.
        gap: Dp between ``lead`` and the lines.
        trail_gap: Dp between the lines and ``trail``.
        end: Dp after the last widget.
        least: Dp of height at least.
    """

    def __init__(
        self,
        lead: Widget | None,
        lines: Iterable[Widget | None],
        trail: Widget | None,
        *,
        start: float = 16,
        gap: float = 16,
        trail_gap: float = 16,
        end: float = 16,
        least: float = 56,
        background: Color | None = None,
        **common: Any,
    ) -> None:
        self.lead = lead
        self.lines = tuple([line for line in lines if line is not None])
        self.trail = trail
        super().__init__((lead, *self.lines, trail), background=background, **common)
        self.start = start
        self.gap = gap
        self.trail_gap = trail_gap
        self.end = end
        self.least = least

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """As wide as allowed; 8 dp above and below the lines, or 12 dp where they take more than 56 dp."""
        px = lay.px
        w = max_w if max_w < INF else max(min_w, px(360))
        left, right = px(self.start), px(self.end)
        sides: list[tuple[Box, int]] = []
        if self.lead is not None:
            box = lay(self.lead, w, max_h)
            sides.append((box, left))
            if box.data is not GONE:
                left += box.w + px(self.gap)
        if self.trail is not None:
            box = lay(self.trail, (w - left - right) * 2 // 3, max_h)
            sides.append((box, w - right - box.w))
            if box.data is not GONE:
                right += box.w + px(self.trail_gap)
        room = max(0, w - left - right)
        lines = [lay(line, room, INF) for line in self.lines]
        tall = sum([b.h for b in lines])
        side_h = max([b.h for b, _ in sides], default=0)
        pad = px(8) if tall <= px(56) else px(12)
        h = max(min_h, px(self.least), tall + 2 * pad, side_h)
        if self.height is not None:
            low, high = lay.span(self.height, min_h, max_h)
            h = max(low, min(h, high))
        return self.box(lay, w, h, self._kids(lay, w, h, sides, lines, left, (h - tall) // 2))

    def _kids(
        self, lay: Layout, w: int, h: int, sides: list[tuple[Box, int]], lines: list[Box], left: int, y: int
    ) -> list[Placed]:
        rtl = lay.theme.rtl
        kids: list[Placed] = []
        for box, x in sides:
            if box.data is not GONE:
                kids.append((box, w - x - box.w if rtl else x, (h - box.h) // 2))
        at = len(kids) if self.trail is None or not kids or kids[-1][0].widget is not self.trail else len(kids) - 1
        placed: list[Placed] = []
        for box in lines:
            if box.data is not GONE:
                placed.append((box, w - left - box.w if rtl else left, y))
                y += box.h
        kids[at:at] = placed
        return kids


def slack(widget: Widget | None) -> float:
    """Dp of a widget's target around what it shows, which its neighbour's padding counts in."""
    pad: float = getattr(widget, "touch_pad", 0)
    return pad
