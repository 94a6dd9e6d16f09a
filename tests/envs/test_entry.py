from __future__ import annotations

from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.envs.registration import EnvSpec

from gts_env.actions import OpenApp, ReportDefect, Tap, Wait
from gts_env.errors import GtsError, UnknownIdError
from tests.envs.fake_device import KIND

pytestmark = pytest.mark.usefixtures("memo_ids")
ID = "TestPack/Memo-ONR-01"
STACKS: list[dict[str, Any]] = [
    {},
    {"judge": None},
    {"weights": {"reach": 0.5}, "obs_size": (54, 120), "observe": ("screenshot", "goal")},
    {"actions": "marks"},
    {"actions": "grid"},
    {"preset": "rl"},
    {"preset": "pixels"},
    {"preset": "text", "obs_size": [54, 120]},
    {"preset": "rl", "actions": "dict", "max_elements": 8},
    {"scenario": "memo-two-notes", "task": None},
]


def wrappers(env: gym.Env[Any, Any]) -> list[str]:
    names = []
    while env is not env.unwrapped:
        names.append(type(env).__name__)
        env = env.env  # type: ignore[attr-defined]
    return [name for name in names if name not in ("OrderEnforcing", "PassiveEnvChecker")]


@pytest.mark.parametrize(
    ("kwargs", "stack"),
    [
        ({}, ["GUIJudgeReward"]),
        ({"judge": None}, []),
        ({"actions": "marks"}, ["MarkedElements", "GUIJudgeReward"]),
        ({"preset": "rl"}, ["ElementFeatures", "MarkedElements", "GUIJudgeReward"]),
        ({"preset": "rl", "actions": "dict"}, ["ElementFeatures", "GUIJudgeReward"]),
        ({"preset": "pixels"}, ["TouchGrid", "GUIJudgeReward"]),
        ({"preset": "text", "judge": None}, ["TextObservation"]),
    ],
)
def test_stacks(kwargs: dict[str, Any], stack: list[str]) -> None:
    assert wrappers(gym.make(ID, device=KIND, **kwargs)) == stack


@pytest.mark.parametrize("task", [ID, "TestPack/Suite"])
def test_a_refused_first_reset_can_be_put_right(task: str) -> None:
    # As gym.make gives it, with Gymnasium's own wrappers.
    env = gym.make(task, device=KIND, **({"tasks": [ID]} if task.endswith("Suite") else {}))
    with pytest.raises(UnknownIdError, match="option of reset"):
        env.reset(options={"bad": 1})
    with pytest.raises(gym.error.ResetNeeded):
        env.step(Wait())
    env.reset(seed=0)
    for number in (1, 2, 3):
        *_, info = env.step(Wait())
        assert info["step"] == number
    env.close()


def test_kwargs_override_a_preset() -> None:
    env = gym.make(ID, device=KIND, preset="pixels", obs_size=[36, 80])
    assert env.observation_space["screenshot"].shape == (80, 36, 3)


@pytest.mark.parametrize("kwargs", STACKS, ids=str)
def test_a_spec_makes_the_same_stack_again_also_through_json(kwargs: dict[str, Any]) -> None:
    env = gym.make(ID, device=KIND, **kwargs)
    assert env.spec is not None
    text = env.spec.to_json()
    for spec in (env.spec, EnvSpec.from_json(text)):
        other = gym.make(spec)
        assert str(other) == str(env)
        assert (other.observation_space, other.action_space) == (env.observation_space, env.action_space)
        for one in (env, other):
            one.action_space.seed(5)
        np.testing.assert_equal(other.reset(seed=1), env.reset(seed=1))
        np.testing.assert_equal(other.step(other.action_space.sample()), env.step(env.action_space.sample()))
    assert EnvSpec.from_json(text).to_json() == text


@pytest.mark.parametrize(
    ("kwargs", "error", "words"),
    [
        ({"preset": "rll"}, UnknownIdError, "Did you mean 'rl'"),
        ({"actions": "mark"}, UnknownIdError, "Did you mean 'marks'"),
        ({"weights": {"reech": 1}}, GtsError, "Did you mean 'reach'"),
        ({"observes": ["goal"]}, TypeError, "Did you mean 'observe'"),
        ({"preset": "rl", "observe": ["screenshot"]}, GtsError, "needs 'elements' in the observation"),
    ],
)
def test_kwargs_that_cannot_be_meant(kwargs: dict[str, Any], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        gym.make(ID, device=KIND, **kwargs)


def test_list_and_human_modes_stand_on_rgb_array() -> None:
    env = gym.make(ID, device=KIND, render_mode="rgb_array_list", render_size=(9, 20))
    env.reset()
    env.step(OpenApp("Memo"))
    frames = env.render()
    assert [frame.shape for frame in frames] == [(20, 9, 3)] * 2  # type: ignore[union-attr]


def test_rewards_add_up_to_one() -> None:
    env = gym.make(ID, device=KIND)
    env.reset()
    steps = [OpenApp("Memo"), Tap(100, 250), Tap(1000, 100), ReportDefect("ONR", "Save is dead")]
    assert [env.step(action)[1] for action in steps] == [0.0, 0.2, 0.3, 0.5]
