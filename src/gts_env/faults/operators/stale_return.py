"""A screen that still shows what it showed when it was left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.faults import params as read
from gts_env.faults.history import remember
from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.state import PhoneState
    from gts_env.android.ui import Tx, Ui
    from gts_env.benchmark.spot import Spot
    from gts_env.faults.life import Happening


class StaleReturn(Operator):
    """After the target screen was come back to, it goes on showing the data as they were when it was left.

    Parameters:
        until: ``reopened`` (default) or ``left``: until it is left once more.
    """

    seam = "lifecycle"
    params = ("until",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.until = read.choice(params, "until", ("reopened", "left"), "reopened")

    def lived(self, tx: Tx, happening: Happening) -> PhoneState:
        """Remember the data it was left with."""
        state, uid = tx.state, happening.entry.uid
        held = state.memory.get(self.key)
        if happening.kind == "left" and (self.until == "left" or held is None or held[0] != uid):
            return remember(state, self.key, (uid, happening.before.data[happening.entry.app]))
        return state

    def read(self, ui: Ui, data: Any) -> Any:
        """The data it was left with."""
        held = ui.state.memory.get(self.key)
        ui.memo.note("window", "", ui.entry.uid)
        return data if held is None or held[0] != ui.entry.uid else held[1]
