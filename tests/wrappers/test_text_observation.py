from __future__ import annotations

import pickle
from collections.abc import Callable

import gymnasium as gym
import pytest
from gymnasium.vector.utils import create_shared_memory

from gts_env.actions import OpenApp, Rotate, Tap, TypeText
from gts_env.envs.navigation import NavigationEnv
from gts_env.errors import GtsError, UnknownIdError
from gts_env.screen import Node
from gts_env.wrappers import ElementFeatures, TextObservation
from gts_env.wrappers.text_observation import line_of
from gts_env.wrappers.unicode_text import UnicodeText, cut

Make = Callable[..., NavigationEnv]


def test_texts(make_memo: Make) -> None:
    env = TextObservation(make_memo())
    env.reset()
    observation, *_ = env.step(OpenApp("Memo"))
    assert observation["elements_text"].splitlines() == [
        '0 RecyclerView "Shopping, CafÃ©" id=notes [scrollable] (540,1300)',
        '1 TextView "Shopping" id=note [clickable] (540,250)',
        '2 TextView "CafÃ©" id=note [clickable] (540,350)',
    ]
    assert observation["instruction"] == 'Open the note "Shopping" and save it.'
    assert (observation["activity"], observation["toast"]) == ("org.gts.memo/.ListActivity", "Welcome")
    assert env.observation_space.contains(observation)
    observation, *_ = env.step(Tap(5000, 1))
    assert "outside the screen" in observation["action_error"]


def test_lines_are_the_rows_of_elements(make_memo: Make) -> None:
    env = TextObservation(make_memo(max_elements=2))
    observation, *_ = env.reset()
    assert len(observation["elements_text"].splitlines()) == int(observation["elements_mask"].sum())


def test_other_languages_and_line_breaks(make_memo: Make) -> None:
    env = TextObservation(make_memo())
    env.reset()
    for action in (OpenApp("Memo"), Tap(100, 250), TypeText("会议\n10 Uhr – Café"), Rotate("landscape")):
        observation, *_ = env.step(action)
    assert '0 EditText "会议 10 Uhr – Café" id=body [clickable, focused]' in observation["elements_text"]
    assert env.observation_space.contains(observation)


def test_states_are_told() -> None:
    node = Node("android.widget.Switch", "p", "", "", "Wi-Fi", "", (0, 0, 10, 20), 2)
    assert line_of(7, node) == '7 Switch "Wi-Fi" [checked, disabled] (5,10)'


def test_what_to_keep(make_memo: Make) -> None:
    env = TextObservation(make_memo(), keep=["goal"])
    observation, _ = env.reset()
    assert set(observation) == {"goal", "instruction", "elements_text", "activity", "toast", "action_error"}
    with pytest.raises(UnknownIdError, match="Did you mean 'goal'"):
        TextObservation(make_memo(), keep=["goals"])
    with pytest.raises(GtsError, match="adds to a Dict"):
        TextObservation(ElementFeatures(make_memo()))


def test_long_screens_are_cut_after_a_line(make_memo: Make) -> None:
    env = TextObservation(make_memo(), max_length=130)
    env.reset()
    observation, *_ = env.step(OpenApp("Memo"))
    assert len(observation["elements_text"].splitlines()) == 2


@pytest.mark.parametrize(
    ("text", "most", "result"), [("ab\ncd", 5, "ab\ncd"), ("ab\ncd", 4, "ab"), ("ab\ncd", 2, "ab"), ("abcd", 2, "ab")]
)
def test_cut(text: str, most: int, result: str) -> None:
    assert cut(text, most) == result


def test_a_space_of_any_text() -> None:
    space = UnicodeText(5)
    assert space.contains("会议 ÃÄ")
    assert space.contains("")
    assert not space.contains("123456")
    assert not space.contains(5)
    assert space == pickle.loads(pickle.dumps(space)) != UnicodeText(6)
    space.seed(1)
    assert all(space.contains(space.sample()) for _ in range(20))
    with pytest.raises(gym.error.CustomSpaceError, match="shared_memory=False"):
        create_shared_memory(gym.spaces.Dict({"text": space}), n=2)
