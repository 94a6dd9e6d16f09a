"""A command that does nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.faults import params as read
from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.seams import Call
    from gts_env.android.state import PhoneState
    from gts_env.android.ui import Tx
    from gts_env.benchmark.spot import Spot


class SkipCommand(Operator):
    """The target command is accepted, but nothing is carried out.

    Public name: NullIntent (MDroid+).

    Parameters:
        keep: ``nothing`` (default), or ``moves``: messages and moves between screens remain, the data stay as
            they were.
    """

    seam = "command"
    params = ("keep",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.moves = read.choice(params, "keep", ("nothing", "moves"), "nothing") == "moves"

    def command(self, tx: Tx, name: str, args: Call) -> list[tuple[str, Call]]:
        """No calls in its place."""
        return [(name, args)] if self.moves else []

    def commanded(self, tx: Tx, before: PhoneState) -> PhoneState:
        """The data as they were."""
        return tx.state.with_data(tx.app, before.data[tx.app]) if self.moves else tx.state
