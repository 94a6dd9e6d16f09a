"""Gymnasium wrappers around :class:`~gts_env.envs.NavigationEnv`, one a module.

All inherit :class:`gymnasium.utils.RecordConstructorArgs`, so that ``gym.make(env.spec)`` builds the same stack again.
None keeps a memory of its own: what they show follows from the environment, so that saving and loading its state, also
in the middle of an episode, needs nothing of them.
"""

from __future__ import annotations

from gts_env.wrappers.element_features import ElementFeatures
from gts_env.wrappers.gui_judge_reward import GUIJudgeReward
from gts_env.wrappers.marked_elements import MarkedElements
from gts_env.wrappers.text_observation import TextObservation
from gts_env.wrappers.touch_grid import TouchGrid

__all__ = ["ElementFeatures", "GUIJudgeReward", "MarkedElements", "TextObservation", "TouchGrid"]
