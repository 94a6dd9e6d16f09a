"""The frame of a screen: top bar, body, bottom bar, floating action button and snackbar within the system's insets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

from gts_env.android.layout.box import Box, Placed
from gts_env.android.layout.context import FOOT, IME, INSETS, SNACKBAR
from gts_env.android.material.snackbar import SnackbarView
from gts_env.android.theme import Color
from gts_env.android.widgets.base import Common, Widget

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.layout.context import Layout

FAB_MARGIN = 16
SNACKBAR_MARGIN = 12
SNACKBAR_MOST_W = 600


class Scaffold(Widget):
    """A whole screen.

    The top bar's colour fills the strip of the status bar, the bottom bar's that of the gesture bar. The body ends
    above the bottom bar or the keyboard; a list at its end goes on behind the gesture bar. A snackbar stands above
    the bottom bar and lifts the action button.

    Args:
        body: What fills the room between the bars.
        top: Top bar.
        bottom: Bottom bar; a navigation bar gives way to the keyboard, others rise above it.
        fab: Floating action button.
        background: Colour of the screen.
        fab_place: ``end`` or ``center``.
    """

    def __init__(
        self,
        body: Widget,
        top: Widget | None = None,
        bottom: Widget | None = None,
        fab: Widget | None = None,
        *,
        background: Color = "surface",
        fab_place: str = "end",
        **common: Unpack[Common],
    ) -> None:
        super().__init__(**common)
        self.top = top
        self.body = body
        self.bottom = bottom
        self.fab = fab
        self.background = background
        self.fab_place = fab_place

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """Bars first, then the body between them, then what floats over it."""
        left, above, right, below = lay.read(INSETS, (0, 0, 0, 0))
        w = max_w - left - right
        kids: list[Placed] = []
        y, foot = above, max_h - below
        bottom_at = max_h
        if self.top is not None:
            bar = lay(self.top, w, max_h - above, w)
            kids.append((bar, left, y))
            y += bar.h
        if self.bottom is not None and not (getattr(self.bottom, "yields_to_keyboard", False) and lay.read(IME)):
            bar = lay(self.bottom, w, max_h, w)
            foot = bottom_at = foot - bar.h
            kids.append((bar, left, foot))
        # Drawn after the top bar, since the tree lists what is drawn in order, and a reader begins at the top.
        kids.insert(0 if self.top is None else 1, (self._body(lay, w, max(0, foot - y)), left, y))
        kids += self._floating(lay, left, w, foot)
        strips = self._strips(lay, y if self.top is not None else 0, bottom_at)
        return Box(self, max_w, max_h, tuple(kids), strips, clip=True)

    def _body(self, lay: Layout, w: int, room: int) -> Box:
        below = lay.read(INSETS, (0, 0, 0, 0))[3]
        tail = self.body.tail
        behind = tail is not None and self.bottom is None and lay.theme.config.navigation == "gesture"
        if behind and not lay.read(IME):
            return lay.given(FOOT, (tail, below), self.body, w, room + below)
        return lay(self.body, w, room, w, room)

    def _floating(self, lay: Layout, left: int, w: int, foot: int) -> list[Placed]:
        kids: list[Placed] = []
        message = lay.read(SNACKBAR)
        if message is not None:
            margin = lay.px(SNACKBAR_MARGIN)
            wide = min(w - 2 * margin, lay.px(SNACKBAR_MOST_W))
            view = lay(SnackbarView(message.text, message.action, message.effect), wide, lay.px(200), wide)
            foot -= view.h + margin
            kids.append((view, left + (w - wide) // 2, foot))
        if self.fab is not None:
            margin = lay.px(FAB_MARGIN)
            button = lay(self.fab, w - 2 * margin, lay.px(200))
            x = (w - button.w) // 2 if self.fab_place == "center" else w - button.w - margin
            if lay.theme.rtl:
                x = w - button.w - x
            kids.append((button, left + x, foot - margin - button.h))
        return kids

    def _strips(self, lay: Layout, top_end: int, bottom_at: int) -> tuple[int, int, int, int, int]:
        ground = lay.color(self.background)
        top = getattr(self.top, "background", None)
        bottom = getattr(self.bottom, "background", None)
        return (
            ground,
            top_end,
            lay.color(top) if top is not None else ground,
            bottom_at,
            lay.color(bottom) if bottom is not None else ground,
        )

    def draw(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Fill the screen, then the strips behind the bars."""
        ground, top_end, top, bottom_at, bottom = box.data
        canvas.rect(x, y, x + box.w, y + box.h, ground)
        if top != ground:
            canvas.rect(x, y, x + box.w, y + top_end, top)
        if bottom != ground and bottom_at < box.h:
            canvas.rect(x, y + bottom_at, x + box.w, y + box.h, bottom)
