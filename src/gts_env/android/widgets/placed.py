"""Free placement: children at places given in dp or as shares of the room (timelines, month grids)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Unpack

from gts_env.android.layout.box import Box, Placed
from gts_env.android.layout.context import GONE, INF, Padding
from gts_env.android.theme import Color
from gts_env.android.widgets.base import Common, Widget
from gts_env.android.widgets.container import Children, Container

if TYPE_CHECKING:
    from gts_env.android.layout.context import Layout

Length = float | tuple[float, float]
"""Dp, or a pair of a share of the parent (0 to 1) and dp added to it."""


class At:
    """A child with its place; lengths are dp or (share of the parent, dp). ``x`` counts from the start edge."""

    __slots__ = ("child", "h", "w", "x", "y")

    def __init__(self, child: Widget, x: Length = 0, y: Length = 0, w: Length | None = None, h: Length | None = None):
        self.child = child
        self.x = x
        self.y = y
        self.w = w
        self.h = h


class Absolute(Container):
    """Children at fixed places, later ones over earlier ones. Give it a height or let it fill its parent."""

    def __init__(
        self,
        places: Iterable[At | None],
        *,
        background: Color | None = None,
        clip: bool = False,
        **common: Unpack[Common],
    ) -> None:
        self.places = tuple([p for p in places if p is not None])
        super().__init__([p.child for p in self.places], background=background, clip=clip, **common)

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """Take all the room allowed, then lay each child out where it belongs."""
        _, w = lay.span(self.width, min_w, max_w)
        _, h = lay.span(self.height, min_h, max_h)
        w, h = (w if w < INF else min_w), (h if h < INF else min_h)
        kids: list[Placed] = []
        for p in self.places:
            x, y = length(lay, p.x, w), length(lay, p.y, h)
            cw = length(lay, p.w, w) if p.w is not None else None
            ch = length(lay, p.h, h) if p.h is not None else None
            box = lay(p.child, w if cw is None else cw, h if ch is None else ch, cw or 0, ch or 0)
            if box.data is not GONE:
                kids.append((box, w - x - box.w if lay.theme.rtl else x, y))
        return self.box(lay, w, h, kids)


def length(lay: Layout, spec: Length, whole: int) -> int:
    """A length in pixels."""
    if isinstance(spec, tuple):
        share, dp = spec
        return int(whole * share + dp * lay.theme.density + 0.5)
    return lay.px(spec)


class Grid(Container):
    """Children in rows of ``columns`` equal cells.

    Args:
        columns: Cells in a row.
        gap: Dp between cells.
        row_height: Dp of a row; None lets the tallest cell decide, ``fill`` shares the height of the parent.
    """

    def __init__(
        self,
        children: Children,
        columns: int,
        *,
        gap: float = 0,
        row_height: float | str | None = None,
        padding: Padding = 0,
        background: Color | None = None,
        **common: Unpack[Common],
    ) -> None:
        super().__init__(children, padding=padding, background=background, **common)
        self.columns = columns
        self.gap = gap
        self.row_height = row_height

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """Equal columns over the width; pixels left over go to the first columns."""
        left, top, right, bottom = lay.padding(self.padding)
        _, w = lay.span(self.width, min_w, max_w)
        low_h, high_h = lay.span(self.height, min_h, max_h)
        gap = lay.px(self.gap) if self.gap else 0
        n = self.columns
        inner = w - left - right
        edges = [left + (inner + gap) * i // n for i in range(n + 1)]
        count = -(-len(self.children) // n)
        each = self._row_px(lay, high_h - top - bottom, count, gap)
        kids: list[Placed] = []
        y = top
        for row in range(count):
            boxes = []
            for i, child in enumerate(self.children[row * n : row * n + n]):
                cw = edges[i + 1] - edges[i] - gap
                boxes.append(lay(child, cw, each or INF, cw, each or 0))
            tallest = each or max((b.h for b in boxes), default=0)
            for i, box in enumerate(boxes):
                if box.data is not GONE:
                    x = w - edges[i] - box.w if lay.theme.rtl else edges[i]
                    kids.append((box, x, y))
            y += tallest + gap
        h = y - (gap if count else 0) + bottom
        return self.box(lay, w, max(low_h, min(h, high_h)), kids)

    def _row_px(self, lay: Layout, room: int, count: int, gap: int) -> int:
        if self.row_height is None or not count:
            return 0
        if self.row_height == "fill":
            return max(0, (room - gap * (count - 1)) // count) if room < INF // 2 else 0
        return lay.px(float(self.row_height))
