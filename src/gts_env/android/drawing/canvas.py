"""The canvas: a dozen drawing calls in device pixels, painted straight into a numpy buffer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from gts_env.android.drawing import fonts, paints
from gts_env.android.drawing.icons import icon_char
from gts_env.android.drawing.skia_loader import load_skia
from gts_env.android.drawing.text import TextBlock

skia = load_skia()

Pixels = npt.NDArray[np.uint8]
Rect = tuple[int, int, int, int]
Radius = float | tuple[float, float, float, float]

_LTRB = skia.Rect.MakeLTRB
_FILL = paints.FILLS
_STROKE = paints.STROKES


class Canvas:
    """Draws a device screen into an RGBA buffer of the size asked for.

    Coordinates, radii and line widths are device px (floats allowed), colours 0xAARRGGBB. A frame is drawn between
    ``begin`` and ``end``; it must start with an opaque fill, since ``begin`` does not erase.

    Args:
        surface: Width and height of the buffer, px.
        device: Width and height of the screen that the buffer stands for, px; the surface's own by default.
    """

    def __init__(self, surface: tuple[int, int], device: tuple[int, int] | None = None) -> None:
        self.surface_size = surface
        self.device_size = device or surface
        self._sx = surface[0] / self.device_size[0]
        self._sy = surface[1] / self.device_size[1]
        self._pixels: Pixels = np.zeros((surface[1], surface[0], 4), np.uint8)
        self._pixels[..., 3] = 255
        self._surface = skia.Surface(
            self._pixels, skia.ColorType.kRGBA_8888_ColorType, skia.AlphaType.kPremul_AlphaType
        )
        self._c = self._surface.getCanvas()
        self._base = self._c.getSaveCount()

    # -- frames ------------------------------------------------------------------------------------------------------

    def begin(self, dirty: Sequence[Rect] | None = None) -> None:
        """Start a frame; with ``dirty`` device rects (left, top, right, bottom) only their common bounds are painted."""
        c = self._c
        c.restoreToCount(self._base)
        c.save()
        if dirty is not None:
            left, top, right, bottom = self.surface_bounds(dirty)
            c.clipRect(_LTRB(left, top, right, bottom))
        c.scale(self._sx, self._sy)

    def end(self) -> None:
        """End the frame; whatever was saved, clipped or translated is dropped."""
        self._c.restoreToCount(self._base)

    def surface_bounds(self, dirty: Sequence[Rect]) -> Rect:
        """The bounds of device rects, rounded outward to whole surface px and cut to the surface."""
        if not dirty:
            return (0, 0, 0, 0)
        width, height = self.surface_size
        left = int(min(r[0] for r in dirty) * self._sx // 1)
        top = int(min(r[1] for r in dirty) * self._sy // 1)
        right = -int(-max(r[2] for r in dirty) * self._sx // 1)
        bottom = -int(-max(r[3] for r in dirty) * self._sy // 1)
        left, top = min(max(left, 0), width), min(max(top, 0), height)
        return left, top, max(min(right, width), left), max(min(bottom, height), top)

    @property
    def pixels(self) -> Pixels:
        """The live buffer, uint8 (H, W, 4), RGBA; it changes with the next frame."""
        return self._pixels

    def rgb(self) -> Pixels:
        """A fresh contiguous copy, uint8 (H, W, 3)."""
        out: Pixels = np.empty((*self._pixels.shape[:2], 3), np.uint8)
        self.copy_rgb(out, None)
        return out

    def copy_rgb(self, out: Pixels, dirty: Sequence[Rect] | None) -> None:
        """Bring a retained (H, W, 3) copy up to date in the bounds of ``dirty`` device rects (None: everywhere)."""
        target, source = out, self._pixels
        if dirty is not None:
            left, top, right, bottom = self.surface_bounds(dirty)
            target, source = out[top:bottom, left:right], source[top:bottom, left:right]
        # One strided pass per channel is four times faster than one copy of the (H, W, 3) view.
        for channel in range(3):
            np.copyto(target[..., channel], source[..., channel])

    # -- shapes ------------------------------------------------------------------------------------------------------

    def rect(self, left: float, top: float, right: float, bottom: float, color: int) -> None:
        """A filled rectangle."""
        self._c.drawRect(_LTRB(left, top, right, bottom), _FILL[color])

    def rrect(self, left: float, top: float, right: float, bottom: float, radius: Radius, color: int) -> None:
        """A filled rounded rectangle; ``radius`` for all corners or (top left, top right, bottom right, bottom left)."""
        if isinstance(radius, tuple):
            self._c.drawRRect(_rrect(left, top, right, bottom, radius), _FILL[color])
        else:
            self._c.drawRoundRect(_LTRB(left, top, right, bottom), radius, radius, _FILL[color])

    def stroke_rrect(
        self, left: float, top: float, right: float, bottom: float, radius: Radius, width: float, color: int
    ) -> None:
        """The outline of a rounded rectangle, ``width`` wide and wholly inside the given bounds."""
        half = width / 2
        paint = _STROKE[color, width]
        if isinstance(radius, tuple):
            inner = tuple(max(r - half, 0.0) for r in radius)
            self._c.drawRRect(_rrect(left + half, top + half, right - half, bottom - half, inner), paint)
        else:
            r = max(radius - half, 0.0)
            self._c.drawRoundRect(_LTRB(left + half, top + half, right - half, bottom - half), r, r, paint)

    def circle(self, cx: float, cy: float, r: float, color: int) -> None:
        """A filled circle."""
        self._c.drawCircle(cx, cy, r, _FILL[color])

    def ring(self, cx: float, cy: float, r: float, width: float, color: int) -> None:
        """A circle's outline of outer radius ``r``, ``width`` wide inward."""
        self._c.drawCircle(cx, cy, r - width / 2, _STROKE[color, width])

    def arc(
        self, left: float, top: float, right: float, bottom: float,
        start_deg: float, sweep_deg: float, width: float | None, color: int,
    ) -> None:  # fmt: skip
        """Part of the oval in the bounds: a stroke centred on it, or a pie slice if ``width`` is None.

        Angles are degrees clockwise from three o'clock.
        """
        paint = _FILL[color] if width is None else _STROKE[color, width]
        self._c.drawArc(_LTRB(left, top, right, bottom), start_deg, sweep_deg, width is None, paint)

    def line(self, x0: float, y0: float, x1: float, y1: float, width: float, color: int) -> None:
        """A straight line with square-cut ends."""
        self._c.drawLine(x0, y0, x1, y1, _STROKE[color, width])

    def polygon(self, points: Sequence[tuple[float, float]], color: int) -> None:
        """A filled polygon."""
        self._c.drawPath(paints.path(tuple(points), True), _FILL[color])

    def polyline(self, points: Sequence[tuple[float, float]], width: float, color: int) -> None:
        """Connected lines with round joins and ends."""
        self._c.drawPath(paints.path(tuple(points), False), paints.ROUND_STROKES[color, width])

    def gradient_rect(
        self, left: float, top: float, right: float, bottom: float, colors: Sequence[int], vertical: bool = True
    ) -> None:
        """A rectangle filled with evenly spaced colours, from top to bottom or from left to right."""
        paint = paints.gradient(left, top, right, bottom, tuple(colors), vertical)
        self._c.drawRect(_LTRB(left, top, right, bottom), paint)

    def shadow(self, left: float, top: float, right: float, bottom: float, radius: float, elevation: float) -> None:
        """Material's two soft shadows below a rounded rectangle that floats ``elevation`` px high."""
        if elevation <= 0:
            return
        for paint, spread, drop in paints.shadows(elevation):
            rect = _LTRB(left - spread, top - spread + drop, right + spread, bottom + spread + drop)
            self._c.drawRoundRect(rect, radius + spread, radius + spread, paint)

    # -- text and pictures -------------------------------------------------------------------------------------------

    def text(self, block: TextBlock, x: float, y: float, color: int) -> None:
        """A laid-out text with its top left corner at (x, y)."""
        block.draw(self._c, x, y, color)

    def icon(self, name: str, x: float, y: float, size: float, color: int, filled: bool = False) -> None:
        """A Material Symbol in the square of ``size`` px whose top left corner is (x, y)."""
        # The symbols' em box stands on the baseline.
        self._c.drawTextBlob(_glyph(name, size, filled), x, y + size, _FILL[color])

    def image(
        self, rgba: Pixels, left: float, top: float, right: float, bottom: float, radius: float = 0.0
    ) -> None:
        """A picture, uint8 (h, w, 4) with straight alpha, stretched to the bounds; the array must never change."""
        c, rect = self._c, _LTRB(left, top, right, bottom)
        if radius:
            c.save()
            c.clipRRect(skia.RRect.MakeRectXY(rect, radius, radius), True)
        c.drawImageRect(paints.picture(rgba), rect, paints.SAMPLING)
        if radius:
            c.restore()

    # -- state -------------------------------------------------------------------------------------------------------

    def save(self) -> None:
        """Remember clip and translation."""
        self._c.save()

    def restore(self) -> None:
        """Return to the last ``save``."""
        self._c.restore()

    def clip(self, left: float, top: float, right: float, bottom: float, radius: float = 0.0) -> None:
        """Paint only inside the bounds from now on, until ``restore``; square edges snap to whole surface px."""
        if radius:
            self._c.clipRRect(skia.RRect.MakeRectXY(_LTRB(left, top, right, bottom), radius, radius), True)
        else:
            self._c.clipRect(_LTRB(left, top, right, bottom))

    def translate(self, dx: float, dy: float) -> None:
        """Move the origin."""
        self._c.translate(dx, dy)

    def begin_layer(self, alpha: float) -> None:
        """What follows, until ``end_layer``, is blended as one picture with this opacity (0 to 1)."""
        self._c.saveLayerAlpha(None, round(alpha * 255))

    def end_layer(self) -> None:
        """Blend the layer in."""
        self._c.restore()


def _rrect(left: float, top: float, right: float, bottom: float, radii: tuple[float, ...]) -> Any:
    shape = skia.RRect()
    shape.setRectRadii(_LTRB(left, top, right, bottom), [skia.Point(r, r) for r in radii])
    return shape


@lru_cache(maxsize=4096)
def _glyph(name: str, size: float, filled: bool) -> Any:
    face = fonts.ICONS_FILLED if filled else fonts.ICONS
    return skia.TextBlob.MakeFromString(icon_char(name), fonts.sized(face, size))
