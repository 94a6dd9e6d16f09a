"""A list that jumps back to its start, or to another place."""

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


class LoseScroll(Operator):
    """The target screen's lists stand elsewhere than they were left.

    Parameters:
        on: ``returned`` (default), ``resumed`` or ``recreated``, as a list or one word.
        to: Offset in pixels they stand at. Default: the start.
    """

    seam = "view_state"
    params = ("on", "to")

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.on = read.words(params, "on", ("returned",), KINDS)
        self.to = read.whole(params, "to", 0, 0, 1_000_000)

    def lived(self, tx: Tx, happening: Happening) -> PhoneState:
        """The state with the lists at another place."""
        entry = happening.entry
        if happening.kind not in self.on:
            return tx.state
        keys = [key for key in entry.view.keys if key.endswith(":scroll")]
        view = entry.view.drop(*keys)
        for key in keys if self.to else ():
            view = view.put(key, self.to)
        return put_entry(tx.state, evolve(entry, view=view))
