"""Contrast of two colours as WCAG 2 has it, and colours chosen by it."""

from __future__ import annotations

from functools import lru_cache

from gts_env.android.drawing.colors import blend

BLACK, WHITE = 0xFF1D1B20, 0xFFFFFFFF
LEGIBLE = 4.5
"""Least contrast of text with what it lies on."""
DISTINCT = 3.0
"""Least contrast of a mark with what it lies on."""


def luminance(color: int) -> float:
    """Relative luminance of an opaque colour, 0 to 1."""
    parts = [(color >> shift & 255) / 255 for shift in (16, 8, 0)]
    red, green, blue = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: int, other: int) -> float:
    """Contrast of two opaque colours, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@lru_cache(maxsize=256)
def ink_on(color: int) -> int:
    """White where it is legible on a colour, or else whichever of white and near black stands out more."""
    white = contrast(WHITE, color)
    return WHITE if white >= LEGIBLE or white >= contrast(BLACK, color) else BLACK


@lru_cache(maxsize=256)
def lifted(color: int, ground: int) -> int:
    """A colour made as light as it takes to be distinct on a dark ground."""
    shares = (share / 20 for share in range(20))
    lighter = (blend(color, WHITE, share) for share in shares)
    return next((found for found in lighter if contrast(found, ground) >= DISTINCT), WHITE)
