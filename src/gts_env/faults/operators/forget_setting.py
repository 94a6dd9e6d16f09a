"""A setting that falls back by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android.windows import has_task
from gts_env.faults import params as read
from gts_env.faults.history import forget, remember
from gts_env.faults.life import happenings
from gts_env.faults.operator import Operator
from gts_env.faults.values import value_at, with_value

if TYPE_CHECKING:
    from collections.abc import Callable

    from gts_env.android.app import App
    from gts_env.android.frame import Frame
    from gts_env.android.state import PhoneState
    from gts_env.android.ui import Tx
    from gts_env.benchmark.spot import Spot


class ForgetSetting(Operator):
    """The target setting falls back to its former value when the app is left, or its screen.

    Parameters:
        on: ``left`` (default: the screen it was changed on), ``resumed`` (the app, when it comes back), ``restarted``
            or ``recreated`` (after a rotation).
        value: What it falls back to. Default: what it was before.
    """

    seam = "setting"
    params = ("on", "value")

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.app = app.id
        self.on = read.choice(params, "on", ("left", "resumed", "restarted", "recreated"), "left")
        self.value = params["value"].value if "value" in params else None

    def watch(self, tx: Tx, before: PhoneState, frame: Callable[[PhoneState], Frame]) -> PhoneState:
        """Remember the former value; go back to it in time."""
        state, path = tx.state, self.target["setting"]
        held = state.memory.get(self.key)
        if held is not None and self._now(before, state):
            value = held[0] if self.value is None else self.value
            data = with_value(state.data[self.app], path, value)
            return forget(state.with_data(self.app, data), self.key)
        old, new = value_at(before.data[self.app], path), value_at(state.data[self.app], path)
        return state if old == new or held is not None else remember(state, self.key, (old,))

    def _now(self, before: PhoneState, state: PhoneState) -> bool:
        if self.on == "restarted":
            return not has_task(state, self.app)
        if self.on == "left":
            return before.entry.app == self.app and state.entry.uid != before.entry.uid
        return any(h.kind == self.on and h.entry.app == self.app for h in happenings(before, state))
