"""A screen that is not restored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android.lifecycle import put_entry
from gts_env.android.view_state import EMPTY_VIEW
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


class SkipRestore(Operator):
    """After the target screen was made anew nothing of what it showed is there: no place, text, dialog or selection.

    Public name: NotSerializable, NotParcelable (MDroid+).

    Parameters:
        on: ``recreated`` (default), ``returned`` or ``resumed``, as a list or one word.
    """

    seam = "lifecycle"
    params = ("on",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.on = read.words(params, "on", ("recreated",), KINDS)

    def lived(self, tx: Tx, happening: Happening) -> PhoneState:
        """The state with the screen as it is when it is opened."""
        if happening.kind not in self.on:
            return tx.state
        fresh = evolve(happening.entry, view=EMPTY_VIEW, layers=(), focus=None, snackbar=None)
        return put_entry(tx.state, fresh)
