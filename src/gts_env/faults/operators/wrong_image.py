"""A picture of another item."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android.widgets.leaf import Drawing
from gts_env.faults import params as read
from gts_env.faults.operator import Operator
from gts_env.faults.reshaping import altered, leaves, mapped

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.layout.context import Layout
    from gts_env.android.widgets.base import Widget
    from gts_env.benchmark.spot import Spot


class WrongImage(Operator):
    """Two pictures within the target (a list, a row) have changed places, or one is shown twice.

    Public name: swapped widget (GVT).

    Parameters:
        place: Number of the picture that is wrong, in drawing order; negative from the end. Default 0.
        shows: Number of the picture that is shown there. Default 1.
        both: Whether the other place shows the first in turn. Default false.
    """

    seam = "view"
    params = ("place", "shows", "both")

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.place = read.whole(params, "place", 0, -999, 999)
        self.shows = read.whole(params, "shows", 1, -999, 999)
        self.both = read.flag(params, "both")

    def build(self, lay: Layout, widget: Widget) -> Widget | None:
        """The widget with a picture in the wrong place."""
        found = leaves(widget, Drawing)
        if not all(-len(found) <= i < len(found) for i in (self.place, self.shows)):
            return widget
        one, other = found[self.place], found[self.shows]
        wrong = {id(one): _showing(one, other)}
        if self.both:
            wrong[id(other)] = _showing(other, one)
        return mapped(widget, lambda part: wrong.get(id(part), part))


def _showing(place: Drawing, shown: Drawing) -> Drawing:
    return altered(place, paint=shown.paint, palette=shown.palette, args=shown.args)
