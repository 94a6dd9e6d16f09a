"""W3C actions along the line of time, and the gestures that they are."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gts_env.actions import DoubleTap, Drag, LongPress, Swipe, Tap, Wait
from gts_env.serving.uia2.errors import WireError
from gts_env.serving.uia2.pointers import gestures, read

DOWN, UP = {"type": "pointerDown"}, {"type": "pointerUp"}


def move(x: int, y: int, ms: int = 0, **more: Any) -> dict[str, Any]:
    return {"type": "pointerMove", "x": x, "y": y, "duration": ms, **more}


def pause(ms: int) -> dict[str, Any]:
    return {"type": "pause", "duration": ms}


def finger(*steps: dict[str, Any], name: str = "f") -> dict[str, Any]:
    return {"type": "pointer", "id": name, "actions": list(steps)}


def made(*sources: Any) -> list[Any]:
    return list(gestures(read(list(sources), lambda element: (50, 60)), (1080, 2400)))


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        ([move(5, 6), DOWN, UP], [Tap(5, 6)]),
        ([move(5, 6), DOWN, pause(100), UP], [Tap(5, 6)]),
        ([move(5, 6), DOWN, pause(800), UP], [LongPress(5, 6, 800)]),
        ([move(5, 6), DOWN, pause(800), move(9, 9), UP], [LongPress(5, 6, 800)]),
        ([move(5, 6), DOWN, move(5, 506, 400), UP], [Swipe(5, 6, 5, 506, 400)]),
        ([move(5, 6), DOWN, move(5, 506, 400), pause(600), UP], [Swipe(5, 6, 5, 506, 1000)]),
        ([move(5, 6), DOWN, pause(700), move(5, 506, 400), UP], [Drag(5, 6, 5, 506, 400)]),
        ([move(5, 6), DOWN, pause(700), move(5, 506, 400), pause(150), UP], [Drag(5, 6, 5, 506, 400)]),
        ([move(5, 6), DOWN, pause(700), move(5, 506), UP], [Drag(5, 6, 5, 506, 1)]),
        ([move(5, 6), DOWN, UP, pause(100), DOWN, UP], [DoubleTap(5, 6)]),
        ([move(5, 6), DOWN, UP, pause(400), DOWN, UP], [Tap(5, 6), Tap(5, 6)]),
        ([move(5, 6), DOWN, UP, pause(2000), DOWN, UP], [Tap(5, 6), Wait(1500), Tap(5, 6)]),
        ([move(5, 6), DOWN, UP, move(5, 906), DOWN, UP], [Tap(5, 6), Tap(5, 906)]),
        ([move(5, 6), DOWN, move(5, 506, 200), move(5, 6, 200), UP], [Swipe(5, 6, 5, 506, 400)]),
        ([move(1, 2, origin={"ELEMENT": "e"}), DOWN, UP], [Tap(51, 62)]),
        ([move(5, 6), move(10, 20, origin="pointer"), DOWN, UP], [Tap(15, 26)]),
        ([move(5, 6), DOWN, move(5, 9000, 300), UP], [Swipe(5, 6, 5, 2399, 300)]),
        ([move(5, 6, 3000), DOWN, UP], [Wait(3000), Tap(5, 6)]),
        ([move(5, 6), DOWN, pause(900)], [LongPress(5, 6, 900)]),
        ([pause(4000)], [Wait(3500)]),
        ([], []),
    ],
)
def test_one_finger(steps: list[dict[str, Any]], expected: list[Any]) -> None:
    assert made(finger(*steps)) == expected


def test_two_fingers_only_take_time() -> None:
    one = finger(move(5, 6), DOWN, move(5, 506, 400), UP)
    two = finger(move(5, 1006), DOWN, move(5, 606, 400), UP, name="g")
    assert made(one, two) == [Wait(400)]


def test_keys_and_fingers_keep_their_order() -> None:
    keys = {"type": "key", "id": "k", "actions": [pause(0), pause(0), pause(0), {"type": "keyDown", "value": "a"}]}
    assert made(finger(move(5, 6), DOWN, UP), keys) == [Tap(5, 6), "a"]


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**12), 10**12) | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(
        ["type", "actions", "x", "y", "duration", "origin", "value", "id", "ELEMENT"]) | st.text(max_size=4), inner,
        max_size=5),
    max_leaves=20,
)  # fmt: skip
_KINDS = st.sampled_from(["pointerMove", "pointerDown", "pointerUp", "pause", "keyDown"])
_MORE = {"x": _JSON, "y": st.integers(-50, 3000), "duration": st.integers(-1, 10**6), "value": _JSON, "origin": _JSON}
_STEP = st.fixed_dictionaries({"type": _KINDS}, optional=_MORE)
_SOURCE = st.fixed_dictionaries(
    {"type": st.sampled_from(["pointer", "key", "none"]), "actions": st.lists(_STEP, max_size=12)}
)


@given(_JSON | st.lists(_SOURCE, max_size=4))
@settings(max_examples=100, deadline=None)
def test_any_list_is_read_or_refused(body: Any) -> None:
    try:
        made(*body) if isinstance(body, list) else list(gestures(read(body, lambda element: (1, 1)), (1080, 2400)))
    except WireError:
        return
