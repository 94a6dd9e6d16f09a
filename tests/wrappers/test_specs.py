"""Stacks of wrappers are made again from their JSON."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.envs.registration import EnvSpec

import gts_env
from gts_env.wrappers.grid_actions import GridActions
from gts_env.wrappers.history_observation import HistoryObservation
from gts_env.wrappers.multi_discrete_actions import MultiDiscreteActions
from gts_env.wrappers.pixel_observation import PixelObservation
from gts_env.wrappers.record_trajectory import RecordTrajectory
from gts_env.wrappers.text_actions import TextActions
from tests.envs.fake_device import KIND, PACK

Wrap = Callable[[gym.Env[Any, Any]], gym.Env[Any, Any]]
STACKS: dict[str, Wrap] = {
    "pixels": lambda env: PixelObservation(GridActions(env, 3, 5), gray=True, size=(9, 20), layout="hw"),
    "heads": lambda env: MultiDiscreteActions(HistoryObservation(env, 2), 4, 6, texts=("a",), apps=("Clock",)),
    "texts": lambda env: TextActions(HistoryObservation(env), strict=False),
}


def made(stack: str, folder: Path) -> gym.Env[Any, Any]:
    gts_env.register_pack(PACK)
    env = gym.make("TestPack/Memo-CR-01", device=KIND, obs_size=[27, 60])
    return RecordTrajectory(STACKS[stack](env), folder, frames=(27, 60), about={"agent": "random"})


def rollout(env: gym.Env[Any, Any]) -> list[Any]:
    env.action_space.seed(5)
    steps: list[Any] = [env.reset(seed=9)]
    over = False
    while not over:
        action = env.action_space.sample()
        assert env.action_space.contains(action)
        steps.append(env.step(action))
        over = steps[-1][2] or steps[-1][3]
    assert all(env.observation_space.contains(step[0]) for step in steps)
    env.close()
    return steps


@pytest.mark.parametrize("stack", STACKS)
def test_a_stack_is_made_again_and_plays_alike(stack: str, tmp_path: Path) -> None:
    env = made(stack, tmp_path)
    assert env.spec is not None
    text = env.spec.to_json()
    again = gym.make(EnvSpec.from_json(text))
    assert again.spec is not None
    assert again.spec.to_json() == text
    assert again.observation_space == env.observation_space
    assert again.action_space == env.action_space
    np.testing.assert_equal(rollout(again), rollout(env))
    one, other = sorted((tmp_path / "episodes").iterdir())
    for name in ("steps.jsonl.zst", "frames.zst", "judge.jsonl.zst"):
        assert (one / name).read_bytes() == (other / name).read_bytes()
