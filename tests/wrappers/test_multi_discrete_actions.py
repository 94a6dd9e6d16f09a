from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from gts_env.actions import (
    DoubleTap,
    Drag,
    Finish,
    LongPress,
    OpenApp,
    PressKey,
    ReportDefect,
    Rotate,
    Swipe,
    Tap,
    TypeText,
    Wait,
)
from gts_env.actions.action import ACTION_TYPES
from gts_env.envs.navigation import NavigationEnv
from gts_env.errors import ActionError, GtsError
from gts_env.wrappers.multi_discrete_actions import MultiDiscreteActions

Make = Callable[..., NavigationEnv]
TYPE = {word: number for number, word in enumerate(ACTION_TYPES)}


def env_of(make: Make, **kwargs: object) -> MultiDiscreteActions:
    env = MultiDiscreteActions(make(), 2, 4, apps=["Clock"], finish=True, **kwargs)  # type: ignore[arg-type]
    env.reset()
    return env


@pytest.mark.parametrize(
    ("fields", "action"),
    [
        ({"type": "tap", "x": 1, "y": 3}, Tap(810, 2100)),
        ({"type": "double_tap"}, DoubleTap(270, 300)),
        ({"type": "long_press", "duration": 2}, LongPress(270, 300, 800)),
        ({"type": "swipe", "y": 3, "x1": 1, "duration": 1}, Swipe(270, 2100, 810, 300, 300)),
        ({"type": "drag", "y1": 1, "duration": 3}, Drag(270, 300, 270, 900, 1500)),
        ({"type": "type", "text": 1, "clear": 1}, TypeText("12", clear=True)),
        ({"type": "type", "submit": 1}, TypeText("Test", submit=True)),
        ({"type": "press", "key": 3}, PressKey("enter")),
        ({"type": "rotate", "orientation": 1}, Rotate("landscape")),
        ({"type": "open_app"}, OpenApp("memo")),
        ({"type": "open_app", "app": 1}, OpenApp("Clock")),
        ({"type": "wait", "duration": 6}, Wait(60_000)),
        ({"type": "report", "fault_mode": 4, "x": 1}, ReportDefect("NLE", "", (810, 300))),
        ({"type": "finish"}, Finish()),
    ],
    ids=str,
)
def test_what_numbers_mean(make_memo: Make, fields: dict[str, object], action: object) -> None:
    env = env_of(make_memo)
    numbers = env.numbers(**{**fields, "type": TYPE[str(fields["type"])]})  # type: ignore[arg-type]
    assert env.action_space.contains(numbers)
    assert env.action(numbers) == env.action(numbers.astype(np.int32)) == env.action(numbers.tolist()) == action


def test_the_space(make_memo: Make) -> None:
    env = MultiDiscreteActions(make_memo(), 2, 4)
    assert env.action_space.nvec.tolist() == [11, 2, 4, 2, 4, 7, 2, 2, 2, 12, 3, 5, 1]  # type: ignore[attr-defined]
    assert env.fields[:5] == ("type", "x", "y", "x1", "y1")


def test_every_sample_can_be_done(make_memo: Make) -> None:
    env = MultiDiscreteActions(make_memo(budget=10_000))
    env.reset()
    env.action_space.seed(2)
    for _ in range(200):
        observation, *_, info = env.step(env.action_space.sample())
        assert env.observation_space.contains(observation)
        assert "outside" not in info["action_error"]


@pytest.mark.parametrize("wrong", [[0] * 12, [12] + [0] * 12, [0.5] * 13, "tap", None, [-1] + [0] * 12])
def test_not_of_the_space(make_memo: Make, wrong: object) -> None:
    with pytest.raises(ActionError, match="whole numbers type < 12, x < 2"):
        env_of(make_memo).action(wrong)


def test_what_cannot_be(make_memo: Make) -> None:
    for kwargs in ({"columns": 0}, {"rows": 0}, {"texts": ()}):
        with pytest.raises(GtsError, match="at least one cell"):
            MultiDiscreteActions(make_memo(), **kwargs)  # type: ignore[arg-type]
    with pytest.raises(ActionError, match="unknown field"):
        env_of(make_memo).numbers(z=1)
