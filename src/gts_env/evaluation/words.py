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


def describe(action: Action) -> str:
    """An action in a few words."""
    match action:
        case Tap(x, y):
            return f"tap ({x}, {y})"
        case DoubleTap(x, y):
            return f"double tap ({x}, {y})"
        case LongPress(x, y):
            return f"long press ({x}, {y})"
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


def _way(dx: int, dy: int) -> str:
    if abs(dx) >= abs(dy):
        return "right" if dx > 0 else "left"
    return "down" if dy > 0 else "up"
