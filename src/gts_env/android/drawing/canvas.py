"""The canvas: a dozen drawing calls in device pixels, painted straight into a numpy buffer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from gts_env.android.drawing import fonts, paints, shadows
from gts_env.android.drawing.frame import Frame, Pixels
from gts_env.android.drawing.icons import MIRROR, icon_char
from gts_env.android.drawing.pictures import PICTURES
from gts_env.android.drawing.skia_loader import load_skia
from gts_env.android.drawing.text import TextBlock

skia = load_skia()

Radius = float | tuple[float, float, float, float]
Points = Sequence[tuple[float, float]]

_LTRB = skia.Rect.MakeLTRB
_FILL = paints.FILLS
_STROKE = paints.STROKES


class Canvas(Frame):
    """Draws a device screen into an RGBA buffer of the size asked for.

    Coordinates, radii and line widths are device px (floats allowed), colours 0xAARRGGBB. A frame is drawn between
    ``begin`` and ``end``. Each call first asks whether it can be seen at all: a redrawn row skips most of a screen.

    Example:
        >>> canvas = Canvas((270, 600), device=(1080, 2400))
        >>> canvas.begin()
        >>> canvas.rect(0, 0, 1080, 2400, 0xFFFFFFFF)
        >>> canvas.end()
        >>> canvas.rgb().shape
        (600, 270, 3)
    """

    def rect(self, left: float, top: float, right: float, bottom: float, color: int) -> None:
        """A filled rectangle."""
        # Shortened to what is seen: a background is the largest thing on the screen, and a row needs little of it.
        if left < self._left:
            left = self._left
        if top < self._top:
            top = self._top
        if right > self._right:
            right = self._right
        if bottom > self._bottom:
            bottom = self._bottom
        if left < right and top < bottom:
            self._c.drawRect(_LTRB(left, top, right, bottom), _FILL[color])

    def rrect(self, left: float, top: float, right: float, bottom: float, radius: Radius, color: int) -> None:
        """A filled rounded rectangle; ``radius``: one, or top left, top right, bottom right, bottom left."""
        if left >= self._right or right <= self._left or top >= self._bottom or bottom <= self._top:
            return
        if isinstance(radius, tuple):
            self._c.drawRRect(_rrect(left, top, right, bottom, radius), _FILL[color])
        elif left < self._left and right > self._right and top + radius < self._top and bottom - radius > self._bottom:
            # A frame wholly inside the shape sees no edge of it.
            self._c.drawRect(_LTRB(self._left, self._top, self._right, self._bottom), _FILL[color])
        else:
            self._c.drawRoundRect(_LTRB(left, top, right, bottom), radius, radius, _FILL[color])

    def stroke_rrect(
        self, left: float, top: float, right: float, bottom: float, radius: Radius, width: float, color: int
    ) -> None:
        """The outline of a rounded rectangle, ``width`` wide and wholly inside the given bounds."""
        if left >= self._right or right <= self._left or top >= self._bottom or bottom <= self._top:
            return
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
        if cx - r < self._right and cx + r > self._left and cy - r < self._bottom and cy + r > self._top:
            self._c.drawCircle(cx, cy, r, _FILL[color])

    def ring(self, cx: float, cy: float, r: float, width: float, color: int) -> None:
        """A circle's outline of outer radius ``r``, ``width`` wide inward."""
        if cx - r < self._right and cx + r > self._left and cy - r < self._bottom and cy + r > self._top:
            self._c.drawCircle(cx, cy, r - width / 2, _STROKE[color, width])

    def arc(
        self, left: float, top: float, right: float, bottom: float,
        start_deg: float, sweep_deg: float, width: float | None, color: int,
    ) -> None:  # fmt: skip
        """Part of the oval in the bounds: a stroke centred on it, or a pie slice if ``width`` is None.

        Angles are degrees clockwise from three o'clock.
        """
        if not self.visible(left - (width or 0), top - (width or 0), right + (width or 0), bottom + (width or 0)):
            return
        paint = _FILL[color] if width is None else _STROKE[color, width]
        self._c.drawArc(_LTRB(left, top, right, bottom), start_deg, sweep_deg, width is None, paint)

    def line(self, x0: float, y0: float, x1: float, y1: float, width: float, color: int) -> None:
        """A straight line with square-cut ends."""
        if self.visible(min(x0, x1) - width, min(y0, y1) - width, max(x0, x1) + width, max(y0, y1) + width):
            self._c.drawLine(x0, y0, x1, y1, _STROKE[color, width])

    def polygon(self, points: Points, color: int) -> None:
        """A filled polygon."""
        self._c.drawPath(paints.path(tuple(points), True), _FILL[color])

    def polyline(self, points: Points, width: float, color: int) -> None:
        """Connected lines with round joins and ends."""
        self._c.drawPath(paints.path(tuple(points), False), paints.ROUND_STROKES[color, width])

    def gradient_rect(
        self, left: float, top: float, right: float, bottom: float, colors: Sequence[int], vertical: bool = True,
        radius: float = 0.0,
    ) -> None:  # fmt: skip
        """A rectangle filled with evenly spaced colours, from top to bottom or from left to right."""
        if not self.visible(left, top, right, bottom):
            return
        paint = paints.gradient(left, top, right, bottom, tuple(colors), vertical)
        if radius:
            self._c.drawRoundRect(_LTRB(left, top, right, bottom), radius, radius, paint)
            return
        left, top = max(left, self._left), max(top, self._top)
        right, bottom = min(right, self._right), min(bottom, self._bottom)
        if left < right and top < bottom:
            self._c.drawRect(_LTRB(left, top, right, bottom), paint)

    def shadow(self, left: float, top: float, right: float, bottom: float, radius: float, elevation: float) -> None:
        """Material's two soft shadows below a rounded rectangle that floats ``elevation`` px high."""
        reach = shadows.REACH * elevation + 1 / self._sx
        if elevation <= 0 or not self.visible(left - reach, top - reach, right + reach, bottom + reach):
            return
        x, y, width, height = self._snapped(left, top, right, bottom)
        if width > 0 and height > 0:
            for image, dx, dy in shadows.strips(width, height, radius * self._sx, elevation * self._sx):
                self._copy_image(image, x + dx, y + dy)

    def text(self, block: TextBlock, x: float, y: float, color: int) -> None:
        """A laid-out text with its top left corner at (x, y)."""
        left, top, right, bottom = block.ink
        if x + left < self._right and x + right > self._left and y + top < self._bottom and y + bottom > self._top:
            block.draw(self._c, x, y, color)

    def icon(self, name: str, x: float, y: float, size: float, color: int, filled: bool = False) -> None:
        """A Material Symbol in the square of ``size`` px whose top left corner is (x, y); see :func:`icons.facing`."""
        if x < self._right and x + size > self._left and y < self._bottom and y + size > self._top:
            if name[0] == MIRROR:
                self._mirrored_icon(name[1:], x, y, size, color, filled)
                return
            # The symbols' em box stands on the baseline.
            self._c.drawTextBlob(_glyph(name, size, filled), x, y + size, _FILL[color])

    def _mirrored_icon(self, name: str, x: float, y: float, size: float, color: int, filled: bool) -> None:
        self._c.save()
        self._c.translate(x + size, y + size)
        self._c.scale(-1, 1)
        self._c.drawTextBlob(_glyph(name, size, filled), 0, 0, _FILL[color])
        self._c.restore()

    def image(self, rgba: Pixels, left: float, top: float, right: float, bottom: float, radius: float = 0.0) -> None:
        """A picture, uint8 (h, w, 4) with straight alpha, stretched to the bounds snapped to whole surface px.

        The array must never change: it is scaled once and remembered.
        """
        if not self.visible(left, top, right, bottom):
            return
        x, y, width, height = self._snapped(left, top, right, bottom)
        if width > 0 and height > 0:
            self._copy_image(PICTURES.get(rgba, width, height, radius * self._sx), x, y)

    def _snapped(self, left: float, top: float, right: float, bottom: float) -> tuple[int, int, int, int]:
        """Left, top, width and height of local bounds in whole surface px."""
        matrix = self._c.getTotalMatrix()
        dx, dy = matrix.getTranslateX(), matrix.getTranslateY()
        x, y = round(left * self._sx + dx), round(top * self._sy + dy)
        return x, y, round(right * self._sx + dx) - x, round(bottom * self._sy + dy) - y

    def _copy_image(self, image: Any, x: int, y: int) -> None:
        # Without scaling and at whole px, Skia copies rows instead of sampling.
        c = self._c
        c.save()
        c.resetMatrix()
        c.drawImage(image, x, y)
        c.restore()


def _rrect(left: float, top: float, right: float, bottom: float, radii: tuple[float, ...]) -> Any:
    shape = skia.RRect()
    shape.setRectRadii(_LTRB(left, top, right, bottom), [skia.Point(r, r) for r in radii])
    return shape


@lru_cache(maxsize=4096)
def _glyph(name: str, size: float, filled: bool) -> Any:
    face = fonts.ICONS_FILLED if filled else fonts.ICONS
    return skia.TextBlob.MakeFromString(icon_char(name), fonts.sized(face, size))
