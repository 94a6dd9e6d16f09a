"""A part of what was entered is not kept."""

from __future__ import annotations

from dataclasses import MISSING, fields, is_dataclass
from typing import TYPE_CHECKING, Any, get_args, get_type_hints

from gts_env.errors import near
from gts_env.faults.operator import Operator
from gts_env.faults.values import collection, with_value

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.state import PhoneState
    from gts_env.android.ui import Tx
    from gts_env.benchmark.spot import Spot


class LoseField(Operator):
    """What the target command stores lacks one field: it keeps its former value, or a new item its default.

    Parameters:
        collection: Tuple of items in the app's data.
        field: Name of the field.
    """

    seam = "command"
    params = ("collection", "field")
    required = ("collection", "field")

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.collection = collection(app, params["collection"])
        self.field = params["field"].text()
        kind = get_args(get_type_hints(app.Data)[self.collection])[0]
        known = {f.name: f for f in fields(kind)} if is_dataclass(kind) else {}
        if self.field not in known:
            raise params["field"].error(
                f"items of {self.collection!r} have no such field", mend=near(self.field, known)
            )
        self.default = known[self.field].default

    def commanded(self, tx: Tx, before: PhoneState) -> PhoneState:
        """The state without the field's new value."""
        data = tx.state.data[tx.app]
        old = {item.id: item for item in getattr(before.data[tx.app], self.collection)}
        items = tuple([self._without(item, old.get(item.id)) for item in getattr(data, self.collection)])
        return tx.state.with_data(tx.app, with_value(data, self.collection, items))

    def _without(self, item: Any, old: Any) -> Any:
        value = getattr(old, self.field) if old is not None else self.default
        return item if value is MISSING else with_value(item, self.field, value)
