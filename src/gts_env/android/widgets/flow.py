"""Flow: children side by side, going on in the next line where they do not fit (chips, tags)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

from gts_env.android.layout.box import Box, Placed
from gts_env.android.layout.context import GONE, INF, Padding
from gts_env.android.theme import Color
from gts_env.android.widgets.base import Common
from gts_env.android.widgets.container import Children, Container

if TYPE_CHECKING:
    from gts_env.android.layout.context import Layout


class Flow(Container):
    """Children in lines, from the start edge.

    Args:
        gap: Dp between children of a line.
        line_gap: Dp between lines.
    """

    def __init__(
        self,
        children: Children,
        *,
        gap: float = 8,
        line_gap: float = 0,
        padding: Padding = 0,
        background: Color | None = None,
        **common: Unpack[Common],
    ) -> None:
        super().__init__(children, padding=padding, background=background, **common)
        self.gap = gap
        self.line_gap = line_gap

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """Fill line after line; within a line children are centred vertically."""
        left, top, right, bottom = lay.padding(self.padding)
        low_w, high_w = lay.span(self.width, min_w, max_w)
        room = high_w - left - right
        gap = lay.px(self.gap)
        lines: list[list[tuple[Box, int]]] = [[]]
        x = widest = 0
        for child in self.children:
            box = lay(child, room, INF)
            if box.data is GONE:
                continue
            if lines[-1] and x + box.w > room:
                lines.append([])
                x = 0
            lines[-1].append((box, x))
            widest = max(widest, x + box.w)
            x += box.w + gap
        w = max(low_w, min(widest + left + right, high_w))
        kids: list[Placed] = []
        y = top
        for line in lines:
            tall = max([b.h for b, _ in line], default=0)
            for box, at in line:
                kids.append((box, w - left - at - box.w if lay.theme.rtl else left + at, y + (tall - box.h) // 2))
            y += tall + lay.px(self.line_gap)
        return self.box(lay, w, max(min_h, min(y - lay.px(self.line_gap) + bottom, max_h)), kids)
