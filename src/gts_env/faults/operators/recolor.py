"""Letters, symbols or shapes in another colour."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from gts_env.faults import params as read
from gts_env.faults.brushes import PARTS, Tint
from gts_env.faults.operator import Operator
from gts_env.faults.veil import Look

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.layout.box import Box
    from gts_env.android.layout.context import Layout
    from gts_env.android.widgets.base import Widget
    from gts_env.benchmark.spot import Spot


class Recolor(Operator):
    """The target is drawn in another colour.

    Public names: InvalidColor (MDroid+), colour change (GVT).

    Parameters:
        color: The colour, ``#RRGGBB`` or a role of the theme.
        part: ``text`` (default), ``icon``, ``shape`` or ``all``.
    """

    seam = "view"
    params = ("color", "part")
    required = ("color",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.color = read.color(params, "color", "")
        self.part = read.choice(params, "part", PARTS, "text")

    def paint(self, lay: Layout, widget: Widget, box: Box) -> Look | None:
        """The other colour."""
        return Recolored(lay.color(self.color), self.part)


@dataclass(frozen=True)
class Recolored(Look):
    """One colour for all of a part; what is see-through stays so."""

    color: int
    part: str

    def brush(self, canvas: Canvas, box: Box) -> Canvas:
        """In that colour."""
        rgb = self.color & 0xFFFFFF
        return cast("Canvas", Tint(canvas, lambda old: (old & 0xFF000000) | rgb, self.part))
