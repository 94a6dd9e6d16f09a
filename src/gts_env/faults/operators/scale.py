"""A widget far too large or too small."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.faults import params as read
from gts_env.faults.operator import Operator
from gts_env.faults.surroundings import scaled, under

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.layout.box import Box
    from gts_env.android.layout.context import Layout
    from gts_env.android.widgets.base import Widget
    from gts_env.benchmark.spot import Spot
    from gts_env.faults.operator import Limits


class Scale(Operator):
    """The target and all in it are laid out larger or smaller than the rest of the screen.

    Public name: EL_SCALING (UIDefectMocker).

    Parameters:
        factor: 0.2 to 4. Default 1.5.
    """

    seam = "view"
    params = ("factor",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.factor = read.number(params, "factor", 1.5, 0.2, 4)

    def measure(self, lay: Layout, widget: Widget, limits: Limits) -> Box:
        """The widget under a theme of another density."""
        return under(lay, scaled(lay.theme, self.factor), widget, limits)
