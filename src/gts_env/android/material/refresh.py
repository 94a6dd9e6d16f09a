"""Pulling a list down at its top to have it refreshed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from gts_env.android.effects import Effect, Nothing
from gts_env.android.layout.box import Box, Placed
from gts_env.android.material.progress import CircularProgress
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Stack

if TYPE_CHECKING:
    from gts_env.android.layout.context import Layout

FAR = 80
"""Dp that the finger must pull."""
DROP = 16
"""Dp between the top and the indicator while it turns."""


class PullToRefresh(Widget):
    """A list that can be pulled. The list itself scrolls first: only at its top does it hand the pull on.

    Args:
        child: What scrolls.
        on_refresh: Effect of a pull that is far enough.
        refreshing: Whether the data is being fetched: shows the indicator, and a further pull does nothing.
    """

    moves: ClassVar[str] = "vertical"

    def __init__(self, child: Widget, on_refresh: Effect, refreshing: bool = False, **common: Any) -> None:
        super().__init__(**common)
        self.child = child
        self.on_refresh = on_refresh
        self.refreshing = refreshing
        if self.weight is None:
            self.weight = child.weight

    @property
    def tail(self) -> Widget | None:
        """That of the child."""
        return self.child.tail

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """The child, and the indicator over its top."""
        inner = lay(self.child, max_w, max_h, min_w, min_h)
        kids: list[Placed] = [(inner, 0, 0)]
        if self.refreshing:
            mark = lay(_indicator(), inner.w, inner.h)
            kids.append((mark, (inner.w - mark.w) // 2, lay.px(DROP)))
        return Box(self, inner.w, inner.h, tuple(kids), clip=True)

    def moved(self, lay: Layout, box: Box, start: tuple[int, int], delta: tuple[int, int], ms: int) -> Effect | None:
        """Refresh if the finger came far enough down."""
        if delta[1] <= 0:
            return None
        return self.on_refresh if delta[1] >= lay.px(FAR) and not self.refreshing else Nothing()


def _indicator() -> Widget:
    turning = CircularProgress(size=24, phase=0.15, id="refresh_indicator")
    return Stack(
        [turning], width=40, height=40, radius="full", background="surface_container_high", elevation=2, align="center"
    )
