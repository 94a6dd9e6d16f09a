from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import gymnasium as gym
import pytest

from gts_env.envs.navigation import NavigationEnv
from tests.envs.fake_device import KIND, PACK


@pytest.fixture
def make_memo() -> Iterator[Callable[..., NavigationEnv]]:
    """Make bare environments on the fake device, closed after the test."""
    made: list[gym.Env[Any, Any]] = []

    def make(task: str = "Memo-ONR-01", **kwargs: Any) -> NavigationEnv:
        env = NavigationEnv(task, **{"pack": PACK, "device": KIND, "observe": ["elements", "goal"], **kwargs})
        made.append(env)
        return env

    yield make
    for env in made:
        env.close()
