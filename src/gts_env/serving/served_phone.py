"""A phone as it is served: what every protocol looks at and acts on, one phone behind all of them."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import gymnasium as gym

from gts_env.actions import Action, ReportDefect, Wait
from gts_env.android import fields, lifecycle
from gts_env.envs.state import ResetNeededError
from gts_env.errors import DeviceError, GtsError
from gts_env.serving.apk import lay_apks
from gts_env.serving.event_log import EventLog, Line
from gts_env.serving.files import Files
from gts_env.serving.finger import Finger
from gts_env.serving.packages import Packages
from gts_env.serving.picture import Picture
from gts_env.serving.power import Power
from gts_env.serving.processes import Processes
from gts_env.serving.properties import properties_of
from gts_env.serving.room import Room
from gts_env.serving.settings import Settings
from gts_env.serving.snapshots import Snapshots
from gts_env.wrappers import RecordTrajectory

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from gts_env.android.effects import Effect
    from gts_env.android.intents import Intent
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
    follow. What only a cable can do (killing an app, changing a setting) is done by :meth:`happen` and
    :meth:`change`; a short wait follows, which is a step again, so that nothing is hidden from the judge.

    Args:
        env: A :class:`~gts_env.envs.navigation.NavigationEnv`, wrapped or not, on an embedded device; reset already.
        serial: Name of the device, as in ``emulator-5554``.
        others: Makes the environment of another scenario, by its name, for the emulator's snapshots; None where
            the phone keeps to its own.

    Attributes:
        files: The phone's files.
        reversed: Ports of the phone that a host asked to lead back to it.
        servers: What answers on ports of the phone, by the name of the service.
        properties: What ``getprop`` tells.
        settings: What ``settings`` tells.
        environment: Variables of every shell.
        processes: What runs.
        packages: What is installed beside the apps.
        log: What ``logcat`` tells.
        picture: What the screen shows, as PNG.
        power: Whether the screen is on.
        finger: A finger that a host moves by single events.
        room: Room for what waits to be taken by hosts.
        snapshots: States that the emulator's console can load.
        restored: Called after the phone went to another state behind everybody's back.
        dropped: Called to cut the transports, as an emulator does that loads a snapshot.
    """

    def __init__(
        self,
        env: gym.Env[Any, Any],
        serial: str = "emulator-5554",
        others: Callable[[str], gym.Env[Any, Any]] | None = None,
    ) -> None:
        self.env = env
        self.serial = serial
        self.files = Files()
        self.reversed: dict[str, str] = {}
        self.servers: dict[str, Any] = {}
        self.environment = dict(ENVIRONMENT)
        self.processes = Processes(self)
        self.packages = Packages()
        self.log = EventLog()
        self.picture = Picture(self)
        self.power = Power()
        self.finger = Finger()
        self.room = Room()
        self.settings = Settings(self)
        self.snapshots = Snapshots(self, others)
        self.restored: list[Callable[[], None]] = []
        self.dropped: list[Callable[[], None]] = []
        self.properties: dict[str, str] = properties_of(self.phone, serial)
        lay_apks(self)

    # -- looking -------------------------------------------------------------------------------------------------

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
        # Held from one to the next, so that only what has changed is drawn.
        return self.phone.surfaces.rgb(frame, frame.size)

    @property
    def hand_time(self) -> int:
        """Time as a hand over the phone feels it, in ms: the phone's own stands still while nobody acts."""
        return self.state.now + int(time.monotonic() * 1000)

    @property
    def component(self) -> str:
        """What is in front, as ``org.gts.calendar/.MainActivity``."""
        screen = self.screen()
        return f"{screen.package}/{screen.activity}"

    # -- acting --------------------------------------------------------------------------------------------------

    def act(self, action: Action) -> str:
        """Do what a user does, come to rest, and judge; returns what was wrong, or ``""``.

        Raises:
            GtsError: The action cannot be meant, or the phone did not survive it; then it is as it was.
        """
        with self._whole():
            self.env.step(action)
        return str(self.env.unwrapped.action_error)  # type: ignore[attr-defined]

    def report(self, mode: str, text: str = "", point: tuple[int, int] | None = None, step: int | None = None) -> str:
        """Report a defect for the agent. What the judge thinks of it is not told.

        Returns:
            What was wrong with the form of the report, or ``""``.
        """
        try:
            return self.act(ReportDefect(mode.strip().upper(), text, point, step))
        except GtsError as error:
            return str(error)

    def happen(self, effect: Effect) -> None:
        """Let something happen that no user did, and come to rest.

        Raises:
            GtsError: It cannot happen; the phone is as it was.
        """
        with self._whole():
            self.phone.happen(effect)
            self._rest()

    def start(self, intent: Intent) -> str | None:
        """Start an activity from outside, as ``am start`` does; returns why it was not started, or None."""
        with self._whole():
            refused = self.phone.start(intent)
            if refused is None:
                self._rest()
        return refused

    def change(self, move: Callable[[PhoneState], PhoneState]) -> None:
        """Put the phone into another state by a cable's doing, such as another configuration, and come to rest."""
        with self._whole():
            phone = self.phone
            before = phone.state
            after = move(before)
            after = lifecycle.settle(phone.reducer, after, after)
            phone.state = fields.settled(phone.composer, before, after)
            self._rest()

    def restore(self) -> None:
        """Begin another episode: the scenario as it was."""
        self.env.reset()
        self.moved()

    def moved(self) -> None:
        """Tell everybody that the phone went to another state behind their backs.

        Files, packages, settings and log that came over the cable are gone: no episode leaves the next one anything.
        """
        self.processes.end_all()
        self.finger.forget()
        self.files.clear()
        self.packages.clear()
        lay_apks(self)
        self.log.clear()
        self.properties = properties_of(self.phone, self.serial)
        self.settings.forget()
        self.power = Power()
        self.finger = Finger()
        self.reversed.clear()
        for tell in tuple(self.restored):
            tell()

    def note(self, level: str, tag: str, text: str) -> None:
        """Note a line in the phone's log."""
        self.log.add(Line(self.state.now, self.state.config.zone, level, tag, text[:400]))

    @contextlib.contextmanager
    def _whole(self) -> Iterator[None]:
        """All or nothing: an app that fails leaves the phone as it was."""
        phone, state, component = self.phone, self.state, self.component
        try:
            yield
            now = self.component
        except GtsError:
            phone.state = state
            raise
        except Exception as error:
            phone.state = state
            raise DeviceError("the phone did not do it", found=type(error).__name__) from error
        if now != component:
            self.note("I", "ActivityTaskManager", f"START u0 {{cmp={now}}} from uid 2000")
            self.note("I", "ActivityTaskManager", f"Displayed {now} for user 0: +120ms")

    def _rest(self) -> None:
        """A step in which nothing is done: judge and recorder see what a cable has brought about."""
        env = self.env
        while isinstance(env, gym.Wrapper):
            if isinstance(env, RecordTrajectory):
                env.follow()
            env = env.env
        # An episode that is over has no steps: then the phone goes on without a judge.
        with contextlib.suppress(ResetNeededError):
            self.env.step(Wait(0))
