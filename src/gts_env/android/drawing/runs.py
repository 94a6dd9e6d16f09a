"""Wrapping and glyph runs of Latin, Greek and Cyrillic text: sums of kerned advances instead of shaping calls."""

from __future__ import annotations

import re
from bisect import bisect_right
from itertools import accumulate, repeat
from operator import add

from gts_env.android.drawing import fonts
from gts_env.android.drawing.advances import END, pair_advances
from gts_env.android.drawing.lines import Line
from gts_env.android.drawing.skia_loader import load_skia
from gts_env.android.drawing.style import ELLIPSIS, SLACK, TextStyle

skia = load_skia()

#: A line may break after these: spaces, and dashes and slashes between words.
_BREAK = re.compile(r"[ \t]+|(?<=[^\s])[-\u2010\u2013\u2014/]+(?=[^\s\d])")

#: Roboto's ligatures, filled up with invisible characters, so that offsets in the text stay what they are.
_FILLER = "\u200b"
_LIGATURES = (
    ("ffi", "\ufb03\u200b\u200b"),
    ("ffl", "\ufb04\u200b\u200b"),
    ("fi", "\ufb01\u200b"),
    ("fl", "\ufb02\u200b"),
)


class LatinRun:
    """A text with the position of each character as if it stood on one endless line."""

    __slots__ = ("font", "name", "shown", "style", "text", "xs")

    def __init__(self, text: str, style: TextStyle, name: str) -> None:
        self.text = text
        self.style = style
        self.name = name
        self.font = fonts.sized(name, style.size, style.italic)
        self.shown = text
        if "f" in text and not style.letter_spacing and name != fonts.MONO:
            for letters, ligature in _LIGATURES:
                self.shown = self.shown.replace(letters, ligature)
        self.xs = self.positions(self.shown)

    def positions(self, text: str) -> list[float]:
        """X of each caret stop, px: one more than characters."""
        table = pair_advances(self.name)
        size, gap = self.style.size, self.style.letter_spacing
        steps = map(table.__getitem__, zip(text, text[1:] + END, strict=False))
        xs = [x * size for x in accumulate(steps, initial=0.0)]
        return list(map(add, xs, accumulate(repeat(gap, len(text)), initial=0.0))) if gap else xs

    def lines(self, width: float | None, limit: int | None, ellipsis: bool) -> tuple[list[Line], bool]:
        """The lines at ``width``, at most ``limit``, and whether anything was cut."""
        xs = self.xs
        if (width is None or xs[-1] <= width + SLACK) and "\n" not in self.text:
            return [self.drawn(Line(self.text, 0, xs[-1], xs), self.shown, xs)], False
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
        if width is None or xs[end] - xs[start] <= width + SLACK:
            return [(start, end)]
        found = list(_BREAK.finditer(self.text, start, end))
        stops = [m.end() for m in found]
        seen = [xs[m.start() if m.group()[0] in " \t" else m.end()] for m in found]
        spans = []
        while xs[end] - xs[start] > width + SLACK:
            limit = xs[start] + width + SLACK
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
        return self.drawn(Line(text, start, stops[seen], stops), self.shown[start:end], stops)

    def cut(self, start: int, end: int, width: float | None) -> Line:
        """The last line, filled as far as an ellipsis leaves room."""
        end = min(at for at in (self.text.find("\n", start), len(self.text)) if at >= 0)
        room = (width if width is not None else float("inf")) + SLACK
        origin = self.xs[start]
        tail = self.positions(ELLIPSIS)[1]
        stop = max(bisect_right(self.xs, room - tail + origin, start, end + 1) - 1, start)
        while stop > start and self.shown[stop : stop + 1] == _FILLER:
            stop -= 1
        stops = [x - origin for x in self.xs[start : stop + 1]]
        line = Line(self.text[start:stop] + ELLIPSIS, start, stops[-1] + tail, stops)
        return self.drawn(line, self.shown[start:stop] + ELLIPSIS, stops)

    def drawn(self, line: Line, shown: str, xs: list[float]) -> Line:
        """The line with its glyph run; spaces at its end have no ink."""
        if shown := shown.rstrip():
            line.blob = skia.TextBlob.MakeFromPosTextH(shown, xs[: len(shown)], 0.0, self.font)
        return line
