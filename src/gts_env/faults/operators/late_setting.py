"""A setting that takes effect only later."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.android.windows import has_task
from gts_env.faults import params as read
from gts_env.faults.history import forget, remember
from gts_env.faults.life import happenings
from gts_env.faults.operator import Operator
from gts_env.faults.values import patched, value_at

if TYPE_CHECKING:
    from collections.abc import Callable

    from gts_env.android.app import App
    from gts_env.android.frame import Frame
    from gts_env.android.state import PhoneState
    from gts_env.android.ui import Tx, Ui
    from gts_env.benchmark.spot import Spot


class LateSetting(Operator):
    """Screens go by the former value of the target setting until the app is started, or its screen opened, anew.

    ``when: {screen: ...}`` says which screens; the screen of the settings itself should not be among them.

    Parameters:
        until: ``restarted`` (default), ``resumed`` (after another app was in front), ``recreated`` (after a rotation)
            or ``created`` (when any screen of the app is opened).
    """

    always_watches = True
    seam = "setting"
    params = ("until",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.app = app.id
        self.until = read.choice(params, "until", ("restarted", "resumed", "recreated", "created"), "restarted")

    def read(self, ui: Ui, data: Any) -> Any:
        """The data with the former value."""
        held = ui.state.memory.get(self.key)
        return data if held is None else patched(self, data, self.target["setting"], held[0])

    def watch(self, tx: Tx, before: PhoneState, frame: Callable[[PhoneState], Frame]) -> PhoneState:
        """Remember the former value; forget it in time."""
        state, path = tx.state, self.target["setting"]
        if self._over(before, state):
            return forget(state, self.key)
        old, new = value_at(before.data[self.app], path), value_at(state.data[self.app], path)
        if old == new or self.key in state.memory:
            return state
        return remember(state, self.key, (old,))

    def _over(self, before: PhoneState, state: PhoneState) -> bool:
        if self.until == "restarted":
            return not has_task(state, self.app) or not has_task(before, self.app)
        return any(h.kind == self.until and h.entry.app == self.app for h in happenings(before, state))
