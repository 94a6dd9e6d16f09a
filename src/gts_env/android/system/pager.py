"""A pager: pages side by side of which one stands in the middle; a swipe goes to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

from gts_env.android.effects import Effect, Put
from gts_env.android.layout.box import Box, Placed
from gts_env.android.widgets.base import Common, Widget
from gts_env.android.widgets.container import Children

if TYPE_CHECKING:
    from gts_env.android.layout.context import Layout

ENOUGH = 0.4
"""Share of a page that a slow finger must move to turn it; a swipe that is let go on the move turns it always."""


class PagerBox:
    """What a pager keeps: the page in the middle, and the whole width of its pages in pixels."""

    __slots__ = ("extent", "page", "pitch")

    def __init__(self, page: int, pitch: int, extent: int) -> None:
        self.page = page
        self.pitch = pitch
        self.extent = extent

    def __eq__(self, other: object) -> bool:
        # Which page it is does not change what the pager itself draws: its children have moved, and they tell.
        return isinstance(other, PagerBox)

    __hash__ = None  # type: ignore[assignment]


class Pager(Widget):
    """Pages side by side. The page shown lies in the view state under ``<key>:page`` (saved).

    Args:
        pages: Pages, the first at the start.
        page_width: Dp of a page; ``fill`` for the width of the pager.
        gap: Dp between pages.
        start: Page shown at first; negative counts from the end.
    """

    node_class = "androidx.viewpager.widget.ViewPager"
    scrolls = True
    horizontal = True
    moves = "horizontal"

    def __init__(
        self,
        pages: Children,
        *,
        page_width: float | str = "fill",
        gap: float = 0,
        start: int = 0,
        **common: Unpack[Common],
    ) -> None:
        super().__init__(**common)
        self.pages = tuple([p for p in pages if p is not None])
        self.page_width = page_width
        self.gap = gap
        self.start = start

    @property
    def page_key(self) -> str:
        """Key of the page in the view state."""
        return f"{self.key or self.id or 'pager'}:page"

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """Lay out the pages in view, the current one in the middle."""
        wide = max_w if self.page_width == "fill" else min(max_w, lay.px(float(self.page_width)))
        pitch = wide + lay.px(self.gap)
        page = self.current(lay.read(self.page_key))
        _, tall = lay.span(self.height, min_h, max_h)
        kids: list[Placed] = []
        for i, child in enumerate(self.pages):
            x = (max_w - wide) // 2 + (i - page) * pitch
            if x + wide > 0 and x < max_w:
                kids.append((lay(child, wide, tall, wide, tall), max_w - x - wide if lay.theme.rtl else x, 0))
        data = PagerBox(page, pitch, pitch * len(self.pages))
        return Box(self, max_w, tall, tuple(kids), data, clip=True)

    def current(self, kept: object) -> int:
        """The page to show for a value of the view state."""
        last = max(0, len(self.pages) - 1)
        page = kept if isinstance(kept, int) else self.start
        return max(0, min(page if page >= 0 else last + 1 + page, last))

    def moved(self, lay: Layout, box: Box, start: tuple[int, int], delta: tuple[int, int], ms: int) -> Effect | None:
        """One page further, if the finger moved far enough or was lifted while it moved."""
        data: PagerBox = box.data
        far = -delta[0] if not lay.theme.rtl else delta[0]
        if not ms and abs(far) < ENOUGH * data.pitch:
            return None
        page = self.current(data.page + (1 if far > 0 else -1)) if data.page or far > 0 else 0
        return Put(self.page_key, page) if page != data.page else None
