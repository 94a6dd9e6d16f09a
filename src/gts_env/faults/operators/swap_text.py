"""Two texts in each other's place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.faults import params as read
from gts_env.faults.operator import Operator
from gts_env.faults.reshaping import retold, texts

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.layout.context import Layout
    from gts_env.android.widgets.base import Widget
    from gts_env.benchmark.spot import Spot


class SwapText(Operator):
    """Two texts of the target have changed places.

    Public name: swapped widget (GVT).

    Parameters:
        first: Number of one of them, in drawing order; negative from the end. Default 0.
        second: Number of the other. Default 1.
    """

    seam = "view"
    params = ("first", "second")

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.first = read.whole(params, "first", 0, -99, 99)
        self.second = read.whole(params, "second", 1, -99, 99)

    def build(self, lay: Layout, widget: Widget) -> Widget | None:
        """The widget with two texts swapped."""
        said = texts(widget)
        if not all(-len(said) <= i < len(said) for i in (self.first, self.second)):
            return widget
        one, other = said[self.first], said[self.second]
        return retold(widget, lambda text: {one: other, other: one}.get(text, text))
