"""One command in place of another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.seams import Call
    from gts_env.android.ui import Tx
    from gts_env.benchmark.spot import Spot


class OtherCommand(Operator):
    """In place of the target command another one is run.

    Public name: BuggyGUIListener (MDroid+).

    Parameters:
        to: Name of the other command.
        args: Its arguments, by name. Default: those of the target.
    """

    seam = "command"
    params = ("to", "args")
    required = ("to",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.to = params["to"].choice(sorted(app.commands))
        self.args = {name: spot.value for name, spot in params["args"].entries()} if "args" in params else None

    def command(self, tx: Tx, name: str, args: Call) -> list[tuple[str, Call]]:
        """The call of the other command."""
        return [(self.to, args if self.args is None else self.args)]
