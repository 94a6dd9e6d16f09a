"""Gymnasium wrappers around :class:`~gts_env.envs.NavigationEnv`, one a module.

All inherit :class:`gymnasium.utils.RecordConstructorArgs`, so that ``gym.make(env.spec)`` builds the same stack again.
Most keep no memory of their own: what they show follows from the environment, so that saving and loading its state,
also in the middle of an episode, needs nothing of them. HistoryObservation and RecordTrajectory look back, and say
what loading a state means to them.

A wrapper is found by its name, ``TextActions`` in ``text_actions``: a new one is one new module.
"""

from __future__ import annotations

import re
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gts_env.wrappers.dialect_actions import DialectActions
    from gts_env.wrappers.element_features import ElementFeatures
    from gts_env.wrappers.grid_actions import GridActions
    from gts_env.wrappers.gui_judge_reward import GUIJudgeReward
    from gts_env.wrappers.history_observation import HistoryObservation
    from gts_env.wrappers.marked_elements import MarkedElements
    from gts_env.wrappers.multi_discrete_actions import MultiDiscreteActions
    from gts_env.wrappers.pixel_observation import PixelObservation
    from gts_env.wrappers.record_trajectory import RecordTrajectory
    from gts_env.wrappers.text_actions import TextActions
    from gts_env.wrappers.text_observation import TextObservation
    from gts_env.wrappers.touch_grid import TouchGrid

__all__ = [
    "DialectActions",
    "ElementFeatures",
    "GUIJudgeReward",
    "GridActions",
    "HistoryObservation",
    "MarkedElements",
    "MultiDiscreteActions",
    "PixelObservation",
    "RecordTrajectory",
    "TextActions",
    "TextObservation",
    "TouchGrid",
]


def __getattr__(name: str) -> Any:
    """A wrapper by its name, from the module named after it."""
    module = f"{__name__}.{re.sub(r'(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])', '_', name).lower()}"
    try:
        found = getattr(import_module(module), name)
    except (ModuleNotFoundError, AttributeError) as error:
        if isinstance(error, ModuleNotFoundError) and error.name != module:
            raise
        raise AttributeError(f"module {__name__!r} has no wrapper {name!r}") from None
    globals()[name] = found
    return found
