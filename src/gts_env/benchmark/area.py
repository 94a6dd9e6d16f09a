"""``area:`` of an action pattern: the part of the screen in which a finger comes down."""

from __future__ import annotations

from gts_env.actions.action import Action, DoubleTap, Drag, LongPress, Swipe, Tap
from gts_env.screen.query import QueryError
from gts_env.screen.screen import Screen

Area = tuple[float, float, float, float]
"""Left, top, right and bottom as shares of the screen's width and height."""


def read_area(value: object, field: str) -> Area:
    """Read an area.

    Raises:
        QueryError: Not four shares, or nothing lies in it.
    """
    numbers = value if isinstance(value, list) else []
    shares = tuple(float(part) for part in numbers if isinstance(part, (int, float)) and not isinstance(part, bool))
    if len(shares) == len(numbers) == 4:
        left, top, right, bottom = shares
        if 0 <= left < right <= 1 and 0 <= top < bottom <= 1:
            return left, top, right, bottom
    raise QueryError(
        "expected left, top, right and bottom as shares of the screen", field=field, value=value,
        mend="Write [0.1, 0.5, 0.9, 0.6].",
    )  # fmt: skip


def lies_in(area: Area, action: Action, before: Screen) -> bool:
    """Whether the first point of a gesture lies in an area of the screen before it."""
    if isinstance(action, (Tap, DoubleTap, LongPress)):
        x, y = action.x, action.y
    elif isinstance(action, (Swipe, Drag)):
        x, y = action.x0, action.y0
    else:
        return False
    left, top, right, bottom = area
    return left <= x / before.width < right and top <= y / before.height < bottom
