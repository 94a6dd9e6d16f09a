"""Content lies under the keyboard or the system bars."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android.layout.context import INSETS
from gts_env.android.system.metrics import sides
from gts_env.faults import params as read
from gts_env.faults.operator import Operator
from gts_env.faults.surroundings import with_facts

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.layout.box import Box
    from gts_env.android.layout.context import Layout
    from gts_env.android.widgets.base import Widget
    from gts_env.benchmark.spot import Spot
    from gts_env.faults.operator import Limits


SIDES = {"keyboard": 3, "bottom": 3, "top": 1}


class IgnoreInset(Operator):
    """The target is laid out as if the keyboard, or a system bar, covered nothing.

    Public name: component occlusion (OwlEye).

    Parameters:
        side: ``keyboard`` (default: the bar below is heeded), ``bottom`` or ``top``.
    """

    seam = "view"
    params = ("side",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.side = read.choice(params, "side", SIDES, "keyboard")

    def measure(self, lay: Layout, widget: Widget, limits: Limits) -> Box:
        """The widget in a window with one inset less."""
        insets = list(lay.read(INSETS, (0, 0, 0, 0)))
        least = sides(lay.theme.config)[3] if self.side == "keyboard" else 0
        insets[SIDES[self.side]] = min(insets[SIDES[self.side]], least)
        return with_facts(lay, {INSETS: tuple(insets)}, widget, limits)
