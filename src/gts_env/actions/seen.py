"""What an agent saw when it answered: how large the screen was, its picture, and the elements that it can name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gts_env.actions.frames import Point, Size
from gts_env.errors import ActionError


@dataclass(frozen=True, slots=True)
class Mark:
    """An element that agents can name instead of a point.

    Attributes:
        bounds: Left, top, right, bottom, in device pixels.
        point: Where a touch is about it.
        names: What it is called: its id, its text, its description.
    """

    bounds: tuple[int, int, int, int]
    point: Point
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Seen:
    """What an agent saw when it answered.

    Attributes:
        size: Width and height of the screen in device pixels, as turned.
        picture: Width and height of the picture that it was shown; None for one as large as the screen.
        marks: The elements that it can name, in the order in which they are numbered.
    """

    size: Size
    picture: Size | None = None
    marks: Sequence[Mark] = ()


def mark_at(seen: Seen, number: int, first: int) -> Mark:
    """The element of a number.

    Args:
        seen: What the agent saw.
        number: The number that it names.
        first: Number of the first element: 0 or 1.

    Raises:
        ActionError: No element has this number.
    """
    if not first <= number < first + len(seen.marks):
        there = f"They go from {first} to {first + len(seen.marks) - 1}." if seen.marks else "There are none."
        raise ActionError(f"There is no element {number} on this screen", mend=there)
    return seen.marks[number - first]


def mark_number(seen: Seen, point: Point, first: int) -> int | None:
    """The number of the element for a point: the one that is touched there, else the last drawn that contains it."""
    holding = None
    for number, mark in enumerate(seen.marks, first):
        left, top, right, bottom = mark.bounds
        if mark.point == point:
            return number
        if left <= point[0] < right and top <= point[1] < bottom:
            holding = number
    return holding
