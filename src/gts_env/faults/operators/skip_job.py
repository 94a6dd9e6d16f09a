"""A timer, alarm, sync or refresh that does not happen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from gts_env.android.seams import Call
    from gts_env.android.ui import Tx


class SkipJob(Operator):
    """The target job falls due, but nothing is done.

    Public name: NullBackEndServiceReturn (MDroid+).
    """

    seam = "job"

    def command(self, tx: Tx, name: str, args: Call) -> list[tuple[str, Call]]:
        """No run."""
        return []
