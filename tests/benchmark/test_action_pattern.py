from __future__ import annotations

import pytest

from gts_env.actions import (
    DoubleTap,
    Drag,
    Finish,
    LongPress,
    OpenApp,
    PressKey,
    ReportDefect,
    Rotate,
    Swipe,
    Tap,
    TypeText,
    Wait,
)
from gts_env.benchmark.action_pattern import ActionPattern
from gts_env.screen import Node, Screen
from gts_env.screen.node import CLICKABLE, FOCUSED
from gts_env.screen.query import QueryError


def node(name, bounds, *children, flags=0, text=""):
    return Node("android.view.View", "p", f"p:id/{name}", text, "", "", bounds, flags, children)


LABEL = node("label", (0, 0, 50, 50), text="Save")
BUTTON = node("save", (0, 0, 100, 100), LABEL, flags=CLICKABLE)
FIELD = node("field", (0, 200, 100, 300), flags=CLICKABLE | FOCUSED)
BEFORE = Screen((node("root", (0, 0, 400, 800), BUTTON, FIELD),), width=400, height=800)
NO_TREE = Screen((), width=400, height=800)


def matches(pattern, action, before=BEFORE, **bindings):
    return ActionPattern.from_dict(pattern).matches(action, before, bindings)


CASES = [
    ("tap", Tap(1, 1), True),
    ("tap", DoubleTap(1, 1), False),
    ({"type": ["tap", "double_tap"]}, DoubleTap(1, 1), True),
    ("any", Wait(5), True),
    ("back", PressKey("back"), True),
    ("back", PressKey("escape"), True),
    ("back", PressKey("home"), False),
    ("back", Swipe(3, 400, 200, 410), True),
    ("back", Swipe(399, 400, 200, 410), True),
    ("back", Swipe(100, 400, 300, 410), False),
    ("back", Swipe(3, 400, 5, 100), False),
    ({"type": ["back", "tap"]}, Tap(1, 1), True),
    ({"type": ["tap"]}, PressKey("back"), False),
    ({"type": "tap", "area": [0, 0, 0.5, 0.5]}, Tap(199, 399), True),
    ({"type": "tap", "area": [0, 0, 0.5, 0.5]}, Tap(200, 399), False),
    ({"type": "swipe", "area": [0.5, 0, 1, 1]}, Swipe(200, 0, 0, 0), True),
    ({"type": ["tap", "swipe"], "area": [0.5, 0, 1, 1]}, Swipe(199, 0, 0, 0), False),
    ("any", Finish(), False),
    ("any", ReportDefect("CR"), False),
    ({"type": "tap", "hit": {"id": "label"}}, Tap(10, 10), True),
    ({"type": "tap", "hit": {"id": "save"}}, Tap(10, 10), True),
    ({"type": "tap", "hit": {"id": "save"}}, Tap(100, 10), False),
    ({"type": "long_press", "hit": "Save"}, LongPress(60, 60), False),
    ({"type": "any", "hit": {"id": "save"}}, Wait(5), False),
    ({"type": "type", "hit": {"id": "field"}}, TypeText("x"), True),
    ({"type": "type", "hit": {"id": "save"}}, TypeText("x"), False),
    ({"type": "type", "text": "x"}, TypeText("xy"), False),
    ({"type": "type", "contains": "x"}, TypeText("xy"), True),
    ({"type": "swipe", "direction": "up"}, Swipe(50, 90, 50, 10), True),
    ({"type": "swipe", "direction": "up"}, Swipe(50, 10, 50, 90), False),
    ({"type": "swipe", "direction": "left"}, Swipe(90, 50, 10, 129), True),
    ({"type": "swipe", "direction": "down"}, Swipe(90, 50, 10, 130), True),
    ({"type": "swipe", "direction": "down"}, Swipe(50, 50, 50, 50), False),
    ({"type": ["swipe", "drag"], "direction": "right", "hit": {"id": "save"}}, Drag(10, 10, 90, 10), True),
    ({"type": "swipe", "hit": {"id": "save"}}, Swipe(300, 10, 10, 10), False),
    ({"type": "press", "key": "back"}, PressKey("back"), True),
    ({"type": "press", "key": "back"}, PressKey("home"), False),
    ({"type": "press", "key": ["recents", "home"]}, PressKey("home"), True),
    ({"type": "press", "key": ["recents", "home"]}, PressKey("back"), False),
    ({"type": "rotate", "orientation": "landscape"}, Rotate("landscape"), True),
    ({"type": "open_app", "app": "calendar"}, OpenApp("Calendar"), True),
    ({"type": "open_app", "app": "calendar"}, OpenApp("Notes"), False),
]


@pytest.mark.parametrize(("pattern", "action", "expected"), CASES)
def test_matches(pattern, action, expected):
    assert matches(pattern, action) is expected


def test_hit_is_unknown_without_a_tree_unless_something_else_decides():
    assert matches({"type": "tap", "hit": "Save"}, Tap(1, 1), NO_TREE) is None
    assert matches({"type": "tap", "hit": "Save"}, Wait(1), NO_TREE) is False
    assert matches({"type": "any", "hit": "Save"}, Wait(1), NO_TREE) is False
    assert matches({"type": "swipe", "hit": "Save", "direction": "up"}, Swipe(1, 1, 1, 9), NO_TREE) is False


def test_length_of_a_swipe_is_a_share_of_the_screen():
    wide, tall = BEFORE.width, BEFORE.height
    pattern = {"type": ["swipe", "drag"], "direction": "left", "length": "< 0.12"}
    assert matches(pattern, Swipe(wide // 2, 9, wide // 2 - wide // 10, 9)) is True
    assert matches(pattern, Swipe(wide // 2, 9, wide // 2 - wide // 5, 9)) is False
    assert matches({"type": "swipe", "length": ">= 0.5"}, Swipe(9, 0, 9, tall - 1)) is True


def test_bound_values():
    pattern = ActionPattern.from_dict({"type": "type", "text": "${name}", "hit": {"id": "${field}"}})
    assert pattern.variables == ("field", "name")
    assert pattern.matches(TypeText("Ann"), BEFORE, {"name": "Ann", "field": "field"}) is True
    assert pattern.matches(TypeText("Bob"), BEFORE, {"name": "Ann", "field": "field"}) is False


BAD = [
    ({"hit": "Save"}, "a: an action pattern needs a type"),
    ({"type": "tipe"}, "a.type: unknown word 'tipe'. Did you mean 'type'"),
    ({"type": []}, "a.type: expected a word"),
    ({"type": "tap", "hitt": "x"}, "a.hitt: unknown key 'hitt'. Did you mean 'hit'?"),
    ({"type": "tap", "direction": "up"}, "a.direction: an action of type 'tap' has no direction"),
    ({"type": "press", "key": "bakc"}, "a.key: unknown word 'bakc'. Did you mean 'back'"),
    ({"type": "press", "key": ["home", "bakc"]}, "a.key: unknown word 'bakc'. Did you mean 'back'"),
    ({"type": "swipe", "direction": "north"}, "a.direction: unknown word 'north'. Known: up, down, left, right"),
    ({"type": "swipe", "length": "short"}, "a.length: expected a comparison"),
    ({"type": "tap", "hit": {"idd": "x"}}, "a.hit.idd: unknown key 'idd'"),
    ({"type": "type", "text": 5}, "a.text: expected a text. Found: 5"),
    (5, "a: an action pattern is a mapping or a word"),
    ({"type": "tap", "area": [0, 0, 1]}, "a.area: expected left, top, right and bottom"),
    ({"type": "tap", "area": [0.5, 0, 0.5, 1]}, "a.area: expected left, top, right and bottom"),
    ({"type": "tap", "area": [0, 0, 1, True]}, "a.area: expected left, top, right and bottom"),
    ({"type": "press", "area": [0, 0, 1, 1]}, "an action of type 'press' has no area"),
]


@pytest.mark.parametrize(("pattern", "message"), BAD)
def test_refused(pattern, message):
    with pytest.raises(QueryError) as caught:
        ActionPattern.from_dict(pattern, "a")
    assert message in str(caught.value)
