"""Leave the screen one comes from off the back stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android.effects import Effect, Open
from gts_env.android.state import Task
from gts_env.evolving import evolve
from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.state import PhoneState
    from gts_env.android.ui import Tx
    from gts_env.benchmark.spot import Spot


class DropEntry(Operator):
    """Opening the target screen finishes the screen that opened it: back leads past it, at the root out of the app.

    Parameters:
        count: How many screens are finished. Default 1.
    """

    seam = "navigation"
    params = ("count",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.count = params["count"].whole(1, 100) if "count" in params else 1

    def moved(self, tx: Tx, move: Effect, before: PhoneState) -> PhoneState:
        """The state without the entries below the screen just opened."""
        state = tx.state
        if not isinstance(move, Open) or state.entry.uid == before.entry.uid:
            return state
        entries = state.task.entries
        kept = (*entries[: max(0, len(entries) - 1 - self.count)], entries[-1])
        return evolve(state, tasks=(Task(state.task.app, kept), *state.tasks[1:]))
