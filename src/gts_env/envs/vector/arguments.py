"""Arguments of a vector environment: one for each of its environments, or an error that says what is asked."""

from __future__ import annotations

from typing import Any

import gymnasium as gym
import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import iterate

from gts_env.errors import GtsError


def check_count(count: int, given: int, what: str) -> None:
    """Check that there is one of something for each environment.

    Raises:
        ValueError: There are more or fewer.
    """
    if given != count:
        raise ValueError(f"Expected one of {what} for each of {count} environments, got {given}")


def seeds_for(count: int, seed: Any) -> list[int | None]:
    """A seed for each environment: those given, or one counted up.

    Raises:
        ValueError: A list of another length.
    """
    if seed is None or isinstance(seed, (int, np.integer)):
        return [None if seed is None else int(seed) + place for place in range(count)]
    check_count(count, len(seed), "seeds")
    return [None if one is None else int(one) for one in seed]


def places_in(count: int, mask: Any) -> list[int]:
    """The numbers of the environments that a mask chooses; all without one.

    Raises:
        TypeError: It is no array of bools.
        ValueError: It has another length, or chooses none.
    """
    if mask is None:
        return list(range(count))
    if not isinstance(mask, np.ndarray) or mask.dtype != np.bool_:
        raise TypeError(f"options['reset_mask'] is a bool array, not {mask!r}")
    check_count(count, len(mask), "reset_mask")
    if not mask.any():
        raise ValueError("options['reset_mask'] is True nowhere")
    return [int(place) for place in np.flatnonzero(mask)]


def actions_for(count: int, space: gym.Space[Any], actions: Any) -> list[Any]:
    """An action for each environment, from an element of the batched space or a list.

    Raises:
        ValueError: There are more or fewer.
    """
    each = list(actions) if isinstance(actions, (list, tuple)) else list(iterate(space, actions))
    check_count(count, len(each), "actions")
    return each


def autoreset_named(mode: str | AutoresetMode) -> AutoresetMode:
    """The autoreset mode that is meant.

    Args:
        mode: One of Gymnasium's, or its value (``"NextStep"``, ``"SameStep"``, ``"Disabled"``).

    Raises:
        GtsError: There is no such mode.
    """
    try:
        return AutoresetMode(mode)
    except ValueError:
        known = ", ".join(repr(one.value) for one in AutoresetMode)
        raise GtsError("There is no such autoreset mode", found=repr(mode), mend=f"Known: {known}.") from None
