"""A control that is there twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android.layout.box import Box
from gts_env.faults import params as read
from gts_env.faults.operator import Operator
from gts_env.faults.reshaping import altered
from gts_env.faults.veil import Veil

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.layout.context import Layout
    from gts_env.android.widgets.base import Widget
    from gts_env.benchmark.spot import Spot
    from gts_env.faults.operator import Limits


class DuplicateWidget(Operator):
    """The target stands there twice, the second time below or beside the first.

    Public name: extra widget (GVT).

    Parameters:
        where: ``below`` (default) or ``beside``.
    """

    seam = "view"
    params = ("where",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.where = read.choice(params, "where", ("below", "beside"), "below")

    def measure(self, lay: Layout, widget: Widget, limits: Limits) -> Box:
        """A box with both."""
        box = widget.place(lay, *limits)
        again = altered(widget).place(lay, *limits)
        if self.where == "below":
            return Box(Veil(None, widget), box.w, box.h + again.h, ((box, 0, 0), (again, 0, box.h)))
        first, second = (again.w, 0) if lay.theme.rtl else (0, box.w)
        return Box(Veil(None, widget), box.w + again.w, box.h, ((box, first, 0), (again, second, 0)))
