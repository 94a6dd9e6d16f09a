"""What has happened in an app so far, counted: kept in the phone's state, and only if a condition asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.evolving import evolve

if TYPE_CHECKING:
    from gts_env.android.state import PhoneState

KEY = "\0seen"
"""Key of the counts in the phone's memory."""
KINDS = ("command", "opened", "returned", "resumed", "recreated")


def seen(state: PhoneState, app: str, what: str) -> int:
    """How often something has happened in an app: ``command.star``, ``opened.detail``, ``returned.home`` ..."""
    counts: dict[tuple[str, str], int] = state.memory.get(KEY, {})
    return counts.get((app, what), 0)


def counted(state: PhoneState, app: str, what: str) -> PhoneState:
    """The state in which it has happened once more."""
    counts = state.memory.get(KEY, {})
    return remember(state, KEY, {**counts, (app, what): counts.get((app, what), 0) + 1})


def remember(state: PhoneState, key: str, value: Any) -> PhoneState:
    """The state with a value in its memory; the same state if it has that value already."""
    if key in state.memory and state.memory[key] == value:
        return state
    return evolve(state, memory={**state.memory, key: value})


def forget(state: PhoneState, key: str) -> PhoneState:
    """The state without a value in its memory."""
    if key not in state.memory:
        return state
    return evolve(state, memory={k: v for k, v in state.memory.items() if k != key})
