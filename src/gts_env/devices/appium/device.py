"""The Appium device: a real phone, an emulator or a served phone, behind the interface of all devices."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gts_env.apps import of_packs
from gts_env.benchmark.variation import variant
from gts_env.devices.appium.adb import Adb
from gts_env.devices.appium.apps import Apps
from gts_env.devices.appium.claims import Lease, lease
from gts_env.devices.appium.gestures import Hand
from gts_env.devices.appium.happenings import Happenings
from gts_env.devices.appium.looking import Eye
from gts_env.devices.appium.needs import check_available
from gts_env.devices.appium.profile import read_profile
from gts_env.devices.appium.restoring.attempts import bring_about
from gts_env.devices.appium.restoring.work import Work
from gts_env.devices.appium.session import Session, Unsure
from gts_env.devices.appium.supervising import Supervised, leave, use
from gts_env.errors import DeviceError

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from gts_env.actions import Action
    from gts_env.benchmark import Scenario
    from gts_env.devices.appium.picture import Picture
    from gts_env.screen import Screen

DEFAULT_PROFILE = "served-phone"
PROBE_SECONDS = 10.0


class AppiumDevice:
    """A device that is driven through Appium.

    It claims nothing before the first :meth:`restore`, which takes the first device of the profile that no other
    environment of this machine uses.

    Args:
        profile: Name of a device profile of kind ``appium``, or path of one; a served phone by default.

    Raises:
        UnknownIdError: There is no such profile.
        ScenarioError: The profile says something that cannot be meant.
    """

    def __init__(self, profile: str | None = None) -> None:
        self.profile = read_profile(profile or DEFAULT_PROFILE)
        limits = self.profile.limits
        self.adb = Adb(self.profile.android_sdk, self.profile.adb_port, limits.command)
        self._lease: Lease | None = None
        self._server: Supervised | None = None
        self._session: Session | None = None
        self._seen: tuple[Screen, Picture] | None = None
        self._size: tuple[int, int] | None = None
        self._scenario: Scenario | None = None
        self._world: Happenings | None = None

    # -- claiming ------------------------------------------------------------------------------------------------

    @property
    def session(self) -> Session:
        """The session.

        Raises:
            DeviceError: The device has not been restored yet.
        """
        if self._session is None:
            raise DeviceError("the device has not been restored to a scenario yet", mend="Call `restore` first.")
        return self._session

    @property
    def serial(self) -> str:
        """The device as adb has it; errors as for :attr:`session`."""
        if self._lease is None:
            raise DeviceError("the device has not been restored to a scenario yet", mend="Call `restore` first.")
        return self._lease.serial

    @property
    def server_log(self) -> Path | None:
        """Log of the Appium server, where it was started here."""
        return self._server.log if self._server is not None else None

    def _claim(self) -> tuple[Lease, Session]:
        if self._session is not None and self._lease is not None:
            return self._lease, self._session
        self.adb.start()
        held = self._lease = lease(self.profile.devices, self.adb.port, self._is_there)
        try:
            self._server = use(self.profile, self.adb.port)
            self._server.ensure()
            self._session = Session(self.profile, held, self.adb, self._server)
        except BaseException:
            self.close()
            raise
        self._apps = Apps(self.adb, held.serial)
        self.eye = Eye(self._session, self.adb, held.serial, self.profile.limits)
        self.hand = Hand(self._session, self.adb, held.serial, self._apps)
        return held, self._session

    def _is_there(self, serial: str) -> bool:
        """Whether a device answers, connected to anew where the profile says so."""
        if self.adb.state(serial) != "device" and self.profile.connect:
            self.adb.connect(serial)
        try:
            return self.adb.state(serial) == "device" and not self.adb.shell(serial, "true", PROBE_SECONDS)[0]
        except DeviceError:
            return False

    # -- restoring -----------------------------------------------------------------------------------------------

    def restore(self, scenario: Scenario, defects: Sequence[str] | None = None, variation: int = 0) -> None:
        """Bring the device into a scenario's state, and see that it is.

        Args:
            scenario: The scenario.
            defects: Ids of the defects that are live; None for all of the scenario's, empty for the clean build.
            variation: Number of the variation; 0 for the scenario as it is given.

        Raises:
            UnavailableError: The device cannot be brought into it at all.
            RestoreError: It was tried three times, and the state did not come about.
            DeviceLost: The device is gone.
        """
        # The file as it is written says what is asked of a device; its variation is what is to be seen there.
        check_available(scenario, self.profile, defects, variation)
        scenario = variant(scenario, variation) if variation else scenario
        held, session = self._claim()
        self.forget()
        self._scenario, self._world = scenario, None
        self._apps.of(scenario, self._registry(scenario))
        android = scenario.android
        way = self.profile.restore if android is None else android.restore.how
        name = scenario.name if android is None else android.restore.name or scenario.name
        about = (scenario, defects, variation, name)
        work = Work(*about, self.profile, held, self.adb, session, self.eye, self.hand)
        bring_about(work, way, self)
        if scenario.events and "events" not in self.profile.can:
            self._world = Happenings(scenario, work.shell, self.screen())
            self.forget()

    def _registry(self, scenario: Scenario) -> Any:
        if "simulated_apps" not in self.profile.can:
            return None
        from gts_env.devices.embedded import installed

        return installed(of_packs.manifests_beside(scenario.where.file))

    # -- looking and acting --------------------------------------------------------------------------------------

    @property
    def size(self) -> tuple[int, int]:
        """Native width and height in pixels, upright; errors as for :attr:`session`."""
        if self._size is None:
            screen = self.screen()
            sides = (screen.width, screen.height)
            self._size = sides if screen.orientation == "portrait" else sides[::-1]
        return self._size

    def perform(self, action: Action) -> str | None:
        """Carry out a gesture and come to rest; returns why the device could not do it, or None.

        Raises:
            DeviceLost: The connection is gone.
        """
        _ = self.session
        before = self.screen() if self._world is not None else None
        self.forget()
        try:
            error = self.hand.perform(action)
        except Unsure as unsure:
            error = str(unsure)
        if self._world is not None and before is not None and self._world.step(before, action, self.screen()):
            self.forget()
        return error

    def screen(self) -> Screen:
        """What the device shows at rest; the same object until something is performed."""
        return self._look()[0]

    def frame(self, size: tuple[int, int]) -> npt.NDArray[np.uint8]:
        """The screenshot scaled to ``size`` (upright width, height): a fresh uint8 array (height, width, 3), RGB."""
        return self._look()[1].fit(size)

    def picture(self) -> Picture:
        """The screenshot of what :meth:`screen` shows."""
        return self._look()[1]

    def _look(self) -> tuple[Screen, Picture]:
        _ = self.session
        if self._seen is None:
            self._seen = self.eye.look()
        return self._seen

    def forget(self) -> None:
        """Look anew at the next question: the device was changed by other ways than :meth:`perform`."""
        self._seen = None

    def save_state(self) -> Any:
        """Refused: only the embedded phone can be cloned.

        Raises:
            DeviceError: Always.
        """
        raise _no_clones()

    def load_state(self, state: Any) -> None:
        """Refused: only the embedded phone can be cloned.

        Raises:
            DeviceError: Always.
        """
        raise _no_clones()

    def apps(self) -> tuple[str, ...]:
        """Labels of the apps that can be opened."""
        _ = self.session
        return self._apps.labels()

    def close(self) -> None:
        """End the session, and give device and server free. Closing twice is allowed."""
        session, self._session = self._session, None
        server, self._server = self._server, None
        held, self._lease = self._lease, None
        self.forget()
        try:
            if session is not None:
                session.end()
        finally:
            if server is not None:
                leave(server)
            if held is not None:
                held.free()


def _no_clones() -> DeviceError:
    return DeviceError(
        "a device behind Appium cannot be cloned",
        mend='Use device="embedded" where states are saved, and `restore` to begin again.',
    )
