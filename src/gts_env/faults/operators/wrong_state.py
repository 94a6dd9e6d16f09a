"""A switch, mark or selection drawn in the state it is not in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.faults import params as read
from gts_env.faults.operator import Operator
from gts_env.faults.reshaping import altered, mapped

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.layout.context import Layout
    from gts_env.android.widgets.base import Widget
    from gts_env.benchmark.spot import Spot


KINDS = ("checked", "selected")


class WrongState(Operator):
    """The target looks as if it were checked, selected, or not: the opposite of what is true.

    Public name: UI Consistency Issue (GTArena).

    Parameters:
        state: ``checked`` (default) or ``selected``.
    """

    seam = "view"
    params = ("state",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.state = read.choice(params, "state", KINDS, "checked")

    def build(self, lay: Layout, widget: Widget) -> Widget | None:
        """The widget and its mark in the opposite state."""
        return mapped(widget, self._turned)

    def _turned(self, part: Widget) -> Widget:
        value = getattr(part, self.state)
        return part if value is None else altered(part, **{self.state: not value})
