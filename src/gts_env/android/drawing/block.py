"""A laid-out text."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any

from gts_env.android.drawing.lines import Line
from gts_env.android.drawing.paints import FILLS
from gts_env.android.drawing.skia_loader import load_skia
from gts_env.android.drawing.style import TextStyle

skia = load_skia()

#: Where underline and strike-through stand below the baseline, and how thick they are, in em.
_UNDERLINE, _STRIKE, _THICKNESS = 0.11, -0.27, 0.06


class TextBlock:
    """A laid-out text, to be drawn with ``Canvas.text``; shared, never changed.

    Attributes:
        width: Width of the longest line, px.
        height: ``line_height`` times the number of lines, px.
        baseline: From the top to the first line's baseline, px.
        lines: The lines as shown, an ellipsis included.
        truncated: Whether some of the text was cut.
        line_count: Number of lines, at least one.
    """

    __slots__ = (
        "_line_height",
        "_lines",
        "bars",
        "baseline",
        "height",
        "ink",
        "line_count",
        "lines",
        "rich",
        "runs",
        "truncated",
        "width",
    )

    def __init__(self, lines: list[Line], style: TextStyle, truncated: bool) -> None:
        self._lines = lines
        self._line_height = height = style.line_height
        self.lines = tuple([line.text for line in lines])
        self.line_count = count = len(lines)
        self.width = lines[0].width if count == 1 else max([line.width for line in lines])
        self.height = height * count
        self.baseline = base = style.baseline
        self.truncated = truncated
        # Accents, slants and swashes reach out of the line box: bounds that no ink leaves, for leaving out the unseen.
        over = style.size
        left, right = min([line.left for line in lines]), max([line.left + line.width for line in lines])
        self.ink = (left - over, -over, right + over, self.height + over)
        self.runs: list[tuple[Any, float, float]] = []
        self.rich: list[tuple[Any, float, float]] = []
        self.bars: list[tuple[float, float, float, float]] = []
        for index, line in enumerate(lines):
            # Whole pixels down the page: unequal line gaps would show as blurred rows of glyphs.
            at = base + round(index * height)
            if line.blob is not None:
                self.runs.append((line.blob, line.left, at))
            elif line.paragraph is not None:
                self.rich.append((line.paragraph, line.left, at))
            if style.underline or style.strike:
                self.bars += _bars(line, at, style)

    def draw(self, canvas: Any, x: float, y: float, color: int) -> None:
        """Paint on a ``skia.Canvas`` with the top left corner at (x, y); colour 0xAARRGGBB."""
        paint = FILLS[color]
        for blob, left, base in self.runs:
            canvas.drawTextBlob(blob, x + left, y + base, paint)
        for paragraph_in, left, base in self.rich:
            paragraph = paragraph_in(color)
            paragraph.paint(canvas, x + left, y + base - paragraph.AlphabeticBaseline)
        for left, top, right, bottom in self.bars:
            canvas.drawRect(skia.Rect.MakeLTRB(x + left, y + top, x + right, y + bottom), paint)

    def caret_rect(self, offset: int) -> tuple[float, float, float, float]:
        """The caret before character ``offset`` as (left, top, right, bottom) of no width, px from the top left."""
        index = max(0, bisect_right([line.start for line in self._lines], offset) - 1)
        line = self._lines[index]
        x = line.left + line.stops[min(max(offset - line.start, 0), len(line.stops) - 1)]
        top = index * self._line_height
        return x, top, x, top + self._line_height

    def offset_at(self, x: float, y: float) -> int:
        """The caret offset nearest to a point, px from the top left; points outside go to the nearest line and end."""
        index = min(max(int(y // self._line_height), 0), self.line_count - 1)
        line = self._lines[index]
        x -= line.left
        return line.start + min(range(len(line.stops)), key=lambda i: abs(line.stops[i] - x))


def _bars(line: Line, base: float, style: TextStyle) -> list[tuple[float, float, float, float]]:
    """Underline and strike-through of a line as rectangles."""
    places = [_UNDERLINE] * style.underline + [_STRIKE] * style.strike
    thick = max(1.0, round(style.size * _THICKNESS))
    tops = [base + round(style.size * place) for place in places] if line.width else []
    return [(line.left, top, line.left + line.width, top + thick) for top in tops]
