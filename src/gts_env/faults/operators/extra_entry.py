"""A screen too many on the back stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android import windows
from gts_env.android.effects import Effect, Open
from gts_env.faults import params as read
from gts_env.faults.moves import with_stack
from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.state import PhoneState
    from gts_env.android.ui import Tx
    from gts_env.benchmark.spot import Spot


class ExtraEntry(Operator):
    """Opening the target screen leaves a second one under it, so that back has to be pressed once more.

    Parameters:
        screen: Name of the screen that lies between. Default: the target once more.
        count: How many. Default 1.
    """

    seam = "navigation"
    params = ("screen", "count")

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.screen = params["screen"].choice(app.screens) if "screen" in params else ""
        self.count = read.whole(params, "count", 1, 1, 20)

    def moved(self, tx: Tx, move: Effect, before: PhoneState) -> PhoneState:
        """The state with further entries below the screen just opened."""
        state = tx.state
        if not isinstance(move, Open) or state.entry.uid == before.entry.uid:
            return state
        top, extra = state.entry, []
        for _ in range(self.count):
            args = top.args if not self.screen or self.screen == top.screen else ()
            state, entry = windows.new_entry(state, top.app, self.screen or top.screen, args)
            extra.append(entry)
        return with_stack(state, (*state.task.entries[:-1], *extra, top))
