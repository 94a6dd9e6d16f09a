from __future__ import annotations

import pickle
from collections.abc import Callable
from pathlib import Path

import gymnasium as gym
import pytest
from gymnasium.envs.registration import EnvSpec

import gts_env
from gts_env.actions import Finish, OpenApp, PressKey, ReportDefect, Swipe, Tap, TypeText
from gts_env.actions.dialects import dialect_names
from gts_env.agents.plan import PlanPlayer
from gts_env.envs.navigation import NavigationEnv
from gts_env.errors import ActionError, GtsError, UnknownIdError
from gts_env.recording import Store
from gts_env.screen.diff import same_screen
from gts_env.wrappers import GUIJudgeReward, RecordTrajectory, TextObservation
from gts_env.wrappers.dialect_actions import DialectActions, DialectText
from tests.envs.fake_device import KIND, PACK

Make = Callable[..., NavigationEnv]
POINTS = [(200, 400), (540, 250), (980, 100)]
"""Where the memo app, its first note and its button Save lie."""


def test_replies_are_actions(make_memo: Make) -> None:
    bottom = make_memo()
    env = DialectActions(GUIJudgeReward(bottom), "ui_tars", "per_mille")
    env.reset()
    *_, info = env.step("Thought: start.\nAction: open_app(app_name='Memo')")
    assert (bottom.last_action, info["activity"]) == (OpenApp("Memo"), ".ListActivity")
    _, reward, *_ = env.step("Action: click(point='<point>500 105</point>')")
    assert (bottom.last_action, reward) == (Tap(540, 252), 0.2)
    assert env.print(PressKey("back")) == "Action: press_back()"
    *_, terminated, truncated, _ = env.step("finished(content='done')")
    assert (terminated, truncated) == (True, False)


@pytest.mark.parametrize("name", dialect_names())
@pytest.mark.parametrize("text", ["", "I would tap it", '{"action": "tapp"}', "tap(77)", "x" * 70_000])
def test_a_malformed_reply_costs_a_step_and_says_why(make_memo: Make, name: str, text: str) -> None:
    bottom = make_memo()
    env = TextObservation(DialectActions(bottom, name))
    env.reset()
    before = bottom.screen()
    observation, *_, info = env.step(text)
    assert info["action_error"]
    assert observation["action_error"] == info["action_error"]
    assert info["step"] == bottom.steps == 1
    assert same_screen(before, bottom.screen())
    strict = DialectActions(bottom, name, strict=True)
    strict.reset()
    with pytest.raises(ActionError):
        strict.step(text)
    assert bottom.steps == 0


def test_elements_are_named_by_their_numbers(make_memo: Make) -> None:
    bottom = make_memo()
    env = TextObservation(DialectActions(bottom, "android_world"))
    env.reset()
    env.step('{"action_type": "open_app", "app_name": "Memo"}')
    observation, *_ = env.step('{"action_type": "scroll", "direction": "down", "index": 0}')
    assert bottom.last_action == Swipe(540, 1300, 540, 200)
    shown = observation["elements_text"].splitlines()
    number = next(line.split()[0] for line in shown if '"Café' in line or '"CafÃ' in line)
    env.step(f'{{"action_type": "click", "index": {number}}}')
    assert bottom.last_action == Tap(540, 350)


def test_names_of_controls(make_memo: Make) -> None:
    bottom = make_memo()
    env = DialectActions(bottom, "gtarena")
    env.reset()
    env.step('{"type": "open", "target_description": "Memo"}')
    *_, info = env.step('{"type": "click", "target_description": "Shoping"}')
    assert "Did you mean 'Shopping'" in info["action_error"]
    env.step('{"type": "click", "target_description": "Shopping"}')
    assert bottom.last_action == Tap(540, 250)
    env.step('{"type": "click", "target_description": "save"}')
    assert bottom.last_action == Tap(980, 100)


def test_two_actions_in_one_reply(make_memo: Make) -> None:
    bottom = make_memo()
    env = DialectActions(GUIJudgeReward(bottom), "android_world")
    env.reset()
    for text in ('{"action_type": "open_app", "app_name": "Memo"}', '{"action_type": "click", "x": 540, "y": 250}'):
        env.step(text)
    *_, info = env.step('{"action_type": "input_text", "text": "Milk", "x": 540, "y": 500}')
    assert bottom.last_action == TypeText("Milk", submit=True)
    assert info["step"] == bottom.steps == 4
    assert bottom.screen().by_name["count"][0].text == "4 letters"


def test_rewards_of_a_reply_are_added_and_its_events_joined(make_memo: Make) -> None:
    env = DialectActions(GUIJudgeReward(make_memo("Memo-ONR-01")), "gtarena")
    env.reset()
    actions = ", ".join(f'{{"type": "tap", "target_description": "[{x},{y}][{x},{y}]"}}' for x, y in POINTS)
    _, reward, _, _, info = env.step(f'{{"actions": [{actions}]}}')
    assert {"reach", "trigger"} <= {event["kind"] for event in info["judge"]["events"]}
    assert reward == pytest.approx(0.5) == sum(info["reward_terms"].values())


def test_a_reply_ends_at_its_first_error(make_memo: Make) -> None:
    bottom = make_memo()
    env = DialectActions(bottom, "ui_tars", "px")
    env.reset()
    *_, info = env.step("open_app(app_name='Nothing')\nopen_app(app_name='Memo')")
    assert "Nothing" in info["action_error"]
    assert bottom.steps == 1
    *_, terminated, _, _ = env.step("finished()\npress_back()")
    assert (terminated, bottom.steps) == (True, 2)


def test_the_picture_is_that_of_the_observation(make_memo: Make) -> None:
    shown = DialectActions(make_memo(observe=["screenshot"], obs_size=[270, 600]), "qwen", "picture")
    shown.reset()
    assert shown.seen().picture == (270, 600)
    assert shown.print(Tap(540, 1200)) == shown.print(Tap(541, 1201), exact=False)
    bare = DialectActions(make_memo(observe=["elements"]), "qwen")
    bare.reset()
    assert bare.seen().picture is None
    given = DialectActions(make_memo(), "qwen", picture=[540, 1200])
    given.reset()
    assert given.seen().picture == (540, 1200)


def test_a_report_without_a_mode(make_memo: Make) -> None:
    bottom = make_memo()
    env = DialectActions(bottom, "ui_tars", fault_mode="ONR")
    env.reset()
    env.step("finished(content='GUI_BUG: nothing is saved')")
    assert bottom.last_action == ReportDefect("ONR", "nothing is saved")


def test_replies_are_recorded_within(make_memo: Make, tmp_path: Path) -> None:
    env = DialectActions(RecordTrajectory(make_memo(), tmp_path, frames=None), "android_world")
    env.reset()
    env.step('{"action_type": "input_text", "text": "a", "x": 5, "y": 5}')
    env.step('{"action_type": "status", "goal_status": "complete"}')
    (entry,) = Store(tmp_path).entries()
    steps = Store(tmp_path).load(entry).steps
    assert [type(step.action) for step in steps[1:]] == [Tap, TypeText, Finish]
    assert "input_text" in str(steps[1].note["reply"])


@pytest.mark.parametrize("name", dialect_names())
def test_the_space(make_memo: Make, name: str) -> None:
    env = DialectActions(make_memo(budget=1000), name, strict=False)
    space = env.action_space
    env.reset()
    assert space == pickle.loads(pickle.dumps(space))
    assert space.contains("anything")
    assert not space.contains(5)
    space.seed(4)
    drawn = [space.sample() for _ in range(20)]
    space.seed(4)
    assert drawn == [space.sample() for _ in range(20)]
    for text in drawn:
        *_, terminated, truncated, _ = env.step(text)
        if terminated or truncated:
            env.reset()
    with pytest.raises(ValueError, match="no mask"):
        DialectText(name).sample(mask=(None, None))


def test_what_cannot_be_meant(make_memo: Make) -> None:
    with pytest.raises(UnknownIdError, match="no dialect named"):
        DialectActions(make_memo(), "klingon")
    with pytest.raises(UnknownIdError, match="no coordinate frame"):
        DialectActions(make_memo(), "qwen", "yards")
    with pytest.raises(GtsError, match="goes around a NavigationEnv"):
        DialectActions(gym.make("CartPole-v1"), "qwen")
    with pytest.raises(GtsError, match="`picture` is a pair"):
        DialectActions(make_memo(), "qwen", picture=[1])
    env = DialectActions(make_memo(), "qwen")
    env.reset()
    with pytest.raises(ActionError, match="Expected a text"):
        env.step(Tap(1, 1))  # type: ignore[arg-type]


def test_a_stack_is_made_again() -> None:
    gts_env.register_pack(PACK)
    env = DialectActions(gym.make("TestPack/Memo-CR-01", device=KIND), "qwen", "per_mille", (270, 600), "ONR")
    assert env.spec is not None
    again = gym.make(EnvSpec.from_json(env.spec.to_json()))
    assert again.spec is not None
    assert again.spec.to_json() == env.spec.to_json()
    assert again.action_space == env.action_space


@pytest.mark.parametrize(("name", "task"), [("ui_tars", "NLE-03"), ("qwen", "NLE-03"), ("android_world", "NLE-03")])
def test_a_plan_earns_all_in_the_words_of_a_family(name: str, task: str) -> None:
    env = DialectActions(gym.make(f"GUITestScape/Calendar-{task}", observe=["elements"]), name)
    env.reset()
    bottom = env.unwrapped
    player, total, over = PlanPlayer(bottom.task.plan), 0.0, False  # type: ignore[attr-defined]
    while not over:
        text = env.print(player.next(bottom.screen()), exact=False)  # type: ignore[attr-defined]
        _, reward, terminated, truncated, _ = env.step(text)
        total, over = total + reward, terminated or truncated
    assert total == 1.0
    env.close()


def test_a_kwarg_of_make() -> None:
    gts_env.register_pack(PACK)
    env = gym.make("TestPack/Memo-CR-01", device=KIND, preset="text", actions="qwen:resized:3136:1003520")
    assert env.action_space == DialectText("qwen", "resized:3136:1003520")
    env.reset()
    observation, *_, info = env.step("What now?")
    assert observation["action_error"] == info["action_error"] != ""
    env.close()
    with pytest.raises(UnknownIdError, match="Did you mean 'ui_tars'"):
        gym.make("TestPack/Memo-CR-01", device=KIND, actions="uitars")
    with pytest.raises(UnknownIdError, match="no coordinate frame"):
        gym.make("TestPack/Memo-CR-01", device=KIND, actions="qwen:miles")


def test_many_at_once() -> None:
    gts_env.register_pack(PACK)
    envs = gym.make_vec("TestPack/Memo-ONR-01", num_envs=2, device=KIND, actions="ui_tars", observe=["elements"])
    assert envs.single_action_space == DialectText("ui_tars")
    envs.reset(seed=0)
    *_, info = envs.step(("open_app(app_name='Memo')", "hm"))
    assert list(info["activity"]) == [".ListActivity", ".HomeActivity"]
    assert info["action_error"][0] == ""
    assert "Expected a call" in info["action_error"][1]
    envs.close()
