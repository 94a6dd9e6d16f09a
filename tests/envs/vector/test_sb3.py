"""Stable-Baselines3 over the vector environment."""

from __future__ import annotations

import sys
from typing import Any

import gymnasium as gym
import numpy as np
import pytest

from gts_env.errors import GtsError
from tests.envs.fake_device import KIND

sb3 = pytest.importorskip("gts_env.sb3", reason="needs the extra train", exc_type=ImportError)

from sb3_contrib import MaskablePPO  # noqa: E402
from stable_baselines3 import PPO  # noqa: E402
from stable_baselines3.common.env_checker import check_env  # noqa: E402
from stable_baselines3.common.vec_env import DummyVecEnv, VecEnv, VecMonitor  # noqa: E402

from gts_env.wrappers import ElementFeatures, TextObservation  # noqa: E402
from tests.support.processes import finished  # noqa: E402

pytestmark = pytest.mark.usefixtures("memo_ids")
ID, SUITE = "TestPack/Memo-ONR-01", "TestPack/Suite"
SMALL: dict[str, Any] = {"policy_kwargs": {"net_arch": [8]}, "device": "cpu"}
TINY: dict[str, Any] = {"n_steps": 16, "batch_size": 16, "n_epochs": 1, **SMALL}
FORMS: list[dict[str, Any]] = [{"preset": "rl"}, {"preset": "pixels"}, {"preset": "rl", "actions": "cells"}]


def make(count: int = 2, task: str = ID, **kwargs: Any) -> Any:
    return sb3.make_vec_env(task, count, device=KIND, **kwargs)


@pytest.mark.parametrize("kwargs", FORMS, ids=str)
def test_sb3_finds_nothing_wrong_with_single_environments(kwargs: dict[str, Any]) -> None:
    check_env(gym.make(ID, device=KIND, **kwargs))


@pytest.mark.parametrize("kwargs", [{"preset": "rl"}, {"preset": "pixels"}], ids=str)
def test_it_is_what_sb3_makes_of_single_environments(kwargs: dict[str, Any]) -> None:
    ours = make(**kwargs, max_episode_steps=5)
    theirs = DummyVecEnv([lambda: gym.make(ID, device=KIND, max_episode_steps=5, **kwargs)] * 2)
    assert isinstance(ours, VecEnv)
    assert (ours.observation_space, ours.action_space) == (theirs.observation_space, theirs.action_space)
    for env in (ours, theirs):
        env.seed(3)
        env.action_space.seed(3)
    np.testing.assert_equal(ours.reset(), theirs.reset())
    np.testing.assert_equal(ours.reset_infos, theirs.reset_infos)
    ends = 0
    for _ in range(12):
        actions = np.array([theirs.action_space.sample() for _ in range(2)])
        mine, wanted = ours.step(actions), theirs.step(actions)
        np.testing.assert_equal(mine, wanted)
        assert (mine[1].dtype, mine[2].dtype) == (wanted[1].dtype, wanted[2].dtype)
        np.testing.assert_equal(ours.reset_infos, theirs.reset_infos)
        ends += sum("terminal_observation" in info and info["TimeLimit.truncated"] for info in mine[3])
    assert ends == 4


@pytest.mark.parametrize("workers", [0, 2])
def test_masks_methods_and_attributes(workers: int) -> None:
    env = make(3, workers=workers)
    assert env.has_attr("action_masks")
    assert not env.has_attr("no_such_thing")
    env.reset()
    fresh = [mask() for mask in env.get_attr("action_masks")]
    kept = env.env_method("action_masks")
    np.testing.assert_array_equal(kept, env.envs.call("action_masks"))
    np.testing.assert_array_equal(kept, fresh)
    env.step(np.array([0, 1, 0]))
    np.testing.assert_array_equal(env.env_method("action_masks", indices=[1, 2]), env.envs.call("action_masks")[1:])
    env.set_attr("mood", "calm", indices=1)
    assert env.get_attr("mood", indices=[1]) == ["calm"]
    assert env.get_attr("steps") == [1, 1, 1]
    state = env.env_method("save_state", indices=2)[0]
    env.step(np.array([0, 0, 0]))
    env.env_method("load_state", state, indices=0)
    assert env.get_attr("steps") == [1, 2, 2]
    np.testing.assert_array_equal(env.env_method("action_masks"), env.envs.call("action_masks"))
    env.close()


def test_wrappers_pictures_seeds_and_options() -> None:
    env = make(render_mode="rgb_array", render_size=[9, 20])
    assert env.env_is_wrapped(ElementFeatures) == [True, True]
    assert env.env_is_wrapped(TextObservation, indices=0) == [False]
    assert list(env.seed(7)) == [7, 8]
    env.set_options([{"defects": []}, {"variation": 2}])
    env.reset()
    assert env.get_attr("np_random_seed") == [7, 8]
    assert [(s.defects, s.variation) for s in env.get_attr("setting")] == [((), 0), (None, 2)]
    assert [image.shape for image in env.get_images()] == [(20, 9, 3)] * 2
    assert env.render().shape == (40, 9, 3)
    env.reset()
    assert [(s.defects, s.variation) for s in env.get_attr("setting")] == [(None, 0), (None, 0)]


def test_a_seed_of_the_first_reset() -> None:
    env = make(3, SUITE, split="all", seed=5)
    env.reset()
    assert env.get_attr("np_random_seed") == [5, 6, 7]


def test_a_short_training_of_maskable_ppo_on_a_suite() -> None:
    env = VecMonitor(make(4, SUITE, split="all"))
    model = MaskablePPO("MlpPolicy", env, **TINY, seed=1).learn(128)
    assert model.num_timesteps == 128
    assert model.ep_info_buffer
    action, _ = model.predict(env.reset(), action_masks=np.array(env.env_method("action_masks")))
    assert action.shape == (4,)


def test_ppo_with_eyes() -> None:
    PPO("MultiInputPolicy", make(2, preset="pixels", obs_size=[36, 80]), **TINY).learn(32)


def test_the_autoreset_mode_is_sb3s() -> None:
    with pytest.raises(GtsError, match="same step"):
        make(autoreset_mode="NextStep")


def test_without_the_extra_the_error_names_it() -> None:
    code = "import sys; sys.modules['stable_baselines3'] = None; import gts_env.sb3"
    done = finished([sys.executable, "-c", code], text=True)
    assert "needs the extra 'train'. Install it: pip install \"gts-env[train]\"" in done.stderr


def test_the_built_in_pack_needs_no_name() -> None:
    env = sb3.make_vec_env("Suite", 1)
    assert env.envs.spec.id == "GUITestScape/Suite"
    env.close()
