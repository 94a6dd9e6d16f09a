"""The basic dialog, content for a layer: title, body and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Unpack

from gts_env.android.layout.box import Box, Placed
from gts_env.android.layout.context import INF
from gts_env.android.widgets.base import Common, Widget
from gts_env.android.widgets.container import Container
from gts_env.android.widgets.leaf import Divider, Icon, Text
from gts_env.android.widgets.scroll import Scroll

if TYPE_CHECKING:
    from gts_env.android.layout.context import Layout

LEAST_W = 280
PAD = 24


class Dialog(Container):
    """A basic dialog.

    Args:
        title: Headline.
        body: Text, or a widget; scrolls between two lines if it is too tall.
        buttons: Buttons at the foot, the confirming one last.
        icon: Symbol above a centred headline.
        flush: The body reaches the sides (lists).
        show: Index of the body's child that is in view at first, wherever it stands (the chosen one of a list).
    """

    def __init__(
        self,
        title: str | None = None,
        body: str | Widget | None = None,
        buttons: Sequence[Widget] = (),
        *,
        icon: str | None = None,
        flush: bool = False,
        show: int | None = None,
        **common: Unpack[Common],
    ) -> None:
        super().__init__((), background="surface_container_high", radius=28, **common)
        self.icon = Icon(icon, 24, "secondary") if icon else None
        side = "center" if icon else "start"
        self.title = Text(title, "headline_small", align=side, id="alertTitle") if title else None
        if isinstance(body, str):
            body = Text(body, "body_medium", "on_surface_variant", id="android:id/message")
        self.body = body
        self.buttons = tuple(buttons)
        self.flush = flush
        self.show = show

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """Head and foot take what they need; the body gets the rest, and scrolls if that is too little.

        Where little is left, in landscape or above the keyboard, what surrounds the parts shrinks first.
        """
        side = lay.px(PAD)
        inner = max_w - 2 * side
        head = [lay(part, inner, max_h) for part in (self.icon, self.title) if part is not None]
        foot = _Buttons(self.buttons).arrange(lay, inner) if self.buttons else []
        body = lay(self.body, max_w if self.flush else inner, INF) if self.body is not None else None
        gaps = self._gaps(lay, head, body, foot, max_h)
        if body is not None and gaps.room < body.h and self.body is not None:
            body = lay(_Body(self.body, self.show, gaps.room), max_w if self.flush else inner, gaps.room)
        wants = [b.w for b in head] + [x + b.w for b, x, _ in foot]
        if body is not None:
            wants.append(body.w - (2 * side if self.flush else 0))
        w = max(min(max_w, lay.px(LEAST_W)), min(max_w, max(wants, default=0) + 2 * side))
        return self._put(lay, w, side, head, body, foot, gaps)

    def _gaps(self, lay: Layout, head: list[Box], body: Box | None, foot: list[Placed], max_h: int) -> _Gaps:
        parts = sum(b.h for b in head) + max((y + b.h for b, _, y in foot), default=0)
        made = None
        for edge, gap, around in ((24, 16, 20), (12, 8, 4)):
            made = _Gaps(lay.px(edge), lay.px(gap), lay.px(around), len(head), bool(foot), body is not None)
            made.room = max_h - parts - made.total
            if body is None or body.h <= made.room or made.room >= lay.px(192):
                break
        assert made is not None
        made.room = max(lay.px(48), made.room)
        return made

    def _put(
        self, lay: Layout, w: int, side: int, head: list[Box], body: Box | None, foot: list[Placed], gaps: _Gaps
    ) -> Box:
        rtl = lay.theme.rtl
        kids: list[Placed] = []
        y = gaps.edge
        for box in head:
            x = (w - box.w) // 2 if self.icon is not None else (w - side - box.w if rtl else side)
            kids.append((box, x, y))
            y += box.h + gaps.between
        if body is not None:
            pad = 0 if self.flush else side
            kids.append((body, w - pad - body.w if rtl else pad, y))
            if isinstance(body.widget, Scroll):
                line = lay(Divider(), w, INF, w)
                kids += [(line, 0, y), (line, 0, y + body.h - line.h)]
            y += body.h
        elif head:
            y -= gaps.between
        y += gaps.around if foot else gaps.edge
        right = max((x + b.w for b, x, _ in foot), default=0)
        for box, bx, by in foot:
            kids.append((box, side + right - bx - box.w if rtl else w - side - right + bx, y + by))
        if foot:
            y += max(by + b.h for b, _, by in foot) + gaps.around
        return self.box(lay, w, y, kids)


class _Body(Scroll):
    """The body of a dialog that is too tall; until it is scrolled, one of its children stands in the middle."""

    def __init__(self, child: Widget, show: int | None, room: int) -> None:
        super().__init__(child, key="dialog")
        self.child = child
        self.show = show
        self.room = room
        self.start_at = 0 if show is None else 1

    def _start(self, lay: Layout, w: int, top: int) -> int:
        kids = lay(self.child, w, INF, w).kids
        if self.show is None or self.show >= len(kids):
            return 0
        kid, _, y = kids[self.show]
        return y - (self.room - kid.h) // 2 if y + kid.h > self.room else 0


class _Gaps:
    """Room around the parts of a dialog, in pixels; ``room`` is what is left for the body."""

    __slots__ = ("around", "between", "edge", "room", "total")

    def __init__(self, edge: int, between: int, around: int, heads: int, foot: bool, body: bool) -> None:
        self.edge = edge
        self.between = between
        self.around = around
        self.total = edge + between * (heads - (not body and heads > 0)) + (2 * around if foot else edge)
        self.room = 0


class _Buttons:
    """The buttons at the foot: side by side, or below one another where they do not fit."""

    def __init__(self, buttons: Sequence[Widget]) -> None:
        self.buttons = buttons

    def arrange(self, lay: Layout, w: int) -> list[Placed]:
        """The buttons with their places from the row's top left."""
        boxes = [lay(b, w, INF) for b in self.buttons]
        gap = lay.px(8)
        if sum(b.w for b in boxes) + gap * (len(boxes) - 1) <= w:
            x = 0
            out: list[Placed] = []
            for box in boxes:
                out.append((box, x, 0))
                x += box.w + gap
            return out
        widest = max(b.w for b in boxes)
        y = 0
        out = []
        for box in reversed(boxes):
            out.append((box, widest - box.w, y))
            y += box.h
        return out
