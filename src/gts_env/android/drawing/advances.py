"""Kerned advances of character pairs, measured once per typeface with HarfBuzz.

A line's glyph positions are then plain sums, which costs a dictionary look-up a character instead of a shaping call,
gives every caret position for free, and allows letter spacing, which Skia's shaped blobs do not.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

from gts_env.android.drawing import fonts
from gts_env.android.drawing.skia_loader import load_skia

skia = load_skia()

#: Stands for "nothing follows" in a pair.
END = "\n"
#: Size at which pairs are measured, in px: Roboto's units per em, so that the figures are whole numbers.
_UNITS = 2048.0
#: Characters whose pairs are measured together, since one long shaping call costs little more than a short one.
#: Without the letters of ligatures, which would merge.
_COMMON = "".join(chr(code) for code in range(0x20, 0x7F) if chr(code) not in "fijlt")


class PairAdvances(dict[tuple[str, str], float]):
    """``table[a, b]``: the distance in em from the origin of ``a`` to that of ``b`` when ``b`` follows ``a``."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._font = fonts.sized(name, _UNITS)
        self._measured: set[str] = set()

    def __missing__(self, pair: tuple[str, str]) -> float:
        first, second = pair
        if first in _COMMON and second in _COMMON and first not in self._measured:
            self._measure_common(first)
        if pair not in self:
            self[pair] = self._measure(first, second) / _UNITS
        return self[pair]

    def _measure(self, first: str, second: str) -> float:
        plain = float(self._font.getWidths([self._font.unicharToGlyph(ord(first))])[0])
        xs = _positions(first + second, self._font) if second != END else None
        # A ligature (no positions) is not drawn as one here, unless the text holds its own character.
        return xs[1] if xs is not None and abs(xs[1] - plain) < 0.5 * plain else plain

    def _measure_common(self, first: str) -> None:
        """All pairs of one character with the common ones, before and after it."""
        self._measured.add(first)
        text = first + "".join(other + first for other in _COMMON)
        xs = _positions(text, self._font)
        if xs is not None:
            steps = zip(pairwise(text), pairwise(xs), strict=True)
            self.update((pair, (right - left) / _UNITS) for pair, (left, right) in steps)


def _positions(text: str, font: Any) -> list[float] | None:
    """Where the shaper puts each character, px; None if it merges some or Skia's format is not as expected.

    The binding shows a run's glyphs but not their places; its serialized form holds both.
    """
    words = memoryview(bytes(skia.TextBlob.MakeFromShapedText(text, font).serialize()))
    words = words[: len(words) // 4 * 4].cast("I")
    count = len(text)
    gap = (count + 1) // 2 + 1
    for at in range(9, len(words) - gap - 2 * count):
        # The byte size of the glyph ids (two each), the ids, the byte size of their points (two floats each), those.
        if words[at] == 2 * count and words[at + gap] == 8 * count:
            points = words[at + gap + 1 : at + gap + 1 + 2 * count].cast("B").cast("f")
            return [x - points[0] for x in points[::2]]
    return None


@cache
def pair_advances(name: str) -> PairAdvances:
    """The table of one font file, shared by the process."""
    return PairAdvances(name)


@cache
def _candidates() -> str:
    """The characters that need no shaping, wherever a font has them."""
    ranges = ((0x20, 0x7F), (0xA0, 0x300), (0x370, 0x483), (0x48A, 0x530), (0x1E00, 0x2000), (0x2010, 0x2028),
              (0x2030, 0x2060), (0x2070, 0x20D0), (0x2100, 0x2400), (0x25A0, 0x2600), (0xFFFD, 0xFFFE))  # fmt: skip
    return "".join(chr(code) for low, high in ranges for code in range(low, high) if code != 0xAD)


@cache
def covered(name: str) -> frozenset[str]:
    """The characters that a plain left-to-right run of this font draws right, one glyph each."""
    chars = _candidates()
    glyphs = fonts.sized(name, _UNITS).textToGlyphs(chars)
    return frozenset(char for char, glyph in zip(chars, glyphs, strict=True) if glyph)
