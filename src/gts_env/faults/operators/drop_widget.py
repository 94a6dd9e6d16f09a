"""Leave a widget out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android.layout.box import Box
from gts_env.android.layout.context import GONE
from gts_env.android.widgets.leaf import Gap
from gts_env.faults import params as read
from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.layout.context import Layout
    from gts_env.android.widgets.base import Widget
    from gts_env.benchmark.spot import Spot


class DropWidget(Operator):
    """The target is missing.

    Public names: ViewComponentNotVisible (MDroid+), EL_MISSING (UIDefectMocker).

    Parameters:
        keep_room: Leave its place empty, rather than let what follows move up. Default false.
    """

    seam = "view"
    params = ("keep_room",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.keep_room = read.flag(params, "keep_room")

    def build(self, lay: Layout, widget: Widget) -> Widget | None:
        """None."""
        return widget if self.keep_room else None

    def arrange(self, lay: Layout, widget: Widget, box: Box) -> Box:
        """Empty room."""
        if not self.keep_room or box.data is GONE:
            return box
        return Box(Gap(weight=widget.weight, gravity=widget.gravity), box.w, box.h)
