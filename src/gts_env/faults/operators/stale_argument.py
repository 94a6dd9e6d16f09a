"""A command that acts on what was chosen the time before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.faults import params as read
from gts_env.faults.history import remember
from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.seams import Call
    from gts_env.android.ui import Tx
    from gts_env.benchmark.spot import Spot


class StaleArgument(Operator):
    """The target command gets the arguments of the time before; the first time it gets its own.

    Parameters:
        argument: The one argument that is stale. Default: all.
    """

    seam = "command"
    params = ("argument",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.argument = read.text(params, "argument")

    def command(self, tx: Tx, name: str, args: Call) -> list[tuple[str, Call]]:
        """The call with the arguments of the time before."""
        held: Call = tx.state.memory.get(self.key, args)
        tx.state = remember(tx.state, self.key, args)
        if self.argument:
            held = {self.argument: held[self.argument]} if self.argument in held else {}
        return [(name, {**args, **held})]
