"""Android's key codes as they come over the wire, each done as a user's key would do it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.actions import PressKey, TypeText
from gts_env.actions.keys import key_named
from gts_env.errors import ActionError

if TYPE_CHECKING:
    from gts_env.serving.served_phone import ServedPhone

SHIFT, CAPS_LOCK = 0x1, 0x100000
"""Bits of the meta state."""
SPACE, POWER, SLEEP, WAKE, MENU = 62, 26, 223, 224, 82
_SIGNS = {55: ",", 56: ".", 62: " ", 68: "`", 69: "-", 70: "=", 71: "[", 72: "]", 73: "\\", 74: ";", 75: "'",
          76: "/", 77: "@", 81: "+", 17: "*", 18: "#"}  # fmt: skip
_SHIFTED = dict(zip("1234567890-=[]\\;'`,./", '!@#$%^&*()_+{}|:"~<>?', strict=True))
HIGHEST = 400
"""Codes of Android end before."""


def character(code: int, meta: int = 0) -> str | None:
    """The character that a key types, or None."""
    shift = bool(meta & SHIFT)
    if 29 <= code <= 54:
        letter = chr(ord("a") + code - 29)
        return letter.upper() if shift != bool(meta & CAPS_LOCK) else letter
    sign = str(code - 7) if 7 <= code <= 16 else _SIGNS.get(code)
    return _SHIFTED.get(sign, sign) if shift and sign is not None else sign


def press(phone: ServedPhone, code: int, meta: int = 0, *, long: bool = False) -> bool:
    """Press a key; returns whether Android has one of this code.

    Raises:
        GtsError: The phone did not survive it.
    """
    typed = character(code, meta)
    if typed is not None:
        phone.act(TypeText(typed))
        return True
    if code == POWER:
        phone.power.press()
    elif code == WAKE:
        phone.power.wake()
    elif code == SLEEP:
        phone.power.sleep()
    elif code == MENU:
        phone.power.unlock()
    try:
        key = key_named(str(code))
    except ActionError:
        return 0 <= code < HIGHEST
    for _ in range(2 if long and key == "delete" else 1):
        phone.act(PressKey(key))
    return True
