from __future__ import annotations

import json
import pickle
from collections.abc import Callable

import gymnasium as gym
import pytest

from gts_env.actions import OpenApp, Tap, from_json, to_json
from gts_env.envs.navigation import NavigationEnv
from gts_env.errors import ActionError, GtsError
from gts_env.screen.diff import same_screen
from gts_env.wrappers import GUIJudgeReward, TextObservation
from gts_env.wrappers.text_actions import JsonText, TextActions

Make = Callable[..., NavigationEnv]


def test_texts_are_actions(make_memo: Make) -> None:
    bottom = make_memo()
    env = TextActions(GUIJudgeReward(bottom))
    env.reset()
    *_, info = env.step(to_json(OpenApp("Memo")))
    assert (bottom.last_action, info["activity"]) == (OpenApp("Memo"), ".ListActivity")
    _, reward, *_ = env.step('{"action": "tap", "x": 100, "y": 250}')
    assert (bottom.last_action, reward) == (Tap(100, 250), 0.2)
    *_, terminated, truncated, _ = env.step('{"action":"finish"}')
    assert (terminated, truncated) == (True, False)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("tap 5 5", "Not JSON"),
        ('{"action":"tapp","x":1,"y":1}', "Did you mean 'tap'"),
        ('{"action":"tap","x":1}', "tap.y: missing"),
        ('{"action":"tap","x":1.5,"y":2}', "tap.x: expected a whole number"),
        ("", "Not JSON"),
        ("x" * 70_000, "at most 65536 characters"),
    ],
)
def test_a_malformed_text_costs_a_step_and_says_why(make_memo: Make, text: str, says: str) -> None:
    bottom = make_memo()
    env = TextObservation(TextActions(bottom))
    env.reset()
    before = bottom.screen()
    observation, *_, info = env.step(text)
    assert says in info["action_error"]
    assert says in observation["action_error"]
    assert info["step"] == bottom.steps == 1
    assert same_screen(before, bottom.screen())
    strict = TextActions(bottom, strict=True)
    strict.reset()
    with pytest.raises(ActionError, match=says):
        strict.step(text)
    assert bottom.steps == 0


def test_what_cannot_be_done_here_is_told_as_ever(make_memo: Make) -> None:
    env = TextActions(make_memo())
    env.reset()
    *_, info = env.step('{"action":"tap","x":5000,"y":1}')
    assert "outside the screen" in info["action_error"]


def test_it_is_no_text(make_memo: Make) -> None:
    env = TextActions(make_memo())
    env.reset()
    with pytest.raises(ActionError, match="Expected a JSON text"):
        env.step(Tap(1, 1))  # type: ignore[arg-type]
    with pytest.raises(GtsError, match="goes around a NavigationEnv"):
        TextActions(gym.make("CartPole-v1"))


def test_the_space(make_memo: Make) -> None:
    env = TextActions(make_memo(budget=1000))
    space = env.action_space
    env.reset()
    assert space == pickle.loads(pickle.dumps(space))
    assert space.contains("anything")
    assert not space.contains(5)
    space.seed(4)
    drawn = [space.sample() for _ in range(60)]
    space.seed(4)
    assert drawn == [space.sample() for _ in range(60)]
    assert len({json.loads(text)["action"] for text in drawn}) > 8
    for text in drawn:
        assert space.contains(text)
        assert to_json(from_json(text)) == text
        if "finish" not in text:
            env.step(text)
    with pytest.raises(ValueError, match="no mask"):
        JsonText().sample(mask=(None, None))


def test_many_at_once(make_memo: Make) -> None:
    envs = gym.vector.SyncVectorEnv([lambda: TextActions(make_memo())] * 2)
    envs.action_space.seed(1)
    envs.reset(seed=[0, 1])
    for _ in range(3):
        envs.step(envs.action_space.sample())
    *_, info = envs.step(('{"action":"wait"}', "hm"))
    assert info["action_error"][0] == ""
    assert "Not JSON" in info["action_error"][1]
