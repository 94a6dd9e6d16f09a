"""Reports in the words that families of agents have for their last word."""

from __future__ import annotations

from gts_env.actions import ReportDefect
from gts_env.actions.dialects.android_world import AndroidWorld
from gts_env.actions.dialects.ui_tars import UITars
from gts_env.actions.frames import Size
from gts_env.actions.seen import Seen
from gts_env.actions.spoken_report import read_report
from gts_env.errors import ActionError

_FAMILIES = (UITars(), AndroidWorld())


def spoken(text: str, size: Size) -> ReportDefect:
    """The report that an agent's text is.

    UI-TARS says ``finished(content='GUI_BUG NLE: ...')``, AndroidWorld answers ``{"action_type": "answer", "text":
    "NLE: ..."}``, each with or without thoughts before it; what is neither is a report in plain words.

    Args:
        text: What the agent says.
        size: Width and height of the screen as it is turned, in pixels.

    Raises:
        ActionError: It is no report, or names no fault mode.
    """
    for family in _FAMILIES:
        try:
            actions = family.parse(text, Seen(size))
        except ActionError:
            continue
        for action in actions:
            if isinstance(action, ReportDefect):
                return action
        raise ActionError("This is no report of a defect", found=repr(text[:60]), mend=_MEND)
    return read_report(text, lambda x, y: (int(x), int(y)))


_MEND = "One begins with GUI_BUG and its fault mode, as in GUI_BUG ONR: nothing happens."
