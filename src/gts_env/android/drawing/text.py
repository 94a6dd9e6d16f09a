"""Text layout: from a string, a style and a width to drawable lines, cached by all inputs.

Latin, Greek and Cyrillic take a fast path of kerned glyph runs; everything else goes to ``paragraphs``.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import accumulate, repeat
from operator import add
from typing import Any, Literal

from gts_env.android.drawing import fonts, paragraphs
from gts_env.android.drawing.advances import END, covered, pair_advances
from gts_env.android.drawing.lines import Line
from gts_env.android.drawing.paints import FILLS
from gts_env.android.drawing.scripts import right_to_left
from gts_env.android.drawing.skia_loader import load_skia

skia = load_skia()

Align = Literal["start", "center", "end"]

ELLIPSIS = "\u2026"
#: Roboto's ascent, descent and decoration metrics in em.
ASCENT, DESCENT = 0.927734375, 0.244140625
_UNDERLINE, _STRIKE, _THICKNESS = 0.11, -0.27, 0.06
#: A line may break after these: spaces, and dashes and slashes between words.
_BREAK = re.compile(r"[ \t]+|(?<=[^\s])[-\u2010\u2013\u2014/]+(?=[^\s\d])")
#: Slack in px, so that a text measured at its own width does not wrap for a rounding of the last bit.
_SLACK = 0.01


@dataclass(frozen=True, slots=True)
class TextStyle:
    """How a text looks; all lengths in device px, weight as in CSS (400 regular, 500 medium, 700 bold)."""

    size: float
    weight: int = 400
    line_height: float = 0.0
    letter_spacing: float = 0.0
    italic: bool = False
    mono: bool = False
    underline: bool = False
    strike: bool = False
    #: From a line's top to its baseline, whole px: the font's box centred in the line height.
    baseline: float = field(init=False, repr=False, compare=False, default=0.0)
    _hash: int = field(init=False, repr=False, compare=False, default=0)

    def __post_init__(self) -> None:
        if not self.line_height:
            object.__setattr__(self, "line_height", round(self.size * (ASCENT + DESCENT), 3))
        object.__setattr__(self, "baseline", float(round((self.line_height + (ASCENT - DESCENT) * self.size) / 2)))
        key = (self.size, self.weight, self.line_height, self.letter_spacing, self.italic, self.mono, self.underline)
        object.__setattr__(self, "_hash", hash((*key, self.strike)))

    def __hash__(self) -> int:
        # Layout look-ups hash the style each time: eight fields once instead of eight fields a look-up.
        return self._hash


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

    __slots__ = ("_line_height", "_lines", "baseline", "bars", "height", "ink", "line_count", "lines", "rich", "runs", "truncated", "width")

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


def layout_text(
    text: str,
    style: TextStyle,
    max_width: float | None,
    *,
    max_lines: int | None = None,
    ellipsis: bool = True,
    align: Align = "start",
    rtl: bool = False,
) -> TextBlock:
    """Break a text into lines.

    Args:
        text: The text; a newline ends a line.
        style: Font, size and line height.
        max_width: Width to wrap at in px; None never wraps.
        max_lines: Cut after so many lines.
        ellipsis: Whether a cut shows an ellipsis.
        align: Where lines stand inside ``max_width`` (inside the longest line if that is None).
        rtl: Whether the layout runs right to left: it decides for text without letters of a direction.

    Returns:
        A shared block: equal inputs give the same object while it is cached.
    """
    return _layout(text, style, max_width, max_lines, ellipsis, align, rtl)


@lru_cache(maxsize=8192)
def _layout(
    text: str, style: TextStyle, max_width: float | None, max_lines: int | None, ellipsis: bool, align: Align, rtl: bool
) -> TextBlock:
    name = fonts.face_name(style.weight, style.mono)
    if not _plain(name).issuperset(text) or (rtl and right_to_left(text, True)):
        lines, truncated = _shaped_lines(text, style, max_width, max_lines, ellipsis, rtl)
    else:
        lines, truncated = _Run(text, style, name).lines(max_width, max_lines, ellipsis)
    if rtl or align != "start":
        box = max_width if max_width is not None else max(line.width for line in lines)
        share = {"start": float(rtl), "center": 0.5, "end": 1.0 - rtl}[align]
        for line in lines:
            line.left = (box - line.width) * share
    return TextBlock(lines, style, truncated)


@cache
def _plain(name: str) -> frozenset[str]:
    return covered(name) | {"\n"}


def _shaped_lines(
    text: str, style: TextStyle, width: float | None, limit: int | None, ellipsis: bool, rtl: bool
) -> tuple[list[Line], bool]:
    """Lines of all the paragraphs of a text that needs shaping."""
    made: list[Line] = []
    start = 0
    for part in text.split("\n"):
        left = None if limit is None else limit - len(made)
        if left == 0:
            if ellipsis:
                last = made[-1]
                made[-1] = paragraphs.ellipsized(last.text, last.start, style, width, right_to_left(last.text, rtl))
            return made, True
        rows, cut = paragraphs.lines(part, start, style, width, left, ellipsis, rtl)
        made += rows
        if cut:
            return made, True
        start += len(part) + 1
    return made, False


def measure_width(text: str, style: TextStyle) -> float:
    """The width of the longest line of an unwrapped text, px."""
    return _layout(text, style, None, None, True, "start", False).width


class _Run:
    """A text with the position of each character as if it stood on one endless line."""

    __slots__ = ("font", "name", "style", "text", "xs")

    def __init__(self, text: str, style: TextStyle, name: str) -> None:
        self.text = text
        self.style = style
        self.name = name
        self.font = fonts.sized(name, style.size, style.italic)
        self.xs = self.positions(text)

    def positions(self, text: str) -> list[float]:
        """x of each caret stop, px: one more than characters."""
        table = pair_advances(self.name)
        size, gap = self.style.size, self.style.letter_spacing
        steps = map(table.__getitem__, zip(text, text[1:] + END, strict=False))
        xs = [x * size for x in accumulate(steps, initial=0.0)]
        return list(map(add, xs, accumulate(repeat(gap, len(text)), initial=0.0))) if gap else xs

    def lines(self, width: float | None, limit: int | None, ellipsis: bool) -> tuple[list[Line], bool]:
        """The lines at ``width``, at most ``limit``, and whether anything was cut."""
        xs = self.xs
        if (width is None or xs[-1] <= width + _SLACK) and "\n" not in self.text:
            return [self.drawn(Line(self.text, 0, xs[-1], xs), xs)], False
        spans = self.spans(width)
        if limit is None or len(spans) <= limit:
            return [self.line(start, end) for start, end in spans], False
        kept = [self.line(start, end) for start, end in spans[: limit - 1]]
        start, end = spans[limit - 1]
        return [*kept, self.cut(start, end, width) if ellipsis else self.line(start, end)], True

    def spans(self, width: float | None) -> list[tuple[int, int]]:
        """Start and end of each line in the text."""
        if "\n" not in self.text:
            return self.wrap(0, len(self.text), width)
        spans, start = [], 0
        for part in self.text.split("\n"):
            spans += self.wrap(start, start + len(part), width)
            start += len(part) + 1
        return spans

    def wrap(self, start: int, end: int, width: float | None) -> list[tuple[int, int]]:
        """Greedy word wrap of text[start:end]; a word longer than the line is broken where it is full."""
        xs = self.xs
        if width is None or xs[end] - xs[start] <= width + _SLACK:
            return [(start, end)]
        found = list(_BREAK.finditer(self.text, start, end))
        stops = [m.end() for m in found]
        seen = [xs[m.start() if m.group()[0] in " \t" else m.end()] for m in found]
        spans = []
        while xs[end] - xs[start] > width + _SLACK:
            limit = xs[start] + width + _SLACK
            at = bisect_right(seen, limit)
            stop = stops[at - 1] if at and stops[at - 1] > start else max(bisect_right(xs, limit, start) - 1, start + 1)
            spans.append((start, stop))
            start = stop
            if start >= end:
                return spans
        return [*spans, (start, end)]

    def line(self, start: int, end: int) -> Line:
        """The line text[start:end], without the spaces a wrap leaves at its end counting to its width."""
        origin = self.xs[start]
        stops = [x - origin for x in self.xs[start : end + 1]]
        text = self.text[start:end]
        seen = len(text.rstrip(" \t")) if end < len(self.text) else len(text)
        return self.drawn(Line(text, start, stops[seen], stops), stops)

    def cut(self, start: int, end: int, width: float | None) -> Line:
        """The last line, filled as far as an ellipsis leaves room."""
        end = min((at for at in (self.text.find("\n", start), len(self.text)) if at >= 0))
        room = (width if width is not None else float("inf")) + _SLACK
        origin = self.xs[start]
        tail = self.positions(ELLIPSIS)[1]
        stop = max(bisect_right(self.xs, room - tail + origin, start, end + 1) - 1, start)
        stops = [x - origin for x in self.xs[start : stop + 1]]
        return self.drawn(Line(self.text[start:stop] + ELLIPSIS, start, stops[-1] + tail, stops), stops)

    def drawn(self, line: Line, xs: list[float]) -> Line:
        """The line with its glyph run; spaces at its end have no ink."""
        if text := line.text.rstrip():
            line.blob = skia.TextBlob.MakeFromPosTextH(text, xs[: len(text)], 0.0, self.font)
        return line
