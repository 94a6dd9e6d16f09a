"""Clicks and text on an element."""

from __future__ import annotations

from gts_env.actions import Tap
from gts_env.serving.text_entry import enter, erase
from gts_env.serving.uia2.call import LONGEST_TEXT, Call, kind_of
from gts_env.serving.uia2.errors import WireError, bad_argument
from gts_env.serving.uia2.route import route


@route("POST", "/element/:id/click")
def click(call: Call) -> None:
    """Tap the middle of what is in view of it."""
    node = call.node()
    left, top, right, bottom = node.bounds
    if left >= right or top >= bottom:
        raise WireError("element not interactable", "the element has no room on the screen")
    call.act(Tap(*node.center))


@route("POST", "/element/:id/clear")
def clear(call: Call) -> None:
    """Empty a text field."""
    error = erase(call.phone, call.node())
    if error:
        raise WireError("invalid element state", f"Cannot clear the element: {error}")


@route("POST", "/element/:id/value")
def value(call: Call) -> None:
    """Type into a text field after what stands there, or with ``replace`` in its place."""
    text = typed(call)
    error = enter(call.phone, call.node(), text, replace=call.body.get("replace") is True)
    if error:
        raise WireError("invalid element state", f"Cannot set the element to {text[:40]!r}: {error}")


def typed(call: Call) -> str:
    """The text of a body, in any of the forms that clients send."""
    given = call.body.get("text", call.body.get("value"))
    if isinstance(given, list) and all(isinstance(part, str) for part in given):
        given = "".join(given)
    if not isinstance(given, str):
        raise bad_argument(f"'text' must be a text, found {kind_of(given)}")
    if len(given) > LONGEST_TEXT:
        raise bad_argument(f"'text' has at most {LONGEST_TEXT} characters")
    return given
