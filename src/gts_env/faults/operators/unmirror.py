"""A piece of the screen is not mirrored where writing runs from right to left."""

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


class Unmirror(Operator):
    """The target is laid out from left to right in a language that runs from right to left.

    Public name: UI Layout Issue (GTArena).
    """

    seam = "view"

    def measure(self, lay: Layout, widget: Widget, limits: Limits) -> Box:
        """The widget under a theme that runs from left to right."""
        config = lay.theme.config
        return under(lay, theme_for(lay.theme.seed, evolve(config, locale="en-US")), widget, limits)
