"""A message that contradicts what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.evolving import evolve
from gts_env.faults import params as read
from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.state import PhoneState
    from gts_env.android.ui import Tx
    from gts_env.benchmark.spot import Spot


class WrongMessage(Operator):
    """The toast or snackbar of the target command says something else, or does not come.

    Public name: WrongStringResource (MDroid+).

    Parameters:
        text: What it says. Default: no message at all.
    """

    seam = "command"
    params = ("text",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.text = read.text(params, "text")

    def commanded(self, tx: Tx, before: PhoneState) -> PhoneState:
        """The state with another message."""
        state, entry = tx.state, tx.state.entry
        if state.toast is not None and state.toast is not before.toast:
            state = evolve(state, toast=evolve(state.toast, text=self.text) if self.text else before.toast)
        if entry.snackbar is not None and entry.snackbar is not before.entry.snackbar:
            bar = evolve(entry.snackbar, text=self.text) if self.text else None
            state = state.with_entry(evolve(entry, snackbar=bar))
        return state
