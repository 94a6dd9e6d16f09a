"""What a strategy works on: a device, and the scenario that it is to be brought into."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gts_env.errors import DeviceError, DeviceLost

if TYPE_CHECKING:
    from gts_env.benchmark import Scenario
    from gts_env.devices.appium.adb import Adb
    from gts_env.devices.appium.claims import Lease
    from gts_env.devices.appium.gestures import Hand
    from gts_env.devices.appium.looking import Eye
    from gts_env.devices.appium.profile import Profile
    from gts_env.devices.appium.session import Session

LOOK_SECONDS = 0.1
"""Between two looks at something that takes its time."""


class NotRestored(DeviceError):
    """One attempt of a restore failed; ``str()`` says what was checked and what was found."""


@dataclass(slots=True)
class Work:
    """A restore.

    Attributes:
        scenario: The scenario.
        defects: Ids of the defects to be live, or None for all.
        variation: Number of the variation.
        name: Name of the snapshot or of the saved data.
        profile: The profile.
        lease: The device.
        adb: The host's adb server.
        session: The session, which may not have begun.
        eye: Looks at the device.
        hand: Acts on it.
        set_up_done: Whether the data is that after the set-up steps, which are left out then.
        saved_now: Whether data was saved at the end, so that the app was stopped.
    """

    scenario: Scenario
    defects: Sequence[str] | None
    variation: int
    name: str
    profile: Profile
    lease: Lease
    adb: Adb
    session: Session
    eye: Eye
    hand: Hand
    set_up_done: bool = False
    saved_now: bool = False

    @property
    def serial(self) -> str:
        """The device as adb has it."""
        return self.lease.serial

    @property
    def package(self) -> str:
        """Package of the app under test.

        Raises:
            NotRestored: The scenario does not say it.
        """
        if self.scenario.android is None:
            return f"org.gts.{self.scenario.app}"
        return self.scenario.android.package

    def shell(self, command: str) -> tuple[int, str]:
        """Run a command on the device; returns exit code and what it said."""
        code, out, err = self.adb.shell(self.serial, command)
        return code, (out + err).strip()

    def must(self, command: str, why: str) -> str:
        """Run a command that has to succeed.

        Raises:
            NotRestored: It failed.
        """
        code, said = self.shell(command)
        if code:
            raise NotRestored(f"{why}: `{command[:200]}` ended with {code}", found=said[:300])
        return said

    def attach(self) -> None:
        """Have adb connected to the device, where the profile asks for that, and wait until it has booted.

        Raises:
            DeviceLost: It does not come in time.
        """
        if self.profile.connect and self.adb.state(self.serial) != "device":
            self.adb.connect(self.serial)
        self.wait(self.profile.limits.boot, self._booted, "boot")

    def _booted(self) -> bool:
        if self.adb.state(self.serial) != "device":
            if self.profile.connect:
                self.adb.connect(self.serial)
            return False
        try:
            return self.shell("getprop sys.boot_completed")[1] == "1"
        except DeviceLost:
            return False

    def wait(self, seconds: float, test: Callable[[], bool], what: str) -> None:
        """Look until something is so.

        Raises:
            DeviceLost: The time is up.
        """
        ends = time.monotonic() + seconds
        while not test():
            if time.monotonic() > ends:
                state = self.adb.state(self.serial) or "unknown to adb"
                raise DeviceLost(f"{self.serial} did not {what} within {seconds:g} s", found=state)
            time.sleep(LOOK_SECONDS)
