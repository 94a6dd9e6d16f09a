"""An up arrow that leads elsewhere than to the parent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android import windows
from gts_env.android.effects import Back, Effect, Home, Open, Up
from gts_env.faults import params as read
from gts_env.faults.moves import with_stack
from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.state import PhoneState
    from gts_env.android.ui import Tx
    from gts_env.benchmark.spot import Spot


class UpWrong(Operator):
    """The up arrow of the target screen does what back does, leads to the first screen or out of the app.

    Parameters:
        to: ``back``, ``root`` (default), ``exit``, or the name of a screen.
    """

    seam = "navigation"
    params = ("to",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.to = read.choice(params, "to", ("back", "root", "exit", *app.screens), "root")

    def navigate(self, tx: Tx, move: Effect) -> Effect | None:
        """Another move."""
        if not isinstance(move, Up) or self.to == "root":
            return move
        if self.to == "back":
            return Back()
        return Home() if self.to == "exit" else Open(self.to)

    def moved(self, tx: Tx, move: Effect, before: PhoneState) -> PhoneState:
        """The first screen alone, if up leads there."""
        if not isinstance(move, Up) or self.to != "root":
            return tx.state
        return windows.resumed(with_stack(tx.state, tx.state.task.entries[:1]))
