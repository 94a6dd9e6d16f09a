"""Android's settings tables: what the phone really has acts on it, the rest is only kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from gts_env.android import connectivity, windows
from gts_env.android.config import DISPLAY_SIZES, FONT_SCALES, Config
from gts_env.evolving import evolve

if TYPE_CHECKING:
    from gts_env.android.state import PhoneState
    from gts_env.serving.served_phone import ServedPhone

NAMESPACES = ("system", "secure", "global")
MOST, LONGEST = 256, 1024
"""Values that are kept beside the phone's own, and characters of each."""
TURNS = {"0": "portrait", "1": "landscape", "2": "portrait", "3": "reverse_landscape"}
"""Orientation by ``user_rotation``."""
IME = "org.gts.keyboard/.Keyboard"
"""The phone's own keyboard."""
_START = {
    ("global", "window_animation_scale"): "1.0",
    ("global", "transition_animation_scale"): "1.0",
    ("global", "animator_duration_scale"): "1.0",
    ("global", "device_name"): "gts phone",
    ("global", "adb_enabled"): "1",
    ("global", "auto_time"): "1",
    ("secure", "android_id"): "6774732d656e7631",
    ("secure", "default_input_method"): IME,
    ("secure", "enabled_input_methods"): IME,
    ("secure", "location_mode"): "3",
    ("system", "screen_brightness"): "102",
    ("system", "screen_off_timeout"): "2147483647",
}


def _number(text: str, low: float, high: float) -> float | None:
    try:
        value = float(text)
    except ValueError:
        return None
    return value if low <= value <= high else None


def _scale(config: Config, text: str) -> dict[str, Any]:
    value = _number(text, FONT_SCALES[0], FONT_SCALES[-1])
    return {} if value is None else {"font_scale": value}


def _flag(field: str, turned: bool = False) -> Callable[[Config, str], dict[str, Any]]:
    def change(config: Config, text: str) -> dict[str, Any]:
        return {field: (text == "1") != turned} if text in ("0", "1") else {}

    return change


def _rotation(config: Config, text: str) -> dict[str, Any]:
    return {"orientation": TURNS[text]} if text in TURNS else {}


def _night(config: Config, text: str) -> dict[str, Any]:
    return {"night": text == "2"} if text in ("1", "2") else {}


def _wifi(config: Config, text: str) -> dict[str, Any]:
    return {"wifi": text != "0"}


def _airplane(config: Config, text: str) -> dict[str, Any]:
    changed = connectivity.with_airplane(config, text == "1")
    return {"airplane": changed.airplane, "wifi": changed.wifi} if text in ("0", "1") else {}


def _hours(config: Config, text: str) -> dict[str, Any]:
    return {"hour24": text == "24"} if text in ("12", "24") else {}


Live = tuple[Callable[[Config], str], Callable[[Config, str], dict[str, Any]], str | None]
LIVE: dict[tuple[str, str], Live] = {
    ("system", "font_scale"): (
        lambda c: f"{c.font_scale:g}" if c.font_scale % 1 else f"{c.font_scale:.1f}",
        _scale,
        "1.0",
    ),
    # Languages are chosen on the phone; what a cable says of them is taken and forgotten.
    ("system", "system_locales"): (lambda c: c.locale, lambda c, text: {}, None),
    ("system", "user_rotation"): (lambda c: _turn(c), _rotation, "0"),
    ("system", "accelerometer_rotation"): (
        lambda c: str(int(not c.rotation_locked)),
        _flag("rotation_locked", True),
        "1",
    ),
    ("system", "time_12_24"): (lambda c: "24" if c.hour24 else "12", _hours, "12"),
    ("global", "airplane_mode_on"): (lambda c: str(int(c.airplane)), _airplane, "0"),
    ("global", "mobile_data"): (lambda c: str(int(c.mobile_data)), _flag("mobile_data"), "1"),
    ("global", "wifi_on"): (lambda c: str(int(c.wifi)), _wifi, None),
    ("global", "always_finish_activities"): (
        lambda c: str(int(not c.keep_activities)),
        _flag("keep_activities", True),
        "0",
    ),
    ("secure", "ui_night_mode"): (lambda c: "2" if c.night else "1", _night, "1"),
}
"""Settings that the phone has: how each reads, what a value changes, and the value that a delete leaves."""


def _turn(config: Config) -> str:
    return {"portrait": "0", "landscape": "1"}.get(config.orientation, "3")


class Settings:
    """The three tables.

    Args:
        phone: The phone.
    """

    def __init__(self, phone: ServedPhone) -> None:
        self._phone = phone
        self._kept: dict[tuple[str, str], str] = dict(_START)

    def forget(self) -> None:
        """Go back to what a phone has from the start."""
        self._kept = dict(_START)

    def get(self, namespace: str, key: str) -> str:
        """A value; ``null`` where there is none."""
        live = LIVE.get((namespace, key))
        if live is not None:
            return live[0](self._phone.state.config)
        return self._kept.get((namespace, key), "null")

    def put(self, namespace: str, key: str, value: str) -> bool:
        """Set a value; returns whether it could be kept."""
        live = LIVE.get((namespace, key))
        if live is not None:
            self._apply(live[1](self._phone.state.config, value))
            return True
        if (namespace, key) not in self._kept and len(self._kept) >= MOST:
            return False
        if len(value) > LONGEST or len(key) > LONGEST:
            return False
        self._kept[namespace, key] = value
        return True

    def delete(self, namespace: str, key: str) -> bool:
        """Delete a value; one that the phone has goes back to what it was delivered with."""
        live = LIVE.get((namespace, key))
        if live is not None and live[2] is not None:
            self._apply(live[1](self._phone.state.config, live[2]))
            return True
        return self._kept.pop((namespace, key), None) is not None

    def all(self, namespace: str) -> dict[str, str]:
        """All values of a table by key."""
        found = {key: value for (table, key), value in self._kept.items() if table == namespace}
        found |= {key: self.get(table, key) for table, key in LIVE if table == namespace}
        return dict(sorted(found.items()))

    def density(self, dpi: float | None) -> bool:
        """Set the display size that a density stands for, None for the normal one; returns whether there is one."""
        native = self._phone.state.config.native_density * 160
        size = 1.0 if dpi is None else dpi / native
        if not DISPLAY_SIZES[0] - 0.01 <= size <= DISPLAY_SIZES[-1] + 0.01:
            return False
        self._apply({"display_size": min(DISPLAY_SIZES, key=lambda known: abs(known - size))})
        return True

    def _apply(self, changes: dict[str, Any]) -> None:
        config = self._phone.state.config
        if any(getattr(config, name) != value for name, value in changes.items()):
            self._phone.change(lambda state: _configured(state, changes))


def _configured(state: PhoneState, changes: dict[str, Any]) -> PhoneState:
    """Another configuration; the keyboard, which hangs on the window's size, goes when the phone is turned."""
    if "orientation" in changes and state.ime:
        state = evolve(state, ime=False)
    return windows.configured(state, **changes)
