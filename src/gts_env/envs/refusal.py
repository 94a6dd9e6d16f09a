"""Actions that can be meant but not be done here: why, as far as it can be told without asking the device."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gts_env.actions import Action, ReportDefect
from gts_env.actions.space import decode
from gts_env.actions.validate import check_fields, check_place
from gts_env.envs.state import Episode
from gts_env.errors import ActionError
from gts_env.judge.report import MAX_REPORTS
from gts_env.screen import Screen


def canonical(action: Action | Mapping[str, Any], screen: Screen) -> Action:
    """The action that is meant.

    Args:
        action: An action, or a sample of the action space.
        screen: The screen it is meant for.

    Raises:
        ActionError: Nothing can be meant; the message names the field.
    """
    if isinstance(action, Action):
        return check_fields(action)
    return decode(action, (screen.width, screen.height))


def refusal(action: Action, episode: Episode, screen: Screen) -> ActionError | None:
    """Why an action, one that can be meant, cannot be done here and now; None if it can be tried."""
    try:
        check_place(action, screen.width, screen.height)
    except ActionError as error:
        return error
    if isinstance(action, ReportDefect) and episode.reports >= MAX_REPORTS:
        return ActionError(
            f"report: {MAX_REPORTS} reports have been made, the most that one episode takes",
            mend="Go on testing, or finish.",
        )
    return None
