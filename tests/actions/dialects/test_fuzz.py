"""Whatever a model says, it is an action or an error that it can read."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gts_env.actions.dialects import dialect, dialect_names
from gts_env.actions.seen import Seen
from gts_env.actions.validate import check
from gts_env.errors import ActionError
from tests.actions.dialects.strategies import marks_on, sayable

NAMES = dialect_names()
SEEN = Seen((1080, 2400), (270, 600), marks_on((1080, 2400)))
WORDS = (
    "action_type action type label index x y text direction coordinate coordinate2 time button status keycode app_name "
    "click tap swipe scroll drag input_text answer actions action_sequence target_description observed_evidence defect "
    "arguments name mobile_use system_button wait key touch_xy lift_xy clear_text long_press GUI_BUG NLE c01 up"
).split()
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.sampled_from(WORDS) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(WORDS), inner, max_size=4),
    max_leaves=8,
)
objects = st.dictionaries(st.sampled_from(WORDS), values, max_size=6)
CALLS = "click( do( action= 'Tap' tap( swipe( element= [1,2] start_box= '(5,5)' FINISH Action: ) , \" ' 3".split()
scraps = st.lists(st.sampled_from([*CALLS, *WORDS, "<think>", "</think>", "```", "{", "}", "\n"]), max_size=12)


def tried(name: str, text: str) -> None:
    spoken = dialect(name)
    try:
        parsed = spoken.parse(text, SEEN)
    except ActionError:
        return
    assert parsed
    for action in parsed:
        check(action, *SEEN.size)


@given(st.sampled_from(NAMES), st.text(max_size=300))
def test_any_text(name: str, text: str) -> None:
    tried(name, text)


@given(st.sampled_from(NAMES), objects)
def test_any_object(name: str, said: dict[str, object]) -> None:
    tried(name, json.dumps(said))


@given(st.sampled_from(NAMES), scraps)
def test_scraps_of_calls(name: str, words: list[str]) -> None:
    tried(name, " ".join(words))


@given(st.sampled_from(NAMES), st.data(), st.text(max_size=5), st.integers(0, 10**6), st.integers(0, 20))
def test_a_broken_action(name: str, data: st.DataObject, put: str, where: int, cut: int) -> None:
    text = dialect(name).print(data.draw(sayable(name, SEEN)), SEEN, exact=False)
    place = where % (len(text) + 1)
    tried(name, text[:place] + put + text[place + cut :])


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    "text",
    [
        "[" * 60_000,
        '{"action":' * 12_000,
        "x" * 70_000,
        '{"action": ' + "9" * 5000 + "}",
        '{"action_type": "click", "x": 1e999, "y": 1}',
        '{"action": "wait", "time": ' + "9" * 400 + "}",
        '{"action": "wait", "time": NaN}',
        "tap(" * 15_000,
        "do(" + "'" * 60_000,
        "type(content='" + "\\" * 60_001,
        "a(" + "[" * 60_000,
        "#" * 60_000,
        "<think>" * 9_000,
        "GUI_BUG " * 8_000,
        "\ud800",
        'finish(message="GUI_BUG \x00 NLE")',
    ],
    ids=lambda text: text[:12],
)
def test_hostile_texts(name: str, text: str) -> None:
    tried(name, text)


@pytest.mark.parametrize("name", NAMES)
def test_it_is_no_text(name: str) -> None:
    with pytest.raises(ActionError, match="Expected a text"):
        dialect(name).parse(b"tap(1)", SEEN)  # type: ignore[arg-type]
