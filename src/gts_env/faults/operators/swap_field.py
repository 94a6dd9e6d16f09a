"""Two items with each other's value."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.faults import params as read
from gts_env.faults.operator import Operator
from gts_env.faults.values import with_value

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.ui import Ui
    from gts_env.benchmark.spot import Spot


class SwapField(Operator):
    """In a query's result one item shows a field of another: its picture, its date, its amount.

    Parameters:
        field: Name of the field.
        place: Position of the item that is wrong; negative from the end. Default 0.
        shows: Position of the item whose value it shows. Default 1.
        both: Whether the other shows the first one's in turn. Default false.
    """

    seam = "query"
    params = ("field", "place", "shows", "both")
    required = ("field",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.field = params["field"].text()
        self.place = read.whole(params, "place", 0)
        self.shows = read.whole(params, "shows", 1)
        self.both = read.flag(params, "both")

    def query(self, ui: Ui, args: tuple[Any, ...], result: Any) -> Any:
        """The result with a value in the wrong item."""
        items = list(result)
        if not all(-len(items) <= i < len(items) for i in (self.place, self.shows)):
            return result
        one, other = items[self.place], items[self.shows]
        items[self.place] = with_value(one, self.field, getattr(other, self.field))
        if self.both:
            items[self.shows] = with_value(other, self.field, getattr(one, self.field))
        return tuple(items)
