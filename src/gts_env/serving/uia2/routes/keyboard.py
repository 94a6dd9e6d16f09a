"""Keys, text to whatever has the focus, and W3C actions."""

from __future__ import annotations

from gts_env.actions import PressKey, TypeText
from gts_env.serving import keycodes
from gts_env.serving.uia2.call import Call
from gts_env.serving.uia2.errors import WireError, bad_argument
from gts_env.serving.uia2.pointers import gestures, read
from gts_env.serving.uia2.route import route
from gts_env.serving.uia2.routes.touching import typed

_KEYS = {
    "\ue003": "delete",
    "\ue004": "tab",
    "\ue006": "enter",
    "\ue007": "enter",
    "\ue00c": "escape",
    "\ue017": "delete",
}
"""WebDriver's characters for keys that the phone has."""
_FIRST, _LAST = "\ue000", "\ue05d"


@route("POST", "/back")
def back(call: Call) -> None:
    """Press back."""
    call.act(PressKey("back"))


@route("POST", "/keys")
def keys(call: Call) -> None:
    """Type into the field that has the focus."""
    _type(call, typed(call))


@route("POST", "/appium/device/press_keycode")
def press_keycode(call: Call) -> None:
    """Press a key."""
    _press(call, long=False)


@route("POST", "/appium/device/long_press_keycode")
def long_press_keycode(call: Call) -> None:
    """Hold a key."""
    _press(call, long=True)


@route("POST", "/actions")
def actions(call: Call) -> None:
    """Carry out W3C actions."""
    screen = call.phone.screen()
    line = read(call.body.get("actions"), lambda element: call.elements.node(element).center)
    # All of it is worked out before anything happens, so that nothing happens by halves.
    text = ""
    for part in list(gestures(line, (screen.width, screen.height))):
        if isinstance(part, str):
            text += part
            continue
        _type(call, text)
        text = ""
        call.act(part)
    _type(call, text)


@route("DELETE", "/actions")
def release(call: Call) -> None:
    """Lift all fingers: none is down between two commands."""


def _press(call: Call, long: bool) -> None:
    code, meta = call.number("keycode"), call.number("metastate", 0)
    if not keycodes.press(call.phone, int(code), int(meta), long=long):
        raise bad_argument(f"there is no key {code:g}")


def _type(call: Call, text: str) -> None:
    """Type characters, and press the keys that WebDriver has private characters for."""
    waiting = ""
    for sign in text:
        if not _FIRST <= sign <= _LAST:
            waiting += sign
            continue
        _send(call, waiting)
        waiting = ""
        if sign in _KEYS:
            call.act(PressKey(_KEYS[sign]))
    _send(call, waiting)


def _send(call: Call, text: str) -> None:
    if text:
        error = call.tried(TypeText(text))
        if error:
            raise WireError("invalid element state", error)
