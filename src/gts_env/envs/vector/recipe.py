"""How to make the single environments of a vector environment, here or in a worker process."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import gymnasium as gym
from gymnasium.envs.registration import load_env_creator


@dataclass(frozen=True, slots=True)
class Recipe:
    """Makes environments that are all alike. Can be pickled.

    Attributes:
        entry_point: The function that makes one, as ``module:name``.
        kwargs: Its kwargs.
        max_episode_steps: Steps after which ``gymnasium.wrappers.TimeLimit`` truncates, as ``gym.make`` takes them.
    """

    entry_point: str
    kwargs: Mapping[str, Any] = field(default_factory=dict)
    max_episode_steps: int | None = None

    def make(self) -> gym.Env[Any, Any]:
        """One environment. Claims no device."""
        creator: Any = load_env_creator(self.entry_point)
        env: gym.Env[Any, Any] = creator(**self.kwargs)
        if self.max_episode_steps is not None:
            env = gym.wrappers.TimeLimit(env, self.max_episode_steps)
        return env
