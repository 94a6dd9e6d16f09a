"""The JSON actions of AndroidWorld, which its agents M3A, T3A and many others write."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from gts_env.actions.action import (
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
from gts_env.actions.dialect import Dialect
from gts_env.actions.frames import Point
from gts_env.actions.keys import ANDROID_KEYS, key_named
from gts_env.actions.moves import DIRECTIONS, OPPOSITE, direction_named, heading
from gts_env.actions.replies import object_in
from gts_env.actions.seen import Seen, mark_at
from gts_env.actions.validate import shown
from gts_env.actions.values import whole
from gts_env.errors import ActionError, near

LONG_PRESS_MS = 1000
SWIPE_MS = 500
_KEYS = {"navigate_back": "back", "navigate_home": "home", "keyboard_enter": "enter"}
_WORDS = (
    "click double_tap long_press scroll swipe input_text drag_and_drop press_keyboard open_app wait status answer"
).split()


class AndroidWorld(Dialect):
    """AndroidWorld: one JSON object an action, as ``{"action_type": "click", "x": 540, "y": 1200}``.

    Elements are named by ``index``, **from 0**; points by ``x`` and ``y`` in device pixels.

    * ``scroll`` down shows what is further down: the finger moves **up**, from the middle of the element or screen to
      its edge. ``swipe`` goes over the whole screen; up and down name where the finger moves, left and right (as in
      AndroidWorld itself) where the content is, so that the finger of ``swipe`` left moves right. It begins at the
      edge of the screen, where the shade and, with gesture navigation, back and home begin as well.
    * ``input_text`` touches its element first, where it names one, and **always presses Enter**; ``clear_text`` empties
      the field.
    * ``status`` ends the session, whatever it says. ``wait`` is a second.

    A defect is reported by ``answer``, whose text is a :mod:`~gts_env.actions.spoken_report`, with or without its tag:
    ``{"action_type": "answer", "text": "GUI_BUG NLE: Back closes the app"}``. Any other answer is refused.
    """

    frame_name = "px"
    uses_marks = True

    def _read(self, text: str, seen: Seen) -> Sequence[Action]:
        said = object_in(text)
        word = said.get("action_type")
        match word:
            case "click":
                return [Tap(*self._place(said, seen))]
            case "double_tap":
                return [DoubleTap(*self._place(said, seen))]
            case "long_press":
                return [LongPress(*self._place(said, seen), LONG_PRESS_MS)]
            case "scroll":
                return [self._scroll(said, seen)]
            case "swipe":
                return [_swipe(direction_named(said.get("direction")), seen)]
            case "input_text":
                return self._typing(said, seen)
            case "drag_and_drop":
                ends = (self._point(said.get(name), seen, name) for name in ("touch_xy", "lift_xy"))
                return [Drag(*next(ends), *next(ends))]
            case "press_keyboard":
                return [PressKey(key_named(_text(said, "keycode")))]
            case "open_app":
                return [OpenApp(_text(said, "app_name"))]
            case "wait":
                return [Wait()]
            case "status":
                return [Finish()]
            case "answer":
                return [self._answer(_text(said, "text"), seen)]
        if isinstance(word, str) and word in _KEYS:
            return [PressKey(_KEYS[word])]
        known = (*_WORDS, *_KEYS)
        mend = near(word, known) if isinstance(word, str) else ""
        raise ActionError("action_type: unknown", found=shown(word), mend=mend or f"Known: {', '.join(known)}.")

    def _place(self, said: Mapping[str, Any], seen: Seen) -> Point:
        # Asked whether it is there, not whether it is true: 0 is the first element.
        if said.get("index") is not None:
            if said.get("x") is not None or said.get("y") is not None:
                raise ActionError("Either an index or x and y, not both")
            return mark_at(seen, whole("index", said["index"]), 0).point
        return self._point([said.get("x"), said.get("y")], seen, "x, y")

    def _scroll(self, said: Mapping[str, Any], seen: Seen) -> Swipe:
        left, top, right, bottom = 0, 0, *seen.size
        if said.get("index") is not None:
            left, top, right, bottom = mark_at(seen, whole("index", said["index"]), 0).bounds
        x, y = (left + right) // 2, (top + bottom) // 2
        ends = {"down": (x, top), "up": (x, bottom - 1), "right": (left, y), "left": (right - 1, y)}
        return Swipe(x, y, *ends[direction_named(said.get("direction"))])

    def _typing(self, said: Mapping[str, Any], seen: Seen) -> Sequence[Action]:
        typed = TypeText(_text(said, "text"), clear=said.get("clear_text") is True, submit=True)
        placed = said.get("index") is not None or said.get("x") is not None
        return [Tap(*self._place(said, seen)), typed] if placed else [typed]

    def _write(self, action: Action, seen: Seen) -> str:
        match action:
            case Tap(x, y):
                said = self._at("click", (x, y), seen)
            case DoubleTap(x, y):
                said = self._at("double_tap", (x, y), seen)
            case LongPress(x, y, _):
                said = self._at("long_press", (x, y), seen)
            case Swipe():
                said = _nearest(action, seen)
            case Drag(x0, y0, x1, y1, _):
                ends = {"touch_xy": self._numbers((x0, y0), seen), "lift_xy": self._numbers((x1, y1), seen)}
                said = {"action_type": "drag_and_drop", **ends}
            case TypeText(text, clear, _):
                said = {"action_type": "input_text", "text": text, **({"clear_text": True} if clear else {})}
            case PressKey(key):
                word = next((word for word, pressed in _KEYS.items() if pressed == key), None)
                other = {"action_type": "press_keyboard", "keycode": ANDROID_KEYS[key][0]}
                said = {"action_type": word} if word else other
            case OpenApp(app):
                said = {"action_type": "open_app", "app_name": app}
            case Wait():
                said = {"action_type": "wait"}
            case ReportDefect():
                said = {"action_type": "answer", "text": self._reported(action, seen)}
            case Finish():
                said = {"action_type": "status", "goal_status": "complete"}
            case _:
                raise self._unsayable(action)
        return json.dumps(said, ensure_ascii=False)

    def _at(self, word: str, point: Point, seen: Seen) -> dict[str, Any]:
        x, y = self._numbers(point, seen)
        return {"action_type": word, "x": x, "y": y}


def _swipe(to: str, seen: Seen) -> Swipe:
    width, height = seen.size
    across, down = width // 2, height // 2
    return {
        "down": Swipe(across, 0, across, height - 1, SWIPE_MS),
        "up": Swipe(across, height - 1, across, 0, SWIPE_MS),
        "left": Swipe(0, down, width - 1, down, SWIPE_MS),
        "right": Swipe(width - 1, down, 0, down, SWIPE_MS),
    }[to]


def _nearest(swipe: Swipe, seen: Seen) -> dict[str, Any]:
    """The swipe over the screen that it is, else a scroll the same way."""
    for to in DIRECTIONS:
        if _swipe(to, seen) == swipe:
            return {"action_type": "swipe", "direction": to}
    return {"action_type": "scroll", "direction": OPPOSITE[heading(swipe)]}


def _text(said: Mapping[str, Any], name: str) -> str:
    value = said.get(name)
    if isinstance(value, str):
        return value
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return f"{value}"[:64]
    raise ActionError(f"{name}: expected a text", found=shown(value))
