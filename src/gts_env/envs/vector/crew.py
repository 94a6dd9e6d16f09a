"""Who runs the environments of a vector environment: what any crew can do, and the crew of this process."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

import gymnasium as gym
import numpy as np
from gymnasium.vector.utils import concatenate, create_empty_array

from gts_env.envs.state import ResetNeededError
from gts_env.envs.vector.lane import Lane, Order, Outcome

if TYPE_CHECKING:
    from gymnasium.vector import AutoresetMode

    from gts_env.envs.vector.recipe import Recipe


class Crew(Protocol):
    """Runs environments. What it gives of them is in their order."""

    def reset(self, orders: Sequence[Order]) -> list[Outcome]:
        """Begin episodes in the environments that orders are for."""
        ...

    def step(self, actions: Sequence[Any]) -> list[Outcome]:
        """Carry out one action in each environment."""
        ...

    def observations(self) -> Any:
        """What all environments show now, batched, in fresh arrays."""
        ...

    def call(self, name: str, args: Sequence[Sequence[Any] | None], kwargs: dict[str, Any]) -> list[Any]:
        """Call a method of the environments that there are arguments for, or read an attribute."""
        ...

    def load_state(self, states: Sequence[Any]) -> None:
        """Set environments to states that they saved; None leaves one as it is."""
        ...

    def close(self) -> None:
        """Close all environments."""
        ...


class LocalCrew(Lane):
    """All environments in this process; what they read and draw with is shared by them.

    Args:
        recipe: Makes the environments.
        count: How many.
        autoreset: When the episode after an end begins.
        space: Observation space of one environment.
    """

    def __init__(self, recipe: Recipe, count: int, autoreset: AutoresetMode, space: gym.Space[Any]) -> None:
        super().__init__(recipe, count, autoreset)
        self._space = space
        self._seen: list[Any] = [None] * count

    def reset(self, orders: Sequence[Order]) -> list[Outcome]:
        """Begin episodes in the environments that orders are for."""
        outcomes = super().reset(orders)
        for order, outcome in zip(orders, outcomes, strict=True):
            self._seen[order.place] = outcome.observation
        return outcomes

    def step(self, actions: Sequence[Any]) -> list[Outcome]:
        """Carry out one action in each environment."""
        outcomes = super().step(actions)
        self._seen = [outcome.observation for outcome in outcomes]
        return outcomes

    def observations(self) -> Any:
        """What all environments show now, batched, in fresh arrays."""
        if any(seen is None for seen in self._seen):
            raise ResetNeededError("Not every environment has begun an episode", mend="Call reset() without a mask.")
        empty: Any = create_empty_array(self._space, len(self._seen), fn=np.empty)
        return concatenate(self._space, self._seen, empty)
