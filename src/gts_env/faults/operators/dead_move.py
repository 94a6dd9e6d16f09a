"""A move that does nothing: back, up, or a way to a screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.faults import params as read
from gts_env.faults.moves import MOVES, is_move
from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.effects import Effect
    from gts_env.android.ui import Tx
    from gts_env.benchmark.spot import Spot


class DeadMove(Operator):
    """Back or up on the target screen, or opening it, does nothing. ``when: {via: gesture}`` tells back apart.

    Public names: OPERATION_NO_RESPONSE (UIDefectMocker), NullIntent, ActivityNotDefined (MDroid+).

    Parameters:
        on: Moves, as a list or one word, of ``back`` (default), ``up``, ``open``, ``show``, ``dismiss``, ``launch``.
    """

    seam = "navigation"
    params = ("on",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.on = read.words(params, "on", ("back",), MOVES)

    def navigate(self, tx: Tx, move: Effect) -> Effect | None:
        """No move."""
        return None if is_move(move, self.on) else move
