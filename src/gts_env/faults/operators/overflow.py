"""A long text runs out of its box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android.layout.context import INF
from gts_env.android.widgets.leaf import Text
from gts_env.faults.operator import Operator
from gts_env.faults.reshaping import altered, mapped
from gts_env.faults.veil import resized

if TYPE_CHECKING:
    from gts_env.android.layout.box import Box
    from gts_env.android.layout.context import Layout
    from gts_env.android.widgets.base import Widget
    from gts_env.faults.operator import Limits


class Overflow(Operator):
    """The target's texts neither wrap nor end: they run over the edge, and over what stands there.

    Public names: text overflow (UI-Lens), container overlap (UI-Lens).
    """

    seam = "view"

    def measure(self, lay: Layout, widget: Widget, limits: Limits) -> Box:
        """As wide as its texts are, in a box as wide as it was."""
        box = widget.place(lay, *limits)
        free = mapped(widget, _unlimited).place(lay, INF, limits[1], box.w, limits[3])
        return resized(free, box.w, free.h) if free.w > box.w else box


def _unlimited(part: Widget) -> Widget:
    return altered(part, max_lines=1, ellipsis=False, width=None) if isinstance(part, Text) else part
