"""One canonical action per gesture, the Gymnasium space that encodes them, their JSON, and agent dialects.

The space is in :mod:`gts_env.actions.space`, which alone needs Gymnasium.
"""

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
from gts_env.actions.json_form import from_json, to_json
from gts_env.actions.validate import check

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
    "check",
    "from_json",
    "to_json",
]
