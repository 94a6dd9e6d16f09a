"""Too much or too little room beside a widget."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.faults import params as read
from gts_env.faults.operator import Operator
from gts_env.faults.veil import resized

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.layout.box import Box
    from gts_env.android.layout.context import Layout
    from gts_env.android.widgets.base import Widget
    from gts_env.benchmark.spot import Spot


class UnevenSpace(Operator):
    """A gap stands above the target, or what follows moves up over it.

    Public name: UNEVEN_SPACE (UIDefectMocker).

    Parameters:
        above: Dp added above it. Default 24.
        below: Dp added below it; negative lets what follows lie over it. Default 0.
    """

    seam = "view"
    params = ("above", "below")

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.above = read.number(params, "above", 0 if "below" in params else 24, 0, 400)
        self.below = read.number(params, "below", 0, -400, 400)

    def arrange(self, lay: Layout, widget: Widget, box: Box) -> Box:
        """A taller or lower box around it."""
        above, below = lay.px(self.above), round(self.below * lay.theme.density)
        return resized(box, box.w, max(1, box.h + above + below), 0, above)
