"""A widget is drawn over its neighbours."""

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


class OverlapShift(Operator):
    """The target lies aside of its place, over what stands there; its own place stays empty.

    Public name: EL_OVERLAPPING (UIDefectMocker).

    Parameters:
        dx: How far to the right, as a share of its width. Default 0.
        dy: How far down, as a share of its height. Default 0.5.
    """

    seam = "view"
    params = ("dx", "dy")

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.dx = read.number(params, "dx", 0, -3, 3)
        self.dy = read.number(params, "dy", 0.5, -3, 3)

    def arrange(self, lay: Layout, widget: Widget, box: Box) -> Box:
        """The box beside its place."""
        return moved(box, int(self.dx * box.w), int(self.dy * box.h))
