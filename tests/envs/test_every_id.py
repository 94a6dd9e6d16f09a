"""The contract of every registered id: Gymnasium's own checker, and what this library promises on top."""

from __future__ import annotations

import os
import pickle
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.envs.registration import EnvSpec
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv

import gts_env
from gts_env.benchmark import packs
from tests.envs.fake_device import KIND, PACK
from tests.support.processes import finished

SEED, STEPS, HALF = 20, 8, 4
SMALL: dict[str, Any] = {"obs_size": [54, 120]}

FAKE_IDS = gts_env.register_pack(PACK)
ENTRIES = [(pack, entry) for pack in packs() for entry in pack.index().tasks]
REAL_IDS = [f"{pack.name}/{entry.id}" for pack, entry in ENTRIES if pack.name != "TestPack"]
# One of each scenario and mode: what the others share with it need not be seen again.
SAMPLED = list({(entry.scenario, entry.mode): f"{pack.name}/{entry.id}" for pack, entry in reversed(ENTRIES)}.values())
FIRST_OF_APP = {task_id.rpartition("/")[2].split("-")[0]: task_id for task_id in reversed(REAL_IDS)}

Make = Callable[..., gym.Env[Any, Any]]
Rollout = list[tuple[Any, ...]]


def maker(task_id: str) -> Make:
    device = {"device": KIND} if task_id in FAKE_IDS else {}
    return lambda **kwargs: gym.make(task_id, **device, **kwargs)


@pytest.fixture(params=[*FAKE_IDS, *REAL_IDS])
def make(request: pytest.FixtureRequest) -> Make:
    return maker(request.param)


@pytest.fixture(params=SAMPLED)
def make_sampled(request: pytest.FixtureRequest) -> Make:
    return maker(request.param)


def roll(env: gym.Env[Any, Any], steps: int, mask: Any, rng: np.random.Generator) -> tuple[Rollout, Any]:
    """Random actions among those that mean something, to come deeper into the app than samples do."""
    done: Rollout = []
    for _ in range(steps):
        result = env.step(int(rng.choice(np.flatnonzero(mask))))
        done.append(result)
        mask = result[-1]["action_mask"]
        if result[2] or result[3]:
            mask = env.reset()[1]["action_mask"]
    return done, mask


def test_gymnasium_finds_nothing_wrong(make: Make) -> None:
    # Warnings are errors here, see pyproject.toml.
    env = make(**SMALL)
    check_env(env.unwrapped)
    env.close()


@pytest.mark.parametrize("task_id", FIRST_OF_APP.values())
def test_gymnasium_finds_nothing_wrong_at_full_size(task_id: str) -> None:
    for kwargs in ({}, {"preset": "rl"}, {"preset": "pixels"}, {"preset": "text"}):
        env = maker(task_id)(**kwargs)
        check_env(env.unwrapped)
        env.close()


def test_the_same_seed_gives_the_same_episode(make_sampled: Make) -> None:
    runs = []
    for _ in range(2):
        env = make_sampled(actions="marks", **SMALL)
        first = env.reset(seed=SEED)
        runs.append((first, roll(env, STEPS, first[1]["action_mask"], np.random.default_rng(SEED))[0]))
        env.close()
    np.testing.assert_equal(runs[1], runs[0])


def test_an_episode_goes_on_from_a_saved_state_and_from_a_pickle(make_sampled: Make) -> None:
    env = make_sampled(actions="marks", **SMALL)
    bottom: Any = env.unwrapped
    rng = np.random.default_rng(SEED)
    _, mask = roll(env, HALF, env.reset(seed=SEED)[1]["action_mask"], rng)
    state, packed, point = bottom.save_state(), pickle.dumps(env), rng.bit_generator.state
    there, _ = roll(env, STEPS, mask, rng)
    bottom.load_state(state)
    rng.bit_generator.state = point
    again, _ = roll(env, STEPS, mask, rng)
    np.testing.assert_equal(again, there)
    rng.bit_generator.state = point
    elsewhere, _ = roll(pickle.loads(packed), STEPS, mask, rng)
    np.testing.assert_equal(elsewhere, there)
    env.close()


def test_a_spec_goes_to_json_and_back(make_sampled: Make) -> None:
    env = make_sampled(preset="rl")
    spec = EnvSpec.from_json(env.spec.to_json())  # type: ignore[union-attr]
    other = gym.make(spec)
    assert str(other) == str(env)
    np.testing.assert_equal(other.reset(seed=SEED), env.reset(seed=SEED))


def test_the_first_screen_pays_nothing_and_waiting_neither(make: Make) -> None:
    env = make(observe=["elements"], actions="marks")
    _, info = env.reset()
    assert not info["judge"]["detected"]
    assert not any(info["reward_terms"].values())
    wait = env.action_space.n - 1  # type: ignore[attr-defined]
    rewards, over = [], False
    while not over:
        _, reward, terminated, over, _ = env.step(wait)
        rewards.append(reward)
        assert not terminated
    assert sum(rewards) == 0.0


@pytest.mark.slow
def test_spawned_environments_agree_with_those_of_this_process() -> None:
    """One of each app, each in a process of its own that knows no more of this library than its name."""
    makes = [
        partial(gym.make, f"gts_env:{task_id}", preset="rl", observe=["elements"]) for task_id in FIRST_OF_APP.values()
    ]

    def run(env: gym.vector.VectorEnv[Any, Any, Any]) -> list[Any]:
        env.action_space.seed(SEED)
        steps = [env.reset(seed=SEED), *[env.step(env.action_space.sample()) for _ in range(4)]]
        env.close()
        return steps

    np.testing.assert_equal(run(AsyncVectorEnv(makes, context="spawn")), run(SyncVectorEnv(makes)))


HASHED = """
import sys, zlib, numpy as np, gymnasium as gym
for task_id in sys.argv[1:]:
    env = gym.make(f"gts_env:{task_id}", actions="marks", obs_size=[54, 120])
    rng, code = np.random.default_rng(0), 0
    info = env.reset(seed=0)[1]
    for _ in range(15):
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        observation, reward, terminated, truncated, info = env.step(action)
        for part in observation.values():
            code = zlib.crc32(part.tobytes(), code)
        code = zlib.crc32(repr((reward, terminated, truncated, info)).encode(), code)
        if terminated or truncated:
            info = env.reset()[1]
    print(task_id, code)
"""


@pytest.mark.slow
def test_nothing_hangs_on_the_order_of_hashes() -> None:
    command = [sys.executable, "-c", HASHED, *FIRST_OF_APP.values()]
    said = [
        finished(command, 250, env={**os.environ, "PYTHONHASHSEED": seed}, text=True, check=True).stdout.splitlines()
        for seed in ("1", "2")
    ]
    assert said[0] == said[1]
    assert len(said[0]) == len(FIRST_OF_APP)
