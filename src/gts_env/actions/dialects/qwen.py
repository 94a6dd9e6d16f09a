"""The function ``mobile_use`` of Qwen2.5-VL, Qwen3-VL, GUI-Owl and their kin."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from gts_env.actions.action import (
    Action,
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
from gts_env.actions.keys import key_named
from gts_env.actions.replies import object_in
from gts_env.actions.seen import Seen
from gts_env.actions.validate import shown
from gts_env.actions.values import milliseconds, seconds
from gts_env.errors import ActionError, near

_BUTTONS = {"back": "Back", "home": "Home", "recents": "Menu", "enter": "Enter"}
_WORDS = "click long_press swipe type key system_button open wait answer terminate".split()


class Qwen(Dialect):
    """Qwen: a call of ``mobile_use`` in JSON, as ``{"action": "click", "coordinate": [540, 1200]}``.

    With or without ``<tool_call>`` and ``{"name": "mobile_use", "arguments": ...}`` around it; the first call counts.
    Qwen2.5-VL gives pixels of the picture as resized to multiples of 28 (the default frame here); Qwen3-VL and GUI-Owl
    1.5 give thousandths: ``frame="per_mille"``.

    * ``swipe`` moves the finger from ``coordinate`` to ``coordinate2``. There is no scroll.
    * ``type`` presses no Enter and clears nothing; Enter is ``{"action": "system_button", "button": "Enter"}``.
    * ``time``, of ``wait`` and ``long_press``, is in **seconds**.
    * The button ``Menu`` shows the recent apps; the key ``menu`` is Android's menu key.
    * ``terminate`` ends the session, whatever its status.

    A defect is reported by ``answer``, whose text is a :mod:`~gts_env.actions.spoken_report`, with or without its tag:
    ``{"action": "answer", "text": "GUI_BUG NLE: Back closes the app"}``. Any other answer is refused.
    """

    frame_name = "resized"

    def _read(self, text: str, seen: Seen) -> Sequence[Action]:
        said = object_in(text, ("tool_call",))
        if isinstance(said.get("arguments"), dict):
            said = said["arguments"]
        return [self._meant(said, seen)]

    def _meant(self, said: Mapping[str, Any], seen: Seen) -> Action:
        word = said.get("action")
        match word:
            case "click":
                return Tap(*self._point(said.get("coordinate"), seen, "coordinate"))
            case "long_press":
                held = said.get("time")
                ms = {} if held is None else {"ms": milliseconds("time", held)}
                return LongPress(*self._point(said.get("coordinate"), seen, "coordinate"), **ms)
            case "swipe":
                ends = [self._point(said.get(name), seen, name) for name in ("coordinate", "coordinate2")]
                return Swipe(*ends[0], *ends[1])
            case "type":
                return TypeText(_text(said, "text"))
            case "key":
                return PressKey(key_named(_text(said, "text")))
            case "system_button":
                return PressKey(_button(_text(said, "button")))
            case "open":
                return OpenApp(_text(said, "text"))
            case "wait":
                return Wait(milliseconds("time", said.get("time", 1)))
            case "answer":
                return self._answer(_text(said, "text"), seen)
            case "terminate":
                return Finish()
        mend = near(word, _WORDS) if isinstance(word, str) else ""
        raise ActionError("action: unknown", found=shown(word), mend=mend or f"Known: {', '.join(_WORDS)}.")

    def _write(self, action: Action, seen: Seen) -> str:
        said: dict[str, Any]
        match action:
            case Tap(x, y):
                said = {"action": "click", "coordinate": self._numbers((x, y), seen)}
            case LongPress(x, y, ms):
                said = {"action": "long_press", "coordinate": self._numbers((x, y), seen), "time": seconds(ms)}
            case Swipe(x0, y0, x1, y1, _) | Drag(x0, y0, x1, y1, _):
                ends = {"coordinate": self._numbers((x0, y0), seen), "coordinate2": self._numbers((x1, y1), seen)}
                said = {"action": "swipe", **ends}
            case TypeText(text, _, _):
                said = {"action": "type", "text": text}
            case PressKey(key):
                button = {"action": "system_button", "button": _BUTTONS.get(key)}
                said = button if key in _BUTTONS else {"action": "key", "text": key}
            case OpenApp(app):
                said = {"action": "open", "text": app}
            case Wait(ms):
                said = {"action": "wait", "time": seconds(ms)}
            case ReportDefect():
                said = {"action": "answer", "text": self._reported(action, seen)}
            case Finish():
                said = {"action": "terminate", "status": "success"}
            case _:
                raise self._unsayable(action)
        call = json.dumps({"name": "mobile_use", "arguments": said}, ensure_ascii=False)
        return f"<tool_call>\n{call}\n</tool_call>"


def _button(word: str) -> str:
    buttons = {button.lower(): key for key, button in _BUTTONS.items()}
    return buttons.get(word.strip().lower()) or key_named(word)


def _text(said: Mapping[str, Any], name: str) -> str:
    value = said.get(name)
    if not isinstance(value, str):
        raise ActionError(f"{name}: expected a text", found=shown(value))
    return value
