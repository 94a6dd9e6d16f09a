"""Typed text that is lost."""

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
    from gts_env.android.view_state import ViewState
    from gts_env.benchmark.spot import Spot
    from gts_env.faults.life import Happening


class LoseDraft(Operator):
    """What was typed on the target screen is gone.

    Parameters:
        on: ``returned`` (default), ``resumed`` or ``recreated``, as a list or one word.
        field: Key of the one field whose text is lost. Default: all.
    """

    seam = "view_state"
    params = ("on", "field")

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.on = read.words(params, "on", ("returned",), KINDS)
        self.field = read.text(params, "field")

    def lived(self, tx: Tx, happening: Happening) -> PhoneState:
        """The state without the text."""
        if happening.kind not in self.on:
            return tx.state
        entry = happening.entry
        layers = tuple([evolve(layer, view=self._without(layer.view)) for layer in entry.layers])
        return put_entry(tx.state, evolve(entry, view=self._without(entry.view), layers=layers))

    def _without(self, view: ViewState) -> ViewState:
        typed = [key for key in view.keys if key.endswith((":text", ":caret"))]
        return view.drop(*[key for key in typed if not self.field or key.rpartition(":")[0] == self.field])
