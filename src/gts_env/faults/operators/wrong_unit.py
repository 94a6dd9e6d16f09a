"""A value in another unit, zone or currency than the one shown."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING, Any

from gts_env.faults import params as read
from gts_env.faults.formats import again
from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.locale.formats import Asked
    from gts_env.android.ui import Ui
    from gts_env.benchmark.spot import Spot


class WrongUnit(Operator):
    """Values of one kind are written as if they were in another unit: multiplied, shifted, or in another currency.

    Parameters:
        factor: What numbers are multiplied with. Default 1.
        plus: What is added to numbers; minutes to times, days to dates. Default 0.
        currency: Code of the currency amounts are shown in.
    """

    seam = "format"
    params = ("factor", "plus", "currency")

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.factor = read.number(params, "factor", 1)
        self.plus = read.number(params, "plus", 0)
        self.currency = read.text(params, "currency")

    def formatted(self, ui: Ui, asked: Asked, text: str) -> str:
        """The text of another value."""
        form = self.currency or asked.form
        return again(asked, asked.formats, self._other(asked.value), form)

    def _other(self, value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple([self._other(v) for v in value])
        if isinstance(value, dt.time):
            return (dt.datetime.combine(dt.date(2000, 1, 1), value) + dt.timedelta(minutes=self.plus)).time()
        if isinstance(value, dt.datetime):
            return value + dt.timedelta(minutes=self.plus)
        if isinstance(value, dt.date):
            return value + dt.timedelta(days=self.plus)
        if isinstance(value, str):
            return value
        found = float(value) * self.factor + self.plus
        return int(found) if isinstance(value, int) and found == int(found) else found
