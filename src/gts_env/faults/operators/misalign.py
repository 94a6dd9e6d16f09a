"""A widget out of line with its neighbours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.faults import params as read
from gts_env.faults.operator import Operator
from gts_env.faults.veil import moved

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.layout.box import Box
    from gts_env.android.layout.context import Layout
    from gts_env.android.widgets.base import Widget
    from gts_env.benchmark.spot import Spot


class Misalign(Operator):
    """The target stands a few dp off the line its neighbours stand in.

    Public name: EL_MISALIGNED (UIDefectMocker).

    Parameters:
        dx: Dp towards the end of the line. Default 0.
        dy: Dp down. Default -3, as there.
    """

    seam = "view"
    params = ("dx", "dy")

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.dx = read.number(params, "dx", 0, -400, 400)
        self.dy = read.number(params, "dy", 0 if "dx" in params else -3, -400, 400)

    def arrange(self, lay: Layout, widget: Widget, box: Box) -> Box:
        """The box a little aside."""
        way = -1 if lay.theme.rtl else 1
        return moved(box, round(way * self.dx * lay.theme.density), round(self.dy * lay.theme.density))
