"""One canonical action per gesture, the Gymnasium space that encodes them, patterns over them, and agent dialects."""

from __future__ import annotations

from gts_env.actions.action import (
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

__all__ = [
    "Action",
    "DoubleTap",
    "Drag",
    "Finish",
    "LongPress",
    "OpenApp",
    "PressKey",
    "ReportDefect",
    "Rotate",
    "Swipe",
    "Tap",
    "TypeText",
    "Wait",
]
