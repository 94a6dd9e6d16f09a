"""A text stays as it was when the screen was opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.faults import params as read
from gts_env.faults.history import remember
from gts_env.faults.looking import found
from gts_env.faults.operator import Operator
from gts_env.faults.reshaping import retold, texts

if TYPE_CHECKING:
    from collections.abc import Callable

    from gts_env.android.app import App
    from gts_env.android.frame import Frame
    from gts_env.android.layout.context import Layout
    from gts_env.android.state import PhoneState
    from gts_env.android.ui import Tx
    from gts_env.android.widgets.base import Widget
    from gts_env.benchmark.spot import Spot


class StaleText(Operator):
    """The target goes on saying what it said when it was first seen, until its screen is opened anew.

    Parameters:
        part: Number of the one text that stays, in drawing order; negative from the end. Default 0.
    """

    always_watches = True
    seam = "view"
    params = ("part",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.part = read.whole(params, "part", 0, -99, 99)

    def build(self, lay: Layout, widget: Widget) -> Widget | None:
        """The widget with the text it had."""
        held = (lay.read(f"\0memory:{self.key}") or {}).get((lay.read("\0window"), str(widget.item)))
        return widget if held is None else retold(widget, lambda text: held, self.part)

    def watch(self, tx: Tx, before: PhoneState, frame: Callable[[PhoneState], Frame]) -> PhoneState:
        """Remember what is said for the first time, as long as the screen lives."""
        state = tx.state
        alive = {e.uid for t in state.tasks for e in t.entries}
        known = {k: v for k, v in state.memory.get(self.key, {}).items() if k[0] in alive}
        for box in found(frame(state), self.target):
            said = texts(box.widget)
            if -len(said) <= self.part < len(said):
                known.setdefault((state.entry.uid, str(box.widget.item)), said[self.part])
        return remember(state, self.key, known)
