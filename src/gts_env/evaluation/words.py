"""Actions in words, for people who read tables and pages."""

from __future__ import annotations

from gts_env.actions import (
    Action,
    DoubleTap,
    Drag,
    Finish,
    LongPress,
    OpenApp,
    PressKey,
    ReportDefect,
    Rotate,
    Swipe,
    Tap,
    TypeText,
    Wait,
)
from gts_env.screen import Screen
from gts_env.screen.touch import hits

MOST_WORDS = 40
"""Characters of a label that are shown."""


def describe(action: Action, screen: Screen | None = None) -> str:
    """An action in a few words; ``screen`` is the one it was decided on, to name what was touched."""
    match action:
        case Tap(x, y):
            return f"tap {_touched(screen, x, y)}"
        case DoubleTap(x, y):
            return f"double tap {_touched(screen, x, y)}"
        case LongPress(x, y):
            return f"long press {_touched(screen, x, y)}"
        case Swipe(x0, y0, x1, y1):
            return f"swipe {_way(x1 - x0, y1 - y0)}"
        case Drag(x0, y0, x1, y1):
            return f"drag {_way(x1 - x0, y1 - y0)}"
        case TypeText(text):
            return f"type {text!r}"
        case PressKey(key):
            return f"press {key}"
        case Rotate(orientation):
            return f"turn to {orientation}"
        case OpenApp(app):
            return f"open {app}"
        case Wait(ms):
            return f"wait {ms / 1000:g} s"
        case ReportDefect(mode, text):
            return f"report {mode}: {text}"
        case Finish():
            return "finish"
    return repr(action)


def _touched(screen: Screen | None, x: int, y: int) -> str:
    """What lies under a point, by its words or id, else the point."""
    for node in hits(screen, x, y) if screen is not None else ():
        words = node.text or node.content_desc
        if words:
            return f"\u201c{words if len(words) <= MOST_WORDS else words[: MOST_WORDS - 1] + chr(0x2026)}\u201d"
        if node.clickable:
            named = next((n.text or n.content_desc for n in node.walk() if n.text or n.content_desc), "")
            return f"\u201c{named}\u201d" if named else node.name or f"({x}, {y})"
    return f"({x}, {y})"


def _way(dx: int, dy: int) -> str:
    if abs(dx) >= abs(dy):
        return "right" if dx > 0 else "left"
    return "down" if dy > 0 else "up"
