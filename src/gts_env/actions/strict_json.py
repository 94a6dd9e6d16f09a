"""JSON as agents write it: read without surprises, and refused with a reason."""

from __future__ import annotations

import json
from typing import Any, NoReturn

from gts_env.actions.validate import shown
from gts_env.errors import ActionError

MAX_JSON = 64 * 1024
"""Longest JSON text that is read, in characters."""


def loads(text: str) -> Any:
    """The value of a JSON text.

    Raises:
        ActionError: Too long, no JSON, a key given twice, a constant such as NaN, or nested too deeply.
    """
    if len(text) > MAX_JSON:
        raise ActionError(f"An action has at most {MAX_JSON} characters of JSON", found=f"{len(text)} characters")
    try:
        return json.loads(text, object_pairs_hook=_once, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise ActionError(f"Not JSON: {error.msg} at {place}", found=shown(text)) from None
    except (RecursionError, ValueError) as error:
        raise _broken(error) from None


def object_at(text: str, start: int) -> dict[str, Any] | None:
    """The JSON object that begins at a place in a text, whatever follows it, or None if none does.

    Raises:
        ActionError: As for :func:`loads`, but for what is no JSON.
    """
    decoder = json.JSONDecoder(object_pairs_hook=_once, parse_constant=_no_constant)
    try:
        value, _ = decoder.raw_decode(text[: start + MAX_JSON], start)
    except json.JSONDecodeError:
        return None
    except (RecursionError, ValueError) as error:
        raise _broken(error) from None
    return value if isinstance(value, dict) else None


def _broken(error: Exception) -> ActionError:
    if isinstance(error, ActionError):
        return error
    # Deep nesting and endless digits are the two ways to break the parser itself.
    return ActionError("Not an action: nested too deeply, or a number with too many digits")


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result = dict(pairs)
    if len(result) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise ActionError(f"{twice}: given twice")
    return result


def _no_constant(word: str) -> NoReturn:
    raise ActionError(f"{word} is no number in JSON")
