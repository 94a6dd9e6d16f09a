"""A value that differs from what was stored."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING, Any

from gts_env.faults import params as read
from gts_env.faults.operator import Operator
from gts_env.faults.values import value_at, with_value

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.ui import Ui
    from gts_env.benchmark.spot import Spot


class WrongValue(Operator):
    """A query's result, or a field of it, is another value.

    Public name: RVR (muDroid).

    Parameters:
        field: Dotted path of the field; of a list, in its item ``nth``. Default: the result itself.
        nth: Position of the item of a list; negative from the end. Default 0.
        value: The other value.
        plus: What is added to a number, or days to a date.
        factor: What a number is multiplied with.
    """

    seam = "query"
    params = ("field", "nth", "value", "plus", "factor")

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.field = read.text(params, "field")
        self.nth = read.whole(params, "nth", 0)
        self.value = params["value"].value if "value" in params else None
        self.plus = read.number(params, "plus", 0)
        self.factor = read.number(params, "factor", 1)

    def query(self, ui: Ui, args: tuple[Any, ...], result: Any) -> Any:
        """The result with another value."""
        if not isinstance(result, tuple) or not self.field:
            return self._of(result) if self.field else self._other(result)
        if not -len(result) <= self.nth < len(result):
            return result
        items = list(result)
        items[self.nth] = self._of(items[self.nth])
        return tuple(items)

    def _of(self, item: Any) -> Any:
        return with_value(item, self.field, self._other(value_at(item, self.field)))

    def _other(self, value: Any) -> Any:
        if self.value is not None:
            return self.value
        if isinstance(value, dt.date):
            return value + dt.timedelta(days=self.plus)
        found = value * self.factor + self.plus
        return round(found) if isinstance(value, int) else found
