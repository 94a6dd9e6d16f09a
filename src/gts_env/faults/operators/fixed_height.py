"""A box that does not grow with its content."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android.layout.context import INF
from gts_env.android.theme import theme_for
from gts_env.evolving import evolve
from gts_env.faults import params as read
from gts_env.faults.operator import Operator
from gts_env.faults.reshaping import altered
from gts_env.faults.surroundings import under
from gts_env.faults.veil import resized

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.layout.box import Box
    from gts_env.android.layout.context import Layout
    from gts_env.android.widgets.base import Widget
    from gts_env.benchmark.spot import Spot


class FixedHeight(Operator):
    """The target is as tall as with the normal font, however large the font is: what does not fit is cut.

    Public name: text truncation (arXiv 2604.19081).

    Parameters:
        keep_room: Leave what follows where the full height puts it. Default false.
    """

    seam = "view"
    params = ("keep_room",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.keep_room = read.flag(params, "keep_room")

    def arrange(self, lay: Layout, widget: Widget, box: Box) -> Box:
        """A box of the height it has with the normal font."""
        normal = theme_for(lay.theme.seed, evolve(lay.theme.config, font_scale=1.0))
        fixed = under(lay, normal, altered(widget), (box.w, INF, box.w, 0))
        if fixed.h >= box.h:
            return box
        cut = resized(box, box.w, fixed.h, clip=True)
        return resized(cut, box.w, box.h) if self.keep_room else cut
