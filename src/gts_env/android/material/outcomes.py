"""Choices, and effects of choosing: a picker closes, then hands what was chosen to the effect its caller gave it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gts_env.android.effects import Dismiss, Do, Effect, Many, Put
from gts_env.evolving import evolve

Option = str | tuple[Any, str]
"""A choice: its text, or its value and its text."""


def pairs(options: Iterable[Option]) -> list[tuple[Any, str]]:
    """Choices as (value, text)."""
    return [(o, o) if isinstance(o, str) else o for o in options]


def picked(effect: Effect, value: Any) -> Effect:
    """The caller's effect with the chosen value.

    A ``Do`` gets it as argument ``value``, a ``Put`` stores it, a ``Many`` hands it to each of these inside; any
    other effect stays as it is.
    """
    if isinstance(effect, Do):
        return effect.with_(value=value)
    if isinstance(effect, Put):
        return evolve(effect, value=value)
    if isinstance(effect, Many):
        return Many(tuple([picked(e, value) for e in effect.effects]))
    return effect


def closing(effect: Effect | None) -> Effect:
    """Take the layer away, then carry out an effect in the window below."""
    return Dismiss() if effect is None or isinstance(effect, Dismiss) else Many((Dismiss(), effect))
