"""The buffer behind a canvas: frames, dirty bounds, clip and translation.

Skia's anti-aliasing of curves depends on the clip: the same circle cut by a clip differs by up to a third of full
scale along its edge. So a partial redraw does not clip. It paints what touches the dirty bounds into a second buffer,
uncut, and copies the bounds over: the result is the full redraw to the bit, whatever Skia does inside.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from gts_env.android.drawing.skia_loader import load_skia

skia = load_skia()

Pixels = npt.NDArray[np.uint8]
Rect = tuple[int, int, int, int]
Bounds = tuple[float, float, float, float]

#: Surface px around the dirty bounds within which nothing is left out or shortened.
_MARGIN = 2


def _surface(size: tuple[int, int]) -> tuple[Pixels, Any]:
    pixels: Pixels = np.zeros((size[1], size[0], 4), np.uint8)
    pixels[..., 3] = 255
    # The surface does not own the array: both are kept together by the caller.
    return pixels, skia.Surface(pixels, skia.ColorType.kRGBA_8888_ColorType, skia.AlphaType.kPremul_AlphaType)


class Frame:
    """An RGBA buffer that stands for a device screen, repainted as a whole or in part.

    Args:
        surface: Width and height of the buffer, px.
        device: Width and height of the screen that the buffer stands for, px; the surface's own by default.
    """

    def __init__(self, surface: tuple[int, int], device: tuple[int, int] | None = None) -> None:
        self.surface_size = surface
        self.device_size = device or surface
        self._sx = surface[0] / self.device_size[0]
        self._sy = surface[1] / self.device_size[1]
        self._pixels, self._surface = _surface(surface)
        self._scratch: tuple[Pixels, Any] | None = None
        self._copy: Rect | None = None
        self._stack: list[Bounds] = []
        self._c: Any = self._surface.getCanvas()
        self._look(0, 0, *surface)

    def begin(self, dirty: Sequence[Rect] | None = None) -> None:
        """Start a frame; it must begin with an opaque fill, since nothing is erased.

        Args:
            dirty: Device rects (left, top, right, bottom), whose common bounds are all that will change; None: all.
        """
        if dirty is None:
            self._copy, area, surface = None, (0, 0, *self.surface_size), self._surface
        else:
            self._copy = area = self.surface_bounds(dirty)
            if self._scratch is None:
                self._scratch = _surface(self.surface_size)
            surface = self._scratch[1]
        self._c = surface.getCanvas()
        self._c.restoreToCount(1)
        self._c.save()
        self._c.scale(self._sx, self._sy)
        self._stack.clear()
        self._look(*area)

    def end(self) -> None:
        """End the frame; whatever was saved, clipped or translated is dropped."""
        self._c.restoreToCount(1)
        if self._copy is not None and self._scratch is not None:
            left, top, right, bottom = self._copy
            self._pixels[top:bottom, left:right] = self._scratch[0][top:bottom, left:right]

    def surface_bounds(self, dirty: Sequence[Rect]) -> Rect:
        """The common bounds of device rects, rounded outward to whole surface px and cut to the surface."""
        if not dirty:
            return (0, 0, 0, 0)
        width, height = self.surface_size
        left = int(min(r[0] for r in dirty) * self._sx // 1)
        top = int(min(r[1] for r in dirty) * self._sy // 1)
        right = -int(-max(r[2] for r in dirty) * self._sx // 1)
        bottom = -int(-max(r[3] for r in dirty) * self._sy // 1)
        left, top = min(max(left, 0), width), min(max(top, 0), height)
        return left, top, max(min(right, width), left), max(min(bottom, height), top)

    def _look(self, left: int, top: int, right: int, bottom: int) -> None:
        """Paint only what touches these surface px: the bounds are kept in local device px, so that calls compare."""
        if left >= right or top >= bottom:
            self._left, self._top, self._right, self._bottom = 1e9, 1e9, -1e9, -1e9
            return
        self._left, self._right = (left - _MARGIN) / self._sx, (right + _MARGIN) / self._sx
        self._top, self._bottom = (top - _MARGIN) / self._sy, (bottom + _MARGIN) / self._sy

    # -- state -------------------------------------------------------------------------------------------------------

    def save(self) -> None:
        """Remember clip and translation."""
        self._stack.append((self._left, self._top, self._right, self._bottom))
        self._c.save()

    def restore(self) -> None:
        """Return to the last ``save``."""
        self._left, self._top, self._right, self._bottom = self._stack.pop()
        self._c.restore()

    def clip(self, left: float, top: float, right: float, bottom: float, radius: float = 0.0) -> None:
        """Paint only inside the bounds from now on, until ``restore``; square edges snap to whole surface px."""
        rect = skia.Rect.MakeLTRB(left, top, right, bottom)
        if radius:
            self._c.clipRRect(skia.RRect.MakeRectXY(rect, radius, radius), True)
        else:
            self._c.clipRect(rect)
        over_x, over_y = _MARGIN / self._sx, _MARGIN / self._sy
        self._left, self._right = max(self._left, left - over_x), min(self._right, right + over_x)
        self._top, self._bottom = max(self._top, top - over_y), min(self._bottom, bottom + over_y)

    def translate(self, dx: float, dy: float) -> None:
        """Move the origin."""
        self._c.translate(dx, dy)
        self._left -= dx
        self._right -= dx
        self._top -= dy
        self._bottom -= dy

    def begin_layer(self, alpha: float, bounds: Bounds | None = None) -> None:
        """What follows, until ``end_layer``, is blended as one picture with this opacity (0 to 1).

        Give the ``bounds`` of what will be painted, in device px, if they are known: a layer costs by its size.
        """
        self._stack.append((self._left, self._top, self._right, self._bottom))
        area = None if bounds is None else skia.Rect.MakeLTRB(*bounds)
        self._c.saveLayerAlpha(area, round(alpha * 255))

    def end_layer(self) -> None:
        """Blend the layer in."""
        self.restore()

    def visible(self, left: float, top: float, right: float, bottom: float) -> bool:
        """Whether anything painted in these bounds could be seen in this frame: lets a caller skip whole subtrees."""
        return left < self._right and right > self._left and top < self._bottom and bottom > self._top

    # -- reading -----------------------------------------------------------------------------------------------------

    @property
    def pixels(self) -> Pixels:
        """The live buffer, uint8 (H, W, 4), RGBA; it changes with the next frame."""
        return self._pixels

    def rgb(self) -> Pixels:
        """A fresh contiguous copy, uint8 (H, W, 3)."""
        return self.cut((0, 0, *self.surface_size))

    def cut(self, bounds: Rect) -> Pixels:
        """A fresh contiguous copy of what lies in bounds of whole surface px, uint8 (rows, columns, 3)."""
        left, top, right, bottom = bounds
        out: Pixels = np.empty((bottom - top, right - left, 3), np.uint8)
        _take(self._pixels[top:bottom, left:right], out)
        return out

    def copy_rgb(self, out: Pixels, dirty: Sequence[Rect] | None) -> None:
        """Bring a retained (H, W, 3) copy up to date in the bounds of ``dirty`` device rects (None: everywhere)."""
        target, source = out, self._pixels
        if dirty is not None:
            left, top, right, bottom = self.surface_bounds(dirty)
            target, source = out[top:bottom, left:right], source[top:bottom, left:right]
        _take(source, target)


def _take(source: Pixels, target: Pixels) -> None:
    """Copy RGBA (h, w, 4) to RGB (h, w, 3).

    Where rows follow one another in memory, a word a pixel at a stride of three bytes is 2.5 times as fast as channel
    by channel. Each word spills a byte into the next pixel, which comes after it; so the last row goes by channels.
    """
    rows, width = target.shape[0] - 1, target.shape[1]
    if rows > 0 and width and target.flags.c_contiguous and sys.byteorder == "little":
        words = np.ndarray((rows, width), np.uint32, target.data, 0, (width * 3, 3))
        np.copyto(words, source.view(np.uint32)[:rows, :, 0])
        source, target = source[rows:], target[rows:]
    for channel in range(3):
        np.copyto(target[..., channel], source[..., channel])
