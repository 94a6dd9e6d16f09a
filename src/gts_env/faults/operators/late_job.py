"""A timer, alarm, sync or refresh that comes late."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.faults.history import remember
from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from gts_env.android.seams import Call
    from gts_env.android.ui import Tx


class LateJob(Operator):
    """The target job is not done when it falls due, but at the next time it does, with what it had to do then.

    A job that falls due once only is never done.
    """

    seam = "job"

    def command(self, tx: Tx, name: str, args: Call) -> list[tuple[str, Call]]:
        """The run that was due the time before."""
        held = tx.state.memory.get(self.key)
        tx.state = remember(tx.state, self.key, args)
        return [] if held is None else [(name, held)]
