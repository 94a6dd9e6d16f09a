"""Rows of lists: items, section headers, avatars."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.android.drawing.colors import parse_color
from gts_env.android.drawing.contrast import ink_on
from gts_env.android.effects import Effect
from gts_env.android.layout.box import Box
from gts_env.android.material.item_row import ItemRow, slack
from gts_env.android.material.tints import content
from gts_env.android.theme import Color
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Row, Stack
from gts_env.android.widgets.leaf import Icon, Text

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.layout.context import Layout

HEIGHTS = 56, 72, 88
"""Least dp of an item with one, two and three lines."""


class ListItem(ItemRow):
    """An item of one to three lines.

    Args:
        headline: Main text, or a widget in its place.
        supporting: Text below it, or a widget.
        overline: Small text above it.
        leading: Widget or name of a symbol at the start.
        trailing: Widget, or text, at the end.
        on_click: Effect.
        selected: Marks it, with a tinted background.
        headline_lines: Most lines of the headline; None for any.
        supporting_lines: Most lines of the supporting text; None for any.
        background: Colour behind it.
        headline_id: Resource id of the headline.
        supporting_id: Resource id of the supporting text.
    """

    def __init__(
        self,
        headline: str | Widget,
        supporting: str | Widget | None = None,
        overline: str | None = None,
        leading: str | Widget | None = None,
        trailing: str | Widget | None = None,
        on_click: Effect | None = None,
        *,
        selected: bool = False,
        enabled: bool = True,
        headline_lines: int | None = None,
        supporting_lines: int | None = None,
        background: Color | None = None,
        headline_id: str | None = None,
        supporting_id: str | None = None,
        **common: Any,
    ) -> None:
        ink, quiet = content("on_surface", enabled), content("on_surface_variant", enabled)
        lines: list[Widget] = [Text(overline, "label_small", quiet, max_lines=1)] if overline else []
        if isinstance(headline, str):
            headline = Text(headline, "body_large", ink, max_lines=headline_lines, id=headline_id)
        lines.append(headline)
        if isinstance(supporting, str):
            supporting = Text(supporting, "body_medium", quiet, max_lines=supporting_lines, id=supporting_id)
        if supporting is not None:
            lines.append(supporting)
        lead = Icon(leading, 24, quiet) if isinstance(leading, str) else leading
        trail = Text(trailing, "label_small", quiet) if isinstance(trailing, str) else trailing
        super().__init__(
            lead,
            lines,
            trail,
            start=16 - slack(lead),
            gap=16 - slack(lead),
            trail_gap=16 - slack(trail),
            end=16 - slack(trail),
            least=HEIGHTS[min(len(lines), 3) - 1],
            background="secondary_container" if selected else background,
            on_click=on_click,
            selected=selected,
            enabled=enabled,
            **common,
        )


class SectionHeader(Row):
    """A heading between the items of a list."""

    def __init__(self, text: str, *, color: Color = "primary", **common: Any) -> None:
        super().__init__([Text(text, "title_small", color)], padding=(16, 16, 16, 8), width="fill", **common)
        self.text = text


class Avatar(Stack):
    """A letter or a symbol in a coloured circle.

    Args:
        text: Name whose first letter stands for a person; the letter itself.
        color: Colour of the circle.
        size: Dp.
        icon: Symbol in place of the letter.
    """

    def __init__(
        self,
        text: str = "",
        color: Color = "primary_container",
        size: float = 40,
        *,
        icon: str | None = None,
        ink: Color | None = None,
        **common: Any,
    ) -> None:
        ink = ink or _ink_on(color)
        inner: Widget
        if icon is not None:
            inner = Icon(icon, size * 0.6, ink)
        else:
            inner = _Initial(text[:1].upper(), size, ink)
        common.setdefault("silent", common.get("desc") is None)
        super().__init__([inner], width=size, height=size, radius="full", background=color, align="center", **common)


def _ink_on(color: Color) -> Color:
    if isinstance(color, str):
        return ink_on(parse_color(color)) if color.startswith("#") else f"on_{color}"
    return "#FFFFFF"


class _Initial(Widget):
    """A letter whose size goes by the circle, not by the font scale."""

    def __init__(self, letter: str, circle: float, color: Color) -> None:
        super().__init__()
        self.letter = letter
        self.circle = circle
        self.color = color

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """As large as the circle."""
        from gts_env.android.drawing.text import layout_text

        sp = self.circle * 0.4 / lay.theme.font_scale
        block = layout_text(self.letter, lay.style("title_medium", size=sp), None)
        return Box(self, max_w, max_h, data=(block, lay.color(self.color)))

    def draw(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Draw the letter in the middle."""
        block, color = box.data
        canvas.text(block, x + (box.w - block.width) / 2, y + (box.h - block.height) / 2, color)
