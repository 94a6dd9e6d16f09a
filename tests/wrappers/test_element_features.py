from __future__ import annotations

from collections.abc import Callable

import gymnasium as gym
import numpy as np
import pytest

from gts_env.actions import OpenApp, ReportDefect, Rotate, Tap
from gts_env.envs.navigation import NavigationEnv
from gts_env.errors import GtsError
from gts_env.wrappers import ElementFeatures
from gts_env.wrappers.element_features import CONTEXT

Make = Callable[..., NavigationEnv]


def test_flat(make_memo: Make) -> None:
    bottom = make_memo(max_elements=4)
    env = ElementFeatures(bottom)
    observation, _ = env.reset()
    assert env.observation_space == gym.spaces.Box(-1.0, 1.0, (4 * 52 + 4 + 64 + 19,), np.float32)
    assert env.observation_space.contains(observation)
    parts = bottom.observation()
    np.testing.assert_array_equal(observation[: 4 * 52], parts["elements"].ravel())
    np.testing.assert_array_equal(observation[4 * 52 + 4 : -19], parts["goal"])


def test_dict(make_memo: Make) -> None:
    env = ElementFeatures(make_memo(max_elements=4), flat=False)
    observation, _ = env.reset()
    assert list(observation) == ["context", "elements", "elements_mask", "goal"]
    assert {part.dtype for part in observation.values()} == {np.dtype(np.float32)}
    assert env.observation_space.contains(observation)


def test_a_goal_is_not_needed(make_memo: Make) -> None:
    env = ElementFeatures(make_memo(max_elements=4, observe=["elements"]))
    assert env.observation_space.shape == (4 * 52 + 4 + 19,)


def test_context(make_memo: Make) -> None:
    env = ElementFeatures(make_memo(), flat=False)

    def context(*actions: object) -> dict[str, float]:
        observation, _ = env.reset()
        for action in actions:
            observation = env.step(action)[0]
        return dict(zip(CONTEXT, observation["context"].tolist(), strict=True))

    start = context()
    assert (start["steps_used"], start["reports_left"], start["touched"], start["font_scale"]) == (0, 1, 0, 0.25)
    opened = context(OpenApp("Memo"))
    assert (opened["toast"], opened["keyboard"], opened["steps_used"]) == (1, 0, pytest.approx(1 / 12))
    assert any(start[f"place_{n}"] != opened[f"place_{n}"] for n in range(8))
    edited = context(OpenApp("Memo"), Tap(540, 240), ReportDefect("CR"))
    assert (edited["keyboard"], edited["touched"]) == (1, 1)
    assert (edited["touched_x"], edited["touched_y"]) == (0.5, pytest.approx(0.1))
    assert edited["reports_left"] == pytest.approx(0.8)
    assert context(Tap(5000, 1))["action_error"] == 1
    assert context(Rotate("landscape"))["landscape"] == 1


def test_it_needs_elements(make_memo: Make) -> None:
    with pytest.raises(GtsError, match="needs 'elements' in the observation"):
        ElementFeatures(make_memo(observe=["goal"]))
    with pytest.raises(GtsError, match="goes around a NavigationEnv"):
        ElementFeatures(gym.make("CartPole-v1"))
