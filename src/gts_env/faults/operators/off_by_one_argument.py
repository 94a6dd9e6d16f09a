"""A command that is given one more or less, one day earlier or later."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.faults import params as read
from gts_env.faults.operator import Operator
from gts_env.faults.values import shifted

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.seams import Call
    from gts_env.android.ui import Tx
    from gts_env.benchmark.spot import Spot


class OffByOneArgument(Operator):
    """A number or date among the target command's arguments is off.

    Public names: ICR (muDroid), InvalidDate, InvalidMethodCallArgument (MDroid+).

    Parameters:
        argument: The argument.
        by: What is added to a number, or days to a date (or to its text, as 2026-10-14). Default 1.
    """

    seam = "command"
    params = ("argument", "by")
    required = ("argument",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.argument = params["argument"].text()
        self.by = read.whole(params, "by", 1)

    def command(self, tx: Tx, name: str, args: Call) -> list[tuple[str, Call]]:
        """The call with another value."""
        if self.argument not in args:
            return [(name, args)]
        return [(name, {**args, self.argument: shifted(args[self.argument], self.by)})]
