"""Painting a widget otherwise: a veil around its box, which neither the layout nor the tree of nodes can see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.android.layout.box import Box, Placed
from gts_env.android.layout.context import GONE
from gts_env.android.widgets.base import Widget

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas


class Look:
    """How a box is drawn. Subclasses are frozen dataclasses: equal ones draw alike."""

    @property
    def reach(self) -> int:
        """Pixels it draws beyond the box."""
        return 0

    def brush(self, canvas: Canvas, box: Box) -> Canvas:
        """The canvas that the box and all in it are drawn with."""
        return canvas

    def over(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """What is drawn over it."""


class Brush:
    """A canvas that draws otherwise: what a subclass does not define is drawn as always."""

    def __init__(self, canvas: Canvas) -> None:
        self.canvas = canvas

    def __getattr__(self, name: str) -> Any:
        return getattr(self.canvas, name)


class Veil(Widget):
    """A widget around another: it stands where that one stood, and has no node of its own."""

    def __init__(self, look: Look | None, inner: Widget) -> None:
        super().__init__()
        self.look = look
        self.gravity = inner.gravity
        self.weight = inner.weight
        if look is not None:
            self.repaints = self.overdraws = True  # type: ignore[misc]

    def brush(self, canvas: Canvas, box: Box) -> Canvas:
        """As the look says."""
        return self.look.brush(canvas, box) if self.look is not None else canvas

    def draw_over(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """As the look says."""
        if self.look is not None:
            self.look.over(canvas, box, x, y)


def veiled(box: Box, look: Look) -> Box:
    """A box drawn otherwise."""
    if box.data is GONE:
        return box
    return Box(Veil(look, box.widget), box.w, box.h, ((box, 0, 0),), look, look.reach)


def moved(box: Box, dx: int, dy: int, w: int | None = None, h: int | None = None) -> Box:
    """A box that takes the room it took (or ``w`` by ``h``), with its content shifted by so many pixels."""
    return resized(box, box.w if w is None else w, box.h if h is None else h, dx, dy)


def resized(box: Box, w: int, h: int, dx: int = 0, dy: int = 0, clip: bool = False) -> Box:
    """A box of another size around the content; ``clip`` cuts what lies outside."""
    if box.data is GONE:
        return box
    kids: tuple[Placed, ...] = ((box, dx, dy),)
    return Box(Veil(None, box.widget), w, h, kids, None, 0, clip)
