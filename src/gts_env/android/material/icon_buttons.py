"""Icon buttons: a symbol with a target of 48 dp, standard, filled, tonal or outlined, plain or toggling."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.android.drawing.icons import facing
from gts_env.android.effects import Effect, Up
from gts_env.android.layout.box import Box
from gts_env.android.material.badges import Badge, badge_box, draw_badge
from gts_env.android.material.said import UP, Word, said
from gts_env.android.material.tints import TARGET, container, content
from gts_env.android.theme import Color
from gts_env.android.widgets.base import Widget

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.layout.context import Layout

_CONTAINERS: dict[str, tuple[str, str]] = {
    "filled": ("primary", "on_primary"),
    "tonal": ("secondary_container", "on_secondary_container"),
}
_STATE_LAYER = 40


class IconButton(Widget):
    """A symbol to tap.

    Args:
        icon: Symbol.
        on_click: Effect.
        desc: Content description; what a screen reader says. A word is said in the language of the phone.
        kind: ``standard``, ``filled``, ``tonal`` or ``outlined``.
        toggled: State of a toggling button: makes it checkable, and its symbol filled while True.
        badge: Badge at the symbol.
        color: Colour of the symbol in place of the kind's.
        size: Dp of the symbol.
    """

    node_class = "android.widget.ImageButton"
    touch_pad = 12
    """Dp between the target's edge and the symbol, which a neighbour's padding counts in."""

    def __init__(
        self,
        icon: str,
        on_click: Effect | None = None,
        desc: str | Word | None = None,
        *,
        kind: str = "standard",
        toggled: bool | None = None,
        badge: Badge = None,
        color: Color | None = None,
        size: float = 24,
        **common: Any,
    ) -> None:
        super().__init__(on_click=on_click, checked=toggled, **common)
        self.word = desc if isinstance(desc, Word) else None
        if isinstance(desc, str):
            self.desc = desc
        self.icon = icon
        self.kind = kind
        self.toggled = toggled
        self.badge = badge
        self.color = color
        self.size = size

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """A target of 48 dp with the symbol in its middle."""
        side = lay.px(TARGET)
        low_w, high_w = lay.span(self.width, min_w, max_w)
        low_h, high_h = lay.span(self.height, min_h, max_h)
        w, h = max(low_w, min(side, high_w)), max(low_h, min(side, high_h))
        fill, ink = self._colors()
        data = (
            facing(self.icon, lay.theme.rtl),
            bool(self.toggled),
            lay.px(self.size),
            lay.color(ink),
            lay.color(fill) if fill is not None else 0,
            lay.px(1) if self.kind == "outlined" and not self.toggled else 0,
            lay.color("outline"),
            lay.px(_STATE_LAYER),
            badge_box(lay, self.badge) if self.badge else None,
            said(self.word, lay.theme.config.locale) if self.word is not None else "",
        )
        return Box(self, w, h, data=data, bleed=lay.px(4) if self.badge else 0)

    def _colors(self) -> tuple[Color | None, Color]:
        if self.kind == "outlined":
            fill, ink = ("inverse_surface", "inverse_on_surface") if self.toggled else (None, "on_surface_variant")
        elif self.kind in _CONTAINERS and self.toggled is not False:
            fill, ink = _CONTAINERS[self.kind]
        elif self.kind in _CONTAINERS:
            fill, ink = "surface_container_highest", "primary" if self.kind == "filled" else "on_surface_variant"
        else:
            fill, ink = None, "primary" if self.toggled else "on_surface_variant"
        return container(fill, self.enabled), content(self.color or ink, self.enabled)

    def draw(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Draw container, symbol and badge."""
        icon, filled, size, ink, fill, border, outline, side, badge, _ = box.data
        cx, cy = x + box.w / 2, y + box.h / 2
        if fill:
            canvas.circle(cx, cy, side / 2, fill)
        if border:
            canvas.ring(cx, cy, side / 2, border, outline)
        left, top = x + (box.w - size) // 2, y + (box.h - size) // 2
        canvas.icon(icon, left, top, size, ink, filled)
        if badge is not None:
            draw_badge(canvas, badge, left, top, size)

    def desc_of(self, box: Box) -> str:
        """The word."""
        return str(box.data[-1])

    def __repr__(self) -> str:
        return f"IconButton({self.icon!r})"


class BackArrow(IconButton):
    """The up arrow of a top bar; points the other way where the layout runs from right to left.

    Args:
        on_click: Effect in place of Up.
        desc: Content description.
    """

    def __init__(self, on_click: Effect | None = None, desc: str | Word = UP, **common: Any) -> None:
        super().__init__("arrow_back", on_click or Up(), desc, color="on_surface", **common)
