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
        super().__init__((lead, *lines, trail), background=background, **common)
        # The children are kept once only, since a tree is compared with the one before it attribute by attribute.
        self.has_lead = lead is not None
        self.has_trail = trail is not None
        self.start = start
        self.gap = gap
        self.trail_gap = trail_gap
        self.end = end
        self.least = least

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """As wide as allowed; 8 dp above and below the lines, or 12 dp where they take more than 56 dp."""
        px = lay.px
        w = lay.span(self.width, min_w, max_w)[1]
        w = w if w < INF else max(min_w, px(360))
        at = left = px(self.start)
        right = px(self.end)
        lead = trail = None
        if self.has_lead:
            lead = lay(self.children[0], w, max_h)
            left += lead.w + px(self.gap) if lead.data is not GONE else 0
        if self.has_trail:
            trail = lay(self.children[-1], (w - left - right) * 2 // 3, max_h)
            right += trail.w + px(self.trail_gap) if trail.data is not GONE else 0
        room = max(0, w - left - right)
        lines = [lay(line, room, INF) for line in self.children[self.has_lead : len(self.children) - self.has_trail]]
        tall = sum([b.h for b in lines])
        pad = px(8) if tall <= px(56) else px(12)
        h = max(min_h, px(self.least), tall + 2 * pad, lead.h if lead else 0, trail.h if trail else 0)
        if self.height is not None:
            low, high = lay.span(self.height, min_h, max_h)
            h = max(low, min(h, high))
        places = [(lead, at, (h - lead.h) // 2)] if lead is not None else []
        y = (h - tall) // 2
        for box in lines:
            places.append((box, left, y))
            y += box.h
        if trail is not None:
            places.append((trail, w - px(self.end) - trail.w, (h - trail.h) // 2))
        return self.box(lay, w, h, _mirrored(places, w) if lay.theme.rtl else _present(places))


def _present(places: list[Placed]) -> list[Placed]:
    return [place for place in places if place[0].data is not GONE]


def _mirrored(places: list[Placed], w: int) -> list[Placed]:
    return [(box, w - x - box.w, y) for box, x, y in _present(places)]


def slack(widget: Widget | None) -> float:
    """Dp of a widget's target around what it shows, which its neighbour's padding counts in."""
    pad: float = getattr(widget, "touch_pad", 0)
    return pad
