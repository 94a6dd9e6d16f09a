"""Faults that only the trial app has."""

from __future__ import annotations

from dataclasses import replace

from gts_env.android.seams import Call
from gts_env.android.state import PhoneState
from gts_env.android.ui import Tx
from gts_env.faults.operator import Operator


class FreePrice(Operator):
    """After the target command everything is free."""

    seam = "command"

    def commanded(self, tx: Tx, before: PhoneState) -> PhoneState:
        """The state with prices of nothing."""
        data = tx.state.data[tx.app]
        return tx.state.with_data(tx.app, replace(data, items=tuple([replace(i, price=0) for i in data.items])))


class RenamedCall(Operator):
    """The target command is run as another one."""

    seam = "command"
    params = ("to",)
    required = ("to",)

    def __init__(self, app: object, params: dict[str, object]) -> None:
        self.to = params["to"].choice(app.commands)  # type: ignore[attr-defined]

    def command(self, tx: Tx, name: str, args: Call) -> list[tuple[str, Call]]:
        """The other command."""
        return [(self.to, {})]
