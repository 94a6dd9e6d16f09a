"""A text is cut although there is room for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android.widgets.leaf import Text
from gts_env.faults import params as read
from gts_env.faults.operator import Operator
from gts_env.faults.reshaping import altered, mapped
from gts_env.faults.veil import resized

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.layout.box import Box
    from gts_env.android.layout.context import Layout
    from gts_env.android.widgets.base import Widget
    from gts_env.benchmark.spot import Spot
    from gts_env.faults.operator import Limits


class Truncate(Operator):
    """The target's texts end in an ellipsis, or simply end, after a part of their width.

    Public name: text truncation (arXiv 2604.19081).

    Parameters:
        share: How much of the width there is they may take, 0.05 to 1. Default 0.5.
        lines: Most lines. Default 1.
        ellipsis: Whether three dots show the cut. Default true.
    """

    seam = "view"
    params = ("share", "lines", "ellipsis")

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.share = read.number(params, "share", 0.5, 0.05, 1)
        self.lines = read.whole(params, "lines", 1, 1, 50)
        self.ellipsis = read.flag(params, "ellipsis", True)

    def measure(self, lay: Layout, widget: Widget, limits: Limits) -> Box:
        """Texts of few lines in a narrow space, in a box as wide as it was."""
        box = widget.place(lay, *limits)
        cut = mapped(widget, self._cut)
        narrow = max(1, int(box.w * self.share))
        return resized(cut.place(lay, narrow, limits[1], 0, limits[3]), box.w, box.h)

    def _cut(self, part: Widget) -> Widget:
        return altered(part, max_lines=self.lines, ellipsis=self.ellipsis) if isinstance(part, Text) else part
