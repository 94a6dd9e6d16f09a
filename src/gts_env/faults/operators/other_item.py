"""A command that hits another item than the chosen one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.faults import params as read
from gts_env.faults.operator import Operator
from gts_env.faults.values import collection, neighbour

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.seams import Call
    from gts_env.android.ui import Tx
    from gts_env.benchmark.spot import Spot


class OtherItem(Operator):
    """The target command acts on a neighbour of its item.

    Public name: InvalidIndexQueryParameter (MDroid+).

    Parameters:
        argument: The command's argument that is the item's id.
        collection: Tuple of items in the app's data, in whose order the neighbour stands.
        offset: So many places after the chosen one (or before, if negative), going round. Default 1.
    """

    seam = "command"
    params = ("argument", "collection", "offset")
    required = ("argument", "collection")

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.argument = params["argument"].text()
        self.collection = collection(app, params["collection"])
        self.offset = read.whole(params, "offset", 1)

    def command(self, tx: Tx, name: str, args: Call) -> list[tuple[str, Call]]:
        """The call with the neighbour's id."""
        if self.argument not in args:
            return [(name, args)]
        items = getattr(tx.state.data[tx.app], self.collection)
        return [(name, {**args, self.argument: neighbour(items, args[self.argument], self.offset)})]
