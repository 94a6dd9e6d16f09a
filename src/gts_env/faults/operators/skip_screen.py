"""Back that goes too far."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android import windows
from gts_env.faults import params as read
from gts_env.faults.moves import is_move
from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.effects import Effect
    from gts_env.android.state import PhoneState
    from gts_env.android.ui import Tx
    from gts_env.benchmark.spot import Spot


class SkipScreen(Operator):
    """Leaving the target screen closes the one below it too.

    Parameters:
        count: How many more are closed; the first screen of the app stays unless ``exit`` is given. Default 1.
        exit: Whether the app is left when there is no screen more to close. Default false.
        on: Moves, as a list or one word: ``back``, ``up``. Default both.
    """

    seam = "navigation"
    params = ("count", "exit", "on")

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.count = read.whole(params, "count", 1, 1, 20)
        self.exit = read.flag(params, "exit")
        self.on = read.words(params, "on", ("back", "up"), ("back", "up"))

    def moved(self, tx: Tx, move: Effect, before: PhoneState) -> PhoneState:
        """The state without further screens."""
        state = tx.state
        if not is_move(move, self.on) or state.task.app != before.task.app or state.entry.uid == before.entry.uid:
            return state
        for _ in range(self.count):
            if len(state.task.entries) > 1:
                state = windows.pop(state)
            elif self.exit:
                return windows.home(state)
        return state
