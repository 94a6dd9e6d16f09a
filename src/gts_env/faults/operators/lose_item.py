"""A command that takes something else away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.faults import params as read
from gts_env.faults.operator import Operator
from gts_env.faults.values import collection, value_at, with_value

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.state import PhoneState
    from gts_env.android.ui import Tx
    from gts_env.benchmark.spot import Spot


class LoseItem(Operator):
    """After the target command an item of the app's data is gone.

    Parameters:
        collection: Tuple of items in the app's data.
        nth: Which item; negative from the end. Default: the last.
        same: Fields, as a list, in which it must be like the item that the command has taken away or changed.
    """

    seam = "command"
    params = ("collection", "nth", "same")
    required = ("collection",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.collection = collection(app, params["collection"])
        self.nth = read.whole(params, "nth", -1)
        self.same = read.words(params, "same", ())

    def commanded(self, tx: Tx, before: PhoneState) -> PhoneState:
        """The state without the item."""
        data = tx.state.data[tx.app]
        items = getattr(data, self.collection)
        touched = [old for old in getattr(before.data[tx.app], self.collection) if old not in items]
        like = [i for i in items if not self.same or any(self._alike(i, old) for old in touched)]
        if not -len(like) <= self.nth < len(like):
            return tx.state
        gone = like[self.nth]
        kept = tuple([item for item in items if item is not gone])
        return tx.state.with_data(tx.app, with_value(data, self.collection, kept))

    def _alike(self, item: Any, old: Any) -> bool:
        return item.id != old.id and all(value_at(item, f) == value_at(old, f) for f in self.same)
