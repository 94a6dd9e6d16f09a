"""Letters or symbols that hardly stand out from their ground."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from gts_env.faults import params as read
from gts_env.faults.brushes import Tint, blended
from gts_env.faults.operator import Operator
from gts_env.faults.veil import Look

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.layout.box import Box
    from gts_env.android.layout.context import Layout
    from gts_env.android.widgets.base import Widget
    from gts_env.benchmark.spot import Spot


class LowContrast(Operator):
    """The target's letters and symbols are drawn almost in the colour of the ground.

    Public name: InvalidColor (MDroid+).

    Parameters:
        ground: Colour of the ground, ``#RRGGBB`` or a role of the theme. Default ``surface``.
        contrast: What is left of the difference, 0 to 1. Default 0.12.
        part: ``all`` (default: letters and symbols), ``text`` or ``icon``.
    """

    seam = "view"
    params = ("ground", "contrast", "part")

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.ground = read.color(params, "ground", "surface")
        self.contrast = read.number(params, "contrast", 0.12, 0, 1)
        self.part = read.choice(params, "part", ("text", "icon", "all"), "all")

    def paint(self, lay: Layout, widget: Widget, box: Box) -> Look | None:
        """Colours near the ground's."""
        return Faint(lay.color(self.ground), 1 - self.contrast, self.part)


@dataclass(frozen=True)
class Faint(Look):
    """Colours moved towards a ground."""

    ground: int
    share: float
    part: str

    def brush(self, canvas: Canvas, box: Box) -> Canvas:
        """Faintly."""
        for part in ("text", "icon") if self.part == "all" else (self.part,):
            canvas = cast("Canvas", Tint(canvas, lambda old: blended(old, self.ground, self.share), part))
        return canvas
