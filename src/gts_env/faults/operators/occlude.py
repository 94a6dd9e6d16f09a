"""Something lies over a widget."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

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


class Occlude(Operator):
    """A strip in the colour of the ground lies over a part of the target.

    Public name: component occlusion (OwlEye).

    Parameters:
        share: Height of the strip as a share of the target's, 0.05 to 1. Default 0.4.
        from_top: Whether it lies over the upper part. Default false.
        color: Colour of the strip, ``#RRGGBB`` or a role of the theme. Default ``surface``.
    """

    seam = "view"
    params = ("share", "from_top", "color")

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.share = read.number(params, "share", 0.4, 0.05, 1)
        self.from_top = read.flag(params, "from_top")
        self.color = read.color(params, "color", "surface")

    def paint(self, lay: Layout, widget: Widget, box: Box) -> Look | None:
        """The strip."""
        return Strip(self.share, self.from_top, lay.color(self.color))


@dataclass(frozen=True)
class Strip(Look):
    """A strip over the upper or lower part of a box."""

    share: float
    from_top: bool
    color: int

    def over(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """The strip."""
        tall = int(box.h * self.share)
        top = y if self.from_top else y + box.h - tall
        canvas.rect(x, top, x + box.w, top + tall, self.color)
