"""Text in several styles, with links that can be tapped."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, ClassVar, Unpack

from gts_env.android.drawing.paragraphs import piece_width
from gts_env.android.drawing.text import TextBlock, layout_text
from gts_env.android.effects import Effect
from gts_env.android.layout.box import Box
from gts_env.android.layout.context import INF
from gts_env.android.material.rich_lines import Cut, broken
from gts_env.android.material.spans import Span
from gts_env.android.theme import Color
from gts_env.android.widgets.base import Common, Widget
from gts_env.screen import node as flag

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.drawing.style import TextStyle
    from gts_env.android.layout.context import Layout


Run = tuple[TextBlock, float, int, int]
"""A block of text, where it stands in px, and its colour."""


class RichText(Widget):
    """A paragraph of spans.

    Args:
        spans: Spans; a plain string is a span without a style of its own.
        style: Name in the type scale, of all of it.
        color: Colour of the letters.
        max_lines: Cut after so many lines.
        size: Sp in place of the style's.
    """

    node_class: ClassVar[str | None] = "android.widget.TextView"

    def __init__(
        self,
        spans: Iterable[Span | str],
        style: str = "body_large",
        color: Color = "on_surface",
        *,
        max_lines: int | None = None,
        size: float | None = None,
        **common: Unpack[Common],
    ) -> None:
        super().__init__(**common)
        self.spans = tuple([Span(s) if isinstance(s, str) else s for s in spans])
        self.style = style
        self.color = color
        self.max_lines = max_lines
        self.size = size

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """Wrap at the limit; the box hugs the text unless a width is asked for."""
        low_w, high_w = lay.span(self.width, min_w, max_w)
        low_h, high_h = lay.span(self.height, min_h, max_h)
        styles = [self._style(lay, span) for span in self.spans]
        texts = [(span.text, style) for span, style in zip(self.spans, styles, strict=True)]
        rtl = lay.theme.rtl
        cuts, wide = broken(texts, None if high_w >= INF else float(high_w), self.max_lines, rtl)
        w = max(low_w, min(int(wide + 0.999), high_w))
        tall = lay.style(self.style, size=self.size).line_height
        count = 1 + max([cut.line for cut in cuts], default=0)
        h = max(low_h, min(int(count * tall + 0.5), high_h))
        colors = [lay.color(s.color or ("primary" if s.link else self.color)) for s in self.spans]
        lines = _Lines(tuple(cuts), tall, w, rtl)
        return Box(self, w, h, data=(_runs(lines, styles, colors), lines), bleed=int(tall * 0.2) + 1)

    def _style(self, lay: Layout, span: Span) -> TextStyle:
        return lay.style(
            self.style,
            weight=700 if span.bold else None,
            italic=span.italic,
            underline=span.underline or span.link is not None,
            strike=span.strike,
            mono=span.mono,
            size=self.size,
        )

    def draw(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Draw run after run."""
        for block, left, top, color in box.data[0]:
            canvas.text(block, x + left, y + top, color)

    def text_of(self, box: Box) -> str:
        """The text without its styles."""
        return "".join([span.text for span in self.spans])


def _runs(lines: _Lines, styles: list[TextStyle], colors: list[int]) -> tuple[Run, ...]:
    """Each run as a block with its place and colour; spaces at its ends only take room."""
    runs: list[Run] = []
    for cut in lines.cuts:
        text = cut.text.strip()
        if not text:
            continue
        style = styles[cut.span]
        before = piece_width(cut.text[: len(cut.text) - len(cut.text.lstrip())], style)
        block = layout_text(text, style, None, rtl=cut.rtl)
        left = lines.left(cut) + (cut.width - before - block.width if cut.rtl else before)
        runs.append((block, left, round(cut.line * lines.tall), colors[cut.span]))
    return tuple(runs)


class _Lines:
    """Where the runs of a rich text stand.

    Args:
        cuts: Runs.
        tall: Px of a line.
        wide: Px of the whole.
        rtl: Whether lines stand by the right edge.
    """

    __slots__ = ("cuts", "ends", "rtl", "tall", "wide")

    def __init__(self, cuts: tuple[Cut, ...], tall: float, wide: int, rtl: bool) -> None:
        self.cuts = cuts
        self.tall = tall
        self.wide = wide
        self.rtl = rtl
        self.ends = {cut.line: cut.start + cut.width for cut in cuts}

    def __eq__(self, other: object) -> bool:
        # What is drawn stands in the runs beside it.
        return isinstance(other, _Lines) and self.cuts == other.cuts

    __hash__ = None  # type: ignore[assignment]

    def left(self, cut: Cut) -> float:
        """Left edge of a run."""
        end = self.ends[cut.line]
        origin = max(0.0, self.wide - end) if self.rtl else 0.0
        return origin + (end - cut.start - cut.width if cut.rtl else cut.start)

    def span_at(self, x: float, y: float) -> int | None:
        """The span at a point, or None."""
        for cut in self.cuts:
            left, top = self.left(cut), cut.line * self.tall
            if left <= x < left + cut.width and top <= y < top + self.tall:
                return cut.span
        return None


class LinkText(RichText):
    """A paragraph whose links can be tapped; a tap beside them does nothing.

    To readers of the screen it is what Android's text views with clickable spans are: one clickable node with all the
    text.
    """

    solid: ClassVar[bool] = True

    def tapped(self, box: Box, x: float, y: float) -> Effect | None:
        """Follow the link at a place."""
        at = box.data[1].span_at(x, y)
        return self.spans[at].link if at is not None else self.on_click

    def more_flags(self, box: Box) -> int:
        """Clickable, as a view with links is."""
        return flag.CLICKABLE | flag.FOCUSABLE if any(span.link for span in self.spans) else 0
