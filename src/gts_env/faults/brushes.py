"""Brushes: canvases that draw in other colours, or not at all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from gts_env.faults.veil import Brush

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas

PARTS = ("text", "icon", "shape", "all")
Change = Callable[[int], int]
"""From a colour to a colour, 0xAARRGGBB."""


class Tint(Brush):
    """Draws letters, symbols or shapes in other colours.

    Args:
        canvas: Where it draws.
        change: The other colour of a colour.
        part: ``text``, ``icon``, ``shape`` or ``all``.
    """

    def __init__(self, canvas: Canvas, change: Change, part: str) -> None:
        super().__init__(canvas)
        self._text = change if part in ("text", "all") else _same
        self._icon = change if part in ("icon", "all") else _same
        self._shape = change if part in ("shape", "all") else _same

    def text(self, block: Any, x: float, y: float, color: int) -> None:
        """Letters."""
        self.canvas.text(block, x, y, self._text(color))

    def icon(self, name: str, x: float, y: float, size: float, color: int, filled: bool = False) -> None:
        """A symbol."""
        self.canvas.icon(name, x, y, size, self._icon(color), filled)

    def gradient_rect(
        self, left: float, top: float, right: float, bottom: float, colors: Sequence[int], *args: Any, **options: Any
    ) -> None:
        """A gradient."""
        draw: Any = self.canvas.gradient_rect
        draw(left, top, right, bottom, tuple([self._shape(c) for c in colors]), *args, **options)

    def __getattr__(self, name: str) -> Any:
        method = getattr(self.canvas, name)
        if name not in _SHAPES:
            return method

        def draw(*args: Any) -> None:
            # The colour of a shape is its last argument.
            method(*args[:-1], self._shape(args[-1]))

        return draw


class Hidden(Brush):
    """Draws nothing; clips and layers are kept in step."""

    def __getattr__(self, name: str) -> Any:
        return _nothing if name in _DRAWING else getattr(self.canvas, name)


_SHAPES = frozenset({"rect", "rrect", "stroke_rrect", "circle", "ring", "arc", "line", "polygon", "polyline"})
_DRAWING = _SHAPES | {"gradient_rect", "shadow", "text", "icon", "image"}


def _same(color: int) -> int:
    return color


def _nothing(*args: Any, **options: Any) -> None:
    """Draws nothing."""


def blended(color: int, ground: int, share: float) -> int:
    """A colour moved towards another by a share, with its own opacity."""
    mixed = color & 0xFF000000
    for shift in (16, 8, 0):
        a, b = color >> shift & 0xFF, ground >> shift & 0xFF
        mixed |= int(a + (b - a) * share + 0.5) << shift
    return mixed


def inverse(color: int) -> int:
    """The opposite colour."""
    return color ^ 0xFFFFFF
