"""Switch, checkbox and radio button: drawn marks with a target of 48 dp."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from gts_env.android.effects import Effect
from gts_env.android.layout.box import Box
from gts_env.android.material.tints import DISABLED, DISABLED_CONTAINER, TARGET, content
from gts_env.android.theme import Color
from gts_env.android.widgets.base import Widget

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.layout.context import Layout


class Mark(Widget):
    """Base of the marks.

    Args:
        checked: State.
        on_click: Effect of a tap; None in a row that is tapped as a whole.
    """

    target: ClassVar[tuple[float, float]] = (TARGET, TARGET)

    def __init__(self, checked: bool, on_click: Effect | None = None, **common: Any) -> None:
        super().__init__(checked=checked, on_click=on_click, **common)

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """Its target, with the mark in the middle."""
        w, h = lay.px(self.target[0]), lay.px(self.target[1])
        colors = tuple([lay.color(c) for c in self.colors()])
        return Box(self, max(w, min_w), max(h, min_h), data=(bool(self.checked), lay.px(1), lay.theme.rtl, *colors))

    def colors(self) -> tuple[Color, ...]:
        """Colours the drawing needs."""
        raise NotImplementedError(f"{type(self).__name__} does not say its colours")


class Switch(Mark):
    """A switch."""

    node_class = "android.widget.Switch"
    target = (52, TARGET)

    def colors(self) -> tuple[Color, ...]:
        """Track, outline and thumb."""
        if self.enabled:
            return ("primary", "primary", "on_primary") if self.checked else (
                "surface_container_highest", "outline", "outline")  # fmt: skip
        faint = ("on_surface", DISABLED_CONTAINER)
        if self.checked:
            return faint, faint, "surface"
        return ("surface_container_highest", DISABLED_CONTAINER), faint, ("on_surface", DISABLED)

    def draw(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Draw track and thumb."""
        on, _, rtl, track, outline, thumb = box.data
        dp = box.h / TARGET
        width, height = 52 * dp, 32 * dp
        left, top = x + (box.w - width) / 2, y + (box.h - height) / 2
        canvas.rrect(left, top, left + width, top + height, height / 2, track)
        if not on:
            canvas.stroke_rrect(left, top, left + width, top + height, height / 2, 2 * dp, outline)
        at = width - 16 * dp if on != rtl else 16 * dp
        canvas.circle(left + at, top + height / 2, (12 if on else 8) * dp, thumb)


class Checkbox(Mark):
    """A checkbox."""

    node_class = "android.widget.CheckBox"
    touch_pad: ClassVar[float] = 12

    def colors(self) -> tuple[Color, ...]:
        """Box and tick."""
        if self.checked:
            return content("primary", self.enabled), "on_primary" if self.enabled else "surface"
        return content("on_surface_variant", self.enabled), "surface"

    def draw(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Draw the box, and the tick if checked."""
        on, _, _, color, tick = box.data
        dp = box.h / TARGET
        left, top = x + box.w / 2 - 9 * dp, y + box.h / 2 - 9 * dp
        right, bottom = left + 18 * dp, top + 18 * dp
        if not on:
            canvas.stroke_rrect(left, top, right, bottom, 2 * dp, 2 * dp, color)
            return
        canvas.rrect(left, top, right, bottom, 2 * dp, color)
        points = [(left + px * dp, top + py * dp) for px, py in ((3.6, 9.2), (7.3, 12.9), (14.4, 5.6))]
        canvas.polyline(points, 2 * dp, tick)


class RadioButton(Mark):
    """A radio button."""

    node_class = "android.widget.RadioButton"
    touch_pad: ClassVar[float] = 12

    def colors(self) -> tuple[Color, ...]:
        """Ring and dot."""
        return (content("primary" if self.checked else "on_surface_variant", self.enabled),)

    def draw(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Draw the ring, and the dot if checked."""
        on, _, _, color = box.data
        dp = box.h / TARGET
        cx, cy = x + box.w / 2, y + box.h / 2
        canvas.ring(cx, cy, 10 * dp, 2 * dp, color)
        if on:
            canvas.circle(cx, cy, 5 * dp, color)
