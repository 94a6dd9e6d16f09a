"""Kerned advances of character pairs, measured once per typeface with HarfBuzz.

A line's glyph positions are then plain sums, which costs a dictionary look-up a character instead of a shaping call,
gives every caret position for free, and allows letter spacing, which Skia's shaped blobs do not.
"""

from __future__ import annotations

import struct
from functools import cache
from typing import Any

from gts_env.android.drawing import fonts
from gts_env.android.drawing.skia_loader import load_skia

skia = load_skia()

#: Stands for "nothing follows" in a pair.
END = "\n"
#: Size at which pairs are measured, in px: Roboto's units per em, so that the figures are whole numbers.
_UNITS = 2048.0


class PairAdvances(dict[tuple[str, str], float]):
    """``table[a, b]``: the distance in em from the origin of ``a`` to that of ``b`` when ``b`` follows ``a``."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._font = fonts.sized(name, _UNITS)

    def __missing__(self, pair: tuple[str, str]) -> float:
        first, second = pair
        advance = self._font.getWidths([self._font.unicharToGlyph(ord(first))])[0]
        if second != END:
            advance = _kerned(self._font, first + second, advance)
        value = self[pair] = float(advance / _UNITS)
        return value


def _kerned(font: Any, pair: str, plain: float) -> float:
    """The second glyph's x in the shaped pair; ``plain`` where the pair is a ligature or cannot be read."""
    words = memoryview(bytes(skia.TextBlob.MakeFromShapedText(pair, font).serialize()))
    words = words[: len(words) // 4 * 4].cast("I")
    for at in range(9, len(words) - 6):
        # A serialized run holds the byte size of its glyph ids (2 x 2), the ids, then the size of its points (2 x 8).
        if words[at] == 4 and words[at + 2] == 16:
            x0, _, x1, _ = struct.unpack("<4f", words[at + 3 : at + 7].tobytes())
            moved = x1 - x0
            return moved if abs(moved - plain) < 0.5 * plain else plain
    return plain


@cache
def pair_advances(name: str) -> PairAdvances:
    """The table of one font file, shared by the process."""
    return PairAdvances(name)


@cache
def covered(name: str) -> frozenset[str]:
    """The characters that a plain left-to-right run of this font draws right, one glyph each."""
    font = fonts.sized(name, _UNITS)
    ranges = ((0x20, 0x7F), (0xA0, 0x300), (0x370, 0x483), (0x48A, 0x530), (0x1E00, 0x2000), (0x2010, 0x2028),
              (0x2030, 0x2060), (0x2070, 0x20D0), (0x2100, 0x2400), (0x25A0, 0x2600), (0xFFFD, 0xFFFE))  # fmt: skip
    codes = (code for low, high in ranges for code in range(low, high) if code != 0xAD)
    return frozenset(chr(code) for code in codes if font.unicharToGlyph(code))
