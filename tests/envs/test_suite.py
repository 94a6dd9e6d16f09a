"""The environment that samples its task at each reset."""

from __future__ import annotations

import pickle
from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.envs.registration import EnvSpec
from gymnasium.utils.env_checker import check_env

from gts_env.actions import Finish, OpenApp
from gts_env.errors import GtsError, UnknownIdError
from tests.envs.fake_device import KIND, FakeDevice

pytestmark = pytest.mark.usefixtures("memo_ids")
ID = "TestPack/Suite"
BOTH = ("TestPack/Memo-CR-01", "TestPack/Memo-ONR-01")


def suite(**kwargs: Any) -> Any:
    return gym.make(ID, **{"device": KIND, "split": "all", "obs_size": [9, 20], **kwargs})


def drawn(env: Any, count: int = 24) -> list[str]:
    return [env.reset(seed=4 if not number else None)[1]["judge"]["task"] for number in range(count)]


def test_gymnasium_finds_nothing_wrong() -> None:
    check_env(suite().unwrapped)


@pytest.mark.parametrize("split", ["train", "validation", "test-apps"])
def test_gymnasium_finds_nothing_wrong_with_the_built_in_suite(split: str) -> None:
    check_env(gym.make("GUITestScape/Suite", split=split, obs_size=[54, 120]).unwrapped)


def test_a_seed_drives_the_tasks() -> None:
    first = drawn(suite())
    assert set(first) == set(BOTH)
    assert drawn(suite()) == first


def test_an_option_names_the_task() -> None:
    env = suite()
    for task in (*BOTH, *reversed(BOTH)):
        _, info = env.reset(options={"task": task.partition("/")[2]})
        assert info["judge"]["task"] == env.unwrapped.assignment.id == task
        assert info["instruction"] == gym.make(task, device=KIND).unwrapped.instruction  # type: ignore[attr-defined]
    assert env.reset(options={"task": "*-CR-*", "defects": []})[1]["judge"]["task"] == BOTH[0]
    with pytest.raises(UnknownIdError, match="Did you mean 'TestPack/Memo-CR-01'"):
        env.reset(options={"task": "TestPack/Memo-CR-1"})
    with pytest.raises(UnknownIdError, match="option of reset"):
        env.reset(options={"tusk": "x"})


def test_an_episode_is_that_of_the_task_itself() -> None:
    # Episodes of several tasks by turns, so that what is kept of one must not reach another.
    env = suite()
    for task in (*BOTH, *BOTH):
        alone = gym.make(task, device=KIND, obs_size=[9, 20])
        steps = [(env.reset(options={"task": task}), alone.reset())]
        steps += [(env.step(action), alone.step(action)) for action in (OpenApp("Memo"), OpenApp("Mamo"), Finish())]
        for mine, theirs in steps:
            assert mine[-1]["judge"].pop("task") == task
            np.testing.assert_equal(mine, theirs)


def test_agents_are_told_no_id() -> None:
    _, info = suite(judge=None).reset()
    assert "judge" not in info
    assert not [text for text in info.values() if isinstance(text, str) and "Memo-" in text]


def test_one_device_serves_all_tasks() -> None:
    drawn(suite())
    assert FakeDevice.made == 1


def test_nothing_is_claimed_or_looked_up_before_the_first_reset() -> None:
    env = suite(tasks=["Mimo-*"], split=None)
    assert FakeDevice.made == 0
    with pytest.raises(gym.error.ResetNeeded, match="drawn at reset"):
        env.unwrapped.instruction  # noqa: B018
    with pytest.raises(UnknownIdError, match="no task named 'Mimo-\\*'"):
        env.reset()


@pytest.mark.parametrize(
    ("kwargs", "error", "words"),
    [
        ({"tasks": ["Memo-*"]}, GtsError, "by `split` or by `tasks`"),
        ({"tasks": "Memo-*", "split": None}, GtsError, "`tasks` is a list of names"),
        ({"task": "Memo-CR-01"}, TypeError, "no kwarg 'task'.*Did you mean 'tasks'"),
    ],
)
def test_kwargs_that_cannot_be_meant(kwargs: dict[str, Any], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        suite(**kwargs)


def test_an_unknown_split() -> None:
    with pytest.raises(UnknownIdError, match="Did you mean 'train'"):
        suite(split="trian").reset()


def test_a_state_knows_its_task() -> None:
    env = suite(preset="rl")
    env.reset(options={"task": BOTH[0]})
    env.step(0)
    state, packed = env.unwrapped.save_state(), pickle.dumps(env)
    there = [env.step(0), env.reset(), env.step(1)]
    env.reset(options={"task": BOTH[1]})
    for other in (env, suite(preset="rl"), pickle.loads(packed)):
        if other is not env:
            other.reset(options={"task": BOTH[1]})
        other.unwrapped.load_state(state)
        assert other.unwrapped.assignment.id == BOTH[0]
        np.testing.assert_equal([other.step(0), other.reset(), other.step(1)], there)
    again = pickle.loads(packed)
    assert again.unwrapped.assignment.id == BOTH[0]
    np.testing.assert_equal(again.step(0), there[0])


def test_a_spec_goes_to_json_and_back() -> None:
    env = suite(preset="rl", split=None, tasks=["Memo-*"])
    other = gym.make(EnvSpec.from_json(env.spec.to_json()))
    assert drawn(other, 5) == drawn(env, 5)


@pytest.mark.parametrize("workers", [0, 2])
def test_vector_environments_draw_one_by_one(workers: int) -> None:
    single = [suite(preset="rl") for _ in range(3)]
    envs: Any = gym.make_vec(ID, 3, workers=workers, device=KIND, split="all", preset="rl")
    observations, infos = envs.reset(seed=[3, 8, 11])
    alone = [env.reset(seed=seed) for env, seed in zip(single, (3, 8, 11), strict=True)]
    np.testing.assert_array_equal(observations, [observation for observation, _ in alone])
    assert infos["judge"]["task"].tolist() == [info["judge"]["task"] for _, info in alone]
    for _ in range(9):
        *_, infos = envs.step([0, 1, 2])
    assert len({tuple(states) for states in envs.get_attr("pool")}) == 1
    _, infos = envs.reset(options={"task": BOTH[1]})
    assert infos["judge"]["task"].tolist() == [BOTH[1]] * 3
    envs.close()


def test_the_built_in_suite_is_registered_beside_the_tasks() -> None:
    from gts_env.benchmark import Catalogue

    for name in ("GUITestScape/Suite", ID):
        assert gym.spec(name).vector_entry_point
        assert name not in Catalogue().ids()
