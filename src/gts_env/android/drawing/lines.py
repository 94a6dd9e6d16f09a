"""One laid-out line of text, drawn as a glyph run or as a paragraph."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Line:
    """A line: its text, where it starts in the source, its extent, and how to draw it.

    Attributes:
        text: The line as shown.
        start: Offset of its first character in the laid-out text.
        width: Advance without spaces left hanging at a wrap, px.
        left: Where it begins inside the block, px; set when it is aligned.
        blob: A ``skia.TextBlob``, or None if the line is empty or drawn by ``paragraph``.
        paragraph: Colour -> ``skia.textlayout.Paragraph``, for scripts that need shaping.
    """

    __slots__ = ("_stops", "blob", "left", "paragraph", "start", "text", "width")

    def __init__(
        self,
        text: str,
        start: int,
        width: float,
        stops: list[float] | Callable[[], list[float]],
        paragraph: Callable[[int], Any] | None = None,
    ) -> None:
        self.text = text
        self.start = start
        self.width = width
        self.left = 0.0
        self.blob: Any = None
        self.paragraph = paragraph
        self._stops = stops

    @property
    def stops(self) -> list[float]:
        """X of each caret stop from the line's left end, px; computed when first asked for."""
        if callable(self._stops):
            self._stops = self._stops()
        return self._stops
