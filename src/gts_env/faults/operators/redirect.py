"""A way that leads to another screen."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING

from gts_env.android import windows
from gts_env.android.effects import Effect, Open, Show, pack
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
        self.app = app.id
        self.to = params["to"].choice((*app.screens, *app.layers))
        parameters = inspect.signature(getattr(app, self.to)).parameters
        self.known = frozenset(parameters)
        self.args = {name: spot.value for name, spot in params["args"].entries()} if "args" in params else None
        self.on = read.words(params, "on", ("open", "show"), MOVES)
        self.layer = self.to in app.layers
        needed = [p.name for p in parameters.values() if p.default is p.empty and p.name != "ui"]
        missing = [name for name in needed if name not in (self.args or {})]
        if missing and any(word in STAYING for word in self.on):
            raise params["to"].error(f"{self.to!r} needs the argument {missing[0]!r}", mend="Give it in `args`.")

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
        if tx.state.entry.app != self.app:
            return tx.state
        state, entry = windows.new_entry(tx.state, self.app, self.to, pack(self.args or {}))
        return state.with_entry(entry)

    def _way(self, move: Effect) -> Effect:
        given = self.args if self.args is not None else dict(getattr(move, "args", ()))
        args = pack({k: v for k, v in given.items() if k in self.known})
        return Show(self.to, args) if self.layer else Open(self.to, args)


STAYING = ("back", "up", "dismiss", "launch")
"""Moves that are made before the other screen is shown."""
