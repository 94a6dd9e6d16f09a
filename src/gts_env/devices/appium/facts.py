"""What a device tells of itself beside its tree: what is in front, theme, letters, language, keyboard, time."""

from __future__ import annotations

import re
from dataclasses import dataclass

_PARTS = (
    "dumpsys window displays | grep -E 'mCurrentFocus|mFocusedApp'",
    "dumpsys input_method | grep -E 'mInputShown|mIsInputViewShown'",
    "cmd uimode night",
    "settings get system font_scale",
    "settings get system system_locales",
    "getprop persist.sys.locale",
    "getprop ro.product.locale",
    "date +%s.%N",
)
_MARK = "@gts@"
COMMAND = f"; echo {_MARK}; ".join(_PARTS)
"""Asks for all of it in one go."""
_COMPONENT = re.compile(r"[ {]([A-Za-z][\w.]*)/([\w.$]+)[ }]")


@dataclass(frozen=True, slots=True)
class Facts:
    """Facts of a device at one moment; the fields are those of a screen."""

    package: str
    activity: str
    keyboard: bool
    night: bool
    font_scale: float
    locale: str
    time_ms: int


def read_facts(answer: str) -> Facts:
    """Read what a device answers to :data:`COMMAND`; what it does not tell is as on a device from the box."""
    window, keyboard, night, scale, *locales, date = (part.strip() for part in _padded(answer.split(_MARK)))
    package, activity = _component(window)
    told = next((one for one in locales if one and one != "null"), "en-US")
    return Facts(
        package=package,
        activity=activity,
        keyboard="mInputShown=true" in keyboard,
        night=night.endswith("yes"),
        font_scale=_number(scale, 1.0),
        locale=told.partition(",")[0].replace("_", "-"),
        time_ms=_ms(date),
    )


def _padded(parts: list[str]) -> list[str]:
    return (parts + [""] * len(_PARTS))[: len(_PARTS)]


def _component(window: str) -> tuple[str, str]:
    """Package and activity in front, the activity as manifests shorten it.

    The window with the focus says it, and where that is none of an activity (a menu, the shade), the app that has it.
    """
    for name in ("mCurrentFocus", "mFocusedApp"):
        for line in window.splitlines():
            if name in line and (found := _COMPONENT.search(line)):
                package, activity = found[1], found[2]
                return package, activity.removeprefix(package) if activity.startswith(f"{package}.") else activity
    return "", ""


def _number(text: str, default: float) -> float:
    try:
        return float(text)
    except ValueError:
        return default


def _ms(text: str) -> int:
    seconds, _, rest = text.partition(".")
    if not seconds.isdecimal():
        return 0
    return int(seconds) * 1000 + (int(f"{rest}000"[:3]) if f"{rest}000"[:3].isdecimal() else 0)
