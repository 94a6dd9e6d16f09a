"""Another tab, page or mode than the one asked for."""

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


class WrongTab(Operator):
    """When the target screen is opened, or come back to, a value of its view state (tab, page, mode) is another.

    Parameters:
        key: Key of the value.
        value: The value.
        on: ``created`` (default), ``returned``, ``resumed`` or ``recreated``, as a list or one word.
    """

    seam = "view_state"
    params = ("key", "value", "on")
    required = ("key", "value")

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.view_key = params["key"].text()
        self.value = params["value"].value
        self.on = read.words(params, "on", ("created",), KINDS)

    def lived(self, tx: Tx, happening: Happening) -> PhoneState:
        """The state with the other value."""
        entry = happening.entry
        if happening.kind not in self.on or entry.view.get(self.view_key) == self.value:
            return tx.state
        return put_entry(tx.state, evolve(entry, view=entry.view.put(self.view_key, self.value)))
