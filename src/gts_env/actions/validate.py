"""Check that an action can be meant before a device performs it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields, replace
from functools import cache
from typing import Any

import numpy as np

from gts_env.actions.action import (
    ACTION_TYPES,
    FAULT_MODES,
    KEYS,
    MAX_GESTURE_MS,
    MAX_TEXT,
    MAX_WAIT_MS,
    ORIENTATIONS,
    Action,
    ReportDefect,
    Wait,
)
from gts_env.errors import ActionError, near

WORD_OF: dict[type[Action], str] = {kind: word for word, kind in ACTION_TYPES.items()}
"""The word of each class of action."""
CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")
"""Characters that no keyboard types: control characters but line feed and tab, and lone surrogates."""
_CHOICES = {"key": KEYS, "orientation": ORIENTATIONS, "fault_mode": FAULT_MODES}
_POINTS = (("x", "y"), ("x0", "y0"), ("x1", "y1"))


def check(action: Action, width: int, height: int) -> Action:
    """Check an action against the screen it is meant for.

    Args:
        action: Any action.
        width: Width of the screen in device pixels, as rotated.
        height: Height of the screen in device pixels, as rotated.

    Returns:
        The action, with whole numbers of numpy turned into ``int``.

    Raises:
        ActionError: As for :func:`check_fields`, or a point outside the screen.
    """
    return check_place(check_fields(action), width, height)


def check_place(action: Action, width: int, height: int) -> Action:
    """The second half of :func:`check`, for an action whose fields have been checked."""
    for field, horizontal, vertical in _points_of(WORD_OF[type(action)]):
        _check_inside(field, (getattr(action, horizontal), getattr(action, vertical)), width, height)
    if isinstance(action, ReportDefect) and action.point is not None:
        _check_inside("report.point", action.point, width, height)
    return action


def check_fields(action: Action) -> Action:
    """Check all that can be checked without a screen.

    Coordinates and durations are whole numbers, durations neither negative nor longer than a minute (Wait: a day).
    Texts have at most :data:`~gts_env.actions.action.MAX_TEXT` characters; line feeds and tabs are typed as such, other
    control characters (U+0000 to U+001F, U+007F to U+009F) and lone surrogates are refused.

    Returns:
        The action, with whole numbers of numpy turned into ``int``.

    Raises:
        ActionError: Not an action, or a field that cannot be meant; the message names it.
    """
    word = WORD_OF.get(type(action))
    if word is None:
        raise ActionError(f"Expected one of the actions {', '.join(ACTION_TYPES)}", found=shown(action))
    changed: dict[str, Any] = {}
    for name, field, verify in _fields_of(word):
        value = getattr(action, name)
        checked = verify(field, value, action)
        if checked is not value:
            changed[name] = checked
    return replace(action, **changed) if changed else action


@cache
def _fields_of(word: str) -> tuple[tuple[str, str, Callable[[str, object, Action], Any]], ...]:
    """Name, name as errors give it, and check of each field of the class of actions with this word."""
    return tuple((slot.name, f"{word}.{slot.name}", _CHECKS[slot.name]) for slot in fields(ACTION_TYPES[word]))


@cache
def _points_of(word: str) -> tuple[tuple[str, str, str], ...]:
    """Name in errors and the two fields of each point of the class of actions with this word."""
    names = {slot.name for slot in fields(ACTION_TYPES[word])}
    return tuple((f"{word}.{x},{y}", x, y) for x, y in _POINTS if x in names)


def shown(value: object) -> str:
    """A value as an error shows it: its type and, if short, what it is."""
    kind = type(value).__name__
    if isinstance(value, np.ndarray):
        return f"{value.dtype} of shape {value.shape}" + (f": {value.tolist()}" if value.size <= 4 else "")
    if isinstance(value, str) and len(value) > 60:
        return f"{kind} of {len(value)} characters"
    text = repr(value)
    return f"{kind} {text if len(text) <= 80 else text[:77] + '...'}"


def _whole(field: str, value: object, _: Action, most: int | None = None, least: int | None = None) -> int:
    if type(value) is int and most is None and least is None:
        return value
    if isinstance(value, (bool, np.bool_)) or not isinstance(value, (int, np.integer)):
        raise ActionError(f"{field}: expected a whole number", found=shown(value))
    if (least is not None and value < least) or (most is not None and value > most):
        raise ActionError(f"{field}: expected a number from {least} to {most}", found=str(value))
    return value if type(value) is int else int(value)


def _duration(field: str, value: object, action: Action) -> int:
    most = MAX_WAIT_MS if isinstance(action, Wait) else MAX_GESTURE_MS
    return _whole(field, value, action, most=most, least=0)


def _step(field: str, value: object, action: Action) -> int | None:
    if value is None:
        return None
    step = _whole(field, value, action)
    if step < 0:
        raise ActionError(f"{field}: steps are counted from 0, the screen after reset", found=str(step))
    return step


def _point(field: str, value: object, action: Action) -> tuple[int, int] | None:
    if value is None:
        return None
    if not isinstance(value, tuple) or len(value) != 2:
        raise ActionError(f"{field}: expected a pair (x, y) or None", found=shown(value))
    x, y = (_whole(field, part, action) for part in value)
    return value if type(value[0]) is type(value[1]) is int else (x, y)


def _text(field: str, value: object, _: Action) -> str:
    if not isinstance(value, str):
        raise ActionError(f"{field}: expected a text", found=shown(value))
    if len(value) > MAX_TEXT:
        raise ActionError(f"{field}: at most {MAX_TEXT} characters fit", found=f"{len(value)} characters")
    if bad := CONTROL.search(value):
        raise ActionError(
            f"{field}: the character U+{ord(bad[0]):04X} at position {bad.start()} cannot be typed",
            mend="Only line feed and tab are allowed of the control characters; keys are pressed with PressKey.",
        )
    return value


def _choice(field: str, value: object, _: Action) -> str:
    choices = _CHOICES[field.rpartition(".")[2]]
    if not isinstance(value, str) or value not in choices:
        mend = near(value, choices) if isinstance(value, str) else ""
        raise ActionError(f"{field}: expected one of {', '.join(choices)}", found=shown(value), mend=mend)
    return value


def _flag(field: str, value: object, _: Action) -> bool:
    if not isinstance(value, (bool, np.bool_)):
        raise ActionError(f"{field}: expected true or false", found=shown(value))
    return value if value is True or value is False else bool(value)


def _check_inside(field: str, point: tuple[int, int], width: int, height: int) -> None:
    x, y = point
    if not (0 <= x < width and 0 <= y < height):
        raise ActionError(
            f"{field}: the point ({x}, {y}) lies outside the screen of {width}x{height} pixels",
            mend=f"x goes from 0 to {width - 1}, y from 0 to {height - 1}.",
        )


_CHECKS: dict[str, Callable[[str, object, Action], Any]] = {
    **dict.fromkeys(("x", "y", "x0", "y0", "x1", "y1"), _whole),
    **dict.fromkeys(("text", "app", "description"), _text),
    **dict.fromkeys(_CHOICES, _choice),
    **dict.fromkeys(("clear", "submit"), _flag),
    "ms": _duration,
    "point": _point,
    "step": _step,
}
