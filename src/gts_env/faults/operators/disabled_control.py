"""A control that stays grey."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from gts_env.faults.operator import Operator
from gts_env.faults.reshaping import altered
from gts_env.faults.veil import Look

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.layout.box import Box
    from gts_env.android.layout.context import Layout
    from gts_env.android.widgets.base import Widget


class DisabledControl(Operator):
    """The target is greyed out and swallows touches though it should be usable.

    Public name: BuggyGUIListener (MDroid+).
    """

    seam = "view"

    def build(self, lay: Layout, widget: Widget) -> Widget | None:
        """The widget, not enabled."""
        return altered(widget, enabled=False) if widget.enabled else widget

    def paint(self, lay: Layout, widget: Widget, box: Box) -> Look | None:
        """Pale."""
        return Pale()


@dataclass(frozen=True)
class Pale(Look):
    """At the opacity of what is disabled."""

    def brush(self, canvas: Canvas, box: Box) -> Canvas:
        """Into a layer of its own."""
        canvas.begin_layer(0.38)
        return canvas

    def over(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Blend the layer in."""
        canvas.end_layer()
