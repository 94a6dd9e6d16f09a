from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gts_env.actions.calls import Call, quoted, read_calls
from gts_env.errors import ActionError
from tests.actions.strategies import typeable


@pytest.mark.parametrize(
    ("text", "call"),
    [
        ("wait()", Call("wait")),
        ("click(start_box='(10,20)')", Call("click", (), {"start_box": "(10,20)"})),
        ('do(action="Tap", element=[1, 2.5])', Call("do", (), {"action": "Tap", "element": (1.0, 2.5)})),
        ('swipe(21, "up", "medium")', Call("swipe", (21.0, "up", "medium"))),
        ("scroll(point=(3,4), direction=down)", Call("scroll", (), {"point": (3.0, 4.0), "direction": "down"})),
        # An apostrophe that was not escaped.
        ("type(content='it's fine')", Call("type", (), {"content": "it's fine"})),
        ("type(content='(a), 'b'', x=1)", Call("type", (), {"content": "(a), 'b'", "x": 1.0})),
        ("type(content='a\nb')", Call("type", (), {"content": "a\nb"})),
        (r"type(content='a\nb\\n\'')", Call("type", (), {"content": "a\nb\\n'"})),
        (r"type(content='\d')", Call("type", (), {"content": r"\d"})),
        # Cut off at the end.
        ("click(start_box='(10,20)'", Call("click", (), {"start_box": "(10,20)"})),
        ("type(content='abc", Call("type", (), {"content": "abc"})),
        ("wait() # a moment", Call("wait")),
    ],
)
def test_one_call(text: str, call: Call) -> None:
    assert read_calls(text) == [call]


def test_many_calls() -> None:
    assert [call.name for call in read_calls("a(1)\n\nb('x')  # c()\nd()")] == ["a", "b", "d"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "Expected a call"),
        ("tap", "Expected a call"),
        ("tap(5) and then", "Expected a call"),
        ("tap(a=1, a=2)", "tap.a: given twice"),
        ("tap(1 2)", "expected a comma or a bracket"),
        ("tap({})", "expected a text, a number or a list"),
    ],
)
def test_no_call(text: str, says: str) -> None:
    with pytest.raises(ActionError, match=says):
        read_calls(text)


def test_missing_arguments_are_named() -> None:
    with pytest.raises(ActionError, match=r"tap\.element: missing"):
        Call("tap").value("element", 0)
    with pytest.raises(ActionError, match=r"type\.text: expected a text"):
        Call("type", (5.0,)).text("text", 0)


@given(st.text(typeable, max_size=60), st.text(typeable, max_size=60), st.sampled_from("'\""))
def test_quoted_texts_come_back(one: str, other: str, mark: str) -> None:
    text = f"f(a={quoted(one, mark)}, b={quoted(other, mark)})"
    assert read_calls(text) == [Call("f", (), {"a": one, "b": other})]


@given(st.text(max_size=200) | st.text("()[]'\"\\,=#ab1. \n", max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(ActionError):
        assert read_calls(text)
