"""Moves of a finger that agents name by a direction.

Two conventions are in use, and they are opposite: a *swipe* up moves the finger up, a *scroll* up shows what lies
further up, for which the finger moves down.
"""

from __future__ import annotations

from gts_env.actions.action import Swipe
from gts_env.errors import ActionError, near

DIRECTIONS = ("up", "down", "left", "right")
OPPOSITE = {"up": "down", "down": "up", "left": "right", "right": "left"}
_STEP = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


def direction_named(word: object) -> str:
    """The direction that a word names.

    Raises:
        ActionError: It names none.
    """
    folded = word.strip().lower() if isinstance(word, str) else ""
    if folded not in DIRECTIONS:
        found = repr(word)[:60] if word is not None else "nothing"
        raise ActionError("direction: expected up, down, left or right", found=found, mend=near(folded, DIRECTIONS))
    return folded


def finger(start: tuple[int, int], to: str, far: int, size: tuple[int, int], ms: int = 300) -> Swipe:
    """A swipe whose finger begins at a point and moves in a direction, as far as the screen goes.

    Args:
        start: Where it begins, in device pixels.
        to: One of :data:`DIRECTIONS`: where the finger moves.
        far: How far, in device pixels.
        size: Width and height of the screen.
        ms: How long it takes.
    """
    x, y = start
    across, down = _STEP[to]
    return Swipe(x, y, _fit(x + far * across, size[0]), _fit(y + far * down, size[1]), ms)


def around(middle: tuple[int, int], to: str, far: int, size: tuple[int, int], ms: int = 300) -> Swipe:
    """A swipe that passes over a point: it begins half of ``far`` before it and ends half behind."""
    begun = finger(middle, OPPOSITE[to], far // 2, size)
    ended = finger(middle, to, far // 2, size)
    return Swipe(begun.x1, begun.y1, ended.x1, ended.y1, ms)


def heading(swipe: Swipe) -> str:
    """Where the finger of a swipe moves: the direction that comes nearest."""
    across, down = swipe.x1 - swipe.x0, swipe.y1 - swipe.y0
    if abs(across) > abs(down):
        return "right" if across > 0 else "left"
    return "down" if down > 0 else "up"


def _fit(place: int, side: int) -> int:
    return min(max(place, 0), side - 1)
