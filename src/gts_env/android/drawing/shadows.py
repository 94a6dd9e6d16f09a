"""Material's soft shadows, blurred once per size and drawn as four strips around what floats.

A blur over a card's whole area costs ten times its strips, and the card hides the middle anyway; nothing is drawn
there, so a translucent card stays clean.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import Any

import numpy as np

from gts_env.android.drawing.frame import Pixels
from gts_env.android.drawing.skia_loader import load_skia

skia = load_skia()

#: The wide ambient and the narrow key shadow: opacity of black, blur, spread and drop in elevations. The proportions
#: follow Material 3's published elevation levels.
_LAYERS = ((0x26, 0.67, 0.4, 0.67), (0x4D, 0.25, 0.0, 0.25))
#: How far a shadow is seen beyond what floats, in elevations.
REACH = 3.2

#: An image and its place relative to the top left corner of what floats, px.
Strip = tuple[Any, int, int]


@lru_cache(maxsize=96)
def strips(width: int, height: int, radius: float, elevation: float) -> tuple[Strip, ...]:
    """The shadow around a rounded rectangle of ``width`` x ``height`` surface px that floats ``elevation`` px high."""
    reach = ceil(REACH * elevation) + 1
    pixels = _blurred(width, height, radius, elevation, reach)
    full_width, full_height = width + 2 * reach, height + 2 * reach
    inset = ceil(min(radius, width / 2, height / 2) * 0.3) + 1
    if 2 * inset >= min(width, height):
        return (_strip(pixels, 0, 0, full_width, full_height, reach),)
    first, right, bottom = reach + inset, reach + width - inset, reach + height - inset
    return (
        _strip(pixels, 0, 0, full_width, first, reach),
        _strip(pixels, 0, bottom, full_width, full_height, reach),
        _strip(pixels, 0, first, first, bottom, reach),
        _strip(pixels, right, first, full_width, bottom, reach),
    )


def _strip(pixels: Pixels, left: int, top: int, right: int, bottom: int, reach: int) -> Strip:
    part = np.ascontiguousarray(pixels[top:bottom, left:right])
    image = skia.Image.fromarray(part, skia.ColorType.kRGBA_8888_ColorType, skia.AlphaType.kPremul_AlphaType)
    return image, left - reach, top - reach


def _blurred(width: int, height: int, radius: float, elevation: float, reach: int) -> Pixels:
    pixels = np.zeros((height + 2 * reach, width + 2 * reach, 4), np.uint8)
    surface = skia.Surface(pixels, skia.ColorType.kRGBA_8888_ColorType, skia.AlphaType.kPremul_AlphaType)
    canvas = surface.getCanvas()
    for alpha, blur, spread, drop in _LAYERS:
        paint = skia.Paint(Color=alpha << 24, AntiAlias=True)
        paint.setMaskFilter(skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, blur * elevation))
        grow = spread * elevation
        bounds = skia.Rect.MakeXYWH(reach, reach, width, height).makeOutset(grow, grow)
        canvas.drawRoundRect(bounds.makeOffset(0, drop * elevation), radius + grow, radius + grow, paint)
    return pixels
