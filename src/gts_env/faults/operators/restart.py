"""An app that starts anew instead of returning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android import windows
from gts_env.evolving import evolve
from gts_env.faults import params as read
from gts_env.faults.life import KINDS
from gts_env.faults.moves import with_stack
from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.state import PhoneState
    from gts_env.android.ui import Tx
    from gts_env.benchmark.spot import Spot
    from gts_env.faults.life import Happening


class Restart(Operator):
    """When the target screen comes back, the app begins anew with its first screen.

    Parameters:
        on: ``resumed`` (default: from another app), ``returned`` or ``recreated``, as a list or one word.
        screen: Screen it begins with. Default: the first.
    """

    seam = "lifecycle"
    params = ("on", "screen")

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.on = read.words(params, "on", ("resumed",), KINDS)
        self.screen = params["screen"].choice(app.screens) if "screen" in params else app.start

    def lived(self, tx: Tx, happening: Happening) -> PhoneState:
        """The state with the first screen alone."""
        if happening.kind not in self.on or happening.entry.uid != tx.state.entry.uid:
            return tx.state
        state, first = windows.new_entry(tx.state, happening.entry.app, self.screen)
        return with_stack(evolve(state, ime=False), (first,))
