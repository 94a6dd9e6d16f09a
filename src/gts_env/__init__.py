"""gts-env: Gymnasium environments for agents that test Android apps.

Importing the package registers every task of the known packs as a Gymnasium id:

    >>> import gymnasium as gym
    >>> import gts_env
    >>> gym.register_envs(gts_env)
    >>> env = gym.make("GUITestScape/Calendar-NLE-03")  # doctest: +SKIP

The other public names below are loaded when they are first used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env._version import __version__
from gts_env.envs.registration import register_envs, register_pack
from gts_env.lazy import lazily

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
__getattr__, __dir__ = lazily(__name__, {**dict.fromkeys(__all__, "actions"), **_HOME}, __all__)

register_envs()
