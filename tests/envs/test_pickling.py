from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import gymnasium as gym
import numpy as np
import pytest

from gts_env.actions import OpenApp, ReportDefect, Tap
from gts_env.envs.navigation import NavigationEnv
from tests.envs.fake_device import KIND, FakeDevice

Make = Callable[..., NavigationEnv]
REPORT = ReportDefect("ONR", "Save is dead")


Clone = Callable[[NavigationEnv], NavigationEnv]


@pytest.mark.parametrize("clone", [lambda env: pickle.loads(pickle.dumps(env)), copy.deepcopy], ids=["pickle", "copy"])
def test_a_clone_goes_on_where_the_episode_was(
    make_memo: Make, clone: Callable[[NavigationEnv], NavigationEnv]
) -> None:
    env = make_memo()
    env.reset(seed=3)
    for action in (OpenApp("Memo"), Tap(100, 250), Tap(1000, 100)):
        env.step(action)
    other = clone(env)
    assert FakeDevice.made == 1, "a clone claims its device when it is used"
    assert other.steps == 3
    assert other.info() == env.info()
    np.testing.assert_equal(other.observation(), env.observation())
    np.testing.assert_equal(other.step(REPORT), env.step(REPORT))
    assert other.device is not env.device
    assert other.np_random.random() == env.np_random.random()


def test_a_clone_of_a_clone(make_memo: Make) -> None:
    env = make_memo()
    env.reset(seed=2)
    env.step(OpenApp("Memo"))
    again = pickle.loads(pickle.dumps(pickle.loads(pickle.dumps(env))))
    assert again.save_state() == env.save_state()


def test_before_the_first_reset_and_after_close(make_memo: Make) -> None:
    env = pickle.loads(pickle.dumps(make_memo()))
    env.reset()
    env.close()
    with pytest.raises(gym.error.ClosedEnvironmentError):
        pickle.loads(pickle.dumps(env)).reset()


@pytest.mark.parametrize("preset", [None, "rl", "pixels", "text"])
def test_a_whole_stack(memo_ids: tuple[str, ...], preset: str | None) -> None:
    env = gym.make(memo_ids[0], device=KIND, preset=preset)
    env.reset(seed=1)
    env.action_space.seed(1)
    env.step(env.action_space.sample())
    other = pickle.loads(pickle.dumps(env))
    action = env.action_space.sample()
    np.testing.assert_equal(other.step(action), env.step(action))
    assert other.unwrapped.device is not env.unwrapped.device  # type: ignore[attr-defined]
