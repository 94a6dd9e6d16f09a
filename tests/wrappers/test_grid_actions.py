from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from gts_env.actions import Finish, LongPress, OpenApp, PressKey, ReportDefect, Rotate, Swipe, Tap, TypeText, Wait
from gts_env.envs.navigation import NavigationEnv
from gts_env.errors import ActionError, GtsError, UnknownIdError
from gts_env.wrappers import GUIJudgeReward
from gts_env.wrappers.grid_actions import GridActions

Make = Callable[..., NavigationEnv]
OTHERS = [
    *(f"scroll {to}" for to in ("up", "down", "left", "right")),
    *("press back", "press home", "press enter", "type 0", "type 1"),
    *(f"report {mode}" for mode in ("CR", "EL", "ONR", "UTR", "NLE")),
    *("open", "rotate", "wait"),
]


def names(env: GridActions) -> list[str]:
    return [env.name(number) for number in range(int(env.action_space.n))]  # type: ignore[attr-defined]


def test_numbers_and_names(make_memo: Make) -> None:
    env = GridActions(make_memo(), 2, 3)
    cells = ["0,0", "1,0", "0,1", "1,1", "0,2", "1,2"]
    assert names(env) == [*(f"{kind} {cell}" for kind in ("tap", "long_press") for cell in cells), *OTHERS]
    assert names(GridActions(make_memo(), 2, 3, finish=True)) == [*names(env), "finish"]
    env = GridActions(make_memo(), 1, 1, placed=("report",))
    assert names(env)[:5] == [f"report {mode} 0,0" for mode in ("CR", "EL", "ONR", "UTR", "NLE")]
    assert len(names(env)) == len(OTHERS) + 2


def test_what_numbers_mean(make_memo: Make) -> None:
    env = GridActions(make_memo(), 2, 3, finish=True)
    env.reset()
    meaning = dict(zip(names(env), map(env.action, range(99)), strict=False))
    assert meaning["tap 1,2"] == Tap(810, 2000)
    assert meaning["long_press 0,0"] == LongPress(270, 400)
    assert meaning["scroll down"] == Swipe(540, 1920, 540, 480)
    assert meaning["press home"] == PressKey("home")
    assert meaning["type 1"] == TypeText("12")
    assert meaning["report CR"] == ReportDefect("CR")
    assert meaning["open"] == OpenApp("memo")
    assert (meaning["rotate"], meaning["wait"], meaning["finish"]) == (Rotate("landscape"), Wait(), Finish())
    env.step(names(env).index("tap 0,0"))
    assert env.action(names(env).index("report CR")) == ReportDefect("CR", "", (270, 400), 0)
    placed = GridActions(make_memo(), 2, 3, placed=("scroll", "report"))
    placed.reset()
    assert placed.action(names(placed).index("report NLE 1,2")) == ReportDefect("NLE", "", (810, 2000))
    assert placed.action(names(placed).index("scroll up 0,0")) == Swipe(270, 0, 270, 832)


def test_every_number_can_be_done(make_memo: Make) -> None:
    env = GridActions(GUIJudgeReward(make_memo(budget=10_000)), 3, 4)
    env.reset(seed=1)
    for number in range(int(env.action_space.n)):  # type: ignore[attr-defined]
        observation, *_, info = env.step(np.int64(number))
        assert env.observation_space.contains(observation)
        assert info["step"] == number + 1


@pytest.mark.parametrize("wrong", [-1, 10_000, 1.5, "tap", None, [1, 2, 3]])
def test_not_a_number_of_the_space(make_memo: Make, wrong: object) -> None:
    env = GridActions(make_memo())
    env.reset()
    with pytest.raises(ActionError, match="whole number from 0"):
        env.step(wrong)


def test_what_cannot_be(make_memo: Make) -> None:
    with pytest.raises(UnknownIdError, match="Did you mean 'tap'"):
        GridActions(make_memo(), placed=("tab",))
    with pytest.raises(GtsError, match="at least one cell"):
        GridActions(make_memo(), 0)
