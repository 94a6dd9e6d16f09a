"""A check that is left out, or too strict."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.ui import Ui
    from gts_env.benchmark.spot import Spot


class SkipGuard(Operator):
    """A check gives the same answer whatever it is asked.

    Parameters:
        result: The answer. Default true: passed.
    """

    seam = "guard"
    params = ("result",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.result = params["result"].value if "result" in params else True

    def query(self, ui: Ui, args: tuple[Any, ...], result: Any) -> Any:
        """The answer."""
        return self.result
