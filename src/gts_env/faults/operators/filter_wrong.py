"""A filter that lets too much or too little through."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.faults import params as read
from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from collections.abc import Callable

    from gts_env.android.app import App
    from gts_env.android.ui import Ui
    from gts_env.benchmark.spot import Spot


class FilterWrong(Operator):
    """A query answers as if it had been asked for something else: another word, another list, another day.

    Parameters:
        argument: Position of the query's argument that is wrong, counted from 0. Default 0.
        value: What it is taken for.
        cut: Of a text: only so many first letters count (negative: so many last letters are left out).
        case: Of a text: ``lower`` or ``upper`` case is what is looked for.
    """

    seam = "query"
    params = ("argument", "value", "cut", "case")

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.argument = read.whole(params, "argument", 0, 0, 20)
        self.value = params["value"].value if "value" in params else None
        self.cut = read.whole(params, "cut", 0, -99, 99)
        self.case = read.choice(params, "case", ("lower", "upper", ""), "")

    def ask(self, ui: Ui, args: tuple[Any, ...], run: Callable[..., Any]) -> Any:
        """The result for another argument."""
        if self.argument >= len(args):
            return run(ui, *args)
        wrong = self._wrong(args[self.argument])
        return run(ui, *args[: self.argument], wrong, *args[self.argument + 1 :])

    def _wrong(self, value: Any) -> Any:
        if self.value is not None:
            return self.value
        if isinstance(value, str) and self.cut:
            value = value[: self.cut]
        if isinstance(value, str) and self.case:
            value = value.lower() if self.case == "lower" else value.upper()
        return value
