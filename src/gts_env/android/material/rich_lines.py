"""Breaking a text of several styles into lines."""

from __future__ import annotations

from dataclasses import dataclass

from gts_env.android.drawing.paragraphs import piece_width
from gts_env.android.drawing.scripts import chunks, clusters, right_to_left
from gts_env.android.drawing.style import ELLIPSIS, SLACK, TextStyle


@dataclass(frozen=True, slots=True)
class Cut:
    """A run of one style on one line.

    Attributes:
        span: Number of the span it is part of.
        text: What of it stands on the line.
        line: Number of the line.
        start: Px from the line's start: its left end, or its right one if ``rtl``.
        width: Px.
        rtl: Whether the line begins at the right.
    """

    span: int
    text: str
    line: int
    start: float
    width: float
    rtl: bool


class _Breaker:
    """Fills line after line.

    Args:
        room: Width of a line in px.
        rtl: Whether lines begin at the right.
    """

    def __init__(self, room: float, rtl: bool) -> None:
        self.room = room + SLACK
        self.rtl = rtl
        self.cuts: list[Cut] = []
        self.line = 0
        self.used = 0.0
        self.widest = 0.0

    def turn(self) -> None:
        """Go to the next line."""
        self.line += 1
        self.used = 0.0

    def piece(self, span: int, text: str, style: TextStyle) -> None:
        """Put a piece on the line, or on the next where it does not fit."""
        seen = piece_width(text.rstrip(), style)
        if self.used and self.used + seen > self.room:
            self.turn()
        if seen > self.room and len(clusters(text)) > 1:
            for one in clusters(text):
                self.piece(span, one, style)
            return
        self._add(span, text, piece_width(text, style))
        self.widest = max(self.widest, self.used + seen)
        self.used += piece_width(text, style)

    def _add(self, span: int, text: str, width: float) -> None:
        last = self.cuts[-1] if self.cuts else None
        if last is not None and last.span == span and last.line == self.line:
            # Words of one style are shaped together, which keeps kerning and the order of mixed directions.
            self.cuts[-1] = Cut(span, last.text + text, self.line, last.start, last.width + width, self.rtl)
        else:
            self.cuts.append(Cut(span, text, self.line, self.used, width, self.rtl))


def broken(
    texts: list[tuple[str, TextStyle]], room: float | None, limit: int | None, rtl: bool
) -> tuple[list[Cut], float]:
    """The runs of a text of several styles, line by line.

    Args:
        texts: Text and style of each span.
        room: Width of a line in px; None for any.
        limit: Most lines.
        rtl: Direction of the layout, for text without letters of a direction.

    Returns:
        Runs in order, and the width of the longest line in px.
    """
    base = right_to_left("".join([text for text, _ in texts]), rtl)
    breaker = _Breaker(float("inf") if room is None else room, base)
    for i, (text, style) in enumerate(texts):
        for n, paragraph in enumerate(text.split("\n")):
            if n:
                breaker.turn()
            for piece in chunks(paragraph):
                breaker.piece(i, piece, style)
    cuts = breaker.cuts
    if limit is not None and breaker.line >= limit:
        cuts = _ended([cut for cut in cuts if cut.line < limit], texts, breaker.room)
        return cuts, min(breaker.room, max([cut.start + cut.width for cut in cuts], default=0.0))
    return cuts, breaker.widest


def _ended(cuts: list[Cut], texts: list[tuple[str, TextStyle]], room: float) -> list[Cut]:
    """The runs with an ellipsis at the end of the last."""
    if not cuts:
        return cuts
    last = cuts[-1]
    style = texts[last.span][1]
    text = last.text.rstrip()
    while text and last.start + piece_width(text + ELLIPSIS, style) > room:
        text = text[: -len(clusters(text)[-1])]
    width = piece_width(text + ELLIPSIS, style)
    return [*cuts[:-1], Cut(last.span, text + ELLIPSIS, last.line, last.start, width, last.rtl)]
