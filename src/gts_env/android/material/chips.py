"""Chips: assist, filter, input and suggestion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from gts_env.android.effects import Effect
from gts_env.android.layout.box import Box
from gts_env.android.material.buttons import Pressable
from gts_env.android.material.control_words import control_words
from gts_env.android.material.tints import container, content
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.leaf import Icon, Text

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.layout.context import Layout


class Chip(Pressable):
    """A chip of 32 dp with a target of 48 dp.

    Args:
        text: Label.
        on_click: Effect.
        kind: ``assist``, ``filter``, ``input`` or ``suggestion``.
        selected: State of a filter or input chip.
        icon: Symbol before the label; a selected filter chip shows a tick there.
        avatar: Widget of 24 dp in the symbol's place.
        on_close: Effect of the small cross at the end.
        fill: Colour of a selected one; ``primary`` stands out from the surface of a dialog.
    """

    merged = False
    inset = 8
    least_w: ClassVar[float] = 0

    def __init__(
        self,
        text: str,
        on_click: Effect | None = None,
        kind: str = "assist",
        *,
        selected: bool = False,
        icon: str | None = None,
        avatar: Widget | None = None,
        on_close: Effect | None = None,
        fill: str = "secondary_container",
        **common: Any,
    ) -> None:
        enabled = common.get("enabled", True)
        choosable = kind in ("filter", "input")
        ink = content(f"on_{fill}" if selected else "on_surface_variant", enabled)
        mark: Widget | None = avatar
        if kind == "filter" and selected:
            mark = Icon("check", 18, ink)
        elif icon and avatar is None:
            mark = Icon(icon, 18, content("primary" if kind in ("assist", "suggestion") else ink, enabled))
        cross = _Cross(text, on_close, ink) if on_close is not None else None
        common.setdefault("role", "CompoundButton" if kind == "filter" else "Button")
        label = Text(
            text, "label_large", content("on_surface", enabled) if kind == "assist" else ink, max_lines=1, silent=True
        )
        super().__init__(
            [mark, label, cross],
            gap=8,
            padding=(4 if avatar is not None else 8 if mark else 16, 0, 8 if cross else 16, 0),
            background=container(fill, enabled) if selected else None,
            border=None if selected else "outline" if enabled else ("on_surface", 0.12),
            radius=8,
            on_click=on_click,
            selected=selected and kind == "input",
            checked=selected if choosable and kind == "filter" else None,
            **common,
        )
        self.text = text

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """As wide as its label needs, also where others fill a column; taller with larger letters."""
        if self.width is None and not self.weight:
            min_w = 0
        need = int(lay.style("label_large").line_height) + 2 * lay.px(6) + 2 * lay.px(self.inset)
        return super().place(lay, max_w, max_h, min_w, max(min_h, need))

    def text_of(self, box: Box) -> str:
        """The label."""
        return self.text


class _Cross(Widget):
    """The cross that takes an input chip away; its target reaches the chip's edges."""

    node_class = "android.widget.Button"

    def __init__(self, text: str, on_click: Effect, color: object) -> None:
        super().__init__(on_click=on_click)
        self.text = text
        self.color = color

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """18 dp wide and as tall as the chip."""
        size = lay.px(18)
        said = control_words(lay.theme.config.locale).remove.format(self.text)
        return Box(self, size, lay.px(32), data=(size, lay.color(self.color), said))  # type: ignore[arg-type]

    def draw(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Draw the cross."""
        size, color, _ = box.data
        canvas.icon("close", x, y + (box.h - size) // 2, size, color)

    def desc_of(self, box: Box) -> str:
        """What it takes away."""
        return str(box.data[2])
