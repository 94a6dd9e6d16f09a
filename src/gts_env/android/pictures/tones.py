"""Colours of pictures: by hue, and mixed."""

from __future__ import annotations

import colorsys
from functools import lru_cache

from gts_env.android.drawing.colors import blend, with_alpha

__all__ = ["blend", "hsl", "ink_on", "with_alpha"]


@lru_cache(maxsize=4096)
def hsl(hue: float, saturation: float, light: float) -> int:
    """A colour as 0xFFRRGGBB from a hue in degrees, and saturation and lightness from 0 to 1."""
    r, g, b = colorsys.hls_to_rgb(hue % 360 / 360, min(max(light, 0.0), 1.0), saturation)
    return 0xFF000000 | round(r * 255) << 16 | round(g * 255) << 8 | round(b * 255)


def ink_on(color: int) -> int:
    """Black or white, whichever reads better on a colour."""
    r, g, b = color >> 16 & 255, color >> 8 & 255, color & 255
    return 0xFF1C1B1F if 299 * r + 587 * g + 114 * b > 150_000 else 0xFFFFFFFF
