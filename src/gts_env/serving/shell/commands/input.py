"""``input``: touches, keys and text, each a step of the environment."""

from __future__ import annotations

from collections.abc import Callable

from gts_env.actions import Action, Drag, LongPress, PressKey, Swipe, Tap, TypeText
from gts_env.actions.keys import key_named
from gts_env.errors import ActionError
from gts_env.serving.modified_utf7 import decode as decode_utf7
from gts_env.serving.settings import IME
from gts_env.serving.shell.call import Call, Command
from gts_env.serving.shell.options import whole

SOURCES = (
    "touchscreen",
    "keyboard",
    "touchpad",
    "mouse",
    "stylus",
    "dpad",
    "trackball",
    "joystick",
    "gamepad",
    "touchnavigation",
)
_USAGE = "Usage: input [<source>] [-d DISPLAY_ID] <command> [<arg>...]"
_TEXT_KEYS = {"KEYCODE_SPACE": " ", "62": " "}
_CHARACTERS = {
    **{str(29 + i): chr(ord("a") + i) for i in range(26)},
    **{str(7 + i): str(i) for i in range(10)},
    **{f"KEYCODE_{chr(ord('A') + i)}": chr(ord("a") + i) for i in range(26)},
    **{f"KEYCODE_{i}": str(i) for i in range(10)},
    "55": ",", "56": ".", "62": " ", "76": "/", "77": "@", "81": "+", "69": "-",
    "KEYCODE_COMMA": ",", "KEYCODE_PERIOD": ".", "KEYCODE_SPACE": " ", "KEYCODE_AT": "@",
}  # fmt: skip
"""Keys that type a character, by number and by name."""
HOLD_MS, STILL_PX = 400, 24


def run(call: Call) -> int:
    """``input [SOURCE] COMMAND ARGS``."""
    args = list(call.args)
    if args[:1] and args[0] in SOURCES:
        args.pop(0)
    if args[:1] == ["-d"]:
        args = args[2:]
    command = _COMMANDS.get(args[0]) if args else None
    if command is None:
        if not args:
            return call.fail(f"{_USAGE}\nThe commands are: {', '.join(_COMMANDS)}", 255)
        return call.fail(f"Error: Unknown command: {args[0]}\n{_USAGE}", 255)
    call.args = args[1:]
    call.name = args[0]
    return command(call)


def _numbers(call: Call, count: int) -> list[int] | None:
    found = [whole(word) for word in call.args[:count]]
    return None if len(found) < count or None in found else [n for n in found if n is not None]


def _bad(call: Call) -> int:
    return call.fail(f"Error: Invalid arguments for command: {call.name}\n{_USAGE}", 255)


def act(call: Call, action: Action) -> int:
    """Carry out an action. A touch that misses the screen does nothing, as on Android; nothing is complained of."""
    try:
        call.phone.act(action)
    except ActionError as error:
        return call.fail(f"Error: {error}", 255)
    return 0


def _tap(call: Call) -> int:
    point = _numbers(call, 2)
    return _bad(call) if point is None else act(call, Tap(*point))


def swipe_of(points: list[int], ms: int) -> Action:
    """A swipe as a user would call it: one that stays where it is holds, or taps."""
    x0, y0, x1, y1 = points
    ms = max(0, min(ms, 60_000))
    if abs(x1 - x0) <= STILL_PX and abs(y1 - y0) <= STILL_PX:
        return LongPress(x0, y0, ms) if ms >= HOLD_MS else Tap(x0, y0)
    return Swipe(x0, y0, x1, y1, ms)


def _swipe(call: Call) -> int:
    points = _numbers(call, 4)
    ms = whole(call.args[4]) if len(call.args) > 4 else 300
    return _bad(call) if points is None or ms is None else act(call, swipe_of(points, ms))


def _drag(call: Call) -> int:
    points = _numbers(call, 4)
    ms = whole(call.args[4]) if len(call.args) > 4 else 1000
    if points is None or ms is None:
        return _bad(call)
    x0, y0, x1, y1 = points
    return act(call, Drag(x0, y0, x1, y1, max(0, min(ms, 60_000))))


def _text(call: Call) -> int:
    if not call.args:
        return _bad(call)
    text = call.args[0].replace("%s", " ")
    if call.phone.settings.get("secure", "default_input_method") != IME:
        # Appium's keyboard, which it chooses for a moment, takes what it is sent as the UTF-7 of mail folders.
        text = decode_utf7(text)
    call.phone.act(TypeText(text))
    return 0


def _keys(call: Call) -> int:
    long = "--longpress" in call.args
    names = [word for word in call.args if not word.startswith("--")]
    if not names or len(names) > 100:
        return _bad(call)
    for name in names:
        code = _key(call, name)
        if code:
            return code
    return _key(call, names[-1]) if long and names[-1] in ("67", "KEYCODE_DEL") else 0


def _key(call: Call, name: str) -> int:
    phone, word = call.phone, name if name.isdecimal() else f"KEYCODE_{name.upper().removeprefix('KEYCODE_')}"
    if word in _CHARACTERS:
        phone.act(TypeText(_CHARACTERS[word]))
        return 0
    if word in ("26", "KEYCODE_POWER"):
        phone.power.press()
    elif word in ("224", "KEYCODE_WAKEUP"):
        phone.power.wake()
    elif word in ("223", "KEYCODE_SLEEP"):
        phone.power.sleep()
    elif word in ("82", "KEYCODE_MENU"):
        phone.power.unlock()
    try:
        key = key_named(word)
    except ActionError:
        return 0 if word.removeprefix("KEYCODE_").isalnum() else call.fail(f"Error: Unknown key: {name}", 255)
    return act(call, PressKey(key))


def _motion(call: Call) -> int:
    """``motionevent DOWN|MOVE|UP|CANCEL X Y``: a finger by single events. What it did is known when it is lifted."""
    what = call.args[0].upper() if call.args else ""
    if what not in ("DOWN", "MOVE", "UP", "CANCEL"):
        return _bad(call) if not what else call.fail(f"Error: Unknown action: {call.args[0][:40]}\n{_USAGE}", 255)
    call.args = call.args[1:]
    point = _numbers(call, 2)
    finger, now = call.phone.finger, call.phone.hand_time
    if what == "CANCEL":
        finger.forget()
        return 0
    if point is None:
        return _bad(call)
    x, y = point
    if what == "UP":
        action = finger.lift(x, y, now)
        return 0 if action is None else act(call, action)
    move = finger.press if what == "DOWN" else finger.move
    move(x, y, now)
    return 0


def _roll(call: Call) -> int:
    """A trackball: the phone has none, so nothing happens, as on a phone without one."""
    return _bad(call) if _numbers(call, 2) is None else 0


_COMMANDS: dict[str, Callable[[Call], int]] = {
    "draganddrop": _drag,
    "keycombination": lambda call: 0,
    "keyevent": _keys,
    "motionevent": _motion,
    "press": lambda call: 0,
    "roll": _roll,
    "swipe": _swipe,
    "tap": _tap,
    "text": _text,
}
COMMANDS: dict[str, Command] = {"input": run}
