"""Another symbol than the right one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android.drawing.icons import icon_table
from gts_env.faults.operator import Operator
from gts_env.faults.reshaping import resymboled

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.layout.context import Layout
    from gts_env.android.widgets.base import Widget
    from gts_env.benchmark.spot import Spot


class WrongIcon(Operator):
    """The target shows another symbol.

    Parameters:
        icon: Name of the symbol it shows.
    """

    seam = "view"
    params = ("icon",)
    required = ("icon",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.icon = params["icon"].choice(icon_table())

    def build(self, lay: Layout, widget: Widget) -> Widget | None:
        """The widget with another symbol."""
        return resymboled(widget, lambda name: self.icon)
