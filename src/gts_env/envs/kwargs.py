"""Kwargs of an environment: checked when it is made, with what was found and what is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gts_env.errors import GtsError

MOST_SIDE = 8192
"""Longest side of a picture, in pixels."""


def flag(name: str, value: object) -> bool:
    """A kwarg that is True or False; a text such as ``"no"`` would count as true otherwise.

    Raises:
        GtsError: It is something else.
    """
    if not isinstance(value, bool):
        raise GtsError(f"`{name}` is True or False", found=repr(value))
    return value


def whole(name: str, value: object, least: int = 1) -> int:
    """A kwarg that is a whole number.

    Raises:
        GtsError: It is something else, or too small.
    """
    if isinstance(value, bool) or not isinstance(value, int) or value < least:
        raise GtsError(f"`{name}` is a whole number from {least}", found=repr(value))
    return value


def size(name: str, value: Sequence[int]) -> tuple[int, int]:
    """A kwarg that is a size: width and height in pixels.

    Raises:
        GtsError: It is something else, or too large.
    """
    sides = tuple(value) if isinstance(value, (tuple, list)) else ()
    if len(sides) != 2 or any(isinstance(s, bool) or not isinstance(s, int) or not 1 <= s <= MOST_SIDE for s in sides):
        asked = f"`{name}` is a pair (width, height) of whole pixels from 1 to {MOST_SIDE}"
        raise GtsError(asked, found=repr(value))
    return sides[0], sides[1]


def mapping(name: str, value: object) -> Mapping[str, Any]:
    """A kwarg that is a mapping, or None for an empty one.

    Raises:
        GtsError: It is something else.
    """
    if value is None:
        return {}
    if not isinstance(value, Mapping):
        raise GtsError(f"`{name}` is a mapping or None", found=repr(value))
    return value


def names(name: str, value: Sequence[str] | None) -> tuple[str, ...] | None:
    """A kwarg that is a list of names, or None.

    Raises:
        GtsError: It is a single text, or not a list of texts.
    """
    if value is None:
        return None
    if isinstance(value, str) or not all(isinstance(one, str) for one in value):
        raise GtsError(f"`{name}` is a list of names", found=repr(value), mend=f"Such as {name}=[{value!r}].")
    return tuple(value)
