"""Numbers as models write them: whole ones in digits or as floats, seconds in words, points inside texts."""

from __future__ import annotations

import re

from gts_env.actions.action import MAX_WAIT_MS
from gts_env.actions.validate import shown
from gts_env.errors import ActionError

_NUMBER = re.compile(r"-?\d{1,15}(?:\.\d{1,15})?")


def whole(name: str, value: object) -> int:
    """A whole number, also as a float or in digits. Zero is a number like any other.

    Raises:
        ActionError: It is something else.
    """
    if isinstance(value, str) and len(value) < 16 and re.fullmatch(r"\s*-?[0-9]+\s*", value):
        return int(value)
    if isinstance(value, bool) or not isinstance(value, (int, float)) or value != value or abs(value) > 1e9:
        raise ActionError(f"{name}: expected a whole number", found=shown(value))
    if value != int(value):
        raise ActionError(f"{name}: expected a whole number", found=shown(value))
    return int(value)


def milliseconds(name: str, value: object) -> int:
    """Milliseconds of a number of seconds, also in a text such as ``"2 seconds"``.

    Raises:
        ActionError: It is no number from 0 to a day.
    """
    if isinstance(value, str) and (found := _NUMBER.match(value.strip())):
        value = float(found[0])
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise ActionError(f"{name}: expected a number of seconds", found=shown(value))
    # A comparison with NaN is false, so NaN is refused.
    if not 0 <= value <= MAX_WAIT_MS // 1000:
        raise ActionError(f"{name}: expected from 0 to {MAX_WAIT_MS // 1000} seconds", found=shown(value))
    return round(value * 1000)


def seconds(ms: int) -> float:
    """Milliseconds as seconds, whole where they are."""
    return ms // 1000 if ms % 1000 == 0 else ms / 1000


def numbers(value: object) -> list[float]:
    """The numbers of a list, or inside a text; empty where anything else stands in the list."""
    if isinstance(value, str):
        return [float(part) for part in _NUMBER.findall(value[:200])]
    if not isinstance(value, (list, tuple)) or len(value) > 4:
        return []
    plain = [part for part in value if isinstance(part, (int, float)) and not isinstance(part, bool)]
    # An endless whole number cannot be compared with a float.
    return [float(part) for part in plain if abs(part) < 1e12] if len(plain) == len(value) else []
