"""A way that leads to another screen."""

from __future__ import annotations

import inspect
from dataclasses import replace
from typing import TYPE_CHECKING

from gts_env.android.effects import Effect, Open, Show, pack
from gts_env.android.view_state import EMPTY_VIEW
from gts_env.faults import params as read
from gts_env.faults.moves import MOVES, is_move
from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.state import PhoneState
    from gts_env.android.ui import Tx
    from gts_env.benchmark.spot import Spot


class Redirect(Operator):
    """Opening the target screen, or leaving it, leads to another screen.

    Public names: DifferentActivityIntentDefinition, WrongMainActivity (MDroid+).

    Parameters:
        to: Name of the other screen or layer.
        args: Its arguments, by name. Default: those of the move, as far as it knows them.
        on: Moves, as a list or one word, of ``open`` (default), ``show``, ``launch``, ``back``, ``up``, ``dismiss``.
    """

    seam = "navigation"
    params = ("to", "args", "on")
    required = ("to",)

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.to = params["to"].choice((*app.screens, *app.layers))
        self.known = frozenset(inspect.signature(getattr(app, self.to)).parameters)
        self.args = {name: spot.value for name, spot in params["args"].entries()} if "args" in params else None
        self.on = read.words(params, "on", ("open", "show"), MOVES)
        self.layer = self.to in app.layers

    def navigate(self, tx: Tx, move: Effect) -> Effect | None:
        """The way to the other screen, or the same move, after which the other screen is opened."""
        return self._way(move) if is_move(move, self.on) and not is_move(move, STAYING) else move

    def moved(self, tx: Tx, move: Effect, before: PhoneState) -> PhoneState:
        """The other screen in place of the one that the move led to."""
        if not is_move(move, self.on) or not is_move(move, STAYING):
            return tx.state
        if self.layer:
            tx.run(self._way(move))
            return tx.state
        entry = replace(tx.state.entry, screen=self.to, args=pack(self.args or {}), view=EMPTY_VIEW, layers=())
        return tx.state.with_entry(entry) if entry.app == tx.state.task.app == self.app_of(before) else tx.state

    def app_of(self, state: PhoneState) -> str:
        """App of the screen that a move leaves."""
        return state.entry.app

    def _way(self, move: Effect) -> Effect:
        given = self.args if self.args is not None else dict(getattr(move, "args", ()))
        args = pack({k: v for k, v in given.items() if k in self.known})
        return Show(self.to, args) if self.layer else Open(self.to, args)


STAYING = ("back", "up", "dismiss", "launch")
"""Moves that are made before the other screen is shown."""
