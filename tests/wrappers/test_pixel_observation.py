from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium as gym
import numpy as np
import pytest

from gts_env.actions import OpenApp
from gts_env.envs.navigation import NavigationEnv
from gts_env.errors import GtsError, UnknownIdError
from gts_env.wrappers.pixel_observation import PixelObservation

Make = Callable[..., NavigationEnv]


def env_of(make: Make, **kwargs: Any) -> PixelObservation:
    return PixelObservation(make(observe=["screenshot", "goal"], obs_size=[20, 40]), **kwargs)


@pytest.mark.parametrize(
    ("kwargs", "shape"),
    [
        ({}, (40, 20, 3)),
        ({"layout": "chw"}, (3, 40, 20)),
        ({"gray": True}, (40, 20, 1)),
        ({"gray": True, "layout": "chw"}, (1, 40, 20)),
        ({"gray": True, "layout": "hw"}, (40, 20)),
        ({"size": (8, 16)}, (16, 8, 3)),
        ({"size": [8, 16], "gray": True, "layout": "hw"}, (16, 8)),
    ],
    ids=str,
)
def test_shapes(make_memo: Make, kwargs: dict[str, Any], shape: tuple[int, ...]) -> None:
    env = env_of(make_memo, **kwargs)
    assert env.observation_space == gym.spaces.Box(0, 255, shape, np.uint8)
    first, _ = env.reset()
    second, *_ = env.step(OpenApp("Memo"))
    for picture in (first, second):
        assert env.observation_space.contains(picture)
        assert picture.flags.c_contiguous
        assert picture.flags.writeable
    assert not np.shares_memory(first, second)


def test_it_is_the_screenshot(make_memo: Make) -> None:
    bottom = make_memo(observe=["screenshot"], obs_size=[20, 40])
    picture, _ = PixelObservation(bottom).reset()
    np.testing.assert_array_equal(picture, bottom.observation()["screenshot"])
    turned, _ = PixelObservation(bottom, layout="chw").reset()
    np.testing.assert_array_equal(turned.transpose(1, 2, 0), picture)


def test_gray_and_scaling(make_memo: Make) -> None:
    env = env_of(make_memo, gray=True, size=(2, 1), layout="hw")
    picture = np.zeros((40, 20, 3), np.uint8)
    picture[:, 10:] = (255, 0, 0)
    picture[:20, :10] = 200
    np.testing.assert_array_equal(env.observation({"screenshot": picture}), [[100, 76]])


def test_frames_can_be_stacked(make_memo: Make) -> None:
    env = gym.wrappers.FrameStackObservation(env_of(make_memo, gray=True, layout="hw"), 4)
    observation, _ = env.reset()
    assert env.observation_space.contains(observation)
    assert observation.shape == (4, 40, 20)


def test_what_cannot_be(make_memo: Make) -> None:
    with pytest.raises(UnknownIdError, match="layout of pictures"):
        env_of(make_memo, layout="wch")
    with pytest.raises(GtsError, match="are gray"):
        env_of(make_memo, layout="hw")
    for size in ((0, 4), (4,), (4.0, 4), "84"):
        with pytest.raises(GtsError, match="`size` is a pair"):
            env_of(make_memo, size=size)
    with pytest.raises(GtsError, match="needs 'screenshot'"):
        PixelObservation(make_memo(observe=["goal"]))
