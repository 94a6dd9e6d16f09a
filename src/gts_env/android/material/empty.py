"""What a screen shows where there is nothing to show."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.android.layout.box import Box
from gts_env.android.layout.context import INF
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column
from gts_env.android.widgets.leaf import Gap, Icon, Text
from gts_env.android.widgets.scroll import Scroll

if TYPE_CHECKING:
    from gts_env.android.layout.context import Layout


class EmptyState(Widget):
    """A symbol, a title, a text and an action in the middle of the room.

    Where little is left, as above the keyboard of a lying phone, the words stand alone; what is too tall even then
    scrolls, with its symbol.

    Args:
        icon: Symbol.
        title: Title.
        text: Smaller text below.
        action: Button.
    """

    def __init__(
        self,
        icon: str | None,
        title: str,
        text: str | None = None,
        action: Widget | None = None,
        **common: Any,
    ) -> None:
        common.setdefault("id", "empty")
        super().__init__(**common)
        mark: list[Widget] = [Icon(icon, 64, "outline"), Gap(height=16)] if icon else []
        parts: list[Widget] = [Text(title, "title_medium", align="center")]
        if text:
            parts += [Gap(height=4), Text(text, "body_medium", "on_surface_variant", align="center")]
        if action is not None:
            parts += [Gap(height=16), action]
        self.column = Column([*mark, *parts], align="center", padding=32, width="fill")
        self.bare = Column(parts, align="center", padding=(32, 8), width="fill")

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """All the room allowed."""
        inner = lay(self.column, max_w, INF, max_w)
        if inner.h > max_h:
            inner = lay(self.bare, max_w, INF, max_w)
        if inner.h > max_h:
            inner = lay(Scroll(self.column, key="empty"), max_w, max_h, max_w)
        h = max(min_h, max_h if max_h < INF else inner.h)
        return Box(self, max_w, h, ((inner, 0, (h - inner.h) // 2),))
