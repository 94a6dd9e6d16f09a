"""Follows the lists that a test basis asks about, from screen to screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gts_env.actions.action import Action, Drag, Swipe
from gts_env.benchmark.scene import NO_BINDINGS
from gts_env.benchmark.scrolled import Joined, join
from gts_env.screen.node import Node
from gts_env.screen.query import Query, compile_query
from gts_env.screen.screen import Screen

Unions = tuple[Joined | None, ...]
"""What was seen of each list that is followed; None where it is not shown."""


class Followed(NamedTuple):
    """A list that is followed.

    Attributes:
        query: Which it is.
        from_start: Whether it shows its first row when it comes up.
    """

    query: Query
    from_start: bool


def first(lists: Sequence[Followed], screen: Screen) -> Unions:
    """What the first screen shows of each list."""
    return tuple([_appeared(followed, list_on(followed, screen)) for followed in lists])


def later(lists: Sequence[Followed], known: Unions, before: Screen, action: Action, after: Screen) -> Unions:
    """What was seen of each list after one more step."""
    return tuple([_after(f, seen, before, action, after) for f, seen in zip(lists, known, strict=True)])


def list_on(followed: Followed, screen: Screen) -> Node | None:
    """The list on a screen."""
    found = compile_query(followed.query)(screen, NO_BINDINGS)
    return found[0] if found else None


def _appeared(followed: Followed, shown: Node | None) -> Joined | None:
    return None if shown is None else Joined.of(shown, start=followed.from_start)


def _after(followed: Followed, seen: Joined | None, before: Screen, action: Action, after: Screen) -> Joined | None:
    shown = list_on(followed, after)
    earlier = None if seen is None else list_on(followed, before)
    if shown is None or seen is None or earlier is None:
        return _appeared(followed, shown)
    return join(seen, earlier, shown, _swiped(action, earlier))


def _swiped(action: Action, on: Node) -> int:
    """Pixels by which a finger went up in a list; 0 if it went sideways or elsewhere."""
    if not isinstance(action, Swipe | Drag) or not on.contains(action.x0, action.y0):
        return 0
    across, up = action.x1 - action.x0, action.y0 - action.y1
    return up if abs(up) > abs(across) else 0
