"""A step in the life of a screen that is left out or taken twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.faults import params as read
from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.ui import Tx
    from gts_env.benchmark.spot import Spot


PHASES = ("create", "start", "new_intent", "restore", "resume", "pause", "save", "stop", "destroy")


class SkipPhase(Operator):
    """What the target screen does when it is created, restored, resumed, paused ... is not done, or done twice.

    Parameters:
        phase: ``create``, ``start``, ``new_intent``, ``restore``, ``resume``, ``pause``, ``save``, ``stop`` or
            ``destroy``.
        times: How often it is done. Default 0.
    """

    seam = "lifecycle"
    params = ("phase", "times")
    required = ("phase",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.phase = params["phase"].choice(PHASES)
        self.times = read.whole(params, "times", 0, 0, 5)

    def runs(self, tx: Tx, phase: str) -> int:
        """So often."""
        return self.times if phase == self.phase else 1
