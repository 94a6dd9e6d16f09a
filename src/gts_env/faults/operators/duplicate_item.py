"""An item that is there twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.faults import params as read
from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.ui import Ui
    from gts_env.benchmark.spot import Spot


class DuplicateItem(Operator):
    """One item of a query's result is there twice.

    Parameters:
        nth: Position of the item, counted from 0; negative from the end. Default: the last.
        apart: Places between the two. Default 1: side by side.
        at_least: Only results of at least so many items have one twice. Default 1.
    """

    seam = "query"
    params = ("nth", "apart", "at_least")

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.nth = read.whole(params, "nth", -1)
        self.apart = read.whole(params, "apart", 1, 1)
        self.at_least = read.whole(params, "at_least", 1, 1)

    def query(self, ui: Ui, args: tuple[Any, ...], result: Any) -> Any:
        """The result with the item twice."""
        count = len(result)
        at = self.nth if self.nth >= 0 else count + self.nth
        if count < self.at_least or not 0 <= at < count:
            return result
        again = min(at + self.apart, count)
        return (*result[:again], result[at], *result[again:])
