"""State that is lost when the device is turned."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android.lifecycle import put_entry
from gts_env.evolving import evolve
from gts_env.faults import params as read
from gts_env.faults.life import KINDS
from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.state import PhoneState
    from gts_env.android.ui import Tx
    from gts_env.benchmark.spot import Spot
    from gts_env.faults.life import Happening


class ForgetOnRotation(Operator):
    """Of what the target screen shows, values that should be saved are only remembered: turning the device loses them.

    Parameters:
        keys: Keys of the view state, as a list or one word. Default: all.
        layers: Whether dialogs and sheets are lost too. Default false.
        on: ``recreated`` (default), ``returned`` or ``resumed``, as a list or one word.
    """

    seam = "view_state"
    params = ("keys", "layers", "on")

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.keys = read.words(params, "keys", ())
        self.layers = read.flag(params, "layers")
        self.on = read.words(params, "on", ("recreated",), KINDS)

    def lived(self, tx: Tx, happening: Happening) -> PhoneState:
        """The state without the values."""
        if happening.kind not in self.on:
            return tx.state
        entry = happening.entry
        view = entry.view.drop(*(self.keys or entry.view.keys)) if self.keys or not self.layers else entry.view
        return put_entry(tx.state, evolve(entry, view=view, layers=() if self.layers else entry.layers))
