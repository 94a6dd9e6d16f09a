"""A wrong order."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from gts_env.faults import params as read
from gts_env.faults.operator import Operator
from gts_env.faults.values import value_at

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.ui import Ui
    from gts_env.benchmark.spot import Spot


HOWS = ("reverse", "swap", "first_last", "last_first", "as_text")


class Reorder(Operator):
    """A query's result is in another order.

    Parameters:
        how: ``reverse`` (default), ``swap`` (two neighbours), ``first_last`` (the first goes to the end),
            ``last_first``, or ``as_text``: sorted by ``by`` letter by letter, so that 10 comes before 9 and Z before a.
        nth: Of ``swap``: position of the first of the two; negative from the end. Default 0.
        by: Dotted path of the field that ``as_text`` sorts by.
        at_least: Only results of at least so many items. Default 2.
    """

    seam = "query"
    params = ("how", "nth", "by", "at_least")

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.how = read.choice(params, "how", HOWS, "reverse")
        self.nth = read.whole(params, "nth", 0)
        self.by = read.text(params, "by")
        self.at_least = read.whole(params, "at_least", 2, 2)
        if self.how == "as_text" and not self.by:
            raise params["how"].error("as_text needs `by`", mend="Name the field to sort by.")

    def query(self, ui: Ui, args: tuple[Any, ...], result: Any) -> Any:
        """The result in another order."""
        items = list(result)
        if len(items) < self.at_least:
            return result
        if self.how == "swap":
            at = self.nth if self.nth >= 0 else len(items) + self.nth
            if 0 <= at < len(items) - 1:
                items[at], items[at + 1] = items[at + 1], items[at]
        elif self.how == "as_text":
            items.sort(key=lambda item: str(value_at(item, self.by)))
        else:
            items = _TURNED[self.how](items)
        return tuple(items)


_TURNED: dict[str, Callable[[list[Any]], list[Any]]] = {
    "reverse": lambda items: items[::-1],
    "first_last": lambda items: [*items[1:], items[0]],
    "last_first": lambda items: [items[-1], *items[:-1]],
}
