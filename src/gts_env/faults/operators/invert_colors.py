"""A picture in opposite colours."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from gts_env.faults import params as read
from gts_env.faults.brushes import PARTS, Tint, inverse
from gts_env.faults.operator import Operator
from gts_env.faults.veil import Look

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.layout.box import Box
    from gts_env.android.layout.context import Layout
    from gts_env.android.widgets.base import Widget
    from gts_env.benchmark.spot import Spot


class InvertColors(Operator):
    """The target is drawn in opposite colours, as a dark theme does to a picture it should leave alone.

    Public name: InvalidColor (MDroid+).

    Parameters:
        part: ``all`` (default), ``shape``, ``icon`` or ``text``. Photos keep their colours.
    """

    seam = "view"
    params = ("part",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.part = read.choice(params, "part", PARTS, "all")

    def paint(self, lay: Layout, widget: Widget, box: Box) -> Look | None:
        """Opposite colours."""
        return Inverted(self.part)


@dataclass(frozen=True)
class Inverted(Look):
    """The opposite of each colour."""

    part: str

    def brush(self, canvas: Canvas, box: Box) -> Canvas:
        """Inverted."""
        return cast("Canvas", Tint(canvas, inverse, self.part))
