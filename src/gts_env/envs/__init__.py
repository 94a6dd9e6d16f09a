"""Gymnasium environments: the one where an agent navigates a device, and the registration of its tasks."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

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


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
