"""Common buttons: filled, tonal, elevated, outlined, text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from gts_env.android.effects import Effect
from gts_env.android.layout.box import Box, Placed
from gts_env.android.material.tints import TARGET, container, content
from gts_env.android.theme import Color
from gts_env.android.widgets.container import Row
from gts_env.android.widgets.leaf import Icon, Text

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.layout.context import Layout


class Pressable(Row):
    """A row that looks ``inset`` dp lower than the target a finger can hit, above and below."""

    merged: ClassVar[bool] = True
    inset: ClassVar[float] = 4
    least_w: ClassVar[float] = TARGET
    least_h: ClassVar[float] = TARGET

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """At least as large as a target."""
        return super().place(lay, max_w, max_h, max(min_w, lay.px(self.least_w)), max(min_h, lay.px(self.least_h)))

    def box(self, lay: Layout, w: int, h: int, kids: list[Placed], data: Any = None) -> Box:
        """Keep the inset in pixels beside the look."""
        return super().box(lay, w, h, kids, lay.px(self.inset))

    def draw(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Draw the container within its inset."""
        look, inset = box.data
        if look is None:
            return
        right, top, bottom = x + box.w, y + inset, y + box.h - inset
        radius = min(look.radius, (bottom - top) / 2)
        if look.elevation:
            canvas.shadow(x, top, right, bottom, radius, look.elevation)
        if look.color:
            canvas.rrect(x, top, right, bottom, radius, look.color)
        if look.border:
            canvas.stroke_rrect(x, top, right, bottom, radius, look.border, look.border_color)


class Button(Pressable):
    """The base of the common buttons: 40 dp tall, a target of 48 dp.

    Args:
        text: Label.
        on_click: Effect.
        icon: Symbol before the label.
        color: Colour of label and symbol in place of the kind's.
        id: Resource id.
    """

    node_class = "android.widget.Button"
    least_w: ClassVar[float] = 58
    ink: ClassVar[str] = "primary"
    fill: ClassVar[str | None] = None
    outline: ClassVar[str | None] = None
    lift: ClassVar[float] = 0
    pads: ClassVar[tuple[float, float, float]] = (24, 16, 24)
    """Dp at the sides without a symbol; at the start and the end with one."""

    def __init__(
        self,
        text: str,
        on_click: Effect | None = None,
        icon: str | None = None,
        *,
        color: Color | None = None,
        **common: Any,
    ) -> None:
        enabled = common.get("enabled", True)
        ink = content(color or self.ink, enabled)
        side, start, end = self.pads
        super().__init__(
            [Icon(icon, 18, ink) if icon else None, Text(text, "label_large", ink, align="center")],
            gap=8,
            arrange="center",
            padding=(start, 10, end, 10) if icon else (side, 10),
            background=container(self.fill, enabled),
            border=container(self.outline, enabled),
            radius="full",
            elevation=self.lift if enabled else 0,
            on_click=on_click,
            **common,
        )
        self.text = text
        self.icon = icon

    def text_of(self, box: Box) -> str:
        """The label."""
        return self.text


class FilledButton(Button):
    """The most important action of a screen."""

    fill = "primary"
    ink = "on_primary"


class TonalButton(Button):
    """A filled button of less weight."""

    fill = "secondary_container"
    ink = "on_secondary_container"


class ElevatedButton(Button):
    """A button that stands out from a patterned background."""

    fill = "surface_container_low"
    lift = 1


class OutlinedButton(Button):
    """A button of medium weight."""

    outline = "outline"


class TextButton(Button):
    """A button of the least weight, as in dialogs."""

    pads = (12, 12, 16)
