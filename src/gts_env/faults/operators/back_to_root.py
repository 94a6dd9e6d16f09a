"""Back that leads to the start of the app, or out of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android import windows
from gts_env.android.effects import Effect, Home
from gts_env.faults import params as read
from gts_env.faults.moves import MOVES, is_move, with_stack
from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.state import PhoneState
    from gts_env.android.ui import Tx
    from gts_env.benchmark.spot import Spot


class BackToRoot(Operator):
    """Leaving the target screen leads to the app's first screen, or to the launcher, rather than to its parent.

    Parameters:
        exit: Whether the app is left. Default false.
        on: Moves, as a list or one word, of ``back``, ``up``, ``open``, ``dismiss``. Default ``back``.
    """

    seam = "navigation"
    params = ("exit", "on")

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.exit = read.flag(params, "exit")
        self.on = read.words(params, "on", ("back",), MOVES)

    def navigate(self, tx: Tx, move: Effect) -> Effect | None:
        """Home, if the app is left."""
        return Home() if self.exit and is_move(move, self.on) else move

    def moved(self, tx: Tx, move: Effect, before: PhoneState) -> PhoneState:
        """The state with the first screen alone."""
        state = tx.state
        if not is_move(move, self.on) or state.task.app != before.task.app or len(state.task.entries) < 2:
            return state
        return windows.resumed(with_stack(state, state.task.entries[:1]))
