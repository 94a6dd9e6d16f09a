"""Moves between windows: their names in scenario files, and stacks of activities."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from gts_env.android.effects import Back, Dismiss, Effect, Launch, Open, Show, Up
from gts_env.android.state import Task
from gts_env.evolving import evolve

if TYPE_CHECKING:
    from gts_env.android.state import Entry, PhoneState

MOVES: dict[str, type[Effect]] = {
    "back": Back,
    "up": Up,
    "open": Open,
    "show": Show,
    "dismiss": Dismiss,
    "launch": Launch,
}
"""Moves by their names."""


def is_move(move: Effect, names: Iterable[str]) -> bool:
    """Whether a move is one of these."""
    return any(isinstance(move, MOVES[name]) for name in names)


def with_stack(state: PhoneState, entries: tuple[Entry, ...]) -> PhoneState:
    """The state with another back stack in the foreground task."""
    return evolve(state, tasks=(Task(state.task.app, entries), *state.tasks[1:]))
