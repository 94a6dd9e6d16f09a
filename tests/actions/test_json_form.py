from __future__ import annotations

import json

import pytest
from hypothesis import given

from gts_env.actions import (
    Drag,
    Finish,
    OpenApp,
    PressKey,
    ReportDefect,
    Swipe,
    Tap,
    TypeText,
    Wait,
    from_json,
    to_json,
)
from gts_env.actions.json_form import to_dict
from gts_env.errors import ActionError

from .strategies import sized_actions

WRITTEN = [
    (Tap(540, 1200), '{"action":"tap","x":540,"y":1200}'),
    (Swipe(1, 2, 3, 4), '{"action":"swipe","x0":1,"y0":2,"x1":3,"y1":4,"ms":300}'),
    (TypeText("Milch\nKäse"), '{"action":"type","text":"Milch\\nKäse","clear":false,"submit":false}'),
    (PressKey("back"), '{"action":"press","key":"back"}'),
    (ReportDefect("NLE"), '{"action":"report","fault_mode":"NLE","description":""}'),
    (
        ReportDefect("CR", "cut", (0, 5), 0),
        '{"action":"report","fault_mode":"CR","description":"cut","point":[0,5],"step":0}',
    ),
    (Finish(), '{"action":"finish"}'),
]


@pytest.mark.parametrize(("action", "text"), WRITTEN)
def test_written_form(action, text):
    assert to_json(action) == text
    assert from_json(text) == action
    assert from_json(json.loads(text)) == action


@given(sized_actions)
def test_every_action_comes_back(pair):
    action, _ = pair
    assert from_json(to_json(action)) == action
    assert from_json(to_dict(action)) == action


def test_defaults_may_be_left_out_and_order_does_not_matter():
    assert from_json('{"x1": 3, "y1": 4, "x0": 1, "y0": 2, "action": "drag"}') == Drag(1, 2, 3, 4)
    assert from_json(' {"action": "wait"}\n') == Wait(1000)
    assert from_json('{"action": "report", "fault_mode": "CR", "point": null}') == ReportDefect("CR")
    assert from_json({"action": "open_app", "app": "Notes"}) == OpenApp("Notes")


BAD = {
    "no JSON": ("tap(5, 5)", "Not JSON: Expecting value at line 1, column 1"),
    "cut": ('{"action": "tap",', "Not JSON"),
    "two": ('{"action":"finish"}{"action":"finish"}', "Not JSON: Extra data"),
    "list": ("[1]", "Expected a JSON object"),
    "null": ("null", "Expected a JSON object"),
    "no action": ("{}", "action: missing. One of: tap, double_tap"),
    "unknown action": ('{"action":"tapp"}', "action: unknown. Found: str 'tapp'. Did you mean 'tap'"),
    "action that is no word": ('{"action":["tap"]}', "action: unknown. Found: list ['tap']. Known: tap"),
    "missing": ('{"action":"tap","x":1}', "tap.y: missing. tap needs: x, y"),
    "unknown field": ('{"action":"press","keys":"back"}', "press.keys: unknown field. Did you mean 'key'"),
    "field of another action": ('{"action":"finish","x":1}', "finish.x: unknown field. finish has: no fields"),
    "float": ('{"action":"tap","x":1.0,"y":2}', "tap.x: expected a whole number. Found: float 1.0"),
    "bool": ('{"action":"tap","x":true,"y":2}', "tap.x: expected a whole number"),
    "flag as number": ('{"action":"type","text":"a","clear":1}', "type.clear: expected true or false"),
    "nan": ('{"action":"tap","x":NaN,"y":2}', "NaN is no number in JSON"),
    "twice": ('{"action":"tap","x":1,"x":2,"y":3}', "x: given twice"),
    "point": ('{"action":"report","fault_mode":"CR","point":[1]}', "report.point: expected a pair"),
    "surrogate": ('{"action":"type","text":"\\ud83d"}', "type.text: the character U+D83D"),
    "long": (" " * 65_537, "at most 65536 characters of JSON. Found: 65537 characters"),
    "deep": ("[" * 60_000, "nested too deeply"),
    "many digits": ('{"action":"tap","x":1,"y":' + "9" * 5000 + "}", "too many digits"),
}


@pytest.mark.parametrize(("text", "message"), BAD.values(), ids=BAD)
def test_refused(text, message):
    with pytest.raises(ActionError) as caught:
        from_json(text)
    assert message in str(caught.value)
