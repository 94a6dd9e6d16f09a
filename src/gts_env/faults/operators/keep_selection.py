"""State that is kept though it should be gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android.lifecycle import put_entry
from gts_env.evolving import evolve
from gts_env.faults import params as read
from gts_env.faults.history import remember
from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from collections.abc import Callable

    from gts_env.android.app import App
    from gts_env.android.frame import Frame
    from gts_env.android.state import PhoneState
    from gts_env.android.ui import Tx
    from gts_env.android.view_state import ViewState
    from gts_env.benchmark.spot import Spot
    from gts_env.faults.life import Happening


class KeepSelection(Operator):
    """What was selected, typed or opened on the target screen is there again when the screen is opened anew.

    Parameters:
        keys: Keys of the view state that are kept, as a list or one word. Default: all.
        on: ``created`` (default) or ``recreated`` (what is only remembered outlives a rotation), as a list or one word.
    """

    always_watches = True
    seam = "view_state"
    params = ("keys", "on")

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.keys = read.words(params, "keys", ())
        self.on = read.words(params, "on", ("created",), ("created", "recreated"))

    def lived(self, tx: Tx, happening: Happening) -> PhoneState:
        """The state with the values of the time before."""
        held: ViewState | None = tx.state.memory.get(self.key)
        if happening.kind not in self.on or held is None:
            return tx.state
        view = happening.entry.view
        for key in self.keys or held.keys:
            if held.get(key) is not None:
                view = view.put(key, held.get(key), key in held.saved)
        return put_entry(tx.state, evolve(happening.entry, view=view))

    def watch(self, tx: Tx, before: PhoneState, frame: Callable[[PhoneState], Frame]) -> PhoneState:
        """Remember what the screen shows."""
        entry = tx.state.entry
        if entry.screen != self.target["screen"]:
            return tx.state
        return remember(tx.state, self.key, entry.view)
