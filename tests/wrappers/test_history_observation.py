from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any

import gymnasium as gym
import numpy as np
import pytest

from gts_env.actions import Action, OpenApp, PressKey, ReportDefect, Swipe, Tap, TypeText, Wait
from gts_env.envs.navigation import NavigationEnv
from gts_env.errors import GtsError
from gts_env.wrappers import ElementFeatures, MarkedElements
from gts_env.wrappers.history_observation import COLUMNS, WIDTH, HistoryObservation
from gts_env.wrappers.pixel_observation import PixelObservation

Make = Callable[..., NavigationEnv]
K = 3
TOLD = (PressKey("menu"), TypeText("a"))


def named(row: Any) -> dict[str, float]:
    return {name: round(float(value), 3) for name, value in zip(COLUMNS, row, strict=True) if value}


def kinds(observation: dict[str, Any]) -> list[str]:
    rows = observation["history"][observation["history_mask"] == 1]
    return [next((name[3:] for name in named(row) if name.startswith("is_")), "none") for row in rows]


def test_dict(make_memo: Make) -> None:
    env = HistoryObservation(make_memo(), K)
    observation, _ = env.reset()
    assert list(observation) == ["elements", "elements_mask", "goal", "history", "history_mask"]
    assert env.observation_space.contains(observation)
    assert not observation["history"].any()
    seen = []
    for action in (OpenApp("Memo"), Tap(540, 240), Wait(5), Swipe(0, 0, 9, 9), Tap(5000, 1)):
        observation, *_ = env.step(action)
        assert env.observation_space.contains(observation)
        seen.append(kinds(observation))
    assert seen == [
        ["open_app"],
        ["tap", "open_app"],
        ["wait", "tap", "open_app"],
        ["swipe", "wait", "tap"],
        ["none", "swipe", "wait"],
    ]
    assert not kinds(env.reset()[0])


def test_columns(make_memo: Make) -> None:
    env = HistoryObservation(make_memo(), 1)
    assert len(COLUMNS) == WIDTH == 42

    def row(action: Action) -> dict[str, float]:
        return named(env.step(action)[0]["history"][0])

    env.reset()
    opened = row(OpenApp("Memo"))
    assert {name for name in opened if name[-1] not in "01234567"} == {"is_open_app", "changed"}
    assert {name.partition("_")[0] for name in opened} == {"is", "changed", "word", "place"}
    tapped = row(Tap(540, 240))
    assert (tapped["x"], tapped["y"], tapped["x1"], tapped["y1"]) == (0.5, 0.1, 0.5, 0.1)
    assert "touched_0" in tapped
    assert "word_0" not in tapped
    dead = row(Tap(5, 1500))
    assert "changed" not in dead
    failed = row(Tap(5000, 1))
    assert failed["failed"] == 1
    assert "x" not in failed
    assert row(ReportDefect("CR", "", (540, 1200)))["y"] == 0.5
    words = [[value for name, value in row(action).items() if name[:4] == "word"] for action in TOLD]
    assert words[0] != words[1]


def test_flat(make_memo: Make) -> None:
    inner = ElementFeatures(make_memo(max_elements=4))
    env = HistoryObservation(inner, K)
    observation, _ = env.reset()
    assert env.observation_space.shape == (inner.observation_space.shape[0] + K * (WIDTH + 1),)  # type: ignore[index]
    assert env.observation_space.contains(observation)
    observation, *_ = env.step(OpenApp("Memo"))
    assert env.observation_space.contains(observation)
    assert observation[-K:].tolist() == [1, 0, 0]


def test_a_saved_state_has_its_history(make_memo: Make) -> None:
    env = HistoryObservation(make_memo(), K)
    env.reset()
    env.step(OpenApp("Memo"))
    state = pickle.loads(pickle.dumps(env.save_state()))
    first = env.step(Tap(540, 240))[0]
    env.step(Wait(1))
    env.load_state(state)
    np.testing.assert_equal(env.step(Tap(540, 240))[0], first)


def test_a_history_that_is_not_ones_own_is_not_shown(make_memo: Make) -> None:
    bottom = make_memo()
    env = HistoryObservation(bottom, K)
    env.reset()
    start = bottom.save_state()
    env.step(OpenApp("Memo"))
    here = bottom.save_state()
    bottom.load_state(here)
    assert kinds(env.step(Wait(1))[0]) == ["wait", "open_app"]
    bottom.load_state(start)
    assert kinds(env.step(Wait(2))[0]) == ["wait"]
    bottom.load_state(here)
    assert kinds(env.step(Wait(3))[0]) == ["wait"]
    bottom.step(Wait(4))
    assert kinds(env.step(Wait(5))[0]) == ["wait"]


def test_a_pickled_one_goes_on(make_memo: Make) -> None:
    env = HistoryObservation(MarkedElements(make_memo()), K)
    env.reset()
    env.step(0)
    copy = pickle.loads(pickle.dumps(env))
    np.testing.assert_equal(copy.step(1), env.step(1))
    copy.close()


def test_what_cannot_be(make_memo: Make) -> None:
    with pytest.raises(GtsError, match="at least one step"):
        HistoryObservation(make_memo(), 0)
    with pytest.raises(GtsError, match="goes around a NavigationEnv"):
        HistoryObservation(gym.make("CartPole-v1"))
    with pytest.raises(GtsError, match="a Dict or a float32 vector"):
        HistoryObservation(PixelObservation(make_memo(observe=["screenshot"])))
