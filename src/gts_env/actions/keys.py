"""The keys of a phone under the names that agents and Android give them."""

from __future__ import annotations

from gts_env.actions.action import KEYS
from gts_env.errors import ActionError, near

ANDROID_KEYS: dict[str, tuple[str, int]] = {
    "back": ("KEYCODE_BACK", 4),
    "home": ("KEYCODE_HOME", 3),
    "recents": ("KEYCODE_APP_SWITCH", 187),
    "enter": ("KEYCODE_ENTER", 66),
    "delete": ("KEYCODE_DEL", 67),
    "tab": ("KEYCODE_TAB", 61),
    "escape": ("KEYCODE_ESCAPE", 111),
    "menu": ("KEYCODE_MENU", 82),
    "search": ("KEYCODE_SEARCH", 84),
    "power": ("KEYCODE_POWER", 26),
    "volume_up": ("KEYCODE_VOLUME_UP", 24),
    "volume_down": ("KEYCODE_VOLUME_DOWN", 25),
}
"""Name and number that Android has for each key of :data:`~gts_env.actions.action.KEYS`."""

_ALIASES = {
    **{keycode.removeprefix("KEYCODE_").lower(): key for key, (keycode, _) in ANDROID_KEYS.items()},
    **{str(number): key for key, (_, number) in ANDROID_KEYS.items()},
    **dict.fromkeys(("recent", "recent_apps", "overview"), "recents"),
    **dict.fromkeys(("return", "numpad_enter", "ime_action"), "enter"),
    **dict.fromkeys(("backspace",), "delete"),
    **dict.fromkeys(("esc",), "escape"),
    **{key: key for key in KEYS},
}


def key_named(word: str) -> str:
    """The key that a word names, in any case: ``KEYCODE_BACK``, ``Back``, ``4``.

    Raises:
        ActionError: No key of the phone is called so.
    """
    folded = word.strip().lower().removeprefix("keycode_").replace(" ", "_").replace("-", "_")
    if folded not in _ALIASES:
        mend = near(folded, _ALIASES) or f"Keys: {', '.join(KEYS)}."
        raise ActionError("The phone has no such key", found=repr(word[:60]), mend=mend)
    return _ALIASES[folded]
