"""JSON objects, one a line."""

from __future__ import annotations

import json
from collections.abc import Mapping
from types import NoneType
from typing import Any, NoReturn

from gts_env.errors import TrajectoryError


def line_of(value: Mapping[str, Any]) -> bytes:
    """A JSON object as one line, line feed included. Lone surrogates, which UTF-8 cannot hold, become ``?``.

    Raises:
        TrajectoryError: It holds something that JSON does not know.
    """
    try:
        text = json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    except (TypeError, ValueError, RecursionError) as error:
        raise TrajectoryError("This cannot be written as JSON", found=str(error)) from None
    return text.encode("utf-8", "replace") + b"\n"


def parse_line(data: bytes, place: str) -> dict[str, Any]:
    """The JSON object of a line.

    Args:
        data: The line.
        place: File and line, for the error.

    Raises:
        TrajectoryError: It is no JSON object.
    """
    try:
        value = json.loads(data, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        raise TrajectoryError(f"{place}: not JSON", found=str(error)) from None
    if not isinstance(value, dict):
        raise TrajectoryError(f"{place}: not a JSON object", found=type(value).__name__)
    return value


def field_of(value: Mapping[str, Any], name: str, kinds: tuple[type, ...], place: str) -> Any:
    """A field of a JSON object, which must be there.

    Args:
        value: The object.
        name: Name of the field.
        kinds: What it may be, exactly: ``True`` is no ``int``.
        place: File and line, for the error.

    Raises:
        TrajectoryError: It is missing, or something else.
    """
    if name not in value:
        raise TrajectoryError(f"{place}: {name}: missing")
    found = value[name]
    if type(found) not in kinds:
        names = " or ".join("null" if kind is NoneType else kind.__name__ for kind in kinds)
        raise TrajectoryError(f"{place}: {name}: expected {names}", found=repr(found)[:200])
    return found


def _no_constant(word: str) -> NoReturn:
    raise ValueError(f"{word} is no number in JSON")
