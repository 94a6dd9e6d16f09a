"""A child that does not grow with the screen: what stands over a list whose rows are bounded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

from gts_env.android.layout.box import Box
from gts_env.android.widgets.base import Common, Widget
from gts_env.android.widgets.container import Container

if TYPE_CHECKING:
    from gts_env.android.layout.context import Layout


class Bounded(Container):
    """A child as wide as the room there is, but no wider than so many dp; it stands in the middle.

    Args:
        child: What is bounded.
        most_width: Dp; see ``most_width`` of :class:`~gts_env.android.widgets.scroll.LazyList`.
    """

    def __init__(self, child: Widget, most_width: float, **common: Unpack[Common]) -> None:
        super().__init__([child], **common)
        self.child = child
        self.most_width = most_width

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """As wide as it may be, with the child in the middle."""
        wide = min(max_w, lay.px(self.most_width))
        box = lay(self.child, wide, max_h, wide, min_h)
        # The odd pixel lies where lists have it, at the right.
        return self.box(lay, max_w, box.h, [(box, (max_w - wide) // 2, 0)])
