"""A piece of the screen keeps the colours of the other theme."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android.theme import theme_for
from gts_env.evolving import evolve
from gts_env.faults.operator import Operator
from gts_env.faults.surroundings import under

if TYPE_CHECKING:
    from gts_env.android.layout.box import Box
    from gts_env.android.layout.context import Layout
    from gts_env.android.widgets.base import Widget
    from gts_env.faults.operator import Limits


class StaleTheme(Operator):
    """The target is drawn in the light theme while the device is dark, and the other way round.

    Public name: UI Consistency Issue (GTArena).
    """

    seam = "view"

    def measure(self, lay: Layout, widget: Widget, limits: Limits) -> Box:
        """The widget under the other theme."""
        config = lay.theme.config
        return under(lay, theme_for(lay.theme.seed, evolve(config, night=not config.night)), widget, limits)
