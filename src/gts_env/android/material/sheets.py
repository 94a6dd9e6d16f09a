"""Bottom sheets: content for a layer shown with ``ui.sheet``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.android.effects import Dismiss
from gts_env.android.layout.box import Box, Placed
from gts_env.android.layout.context import FOOT, IME, INF, INSETS
from gts_env.android.theme import Color
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.leaf import Text
from gts_env.android.widgets.scroll import Scroll

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.layout.context import Layout

RADIUS, HANDLE_W, HANDLE_H, HANDLE_AT = 28, 32, 4, 22


class BottomSheet(Widget):
    """A modal bottom sheet: rounded at the top, with a handle; a swipe down on it or a tap above it closes it.

    Args:
        body: Content; scrolls if it is too tall, to its end above the gesture bar.
        title: Line above the content.
        background: Colour.
    """

    solid = True

    def __init__(
        self, body: Widget, title: str | None = None, *, background: Color = "surface_container_low", **common: Any
    ) -> None:
        common.setdefault("id", "design_bottom_sheet")
        common.setdefault("on_swipe", (("down", Dismiss()),))
        super().__init__(**common)
        self.title = Text(title, "title_large", id="sheet_title") if title else None
        self.body = body
        self.background = background

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """As wide as allowed, as tall as its content, with room for the gesture bar below."""
        foot = lay.read(INSETS, (0, 0, 0, 0))[3]
        y = lay.px(2 * HANDLE_AT + HANDLE_H)
        kids: list[Placed] = []
        if self.title is not None:
            side = lay.px(16)
            title = lay(self.title, max_w - 2 * side, INF)
            kids.append((title, max_w - side - title.w if lay.theme.rtl else side, y - lay.px(8)))
            y += title.h + lay.px(4)
        tail = lay.px(8) + foot
        room = max(lay.px(48), max_h - y - tail)
        body = lay(self.body, max_w, INF, max_w)
        if body.h > room:
            body, tail = self._scrolled(lay, max_w, room, tail)
        kids.append((body, 0, y))
        data = lay.px(RADIUS), lay.color(self.background), lay.color(("on_surface_variant", 0.4)), lay.px(1)
        return Box(self, max_w, y + body.h + tail, tuple(kids), data)

    def _scrolled(self, lay: Layout, w: int, room: int, tail: int) -> tuple[Box, int]:
        """The content where it is too tall, and what is left below it: it goes on behind the gesture bar."""
        body = Scroll(self.body, key="sheet")
        if lay.theme.config.navigation != "gesture" or lay.read(IME):
            return lay(body, w, room, w), tail
        return lay.given(FOOT, (body, tail), body, w, room + tail), 0

    def draw(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Draw the surface and the handle."""
        radius, color, handle, _ = box.data
        canvas.rrect(x, y, x + box.w, y + box.h, (radius, radius, 0, 0), color)
        dp = radius / RADIUS
        left, top = x + (box.w - HANDLE_W * dp) / 2, y + HANDLE_AT * dp
        canvas.rrect(left, top, left + HANDLE_W * dp, top + HANDLE_H * dp, HANDLE_H * dp / 2, handle)
