from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from gymnasium.utils.env_checker import check_env

from gts_env.actions import Finish, OpenApp, PressKey, ReportDefect, Tap, Wait
from gts_env.envs.navigation import NavigationEnv
from gts_env.errors import GtsError
from gts_env.wrappers import GUIJudgeReward
from tests.wrappers.opened import KIND as OPENED

Make = Callable[..., NavigationEnv]
OPEN, ROW, SAVE = OpenApp("Memo"), Tap(100, 250), Tap(1000, 100)
DEAD, GARBLED, WRONG = ReportDefect("ONR", "Save is dead"), ReportDefect("CR", "", (100, 350)), ReportDefect("EL", "x")


def rewards(env: GUIJudgeReward, *actions: Any) -> list[float]:
    env.reset()
    return [env.step(action)[1] for action in actions]


def test_an_interaction_defect(make_memo: Make) -> None:
    env = GUIJudgeReward(make_memo())
    assert rewards(env, OPEN, ROW, SAVE, DEAD) == [0.0, 0.2, 0.3, 0.5]


def test_a_display_defect_has_no_trigger_and_still_pays_one(make_memo: Make) -> None:
    paid = rewards(GUIJudgeReward(make_memo("Memo-CR-01")), OPEN, GARBLED)
    assert paid == [pytest.approx(0.2 / 0.7), pytest.approx(0.5 / 0.7)]
    assert sum(paid) == 1.0


def test_each_stage_pays_once(make_memo: Make) -> None:
    env = GUIJudgeReward(make_memo(end_on_detect=False))
    assert rewards(env, OPEN, ROW, SAVE, SAVE, PressKey("back"), ROW, DEAD, DEAD) == [0, 0.2, 0.3, 0, 0, 0, 0.5, 0]


def test_false_reports_cost_up_to_the_cap(make_memo: Make) -> None:
    env = GUIJudgeReward(make_memo())
    assert rewards(env, *[WRONG] * 6) == pytest.approx([-0.1, -0.1, -0.1, 0, 0, 0])


def test_another_defect_is_neutral(make_memo: Make) -> None:
    assert rewards(GUIJudgeReward(make_memo()), OPEN, GARBLED) == [0.0, 0.0]


def test_terms_are_told(make_memo: Make) -> None:
    env = GUIJudgeReward(make_memo())
    _, info = env.reset()
    assert info["reward_terms"] == {"reach": 0.0, "trigger": 0.0, "detect": 0.0, "false_report": 0.0}
    env.step(OPEN)
    _, reward, _, _, info = env.step(ROW)
    assert info["reward_terms"] == {"reach": 0.2, "trigger": 0.0, "detect": 0.0, "false_report": 0.0}
    assert reward == 0.2


def test_weights(make_memo: Make) -> None:
    weights = {"reach": 0.0, "trigger": 1.0, "detect": 1.0, "false_report": 0.0, "false_cap": 0.0}
    assert rewards(GUIJudgeReward(make_memo(), weights), OPEN, ROW, SAVE, WRONG, DEAD) == [0, 0, 0.5, 0, 0.5]
    with pytest.raises(GtsError, match="Did you mean 'trigger'"):
        GUIJudgeReward(make_memo(), {"triger": 1.0})
    with pytest.raises(GtsError, match="weights of stages"):
        GUIJudgeReward(make_memo(), {"reach": -1.0})


def test_what_holds_on_the_first_screen_is_not_paid_but_the_whole_is_one(make_memo: Make) -> None:
    env = GUIJudgeReward(make_memo("Memo-CR-01", device=OPENED))
    paid = rewards(env, GARBLED)
    assert paid == [1.0]


def test_a_loaded_state_is_paid_on_from_where_it_was(make_memo: Make) -> None:
    bottom = make_memo()
    env = GUIJudgeReward(bottom)
    rewards(env, OPEN, ROW)
    state = bottom.save_state()
    for _ in range(2):
        assert [env.step(action)[1] for action in (SAVE, DEAD)] == [0.3, 0.5]
        bottom.load_state(state)


def test_an_environment_without_a_judge(make_memo: Make) -> None:
    with pytest.raises(GtsError, match='Make it with judge="gui"'):
        GUIJudgeReward(make_memo(judge=None))


def test_nothing_is_paid_without_a_target(make_memo: Make) -> None:
    env = GUIJudgeReward(make_memo(None, scenario="memo-two-notes"))
    assert rewards(env, OPEN, GARBLED, Wait(), Finish()) == [0.0] * 4


def test_gymnasium_finds_nothing_wrong(make_memo: Make) -> None:
    with pytest.warns(UserWarning, match="different from the unwrapped version"):
        check_env(GUIJudgeReward(make_memo()), skip_render_check=True)
