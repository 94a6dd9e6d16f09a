"""Gestures that need no coordinates from the agent: scrolling, reporting what was touched, typing a given text."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from gts_env.actions.action import DISPLAY_MODES, ReportDefect, Rotate, Swipe
from gts_env.screen.node import FOCUSED, SCROLLABLE
from gts_env.screen.touch import hits

if TYPE_CHECKING:
    from gts_env.screen import Node, Screen
    from gts_env.wrappers.phone_env import PhoneEnv

DIRECTIONS = ("up", "down", "left", "right")
_REACH = 0.3
_SPOTS = ((4, 4), (2, 4), (6, 4), (4, 2), (4, 6), (1, 1), (7, 1), (1, 7), (7, 7))
"""Where to touch an element, in eighths of its width and height."""
_QUOTED = re.compile("\"([^\"]+)\"|“([^”]+)”|„([^“”]+)[“”]|«([^»]+)»|‘([^’]+)’|「([^」]+)」|(?<!\\w)'([^']+)'(?!\\w)")


def report_touched(env: PhoneEnv, mode: str) -> ReportDefect:
    """A report without words that marks what was touched last.

    A display defect shows on the screen that was touched, so the report names that step; any other defect shows in
    what came of the touch.
    """
    screen, touched = env.screen(), env.touched
    if touched is None or not (touched.x < screen.width and touched.y < screen.height):
        return ReportDefect(mode)
    return ReportDefect(mode, "", (touched.x, touched.y), touched.step if mode in DISPLAY_MODES else None)


def scroll(screen: Screen, to: str) -> Swipe:
    """A swipe that shows what lies further ``up``, ``down``, ``left`` or ``right`` in the largest list.

    Where nothing scrolls, the finger moves over the middle of the screen, as to turn a page.
    """
    lists = [node for node in screen.nodes if node.flags & SCROLLABLE]
    left, top, right, bottom = max(lists, key=_area).bounds if lists else (0, 0, screen.width, screen.height)
    return swipe_at(((left + right) // 2, (top + bottom) // 2), (right - left, bottom - top), to)


def swipe_at(middle: tuple[int, int], size: tuple[int, int], to: str) -> Swipe:
    """A swipe around a point: the finger goes the other way than the content that is to be seen.

    Args:
        middle: The point, in device pixels.
        size: Width and height of what is swiped; the finger moves by six tenths of it.
        to: One of :data:`DIRECTIONS`.
    """
    x, y = middle
    far = int((size[0] if to in ("left", "right") else size[1]) * _REACH)
    if to in ("up", "left"):
        far = -far
    if to in ("left", "right"):
        return Swipe(x + far, y, x - far, y)
    return Swipe(x, y + far, x, y - far)


def point_on(screen: Screen, node: Node) -> tuple[int, int]:
    """A point at which a touch is about an element: its middle, or another where something covers that."""
    left, top, right, bottom = node.bounds
    for across, down in _SPOTS:
        x, y = left + (right - left) * across // 8, top + (bottom - top) * down // 8
        if any(touched is node for touched in hits(screen, x, y)):
            return x, y
    return node.center


def turn(screen: Screen) -> Rotate:
    """Turn an upright device on its side, and any other upright."""
    return Rotate("landscape" if screen.orientation == "portrait" else "portrait")


@lru_cache(maxsize=256)
def quoted(text: str) -> tuple[str, ...]:
    """What stands in quotation marks in a text, in order."""
    return tuple(next(part for part in match.groups() if part) for match in _QUOTED.finditer(text))


def is_typing(screen: Screen) -> bool:
    """Whether a text would go somewhere: the keyboard is shown, or a field has the focus."""
    return screen.keyboard or any(
        node.flags & FOCUSED and node.class_name.endswith("EditText") for node in screen.nodes
    )


def is_in_front(env: PhoneEnv) -> bool:
    """Whether the app under test is in front."""
    return env.screen().package.rpartition(".")[2] == env.app


def _area(node: Node) -> int:
    left, top, right, bottom = node.bounds
    return (right - left) * (bottom - top)
