"""A command that is run twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.faults import params as read
from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.seams import Call
    from gts_env.android.ui import Tx
    from gts_env.benchmark.spot import Spot


class RunTwice(Operator):
    """The target command is carried out more than once.

    Parameters:
        times: How often. Default 2.
    """

    seam = "command"
    params = ("times",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.times = read.whole(params, "times", 2, 2, 10)

    def command(self, tx: Tx, name: str, args: Call) -> list[tuple[str, Call]]:
        """The call, so many times."""
        return [(name, args)] * self.times
