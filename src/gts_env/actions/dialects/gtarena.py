"""The ten types of actions of GTArena, with the aliases that its scorer knows."""

from __future__ import annotations

import json
import re
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
from gts_env.actions.keys import key_named
from gts_env.actions.moves import around, direction_named, heading
from gts_env.actions.plain_words import in_words
from gts_env.actions.replies import object_in, said_in
from gts_env.actions.seen import Mark, Seen, mark_at, mark_number
from gts_env.actions.validate import shown
from gts_env.errors import ActionError, near

TYPES = "click double_click long_press type open drag system_button wait terminate action_sequence".split()
ALIASES = {
    "tap": "click",
    "double_tap": "double_click",
    "long_tap": "long_press",
    "input_text": "type",
    "text_input": "type",
    "swipe": "drag",
    "task_complete": "terminate",
}
KEY_ALIASES = {"key_back": "back", "system_back": "back", "home": "home", "key_enter": "enter"}
"""Types that are a system button by themselves."""
FIRST = 1
"""Number of the first control: ``c01``."""
DRAGGED = 0.5
"""Share of what is dragged over that the finger moves."""
_CONTROL = re.compile(r"c(\d{2,4})")
_BOUNDS = re.compile(r"\s*\[\s*(-?\d{1,6})\s*,\s*(-?\d{1,6})\s*\]\s*\[\s*(-?\d{1,6})\s*,\s*(-?\d{1,6})\s*\]\s*")
_ON_CONTROLS = ("click", "double_click", "long_press", "type", "drag")
_TAGS = ("structured_output",)
_TARGETS = ("target_description", "control_id", "target")


class GTArena(Dialect):
    """GTArena: one JSON object an action, as ``{"type": "click", "target_description": "c07"}``.

    The target is a control's id (``c01`` is the first element of the environment), its resource id, text or
    description, or bounds in device pixels: ``[left,top][right,bottom]``, of which the middle is meant.

    * ``drag`` names where the **finger** moves, over its target or over the middle of the screen.
    * ``type`` touches its target first, where it names one, and presses no Enter.
    * ``system_button`` takes ``back``, ``home``, ``enter``, ``recent_apps``; ``escape`` is back.
    * ``action_sequence`` does up to eight actions one after another, with the controls of the screen that was seen.
    * ``terminate`` ends the session. ``wait`` is a second.
    * A reply without JSON counts, as for GTArena's scorer, where it names exactly one type and, if that needs one,
      exactly one control by its id: ``click the button c07``.

    A defect is reported as the pool of judgments has it: ``{"label": "defect", "observed_evidence": "NLE: Back closes
    the app"}``, the evidence being a :mod:`~gts_env.actions.spoken_report`, with or without its tag. The label
    ``clean`` ends the session.
    """

    frame_name = "px"
    uses_marks = True

    def _read(self, text: str, seen: Seen) -> Sequence[Action]:
        plain = "{" not in text and "[" not in text
        said = in_words(said_in(text, _TAGS), TYPES, _ON_CONTROLS) if plain else object_in(text, _TAGS)
        if "label" in said:
            return [self._judged(said, seen)]
        if "type" not in said and isinstance(said.get("actions"), list):
            said = {**said, "type": "action_sequence"}
        if _type(said) != "action_sequence":
            return self._meant(said, seen)
        actions = said.get("actions")
        if not isinstance(actions, list) or not actions or not all(isinstance(one, dict) for one in actions):
            raise ActionError("actions: expected a list of actions", found=shown(actions))
        if any(_type(one) == "action_sequence" for one in actions):
            raise ActionError("actions: a sequence cannot stand in a sequence")
        return [action for one in actions for action in self._meant(one, seen)]

    def _judged(self, said: Mapping[str, Any], seen: Seen) -> Action:
        if said["label"] == "clean":
            return Finish()
        if said["label"] != "defect":
            raise ActionError("label: expected defect or clean", found=shown(said["label"]))
        return self._report(_text(said, "observed_evidence"), seen)

    def _meant(self, said: Mapping[str, Any], seen: Seen) -> Sequence[Action]:
        word = _type(said)
        match word:
            case "click":
                return [Tap(*self._target(said, seen).point)]
            case "double_click":
                return [DoubleTap(*self._target(said, seen).point)]
            case "long_press":
                return [LongPress(*self._target(said, seen).point)]
            case "type":
                touched = [Tap(*self._target(said, seen).point)] if _named(said) else []
                return [*touched, TypeText(_text(said, "text"))]
            case "open":
                given = [name for name in (*_TARGETS, "app") if said.get(name) is not None]
                return [OpenApp(_text(said, given[0] if given else "target_description"))]
            case "drag":
                return [self._drag(said, seen)]
            case "system_button":
                return [PressKey(_key(said))]
            case "wait":
                return [Wait()]
            case "terminate":
                return [Finish()]
        known = (*TYPES, *ALIASES, *KEY_ALIASES)
        mend = near(word, known) if isinstance(word, str) else ""
        raise ActionError("type: unknown", found=shown(word), mend=mend or f"Known: {', '.join(TYPES)}.")

    def _target(self, said: Mapping[str, Any], seen: Seen) -> Mark:
        named = _named(said)
        if not named:
            raise ActionError("target_description: missing", mend="A control such as c01, or its text.")
        if control := _CONTROL.fullmatch(named):
            return mark_at(seen, int(control[1]), FIRST)
        if bounds := _BOUNDS.fullmatch(named):
            left, top, right, bottom = (int(part) for part in bounds.groups())
            point = self._point(((left + right) // 2, (top + bottom) // 2), seen, "target_description")
            return Mark((left, top, right, bottom), point)
        found = next((mark for mark in seen.marks if named in mark.names), None)
        if found is None:
            names = [name for mark in seen.marks for name in mark.names if name]
            raise ActionError("There is no such control on this screen", found=named[:80], mend=near(named, names))
        return found

    def _drag(self, said: Mapping[str, Any], seen: Seen) -> Swipe:
        to = direction_named(said.get("direction"))
        bounds, middle = (0, 0, *seen.size), (seen.size[0] // 2, seen.size[1] // 2)
        if _named(said):
            mark = self._target(said, seen)
            bounds, middle = mark.bounds, mark.point
        far = bounds[2] - bounds[0] if to in ("left", "right") else bounds[3] - bounds[1]
        return around(middle, to, int(far * DRAGGED), seen.size)

    def _write(self, action: Action, seen: Seen) -> str:
        match action:
            case Tap(x, y):
                said = {"type": "click", "target_description": self._control((x, y), seen)}
            case DoubleTap(x, y):
                said = {"type": "double_click", "target_description": self._control((x, y), seen)}
            case LongPress(x, y, _):
                said = {"type": "long_press", "target_description": self._control((x, y), seen)}
            case Swipe(x0, y0, x1, y1, _) | Drag(x0, y0, x1, y1, _):
                said = {"type": "drag", "direction": heading(Swipe(x0, y0, x1, y1))}
            case TypeText(text, _, _):
                said = {"type": "type", "text": text}
            case PressKey(key):
                said = {"type": "system_button", "key": {"recents": "recent_apps"}.get(key, key)}
            case OpenApp(app):
                said = {"type": "open", "target_description": app}
            case Wait():
                said = {"type": "wait"}
            case ReportDefect():
                said = {"label": "defect", "observed_evidence": self._reported(action, seen)}
            case Finish():
                said = {"type": "terminate"}
            case _:
                raise self._unsayable(action)
        return json.dumps(said, ensure_ascii=False)

    def _control(self, point: Point, seen: Seen) -> str:
        """The control that is touched at a point, else the point itself as bounds."""
        number = mark_number(seen, point, FIRST)
        if number is not None and seen.marks[number - FIRST].point == point:
            return f"c{number:02d}"
        return f"[{point[0]},{point[1]}][{point[0]},{point[1]}]"


def _type(said: Mapping[str, Any]) -> Any:
    word = said.get("type", said.get("action"))
    if not isinstance(word, str):
        return word
    return "system_button" if word in KEY_ALIASES else ALIASES.get(word, word)


def _named(said: Mapping[str, Any]) -> str:
    for name in _TARGETS:
        if said.get(name) is not None:
            return _text(said, name).strip()
    return ""


def _key(said: Mapping[str, Any]) -> str:
    word = said.get("type", said.get("action"))
    key = KEY_ALIASES[word] if word in KEY_ALIASES else key_named(_text(said, "key"))
    return "back" if key == "escape" else key


def _text(said: Mapping[str, Any], name: str) -> str:
    value = said.get(name)
    if not isinstance(value, str):
        raise ActionError(f"{name}: expected a text", found=shown(value))
    return value
