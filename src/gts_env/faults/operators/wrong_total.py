"""A sum, count or average that leaves something out or counts it twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.evolving import evolve
from gts_env.faults import params as read
from gts_env.faults.operator import Operator
from gts_env.faults.values import collection

if TYPE_CHECKING:
    from collections.abc import Callable

    from gts_env.android.app import App
    from gts_env.android.ui import Ui
    from gts_env.benchmark.spot import Spot


class WrongTotal(Operator):
    """A query's figure is that of other data: an item less, an item twice, or the figure times a factor.

    Public name: AOR (muDroid).

    Parameters:
        collection: Tuple of items in the app's data that the figure is made of.
        nth: Which item is left out or counted twice; negative from the end. Default: the last.
        twice: Count it twice, rather than not at all. Default false.
        factor: What the figure is multiplied with. Default 1.
        plus: What is added. Default 0.
    """

    seam = "query"
    params = ("collection", "nth", "twice", "factor", "plus")

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.collection = collection(app, params["collection"]) if "collection" in params else ""
        self.nth = read.whole(params, "nth", -1)
        self.twice = read.flag(params, "twice")
        self.factor = read.number(params, "factor", 1)
        self.plus = read.number(params, "plus", 0)

    def ask(self, ui: Ui, args: tuple[Any, ...], run: Callable[..., Any]) -> Any:
        """The other figure."""
        if self.collection:
            data = ui.state.data[ui.app]
            items = self._other(getattr(data, self.collection))
            ui = ui.with_state(ui.state.with_data(ui.app, evolve(data, **{self.collection: items})))
        result = run(ui, *args)
        if self.factor == 1 and not self.plus:
            return result
        return type(result)(float(result) * self.factor + self.plus)

    def _other(self, items: tuple[Any, ...]) -> tuple[Any, ...]:
        at = self.nth if self.nth >= 0 else len(items) + self.nth
        if not 0 <= at < len(items):
            return items
        return (*items[:at], *((items[at],) * 2 if self.twice else ()), *items[at + 1 :])
