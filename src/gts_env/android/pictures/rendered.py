"""Pictures that have been painted already, so that scrolling past them copies pixels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gts_env.android.drawing.canvas import Canvas
from gts_env.android.drawing.frame import Pixels

Key = tuple[Callable[..., None], tuple[int, int], tuple[int, ...], tuple[Any, ...], float]


class Rendered:
    """Painted pictures by all that they depend on, at most ``limit`` bytes of them."""

    def __init__(self, limit: int = 48 << 20) -> None:
        self._limit = limit
        self._held = 0
        self._made: dict[Key, Pixels] = {}

    def get(
        self,
        paint: Callable[..., None],
        size: tuple[int, int],
        colors: tuple[int, ...],
        args: tuple[Any, ...],
        scale: float,
    ) -> Pixels:
        """The pixels of a picture, uint8 (h, w, 4).

        Args:
            paint: Painter, see :data:`gts_env.android.pictures.picture.Painter`.
            size: Width and height in device px.
            colors: Resolved palette.
            args: Arguments of the painter.
            scale: Surface px for a device px.
        """
        key = (paint, size, colors, args, scale)
        found = self._made.get(key)
        if found is None:
            found = rendered(paint, size, colors, args, scale)
            if self._held + found.nbytes > self._limit:
                self._made.clear()
                self._held = 0
            self._held += found.nbytes
            self._made[key] = found
        return found


def rendered(
    paint: Callable[..., None],
    size: tuple[int, int],
    colors: tuple[int, ...] = (),
    args: tuple[Any, ...] = (),
    scale: float = 1.0,
) -> Pixels:
    """Paint a picture; arguments are those of :meth:`Rendered.get`."""
    surface = max(1, round(size[0] * scale)), max(1, round(size[1] * scale))
    canvas = Canvas(surface, device=size)
    canvas.begin()
    paint(canvas, *size, colors, *args)
    canvas.end()
    pixels: Pixels = canvas.pixels.copy()
    pixels.flags.writeable = False
    return pixels


RENDERED = Rendered()
