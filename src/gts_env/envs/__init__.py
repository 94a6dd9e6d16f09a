"""Gymnasium environments: the one where an agent navigates a device, and the registration of its tasks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.lazy import lazily

if TYPE_CHECKING:
    from gts_env.envs.entry import make_navigation
    from gts_env.envs.navigation import NavigationEnv
    from gts_env.envs.registration import register_envs, register_pack
    from gts_env.envs.state import EnvState, ResetNeededError

_HOME = {
    "EnvState": "state",
    "NavigationEnv": "navigation",
    "ResetNeededError": "state",
    "make_navigation": "entry",
    "register_envs": "registration",
    "register_pack": "registration",
}

__all__ = ["EnvState", "NavigationEnv", "ResetNeededError", "make_navigation", "register_envs", "register_pack"]

__getattr__, __dir__ = lazily(__name__, _HOME, __all__)
