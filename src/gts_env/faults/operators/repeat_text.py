"""A text is drawn twice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gts_env.android.widgets.leaf import Text
from gts_env.faults import params as read
from gts_env.faults.operator import Operator
from gts_env.faults.veil import Look

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.layout.box import Box
    from gts_env.android.layout.context import Layout
    from gts_env.android.widgets.base import Widget
    from gts_env.benchmark.spot import Spot


class RepeatText(Operator):
    """The target's texts are drawn a second time, a little aside, over the first.

    Public names: CONTENT_REPEAT (UIDefectMocker), text overlap (OwlEye).

    Parameters:
        dx: How far aside, as a share of the text's width. Default 1/6.
        dy: How far below, as a share of its height. Default 1/6.
    """

    seam = "view"
    params = ("dx", "dy")

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.dx = read.number(params, "dx", 1 / 6, -3, 3)
        self.dy = read.number(params, "dy", 1 / 6, -3, 3)

    def paint(self, lay: Layout, widget: Widget, box: Box) -> Look | None:
        """The texts once more."""
        reach = int(max(abs(self.dx) * box.w, abs(self.dy) * box.h)) + 1
        return Repeated(self.dx, self.dy, reach)


@dataclass(frozen=True)
class Repeated(Look):
    """All texts of a box again, shifted by shares of their size."""

    dx: float
    dy: float
    pixels: int

    @property
    def reach(self) -> int:
        """As far as the shift goes."""
        return self.pixels

    def over(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """The second time."""
        if isinstance(box.widget, Text):
            shift_x, shift_y = int(self.dx * box.w), int(self.dy * box.h)
            box.widget.draw(canvas, box, x + shift_x, y + shift_y)
        for kid, kid_x, kid_y in box.kids:
            self.over(canvas, kid, x + kid_x, y + kid_y)
