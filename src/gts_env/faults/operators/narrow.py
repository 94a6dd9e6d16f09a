"""A text breaks onto further lines although there is room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.faults import params as read
from gts_env.faults.operator import Operator
from gts_env.faults.reshaping import altered
from gts_env.faults.veil import resized

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.layout.box import Box
    from gts_env.android.layout.context import Layout
    from gts_env.android.widgets.base import Widget
    from gts_env.benchmark.spot import Spot
    from gts_env.faults.operator import Limits


class Narrow(Operator):
    """The target is laid out in a part of the width there is, so that it wraps.

    Public name: UI Layout Issue (GTArena).

    Parameters:
        share: How much of the width it has it may take, 0.05 to 1. Default 0.4.
    """

    seam = "view"
    params = ("share",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.share = read.number(params, "share", 0.4, 0.05, 1)

    def measure(self, lay: Layout, widget: Widget, limits: Limits) -> Box:
        """The widget in less width."""
        box = widget.place(lay, *limits)
        narrow = max(1, int(box.w * self.share))
        inner = altered(widget).place(lay, narrow, limits[1], 0, limits[3])
        return resized(inner, max(inner.w, limits[2]), inner.h)
