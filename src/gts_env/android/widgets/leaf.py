"""Leaves: text, icons, drawings, gaps and dividers."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Unpack, cast

from gts_env.android.drawing.icons import facing
from gts_env.android.drawing.text import Align, layout_text
from gts_env.android.layout.box import Box
from gts_env.android.layout.context import INF
from gts_env.android.theme import Color
from gts_env.android.widgets.base import Common, Widget

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.layout.context import Layout


class Text(Widget):
    """A run of text in one style.

    Args:
        text: What it says.
        style: Name in the type scale.
        color: Colour of the letters.
        max_lines: Cut with an ellipsis after so many lines.
        align: ``start``, ``center`` or ``end`` within its width.
        weight_: Font weight in place of the style's.
        italic: Slanted.
        underline: Underlined.
        strike: Struck through.
        mono: Monospaced.
        size: Sp in place of the style's.
    """

    node_class = "android.widget.TextView"

    def __init__(
        self,
        text: str,
        style: str = "body_large",
        color: Color = "on_surface",
        *,
        max_lines: int | None = None,
        align: str = "start",
        weight_: int | None = None,
        italic: bool = False,
        underline: bool = False,
        strike: bool = False,
        mono: bool = False,
        size: float | None = None,
        ellipsis: bool = True,
        **common: Unpack[Common],
    ) -> None:
        super().__init__(**common)
        self.text = text
        self.style = style
        self.color = color
        self.max_lines = max_lines
        self.align = cast("Align", align)
        self.weight_ = weight_
        self.italic = italic
        self.underline = underline
        self.strike = strike
        self.mono = mono
        self.size = size
        self.ellipsis = ellipsis

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """Wrap at the limit; the box hugs the text unless a width is asked for."""
        low_w, high_w = lay.span(self.width, min_w, max_w)
        low_h, high_h = lay.span(self.height, min_h, max_h)
        style = lay.style(
            self.style,
            weight=self.weight_,
            italic=self.italic,
            mono=self.mono,
            underline=self.underline,
            strike=self.strike,
            size=self.size,
        )
        block = layout_text(
            self.text,
            style,
            None if high_w >= INF else high_w,
            max_lines=self.max_lines,
            ellipsis=self.ellipsis,
            align="start",
            rtl=lay.theme.rtl,
        )
        w = max(low_w, min(int(block.width + 0.999), high_w))
        within = lay.theme.rtl or (self.align != "start" and block.line_count > 1)
        if within:
            # Lines that stand by the far edge or in the middle do so within the box, not within the limit.
            block = layout_text(
                self.text,
                style,
                w,
                max_lines=self.max_lines,
                ellipsis=self.ellipsis,
                align=self.align,
                rtl=lay.theme.rtl,
            )
        h = max(low_h, min(int(block.height + 0.5), high_h))
        data = (block, lay.color(self.color), 0.0 if within else self._shift(block.width, w), (h - block.height) / 2)
        return Box(self, w, h, data=data, bleed=int(style.size * 0.2) + 1)

    def _shift(self, text_w: float, w: int) -> float:
        free = w - text_w
        if free <= 1 or self.align == "start":
            return 0.0
        return free / 2 if self.align == "center" else free

    def draw(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Draw the lines."""
        block, color, shift, drop = box.data
        if block.height > box.h:
            canvas.save()
            canvas.clip(x, y, x + box.w, y + box.h)
            canvas.text(block, x + shift, y, color)
            canvas.restore()
        else:
            canvas.text(block, x + shift, y + drop, color)

    def text_of(self, box: Box) -> str:
        """The text in full, even where it is drawn cut."""
        return self.text

    def __repr__(self) -> str:
        return f"Text({self.text!r})"


class Icon(Widget):
    """A Material symbol; one that points along the line of writing is mirrored from right to left.

    Args:
        name: Symbol name.
        size: Dp.
        color: Colour.
        filled: Filled variant.
    """

    def __init__(
        self,
        name: str,
        size: float = 24,
        color: Color = "on_surface_variant",
        *,
        filled: bool = False,
        **common: Unpack[Common],
    ) -> None:
        super().__init__(**common)
        self.name = name
        self.size = size
        self.color = color
        self.filled = filled
        if self.desc is not None and self.role is None:
            self.role = "ImageView"

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """A square of ``size``, or larger if asked for, with the symbol in the middle."""
        size = lay.px(self.size)
        low_w, high_w = lay.span(self.width, min_w, max_w)
        low_h, high_h = lay.span(self.height, min_h, max_h)
        w, h = max(low_w, min(size, high_w)), max(low_h, min(size, high_h))
        name = facing(self.name, lay.theme.rtl)
        data = (size, lay.color(self.color), (w - size) / 2, (h - size) / 2, name, self.filled)
        return Box(self, w, h, data=data)

    def draw(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Draw the symbol."""
        size, color, dx, dy, name, filled = box.data
        canvas.icon(name, x + dx, y + dy, size, color, filled)

    def __repr__(self) -> str:
        return f"Icon({self.name!r})"


class Drawing(Widget):
    """A picture drawn by a pure function of its box (chart, avatar, map, photo from a seed).

    Args:
        paint: Module-level function of ``(canvas, left, top, right, bottom, colors, *args)``; ``colors`` are the
            resolved ``palette``.
        palette: Colours handed to ``paint``.
        args: Plain values handed to ``paint``; equal ones mean an equal picture.
    """

    def __init__(
        self,
        paint: Callable[..., None],
        palette: tuple[Color, ...] = (),
        args: tuple[Any, ...] = (),
        **common: Unpack[Common],
    ) -> None:
        super().__init__(**common)
        self.paint = paint
        self.palette = palette
        self.args = args
        if (self.desc is not None or self.id is not None) and self.role is None:
            self.role = "ImageView"

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """As large as asked for; without a width or height as large as allowed."""
        _, w = lay.span(self.width, min_w, max_w)
        _, h = lay.span(self.height, min_h, max_h)
        w, h = (w if w < INF else min_w), (h if h < INF else min_h)
        return Box(self, w, h, data=(self.paint, tuple([lay.color(c) for c in self.palette]), self.args))

    def draw(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Run the painter."""
        paint, colors, args = box.data
        paint(canvas, x, y, x + box.w, y + box.h, colors, *args)


class Gap(Widget):
    """Empty room."""

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """As large as asked for, or nothing."""
        low_w, _ = lay.span(self.width, min_w, max_w)
        low_h, _ = lay.span(self.height, min_h, max_h)
        return Box(self, low_w, low_h)


class Divider(Widget):
    """A hairline of 1 dp.

    Args:
        color: Colour.
        inset: Dp left free at the start.
        vertical: Stands upright.
    """

    def __init__(
        self, color: Color = "outline_variant", *, inset: float = 0, vertical: bool = False, **common: Unpack[Common]
    ) -> None:
        super().__init__(**common)
        self.color = color
        self.inset = inset
        self.vertical = vertical

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """One dp thick and as long as the parent."""
        thick = lay.px(1)
        inset = lay.px(self.inset)
        if self.vertical:
            return Box(self, thick, max_h if max_h < INF else min_h, data=(lay.color(self.color), inset, 0))
        left = 0 if lay.theme.rtl else inset
        return Box(self, max_w if max_w < INF else min_w, thick, data=(lay.color(self.color), left, inset - left))

    def draw(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Draw the line."""
        color, left, right = box.data
        if self.vertical:
            canvas.rect(x, y + left, x + box.w, y + box.h, color)
        else:
            canvas.rect(x + left, y, x + box.w - right, y + box.h, color)
