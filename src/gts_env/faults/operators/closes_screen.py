"""A command after which the screen closes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android import windows
from gts_env.faults import params as read
from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.state import PhoneState
    from gts_env.android.ui import Tx
    from gts_env.benchmark.spot import Spot


class ClosesScreen(Operator):
    """After the target command the screen it was given on closes by itself.

    Parameters:
        app: Whether the whole app closes. Default false.
    """

    seam = "command"
    params = ("app",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.whole = read.flag(params, "app")

    def commanded(self, tx: Tx, before: PhoneState) -> PhoneState:
        """The state without the screen."""
        if tx.state.entry.uid != before.entry.uid:
            return tx.state
        return windows.home(tx.state) if self.whole else windows.pop(tx.state)
