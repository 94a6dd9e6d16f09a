from __future__ import annotations

import pickle
import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium import spaces
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv
from hypothesis import given, settings
from hypothesis import strategies as st

from gts_env.actions import Drag, Finish, LongPress, OpenApp, ReportDefect, Swipe, Tap, TypeText, Wait
from gts_env.actions.action import ACTION_TYPES, MAX_GESTURE_MS, MAX_WAIT_MS, Action
from gts_env.actions.space import action_space, decode, encode
from gts_env.actions.validate import check
from gts_env.errors import ActionError

from .strategies import sized_actions, sizes

SIZE = (1080, 2400)
SPACE = action_space()


class Echo(gymnasium.Env):
    """Takes any sample and shows which action it was."""

    metadata = {"render_modes": []}  # noqa: RUF012
    observation_space = spaces.Box(0, 1, (12,), np.float32)

    def __init__(self):
        self.action_space = action_space()

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        return np.zeros(12, np.float32), {}

    def step(self, action):
        kinds = list(ACTION_TYPES.values())
        shown = np.zeros(12, np.float32)
        shown[kinds.index(type(decode(action, SIZE)))] = 1
        return shown, 0.0, False, False, {}


@settings(max_examples=150, deadline=None)
@given(sized_actions)
def test_every_action_comes_back(pair):
    action, size = pair
    sample = encode(action, size)
    assert decode(sample, size) == action
    assert sample in SPACE


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 2**32 - 1), sizes)
def test_every_sample_is_a_valid_action_and_comes_back(seed, size):
    space = action_space()
    space.seed(seed)
    action = decode(space.sample(), size)
    assert check(action, *size) == action
    assert decode(encode(action, size), size) == action


@pytest.mark.parametrize("size", [SIZE, (2400, 1080), (1, 1), (4000, 3)])
def test_every_pixel_of_an_edge_comes_back(size):
    for x in range(size[0]):
        assert decode(encode(Tap(x, size[1] - 1), size), size) == Tap(x, size[1] - 1)


def test_corners_of_the_space_are_corners_of_the_screen():
    sample = encode(Swipe(0, 0, 0, 0), SIZE)
    sample["point"], sample["point2"] = np.zeros(2, np.float32), np.ones(2, np.float32)
    action = decode(sample, SIZE)
    assert (action.x0, action.y0, action.x1, action.y1) == (0, 0, 1079, 2399)


def test_durations_span_a_day_and_gestures_a_minute():
    for ms in (0, 1, 2, 299, 300, 1000, 59_999, 3_600_001, MAX_WAIT_MS - 1, MAX_WAIT_MS):
        assert decode(encode(Wait(ms), SIZE), SIZE) == Wait(ms)
    sample = encode(LongPress(1, 1), SIZE) | {"duration": np.ones(1)}
    assert decode(sample, SIZE).ms == MAX_GESTURE_MS
    space = action_space()
    space.seed(0)
    waits = [decode({**space.sample(), "type": 9}, SIZE).ms for _ in range(200)]
    assert 1_000 < np.median(waits) < 60_000


def test_text_that_is_no_text_is_left_out():
    sample = encode(TypeText(""), SIZE)
    for raw, text in [(b"ab\x00cd", "ab"), (b"a\xffb\xc3", "ab"), (b"a\x07\xc2\x85b\n", "ab\n"), ("né".encode(), "né")]:
        sample["text"] = np.zeros((1, 512), np.uint8)
        sample["text"][0, : len(raw)] = list(raw)
        assert decode(sample, SIZE) == TypeText(text)


def test_app_and_description_go_by_text():
    assert bytes(encode(OpenApp("Café"), SIZE)["text"][0, :5]) == "Café".encode()
    assert bytes(encode(ReportDefect("CR", "cut"), SIZE)["text"][0, :4]) == b"cut\x00"


UNFIT = [
    (TypeText("ä" * 257), r"text: 512 bytes of UTF-8 fit into the action space. Found: 514 bytes"),
    (ReportDefect("CR", step=100_000), r"report.step: the action space counts to 99999. Found: 100000"),
    (Tap(1080, 5), r"tap.x,y: the point \(1080, 5\) lies outside the screen of 1080x2400 pixels"),
    (Drag(0, 0, 5, 2400), r"drag.x1,y1: the point \(5, 2400\) lies outside"),
    (TypeText("x" * 100_000), r"type.text: at most 4096 characters fit. Found: 100000 characters"),
]


@pytest.mark.parametrize(("action", "message"), UNFIT)
def test_what_does_not_fit_is_told(action, message):
    with pytest.raises(ActionError, match=message):
        encode(action, SIZE)


WRONG = {
    "unknown field": ({"points": 1}, r"points: unknown field. Did you mean 'point'"),
    "dtype": (
        {"point": np.zeros(2)},
        r"point: expected float32 of shape \(2,\) in \[0, 1\]. Found: float64 of shape \(2,\)",
    ),
    "shape": (
        {"point2": np.zeros(3, np.float32)},
        r"point2: expected float32 of shape \(2,\).*Found: float32 of shape \(3,\)",
    ),
    "list": ({"point": [0.5, 0.5]}, r"point: expected float32.*Found: list \[0.5, 0.5\]"),
    "not a number": ({"point": np.array([0.1, np.nan], np.float32)}, r"point: expected float32.*nan\]"),
    "range": ({"duration": np.array([1.5])}, r"duration: expected float64 of shape \(1,\) in \[0, 1\].*: \[1.5\]"),
    "bytes": (
        {"text": np.zeros((1, 512), np.int64)},
        r"text: expected uint8 of shape \(1, 512\) in \[0, 255\]. Found: int64",
    ),
    "text": ({"text": "hello"}, r"text: expected uint8.*Found: str 'hello'"),
    "too large": ({"type": 12}, r"type: expected a whole number from 0 to 11. Found: int 12"),
    "negative": ({"key": np.int64(-1)}, r"key: expected a whole number from 0 to 11"),
    "bool": ({"clear": True}, r"clear: expected a whole number from 0 to 1. Found: bool True"),
    "float": ({"step": 1.0}, r"step: expected a whole number from 0 to 99999. Found: float 1.0"),
    "array": ({"submit": np.array([1])}, r"submit: expected a whole number.*Found: int64 of shape \(1,\): \[1\]"),
}


@pytest.mark.parametrize(("change", "message"), WRONG.values(), ids=WRONG)
def test_wrong_samples_are_told(change, message):
    with pytest.raises(ActionError, match=message):
        decode({**encode(Tap(1, 1), SIZE), **change}, SIZE)


def test_missing_field_and_other_things_are_told():
    sample = encode(Tap(1, 1), SIZE)
    del sample["point"]
    with pytest.raises(ActionError, match=r"^point: missing"):
        decode(sample, SIZE)
    with pytest.raises(ActionError, match=r"Expected an Action or a dict with type, point, .* Found: int 3"):
        decode(3, SIZE)


def test_numbers_may_be_plain_or_of_numpy():
    for one in (0, np.int64(0), np.uint8(0), np.array(0)):
        assert decode({**encode(Tap(5, 5), SIZE), "type": one}, SIZE) == Tap(5, 5)
    assert decode({**encode(Finish(), SIZE), "point": np.zeros(2, np.float16)}, SIZE) == Finish()


def test_numbering_is_append_only():
    words = "tap double_tap long_press swipe drag type press rotate open_app wait report finish"
    assert " ".join(ACTION_TYPES) == words
    assert {kind.__name__ for kind in ACTION_TYPES.values()} == {kind.__name__ for kind in Action.__subclasses__()}


def test_checker_says_nothing():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(Echo(), skip_render_check=True)


@pytest.mark.parametrize("vector", [SyncVectorEnv, AsyncVectorEnv])
def test_vector_envs_hand_out_the_same_actions(vector):
    envs = vector([Echo, Echo])
    envs.reset(seed=1)
    envs.action_space.seed(1)
    for _ in range(5):
        batch = envs.action_space.sample()
        shown = envs.step(batch)[0]
        assert shown.argmax(axis=1).tolist() == batch["type"].tolist()
    envs.close()


def test_the_space_is_small_to_send():
    space = action_space()
    assert len(pickle.dumps(space)) < 20_000
