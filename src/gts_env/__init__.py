"""gts-env: Gymnasium environments for agents that test Android apps.

Importing the package registers every task of the known packs as a Gymnasium id:

    >>> import gymnasium as gym
    >>> import gts_env
    >>> gym.register_envs(gts_env)
    >>> env = gym.make("GUITestScape/Calendar-NLE-03")  # doctest: +SKIP

The other public names below are loaded when they are first used.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from gts_env._version import __version__
from gts_env.envs.registration import register_envs, register_pack

if TYPE_CHECKING:
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
    from gts_env.benchmark import Catalogue
    from gts_env.devices import open_device
    from gts_env.envs.navigation import NavigationEnv
    from gts_env.errors import GtsError
    from gts_env.screen import Node, Screen

__all__ = [
    "Action",
    "Catalogue",
    "DoubleTap",
    "Drag",
    "Finish",
    "GtsError",
    "LongPress",
    "NavigationEnv",
    "Node",
    "OpenApp",
    "PressKey",
    "ReportDefect",
    "Rotate",
    "Screen",
    "Swipe",
    "Tap",
    "TypeText",
    "Wait",
    "__version__",
    "open_device",
    "register_envs",
    "register_pack",
]

_HOME = {
    "Catalogue": "benchmark",
    "GtsError": "errors",
    "NavigationEnv": "envs.navigation",
    "Node": "screen",
    "Screen": "screen",
    "open_device": "devices",
}


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_HOME.get(name, 'actions')}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


register_envs()
