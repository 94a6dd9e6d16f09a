"""A widget is cut by an edge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.faults import params as read
from gts_env.faults.operator import Operator
from gts_env.faults.veil import moved, resized

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.layout.box import Box
    from gts_env.android.layout.context import Layout
    from gts_env.android.widgets.base import Widget
    from gts_env.benchmark.spot import Spot


EDGES = ("bottom", "top", "right", "left")


class Clip(Operator):
    """A part of the target is cut off.

    Parameters:
        share: How much of it is left, 0.05 to 1. Default 0.6.
        edge: Where it is cut: ``bottom`` (default), ``top``, ``right`` or ``left``.
    """

    seam = "view"
    params = ("share", "edge")

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.share = read.number(params, "share", 0.6, 0.05, 1)
        self.edge = read.choice(params, "edge", EDGES, "bottom")

    def arrange(self, lay: Layout, widget: Widget, box: Box) -> Box:
        """A smaller box that cuts; the room it takes stays."""
        if self.edge in ("bottom", "top"):
            tall = max(1, int(box.h * self.share))
            off = box.h - tall if self.edge == "top" else 0
            return moved(resized(box, box.w, tall, 0, -off, clip=True), 0, off, box.w, box.h)
        wide = max(1, int(box.w * self.share))
        off = box.w - wide if self.edge == "left" else 0
        return moved(resized(box, wide, box.h, -off, 0, clip=True), off, 0, box.w, box.h)
