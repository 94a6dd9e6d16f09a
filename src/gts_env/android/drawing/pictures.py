"""Pictures scaled and rounded once for the size they are shown at, so that drawing them again is a plain copy."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from gts_env.android.drawing.skia_loader import load_skia

skia = load_skia()

Pixels = npt.NDArray[np.uint8]

#: Without mipmaps a photo shown small would lose most of its pixels instead of averaging them.
_SAMPLING = skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear)


class PictureCache:
    """Scaled pictures by source array and shown size, at most ``limit`` bytes of them.

    Arrays are known by identity; the cache keeps them alive, so that no other array can take over their identity.
    """

    def __init__(self, limit: int = 64 << 20) -> None:
        self._limit = limit
        self._held = 0
        self._made: dict[tuple[int, int, int, float], tuple[Pixels, Any]] = {}

    def get(self, rgba: Pixels, width: int, height: int, radius: float) -> Any:
        """The ``skia.Image`` of an array at ``width`` x ``height`` surface px with rounded corners."""
        key = (id(rgba), width, height, radius)
        found = self._made.get(key)
        if found is None:
            size = width * height * 4 + rgba.nbytes
            if self._held + size > self._limit:
                self._made.clear()
                self._held = 0
            self._held += size
            found = self._made[key] = rgba, _scaled(rgba, width, height, radius)
        return found[1]


def _scaled(rgba: Pixels, width: int, height: int, radius: float) -> Any:
    # An opaque picture is copied, any other is blended pixel by pixel.
    solid = not radius and bool((rgba[..., 3] == 255).all())
    alpha = skia.AlphaType.kOpaque_AlphaType if solid else skia.AlphaType.kPremul_AlphaType
    surface = skia.Surface.MakeRaster(skia.ImageInfo.Make(width, height, skia.ColorType.kRGBA_8888_ColorType, alpha))
    canvas = surface.getCanvas()
    canvas.clear(0)
    bounds = skia.Rect.MakeWH(width, height)
    if radius:
        canvas.clipRRect(skia.RRect.MakeRectXY(bounds, radius, radius), True)
    source = skia.Image.fromarray(
        np.ascontiguousarray(rgba), skia.ColorType.kRGBA_8888_ColorType, skia.AlphaType.kUnpremul_AlphaType
    )
    canvas.drawImageRect(source, bounds, _SAMPLING)
    return surface.makeImageSnapshot()


PICTURES = PictureCache()
