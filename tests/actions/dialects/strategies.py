"""What each family can say exactly, and screens to say it on."""

from __future__ import annotations

from hypothesis import strategies as st

from gts_env.actions import (
    Action,
    DoubleTap,
    Drag,
    Finish,
    LongPress,
    OpenApp,
    PressKey,
    ReportDefect,
    Swipe,
    Tap,
    TypeText,
    Wait,
)
from gts_env.actions.action import FAULT_MODES, KEYS
from gts_env.actions.moves import DIRECTIONS, finger
from gts_env.actions.seen import Mark, Seen
from tests.actions.strategies import texts

SIZES = [(1080, 2400), (2400, 1080), (720, 1280), (1600, 2560)]


def marks_on(size: tuple[int, int]) -> tuple[Mark, ...]:
    """A few elements, one within another."""
    width, height = size
    boxes = [(0, 0, width, 200), (100, 300, 500, 420), (0, 0, width, height), (20, 500, 60, 560)]
    names = [("toolbar", "Notes"), ("save", "Save"), ("list",), ("", "")]
    return tuple(
        Mark(box, ((box[0] + box[2]) // 2, (box[1] + box[3]) // 2), called)
        for box, called in zip(boxes, names, strict=True)
    )


seens = st.builds(
    lambda size, picture: Seen(size, picture, marks_on(size)),
    st.sampled_from(SIZES),
    st.sampled_from([None, (270, 600), (540, 1200), (672, 1484)]),
)


def sayable(name: str, seen: Seen) -> st.SearchStrategy[Action]:
    """The actions that a family can say exactly."""
    x, y = (st.integers(0, side - 1) for side in seen.size)
    return st.one_of(*[kind for words in (_every(x, y), _OF[name](seen, x, y)) for kind in words])


def _every(x, y):
    points = st.none() | st.tuples(x, y)
    steps = st.none() | st.integers(0, 99_999)
    return [st.just(Finish()), st.builds(ReportDefect, st.sampled_from(FAULT_MODES), texts, points, steps)]


def _timed(most: int):
    return st.integers(0, most)


def _android_world(seen, x, y):
    moves = [finger(mark_middle(seen), to, 10_000, seen.size) for to in DIRECTIONS]
    return [
        st.builds(Tap, x, y),
        st.builds(DoubleTap, x, y),
        st.builds(LongPress, x, y, st.just(1000)),
        st.sampled_from(moves),
        st.builds(Drag, x, y, x, y, st.just(1000)),
        st.builds(TypeText, texts, st.booleans(), st.just(True)),
        st.builds(PressKey, st.sampled_from(KEYS)),
        st.builds(OpenApp, texts),
        st.just(Wait()),
    ]


def _ui_tars(seen, x, y):
    return [
        st.builds(Tap, x, y),
        st.builds(DoubleTap, x, y),
        st.builds(LongPress, x, y, st.integers(1, 60_000)),
        st.builds(Swipe, x, y, x, y, st.just(300)),
        st.builds(TypeText, texts, st.just(False), st.just(True)),
        st.builds(TypeText, texts.filter(lambda text: not text.endswith("\n"))),
        st.builds(PressKey, st.sampled_from(KEYS)),
        st.builds(OpenApp, texts),
        st.builds(Wait, _timed(86_400_000)),
    ]


def _qwen(seen, x, y):
    return [
        st.builds(Tap, x, y),
        st.builds(LongPress, x, y, _timed(60_000)),
        st.builds(Swipe, x, y, x, y, st.just(300)),
        st.builds(TypeText, texts),
        st.builds(PressKey, st.sampled_from(KEYS)),
        st.builds(OpenApp, texts),
        st.builds(Wait, _timed(86_400_000)),
    ]


def _autoglm(seen, x, y):
    return [
        st.builds(Tap, x, y),
        st.builds(DoubleTap, x, y),
        st.builds(LongPress, x, y, st.just(3000)),
        st.builds(Swipe, x, y, x, y, st.just(300)),
        st.builds(TypeText, texts, st.just(True)),
        st.builds(PressKey, st.sampled_from(["back", "home"])),
        st.builds(OpenApp, texts),
        st.builds(Wait, _timed(86_400_000)),
    ]


def _appagent(seen, x, y):
    spots = st.sampled_from([mark.point for mark in seen.marks])
    return [
        spots.map(lambda spot: Tap(*spot)),
        spots.map(lambda spot: LongPress(*spot, 1000)),
        st.builds(TypeText, texts),
    ]


def _gtarena(seen, x, y):
    return [
        st.builds(Tap, x, y),
        st.builds(DoubleTap, x, y),
        st.builds(LongPress, x, y),
        st.builds(TypeText, texts),
        st.builds(PressKey, st.sampled_from([key for key in KEYS if key != "escape"])),
        st.builds(OpenApp, texts),
        st.just(Wait()),
    ]


def mark_middle(seen: Seen) -> tuple[int, int]:
    return seen.size[0] // 2, seen.size[1] // 2


_OF = {
    "android_world": _android_world,
    "ui_tars": _ui_tars,
    "qwen": _qwen,
    "autoglm": _autoglm,
    "appagent": _appagent,
    "gtarena": _gtarena,
}
