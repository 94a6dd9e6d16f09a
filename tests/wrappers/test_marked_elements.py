from __future__ import annotations

import pickle
from collections.abc import Callable

import numpy as np
import pytest

from gts_env.actions import Finish, LongPress, OpenApp, PressKey, ReportDefect, Rotate, Swipe, Tap, TypeText, Wait
from gts_env.envs.navigation import NavigationEnv
from gts_env.errors import ActionError, GtsError
from gts_env.wrappers import GUIJudgeReward, MarkedElements

Make = Callable[..., NavigationEnv]
M = 8
NAMES = [
    *(f"report {mode}" for mode in ("CR", "EL", "ONR", "UTR", "NLE")),
    *(f"scroll {to}" for to in ("up", "down", "left", "right")),
    *(f"press {key}" for key in ("back", "home", "enter")),
    *("type_quoted 0", "type_quoted 1", "type 0", "type 1", "open", "rotate", "wait", "finish"),
]


def marked(make: Make, task: str = "Memo-ONR-01", **kwargs: object) -> MarkedElements:
    return MarkedElements(GUIJudgeReward(make(task, max_elements=M, **kwargs)), finish=True)


def number(env: MarkedElements, name: str) -> int:
    return next(n for n in range(int(env.action_space.n)) if env.name(n) == name)  # type: ignore[attr-defined]


def open_list(env: MarkedElements) -> None:
    env.reset()
    env.env.step(OpenApp("Memo"))


def test_numbers_and_names(make_memo: Make) -> None:
    env = marked(make_memo)
    names = [env.name(n) for n in range(int(env.action_space.n))]  # type: ignore[attr-defined]
    assert names == [f"tap {n}" for n in range(M)] + [f"long_press {n}" for n in range(M)] + NAMES


def test_what_numbers_mean(make_memo: Make) -> None:
    env = marked(make_memo)
    open_list(env)
    assert env.action(1) == Tap(540, 250)
    assert env.action(M + 2) == LongPress(540, 350)
    assert env.action(number(env, "scroll down")) == Swipe(540, 1960, 540, 640)
    assert env.action(number(env, "scroll up")) == Swipe(540, 640, 540, 1960)
    assert env.action(number(env, "scroll right")) == Swipe(864, 1300, 216, 1300)
    assert env.action(number(env, "press back")) == PressKey("back")
    assert env.action(number(env, "rotate")) == Rotate("landscape")
    assert env.action(number(env, "wait")) == Wait()
    assert env.action(number(env, "open")) == Wait(0)
    env.env.step(PressKey("back"))
    assert env.action(number(env, "open")) == OpenApp("memo")
    env.env.step(OpenApp("Memo"))
    assert env.action(number(env, "finish")) == Finish()
    env.step(1)
    assert env.action(number(env, "type_quoted 0")) == TypeText("Shopping")
    assert env.action(number(env, "type 1")) == TypeText("12")


def test_what_means_nothing_lets_the_step_pass(make_memo: Make) -> None:
    env = marked(make_memo)
    env.reset()
    for name in ("tap 7", "long_press 3", "report CR", "type_quoted 1", "type 0", "press enter", "scroll up"):
        assert env.action(number(env, name)) == Wait(0)
    *_, info = env.step(number(env, "tap 7"))
    assert (info["step"], info["action_error"]) == (1, "")


@pytest.mark.parametrize("wrong", [-1, 2 * M + len(NAMES), 1.5, "tap", None, [1]])
def test_not_a_number_of_the_space(make_memo: Make, wrong: object) -> None:
    env = marked(make_memo)
    env.reset()
    with pytest.raises(ActionError, match="whole number from 0"):
        env.step(wrong)


def test_numbers_of_numpy(make_memo: Make) -> None:
    env = marked(make_memo)
    open_list(env)
    assert env.action(np.int64(1)) == env.action(np.array(1)) == env.action(1)


def test_masks(make_memo: Make) -> None:
    env = marked(make_memo)
    _, info = env.reset()
    allowed = [env.name(n) for n in np.flatnonzero(env.action_masks())]
    assert allowed == ["tap 0", *NAMES[7:9], "press back", "press home", "open", "rotate", "wait", "finish"]
    assert (info["action_mask"].dtype, info["action_mask"].tolist()) == (np.int8, env.action_masks().tolist())
    *_, info = env.step(0)
    allowed = [env.name(n) for n in np.flatnonzero(info["action_mask"])]
    assert allowed == [*(f"tap {n}" for n in range(3)), *NAMES[:11], "rotate", "wait", "finish"]
    *_, info = env.step(1)
    allowed = [env.name(n) for n in np.flatnonzero(info["action_mask"])]
    assert {"press enter", "type_quoted 0", "type 0", "type 1"} <= set(allowed)
    assert not {"type_quoted 1", "scroll up", "long_press 0"} & set(allowed)
    assert not env.action_space.contains(len(info["action_mask"]))


def test_masks_of_info_can_be_left_out_and_are_fresh(make_memo: Make) -> None:
    env = MarkedElements(make_memo(), masks=False)
    assert "action_mask" not in env.reset()[1]
    env = marked(make_memo)
    first, second = env.reset()[1]["action_mask"], env.reset()[1]["action_mask"]
    assert not np.shares_memory(first, second)


def test_an_end_only_if_asked_for(make_memo: Make) -> None:
    env = MarkedElements(make_memo(max_elements=M))
    names = [env.name(n) for n in range(int(env.action_space.n))]  # type: ignore[attr-defined]
    assert names[2 * M :] == NAMES[:-1]


def test_reports_mark_what_was_touched(make_memo: Make) -> None:
    env = marked(make_memo)
    open_list(env)
    env.step(1)
    env.step(1)
    assert env.action(number(env, "report ONR")) == ReportDefect("ONR", "", (980, 100))
    assert env.action(number(env, "report CR")) == ReportDefect("CR", "", (980, 100), 2)


def test_five_reports_then_none(make_memo: Make) -> None:
    env = marked(make_memo)
    open_list(env)
    env.step(1)
    report = number(env, "report UTR")
    for _ in range(5):
        assert env.action_masks()[report]
        env.step(report)
    assert not env.action_masks()[report]


def test_an_interaction_defect_can_be_found_in_full(make_memo: Make) -> None:
    env = marked(make_memo)
    env.reset()
    rewards = [env.step(n)[1] for n in (0, 1, 1, number(env, "report ONR"))]
    assert rewards == [0.0, 0.2, 0.3, 0.5]


def test_a_display_defect_can_be_found_in_full(make_memo: Make) -> None:
    # The touched row opens another screen; the report still speaks of the one that was touched.
    env = marked(make_memo, "Memo-CR-01")
    env.reset()
    rewards = [env.step(n)[1] for n in (0, 2, number(env, "report CR"))]
    assert sum(rewards) == 1.0


def test_saving_needs_nothing_of_the_wrapper(make_memo: Make) -> None:
    env = marked(make_memo)
    open_list(env)
    env.step(1)
    env.step(1)
    state = env.unwrapped.save_state()  # type: ignore[attr-defined]
    copy = pickle.loads(pickle.dumps(env))
    env.reset()
    env.unwrapped.load_state(state)  # type: ignore[attr-defined]
    report = number(env, "report ONR")
    assert env.action(report) == copy.action(report) == ReportDefect("ONR", "", (980, 100))
    assert env.step(report)[1] == copy.step(report)[1] == 0.5


def test_it_needs_elements_of_a_phone(make_memo: Make) -> None:
    with pytest.raises(GtsError, match="needs 'elements' in the observation"):
        MarkedElements(make_memo(observe=["goal"]))
