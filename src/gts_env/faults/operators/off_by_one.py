"""A figure, or the range of a list, that is off by one."""

from __future__ import annotations

import datetime as dt
from typing import TYPE_CHECKING, Any

from gts_env.faults import params as read
from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.ui import Ui
    from gts_env.benchmark.spot import Spot


class OffByOne(Operator):
    """A query's figure is too large or too small; of a list, items at one end are missing.

    Public name: AOR, ICR (muDroid).

    Parameters:
        by: What is added to a figure. Default 1. Of a list: positive leaves out items at the beginning, negative at the
            end.
    """

    seam = "query"
    params = ("by",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.by = read.whole(params, "by", 1)

    def query(self, ui: Ui, args: tuple[Any, ...], result: Any) -> Any:
        """The result, off by one."""
        if isinstance(result, (list, tuple)):
            return tuple(result[self.by :] if self.by > 0 else result[: self.by])
        return result + (dt.timedelta(days=self.by) if isinstance(result, dt.date) else self.by)
