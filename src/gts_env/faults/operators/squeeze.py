"""Long content pushes its neighbours out of view."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android.layout.context import INF
from gts_env.faults import params as read
from gts_env.faults.operator import Operator
from gts_env.faults.reshaping import altered

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.layout.box import Box
    from gts_env.android.layout.context import Layout
    from gts_env.android.widgets.base import Widget
    from gts_env.benchmark.spot import Spot
    from gts_env.faults.operator import Limits


class Squeeze(Operator):
    """The target takes all the width its texts want: what follows it in the row is pushed aside.

    Public name: screen overflow (Minuku).

    Parameters:
        least: Share of the room it takes at least, however short it is; 1 is all there is. Default 0.
    """

    seam = "view"
    params = ("least",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.least = read.number(params, "least", 0, 0, 1)

    def measure(self, lay: Layout, widget: Widget, limits: Limits) -> Box:
        """The widget as wide as it wants to be."""
        wide = widget.place(lay, INF, limits[1], limits[2], limits[3])
        least = int(limits[0] * self.least) if limits[0] < INF else 0
        return wide if wide.w >= least else altered(widget).place(lay, INF, limits[1], least, limits[3])
