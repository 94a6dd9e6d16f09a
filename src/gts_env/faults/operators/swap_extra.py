"""A screen that opens with another item."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.android.effects import Effect, Open, Show, pack
from gts_env.evolving import evolve
from gts_env.faults import params as read
from gts_env.faults.operator import Operator
from gts_env.faults.values import collection, neighbour, shifted

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.ui import Tx
    from gts_env.benchmark.spot import Spot


class SwapExtra(Operator):
    """The target screen is opened with another argument, or without it.

    Public names: InvalidKeyIntentPutExtra, NullValueIntentPutExtra (MDroid+).

    Parameters:
        argument: Name of the argument.
        collection: Tuple of items in the app's data: the argument is the id of one, and its neighbour is shown.
        offset: So many places after it (or before, if negative), going round. Default 1.
        by: What is added to a number, or days to a date (or to its text).
        value: The value it is given.
        drop: Whether it is left out (the screen must have a default for it). Default false.
    """

    seam = "navigation"
    params = ("argument", "collection", "offset", "by", "value", "drop")
    required = ("argument",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.argument = params["argument"].text()
        self.collection = collection(app, params["collection"]) if "collection" in params else ""
        self.offset = read.whole(params, "offset", 1)
        self.by = read.whole(params, "by", 0)
        self.value = params["value"].value if "value" in params else None
        self.drop = read.flag(params, "drop")

    def navigate(self, tx: Tx, move: Effect) -> Effect | None:
        """The move with another argument."""
        if not isinstance(move, (Open, Show)) or self.argument not in dict(move.args):
            return move
        args = dict(move.args)
        value = args.pop(self.argument)
        if not self.drop:
            args[self.argument] = self._other(tx, move, value)
        return evolve(move, args=pack(args))

    def _other(self, tx: Tx, move: Open | Show, value: Any) -> Any:
        if self.collection:
            app = (move.app if isinstance(move, Open) else None) or tx.state.entry.app
            return neighbour(getattr(tx.state.data[app], self.collection), value, self.offset)
        return shifted(value, self.by) if self.by else self.value
