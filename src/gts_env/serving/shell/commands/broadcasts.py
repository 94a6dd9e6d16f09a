"""Receivers of broadcasts: reports of agents, and what the helpers of tools answer.

A receiver gets the phone and what was asked, and gives the ``data`` of the answer, None for none. A report is taken
without a word of what the judge thinks of it.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import Callable
from typing import TYPE_CHECKING

from gts_env.actions import PressKey, TypeText
from gts_env.android import windows
from gts_env.android.intent_effects import Copy
from gts_env.errors import GtsError
from gts_env.serving.spoken import spoken

if TYPE_CHECKING:
    from gts_env.serving.served_phone import ServedPhone
    from gts_env.serving.shell.intents import Asked

Receiver = Callable[["ServedPhone", "Asked"], "str | None"]
MOST_CLIP = 1 << 16


def report(phone: ServedPhone, asked: Asked) -> str:
    """``org.gts.REPORT --es mode NLE --es text "..." [--ei x --ei y] [--ei step]``; the text alone may say it all."""
    extras = asked.extras
    x, y, step = (extras.get(name) for name in ("x", "y", "step"))
    point = (x, y) if isinstance(x, int) and isinstance(y, int) else None
    when = step if isinstance(step, int) else None
    # Where the host's shell has eaten the quotes of a text, its further words stand alone.
    mode, text = str(extras.get("mode", "")), " ".join([str(extras.get("text", "")), *asked.words])
    try:
        refused = phone.report(mode, text, point, when) if mode else _spoken(phone, text, point, when)
    except GtsError as error:
        refused = str(error)
    return refused.replace('"', "'") if refused else "received"


def _spoken(phone: ServedPhone, text: str, point: tuple[int, int] | None, step: int | None) -> str:
    screen = phone.screen()
    said = spoken(text, (screen.width, screen.height))
    when = said.step if step is None else step
    return phone.report(said.fault_mode, said.description, point or said.point, when)


def get_clipboard(phone: ServedPhone, asked: Asked) -> str:
    """The clipboard, in base 64."""
    clip = phone.state.clip
    return base64.b64encode((clip.text if clip else "").encode()).decode()


def set_clipboard(phone: ServedPhone, asked: Asked) -> str:
    """Put a text, in base 64, on the clipboard."""
    text = decoded(str(asked.extras.get("content", "")))
    phone.happen(Copy(text[:MOST_CLIP]))
    return ""


def decoded(text: str) -> str:
    """A text that came in base 64; what is none is taken as it is."""
    try:
        return base64.b64decode(text, validate=True).decode()
    except (binascii.Error, ValueError):
        return text


def type_plain(phone: ServedPhone, asked: Asked) -> str:
    """Type a text."""
    return _typed(phone, TypeText(str(asked.extras.get("msg", asked.extras.get("text", "")))))


def type_encoded(phone: ServedPhone, asked: Asked) -> str:
    """Type a text that came in base 64."""
    return _typed(phone, TypeText(decoded(str(asked.extras.get("msg", asked.extras.get("text", ""))))))


def clear_text(phone: ServedPhone, asked: Asked) -> str:
    """Empty the field that has the focus."""
    return _typed(phone, TypeText("", clear=True))


def _typed(phone: ServedPhone, action: TypeText) -> str:
    try:
        return phone.act(action) or "success"
    except GtsError as error:
        return str(error)


def hide_keyboard(phone: ServedPhone, asked: Asked) -> str:
    """Take the keyboard away."""
    if phone.state.ime:
        phone.change(windows.hide_keyboard)
    return "success"


def editor_action(phone: ServedPhone, asked: Asked) -> str:
    """Press the keyboard's action key."""
    phone.act(PressKey("enter"))
    return "success"


def _taken(phone: ServedPhone, asked: Asked) -> str:
    return ""


RECEIVERS: dict[str, Receiver] = {
    "ADB_CLEAR_TEXT": clear_text,
    "ADB_INPUT_B64": type_encoded,
    "ADB_INPUT_TEXT": type_plain,
    "ADB_KEYBOARD_CLEAR_TEXT": clear_text,
    "ADB_KEYBOARD_EDITOR_CODE": editor_action,
    "ADB_KEYBOARD_HIDE": hide_keyboard,
    "ADB_KEYBOARD_INPUT_TEXT": type_encoded,
    "ADB_KEYBOARD_SET_TEXT": lambda phone, asked: (clear_text(phone, asked), type_encoded(phone, asked))[1],
    "ADB_KEYBOARD_SMART_ENTER": editor_action,
    "android.intent.action.MEDIA_SCANNER_SCAN_FILE": _taken,
    "io.appium.settings.clipboard.get": get_clipboard,
    "io.appium.settings.clipboard.set": set_clipboard,
    "io.appium.settings.scan_media": _taken,
    "org.gts.REPORT": report,
}
