from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from gts_env.actions import Finish, LongPress, OpenApp, PressKey, ReportDefect, Rotate, Swipe, Tap, TypeText, Wait
from gts_env.envs.navigation import NavigationEnv
from gts_env.errors import ActionError, GtsError
from gts_env.wrappers import GUIJudgeReward, TouchGrid

Make = Callable[..., NavigationEnv]


@pytest.fixture
def grid(make_memo: Make) -> TouchGrid:
    env = TouchGrid(GUIJudgeReward(make_memo()), finish=True)
    env.reset()
    return env


def meant(env: TouchGrid, kind: str, word: str = "", column: int = 0, row: int = 0) -> Any:
    return env.action(np.array([env.kinds.index((kind, word)), column, row]))


def test_cells_cover_the_screen(grid: TouchGrid) -> None:
    assert meant(grid, "tap") == Tap(60, 60)
    assert meant(grid, "tap", column=8, row=19) == Tap(1020, 2340)
    grid.env.step(Rotate("landscape"))
    assert meant(grid, "tap", column=8, row=19) == Tap(2266, 1053)


def test_kinds(grid: TouchGrid) -> None:
    assert len(grid.kinds) == grid.action_space.nvec[0] == 20  # type: ignore[attr-defined]
    assert meant(grid, "long_press", column=1) == LongPress(180, 60)
    assert meant(grid, "press", "enter") == PressKey("enter")
    assert meant(grid, "type", "0") == TypeText("Test")
    assert meant(grid, "report", "EL", 1, 1) == ReportDefect("EL", "", (180, 180))
    assert meant(grid, "open") == OpenApp("memo")
    assert meant(grid, "rotate") == Rotate("landscape")
    assert meant(grid, "wait") == Wait()
    assert meant(grid, "finish") == Finish()


def test_swipes_stay_on_the_screen(grid: TouchGrid) -> None:
    assert meant(grid, "scroll", "down", 4, 10) == Swipe(540, 1692, 540, 828)
    assert meant(grid, "scroll", "down", 4, 0) == Swipe(540, 492, 540, 0)
    for kind, word in grid.kinds[2:6]:
        for column in range(9):
            for row in range(20):
                swipe = meant(grid, kind, word, column, row)
                assert {swipe.x0, swipe.x1} <= set(range(1080))
                assert {swipe.y0, swipe.y1} <= set(range(2400))


def test_a_defect_can_be_found_in_full(grid: TouchGrid) -> None:
    grid.env.step(OpenApp("Memo"))
    plan = [(("tap", ""), (1, 2)), (("tap", ""), (8, 0)), (("report", "ONR"), (8, 0))]
    rewards = [grid.step([grid.kinds.index(kind), *cell])[1] for kind, cell in plan]
    assert rewards == [0.2, 0.3, 0.5]


@pytest.mark.parametrize("wrong", [[0, 0], [20, 0, 0], [0, 9, 0], [0, 0, -1], [0.5, 0, 0], "tap", None])
def test_not_an_element_of_the_space(grid: TouchGrid, wrong: Any) -> None:
    with pytest.raises(ActionError, match=r"below \[20, 9, 20\]"):
        grid.step(wrong)


def test_other_grids(make_memo: Make) -> None:
    env = TouchGrid(make_memo(), columns=2, rows=3, texts=[])
    assert env.action_space.nvec.tolist() == [17, 2, 3]  # type: ignore[attr-defined]
    with pytest.raises(GtsError, match="at least one cell"):
        TouchGrid(make_memo(), columns=0)
