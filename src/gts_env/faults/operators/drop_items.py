"""Leave items out of what a query gives."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.ui import Ui
    from gts_env.benchmark.spot import Spot


class DropItems(Operator):
    """One item of a query's result is missing.

    Parameters:
        nth: Position of the missing item, counted from 0; negative from the end. Default: the last.
        at_least: Only results of at least so many items lose one. Default 1.
        at_most: Only results of at most so many items lose one.
        only: Only queries whose first argument is one of these lose one.
    """

    seam = "query"
    params = ("nth", "at_least", "at_most", "only")

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.nth = params["nth"].whole(-1000, 1000) if "nth" in params else -1
        self.at_least = params["at_least"].whole(1, 10_000) if "at_least" in params else 1
        self.at_most = params["at_most"].whole(1, 10_000) if "at_most" in params else 10_000
        self.only = params["only"].texts(1) if "only" in params else None

    def query(self, ui: Ui, args: tuple[Any, ...], result: Any) -> Any:
        """The result without the item."""
        if self.only is not None and str(args[0]) not in self.only:
            return result
        count = len(result)
        at = self.nth if self.nth >= 0 else count + self.nth
        if not self.at_least <= count <= self.at_most or not 0 <= at < count:
            return result
        return tuple([item for i, item in enumerate(result) if i != at])
