"""Sizes of pictures that are given as arguments."""

from __future__ import annotations

from typing import Any

from gts_env.errors import GtsError


def checked_pair(name: str, size: Any) -> tuple[int, int]:
    """A width and a height in pixels, as a pair of positive whole numbers.

    Args:
        name: Name of the argument, for the error.
        size: What was given.

    Raises:
        GtsError: It is something else.
    """
    sides = list(size) if isinstance(size, (list, tuple)) else []
    if len(sides) != 2 or not all(type(side) is int and side > 0 for side in sides):
        raise GtsError(f"`{name}` is a pair (width, height) of pixels", found=repr(size))
    return sides[0], sides[1]
