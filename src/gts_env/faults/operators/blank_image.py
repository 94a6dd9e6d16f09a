"""A picture stays blank."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from gts_env.faults import params as read
from gts_env.faults.brushes import Hidden
from gts_env.faults.operator import Operator
from gts_env.faults.veil import Look

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.layout.box import Box
    from gts_env.android.layout.context import Layout
    from gts_env.android.widgets.base import Widget
    from gts_env.benchmark.spot import Spot


class BlankImage(Operator):
    """Nothing of the target is drawn, though it is there: its place shows what lies below, or one colour.

    Public names: EL_MISSING_BLANK (UIDefectMocker), missing image (OwlEye).

    Parameters:
        color: Colour of the empty place, ``#RRGGBB`` or a role of the theme. Default: none.
    """

    seam = "view"
    params = ("color",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.color = read.color(params, "color", "")

    def paint(self, lay: Layout, widget: Widget, box: Box) -> Look | None:
        """An empty place."""
        return Blank(lay.color(self.color) if self.color else 0)


@dataclass(frozen=True)
class Blank(Look):
    """Nothing, or a rectangle of one colour."""

    color: int

    def brush(self, canvas: Canvas, box: Box) -> Canvas:
        """Nothing of the widget."""
        return cast("Canvas", Hidden(canvas))

    def over(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """The colour."""
        if self.color:
            canvas.rect(x, y, x + box.w, y + box.h, self.color)
