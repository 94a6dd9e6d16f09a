"""A picture that did not load."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from gts_env.faults.brushes import Hidden
from gts_env.faults.operator import Operator
from gts_env.faults.veil import Look

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.layout.box import Box
    from gts_env.android.layout.context import Layout
    from gts_env.android.widgets.base import Widget


class BrokenImage(Operator):
    """In place of the target's picture stands the symbol of a broken one.

    Public name: EL_MISSING_BROKEN_IMG (UIDefectMocker).
    """

    seam = "view"

    def paint(self, lay: Layout, widget: Widget, box: Box) -> Look | None:
        """The symbol on a grey ground."""
        return Broken(lay.color("surface_container_highest"), lay.color("on_surface_variant"))


@dataclass(frozen=True)
class Broken(Look):
    """A broken picture's symbol on a plain ground."""

    ground: int
    ink: int

    def brush(self, canvas: Canvas, box: Box) -> Canvas:
        """Nothing of the widget."""
        return cast("Canvas", Hidden(canvas))

    def over(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Ground and symbol."""
        canvas.rect(x, y, x + box.w, y + box.h, self.ground)
        size = min(box.w, box.h) * 0.6
        left, top = x + (box.w - size) / 2, y + (box.h - size) / 2
        canvas.icon("image", left, top, size, self.ink)
        canvas.line(left, top, left + size, top + size, size / 12, self.ink)
