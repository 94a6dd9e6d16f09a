"""Alerts: the phone's dialogs, the system's questions for permissions among them."""

from __future__ import annotations

from gts_env.actions import Tap
from gts_env.screen import Node
from gts_env.serving.text_entry import enter, is_field
from gts_env.serving.uia2.call import Call
from gts_env.serving.uia2.errors import WireError
from gts_env.serving.uia2.route import route
from gts_env.serving.uia2.routes.touching import typed

_ALLOWING = ("permission_allow_foreground_only_button", "permission_allow_button", "permission_allow_one_time_button")
_DENYING = ("permission_deny_button", "permission_deny_and_dont_ask_again_button")


@route("GET", "/alert/text")
def text(call: Call) -> str:
    """What it says, without its buttons."""
    _, nodes, buttons = _alert(call)
    said = [n.text for n in nodes if n.text and not _inside(n, buttons) and not is_field(n)]
    return "\n".join(said)


@route("POST", "/alert/text")
def type_text(call: Call) -> None:
    """Type into its field."""
    _, nodes, _ = _alert(call)
    found = next((n for n in nodes if is_field(n)), None)
    if found is None:
        raise WireError("element not interactable", "the alert has no text field")
    enter(call.phone, found, typed(call), replace=True)


@route("POST", "/alert/accept")
def accept(call: Call) -> None:
    """Press its confirming button."""
    _press(call, -1, _ALLOWING)


@route("POST", "/alert/dismiss")
def dismiss(call: Call) -> None:
    """Press the button that calls it off."""
    _press(call, 0, _DENYING)


def _press(call: Call, place: int, names: tuple[str, ...]) -> None:
    _, nodes, buttons = _alert(call)
    label = call.body.get("buttonLabel")
    if isinstance(label, str):
        buttons = [b for b in buttons if any(n.text == label for n in b.walk())]
    elif named := [n for name in names for n in nodes if n.name == name]:
        buttons = named[:1]
    if not buttons:
        raise WireError("no such element", "the alert has no such button")
    call.act(Tap(*buttons[place].center))


def _alert(call: Call) -> tuple[Node, list[Node], list[Node]]:
    """The alert's root, its nodes and its buttons in the order in which they stand."""
    state = call.phone.state
    layers = state.entry.layers
    if not layers or layers[-1].kind != "dialog" or state.panel is not None:
        raise WireError("no such alert", "no alert is shown")
    root = call.phone.screen().roots[0]
    nodes = list(root.walk())
    return root, nodes, [n for n in nodes if n.clickable and n.class_name == "android.widget.Button"]


def _inside(node: Node, places: list[Node]) -> bool:
    return any(node is inner for place in places for inner in place.walk())
