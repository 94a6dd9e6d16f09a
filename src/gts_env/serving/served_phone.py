"""A phone as it is served: what every protocol looks at and acts on, one phone behind all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.actions import Action
from gts_env.serving.files import Files
from gts_env.serving.properties import properties_of

if TYPE_CHECKING:
    import gymnasium as gym
    import numpy as np
    import numpy.typing as npt

    from gts_env.android.effects import Effect
    from gts_env.android.phone import Phone
    from gts_env.android.state import PhoneState
    from gts_env.screen import Screen

ENVIRONMENT = {
    "ANDROID_DATA": "/data",
    "ANDROID_ROOT": "/system",
    "EXTERNAL_STORAGE": "/sdcard",
    "HOME": "/",
    "HOSTNAME": "gts_x86_64",
    "PATH": "/product/bin:/apex/com.android.runtime/bin:/system/bin:/system/xbin:/vendor/bin",
    "SHELL": "/bin/sh",
    "TMPDIR": "/data/local/tmp",
    "USER": "shell",
}


class ServedPhone:
    """An environment's phone behind the protocols. Everything happens in one thread, one action at a time.

    What a user could do with a finger is done by :meth:`act`: a step of the environment, which its judge and recorder
    follow. What only a cable can do (killing an app, changing a setting) is done by :meth:`happen`.

    Args:
        env: A :class:`~gts_env.envs.navigation.NavigationEnv`, wrapped or not, on an embedded device; reset already.
        serial: Name of the device, as in ``emulator-5554``.

    Attributes:
        files: The phone's files.
        reversed: Ports of the phone that a host asked to lead back to it.
        properties: What ``getprop`` tells.
        environment: Variables of every shell.
    """

    def __init__(self, env: gym.Env[Any, Any], serial: str = "emulator-5554") -> None:
        self.env = env
        self.serial = serial
        self.files = Files()
        self.reversed: dict[str, str] = {}
        self.environment = dict(ENVIRONMENT)
        self.properties: dict[str, str] = properties_of(self.phone, serial)

    @property
    def phone(self) -> Phone:
        """The simulated phone."""
        phone: Phone = self.env.unwrapped.device.phone  # type: ignore[attr-defined]
        return phone

    @property
    def state(self) -> PhoneState:
        """Everything the phone is."""
        return self.phone.state

    def screen(self, *, system: bool = False) -> Screen:
        """What the phone shows; with ``system`` also the nodes of keyboard, toast and bars."""
        return self.phone.screen(system=system)

    def pixels(self) -> npt.NDArray[np.uint8]:
        """The picture at device size as the phone is turned: uint8 (height, width, 3), RGB."""
        frame = self.phone.frame()
        return self.phone.surfaces.fresh(frame, frame.size)

    def act(self, action: Action) -> str:
        """Do what a user does, come to rest, and judge; returns what was wrong, or ``""``."""
        self.env.step(action)
        return str(self.env.unwrapped.action_error)  # type: ignore[attr-defined]

    def happen(self, effect: Effect) -> None:
        """Let something happen that no user did; no time passes."""
        self.phone.happen(effect)

    def restore(self) -> None:
        """Begin another episode: the scenario as it was."""
        self.env.reset()
