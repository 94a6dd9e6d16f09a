"""Scrolling: a list that lays out only what is in view, and a scroll view around one child."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Unpack

from gts_env.android.layout.box import Box, Placed
from gts_env.android.layout.context import FOOT, GONE, INF, Padding
from gts_env.android.theme import Color, Theme
from gts_env.android.widgets.base import Common, Widget
from gts_env.android.widgets.container import Children

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.layout.context import Layout


class ScrollBox:
    """What a scrolling box keeps: where it stands and how far it can go, in pixels.

    ``rows`` keeps the boxes of rows out of view alive, so that they need not be laid out again. ``under`` pixels lie
    behind the gesture bar: the last row can be scrolled clear of them. ``theme`` is the one its rows were laid out
    under, which may be the app's own.
    """

    __slots__ = ("background", "end", "extent", "offset", "rows", "theme", "under")

    def __init__(
        self,
        offset: int,
        extent: int,
        end: bool,
        background: int,
        rows: object = None,
        under: int = 0,
        theme: Theme | None = None,
    ) -> None:
        self.rows = rows
        self.theme = theme
        self.under = under
        self.offset = offset
        self.extent = extent
        self.end = end
        self.background = background

    def __eq__(self, other: object) -> bool:
        # Where it stands does not change what it draws: its children have moved, and they tell.
        return isinstance(other, ScrollBox) and self.background == other.background

    __hash__ = None  # type: ignore[assignment]


class LazyList(Widget):
    """A vertical list; rows out of view are neither laid out nor in the accessibility tree.

    The offset lies in the view state under ``<key>:scroll`` (saved), in pixels.

    Args:
        children: Rows. Build them with memoised parts: rows that are the same objects are not laid out again.
        key: Key of the view state.
        padding: Dp around the rows; scrolls with them.
        gap: Dp between rows.
        background: Colour behind the rows.
        start_at: Index of the row shown first when the user has not scrolled yet.
        most_width: Dp that rows take at most, as lines on a tablet would be too long to read; they stand in the middle.
    """

    node_class = "androidx.recyclerview.widget.RecyclerView"
    scrolls = True

    def __init__(
        self,
        children: Children,
        *,
        padding: Padding = 0,
        gap: float = 0,
        background: Color | None = None,
        start_at: int = 0,
        most_width: float | None = None,
        **common: Unpack[Common],
    ) -> None:
        super().__init__(**common)
        self.most_width = most_width
        self.children = tuple([c for c in children if c is not None])
        self.padding = padding
        self.gap = gap
        self.background = background
        self.start_at = start_at

    @property
    def scroll_key(self) -> str:
        """Key of the offset in the view state."""
        return f"{self.key or self.id or 'list'}:scroll"

    @property
    def tail(self) -> Widget | None:
        """The list itself."""
        return self

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """Lay out rows from the top until the viewport is full, then place those in view."""
        low_w, high_w = lay.span(self.width, min_w, max_w)
        low_h, high_h = lay.span(self.height, min_h, max_h)
        w = high_w if high_w < INF else low_w
        left, top, right, bottom = self._padding(lay, w)
        foot = lay.read(FOOT)
        under = foot[1] if foot is not None and foot[0] is self else 0
        wanted = lay.read(self.scroll_key)
        view_h = high_h if high_h < INF else 1 << 24
        if wanted is None:
            wanted = self._start(lay, w - left - right, top) if self.start_at else 0
        rows, total, end = self._rows(lay, w - left - right, top, bottom + under, wanted + view_h)
        h = max(low_h, min(total, high_h)) if end else high_h
        offset = max(0, min(wanted, total - h)) if end else wanted
        kids: list[Placed] = [
            (b, left, y - offset) for b, y in rows if y + b.h > offset and y < offset + h and b.data is not GONE
        ]
        background = lay.color(self.background) if self.background is not None else 0
        return Box(
            self, w, h, tuple(kids), ScrollBox(offset, total, end, background, rows, under, lay.theme), clip=True
        )

    def _padding(self, lay: Layout, w: int) -> tuple[int, int, int, int]:
        left, top, right, bottom = lay.padding(self.padding)
        if self.most_width is not None:
            spare = max(0, w - left - right - lay.px(self.most_width))
            left, right = left + spare // 2, right + spare - spare // 2
        return left, top, right, bottom

    def _rows(self, lay: Layout, w: int, top: int, bottom: int, until: int) -> tuple[list[tuple[Box, int]], int, bool]:
        """Rows down to ``until`` with their tops, the height of all (estimated if not at the end), whether at the end.

        A row that is the same object in the same place as in the frame before is taken over without asking.
        """
        gap = lay.px(self.gap) if self.gap else 0
        mark = (w, lay.theme, lay.seams)
        before, known = lay.kept.get(self.scroll_key, (None, ()))
        old: Sequence[tuple[Box, int]] = known if before == mark else ()
        y = top
        rows: list[tuple[Box, int]] = []
        end = True
        for i, child in enumerate(self.children):
            if y >= until:
                end = False
                break
            box = old[i][0] if i < len(old) else None
            if box is None or box.widget is not child or box.reads:
                box = lay(child, w, INF, w)
            rows.append((box, y))
            if box.data is not GONE:
                y += box.h + gap
        lay.kept[self.scroll_key] = (mark, rows)
        if not end:
            return rows, y + (len(self.children) - len(rows)) * (y // max(1, len(rows))), False
        return rows, y - (gap if rows else 0) + bottom, True

    def _start(self, lay: Layout, w: int, top: int) -> int:
        gap = lay.px(self.gap) if self.gap else 0
        return sum(lay(c, w, INF, w).h + gap for c in self.children[: self.start_at])

    def range(self, lay: Layout, box: Box, wanted: int) -> int:
        """The offset nearest to ``wanted`` that the list can stand at."""
        if wanted <= 0:
            return 0
        own, lay.theme = lay.theme, box.data.theme or lay.theme
        try:
            left, top, right, bottom = self._padding(lay, box.w)
            _, total, end = self._rows(lay, box.w - left - right, top, bottom + box.data.under, wanted + box.h)
        finally:
            lay.theme = own
        return max(0, min(wanted, total - box.h)) if end else wanted

    def draw(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Draw the background."""
        if box.data.background:
            canvas.rect(x, y, x + box.w, y + box.h, box.data.background)


class Scroll(LazyList):
    """A scroll view around one child, which is laid out whole."""

    node_class = "android.widget.ScrollView"

    def __init__(
        self,
        child: Widget,
        *,
        padding: Padding = 0,
        background: Color | None = None,
        start_dp: float = 0,
        most_width: float | None = None,
        **common: Unpack[Common],
    ) -> None:
        super().__init__([child], padding=padding, background=background, most_width=most_width, **common)
        self.start_dp = start_dp
        if start_dp:
            self.start_at = 1

    def _start(self, lay: Layout, w: int, top: int) -> int:
        return lay.px(self.start_dp)


class HScroll(Widget):
    """A horizontal strip (chips, cards) that scrolls sideways; the offset is saved under ``<key>:scroll``.

    Args:
        child: What is wider than the strip.
        show: Index of the child's child that stands in the middle until the user scrolls.
    """

    node_class = "android.widget.HorizontalScrollView"
    scrolls = True
    horizontal = True

    def __init__(self, child: Widget, *, show: int | None = None, **common: Unpack[Common]) -> None:
        super().__init__(**common)
        self.child = child
        self.show = show

    @property
    def scroll_key(self) -> str:
        """Key of the offset in the view state."""
        return f"{self.key or self.id or 'strip'}:scroll"

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """Lay the child out without a limit on its width."""
        low_w, high_w = lay.span(self.width, min_w, max_w)
        inner = lay(self.child, INF, max_h, 0, min_h)
        w = max(low_w, min(inner.w, high_w))
        wanted = lay.read(self.scroll_key)
        if wanted is None:
            wanted = self._centred(inner, w, lay.theme.rtl)
        offset = max(0, min(wanted, inner.w - w))
        x = w - inner.w + offset if lay.theme.rtl else -offset
        return Box(self, w, inner.h, ((inner, x, 0),), ScrollBox(offset, inner.w, True, 0), clip=True)

    def _centred(self, inner: Box, w: int, rtl: bool) -> int:
        if self.show is None or self.show >= len(inner.kids):
            return 0
        kid, x, _ = inner.kids[self.show]
        middle = x + kid.w // 2
        return (inner.w - middle if rtl else middle) - w // 2

    def range(self, lay: Layout, box: Box, wanted: int) -> int:
        """The offset nearest to ``wanted`` that the strip can stand at."""
        extent: int = box.data.extent
        return max(0, min(wanted, extent - box.w))
