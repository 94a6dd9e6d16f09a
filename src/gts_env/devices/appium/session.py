"""A session of Appium, and what its failures mean: refused, lost and made again, or the device is gone."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from gts_env.devices.appium.adb import Adb
from gts_env.devices.appium.capabilities import capabilities
from gts_env.devices.appium.claims import Lease
from gts_env.devices.appium.profile import Profile
from gts_env.devices.appium.supervising import Supervised
from gts_env.errors import DeviceError, DeviceLost

if TYPE_CHECKING:
    from appium.webdriver.webdriver import WebDriver

T = TypeVar("T")
_GONE = (
    "instrumentation process is not running",
    "session is either terminated or not started",
    "Could not proxy command to the remote server",
    "socket hang up",
)
"""What Appium says where a command never came to be carried out, since the session behind it is no more."""
HELPER = "io.appium.uiautomator2.server"
"""The driver's package on a device; without it a session must install it."""
UNSURE = "the connection broke while this was carried out: it may or may not have been done"


class Refused(DeviceError):
    """A command was understood and not carried out.

    Attributes:
        reason: What Appium said, its first line.
    """

    def __init__(self, asked: str, reason: str = "") -> None:
        super().__init__(asked, found=reason)
        self.reason = reason


class Unsure(DeviceError):
    """The session was lost and made again, and nobody knows whether the command was carried out."""


class Session:
    """A session on a leased device.

    Args:
        profile: The profile.
        lease: The device and its ports.
        adb: The host's adb server.
        server: The Appium server.

    Attributes:
        begun: How often a session was begun.
    """

    def __init__(self, profile: Profile, lease: Lease, adb: Adb, server: Supervised) -> None:
        self._profile, self._lease, self._adb, self._server = profile, lease, adb, server
        self._driver: WebDriver | None = None
        self.begun = 0

    @property
    def capabilities(self) -> dict[str, Any]:
        """What the running session was given; empty without one."""
        return dict(self._driver.capabilities) if self._driver is not None else {}

    @property
    def running(self) -> bool:
        """Whether a session was begun and not ended; it may be lost all the same."""
        return self._driver is not None

    def begin(self) -> None:
        """Begin a session in place of the one before; the first one on a device brings the driver's helpers there.

        Raises:
            DeviceLost: adb has no such device.
            DeviceError: No session can be had.
        """
        self.end()
        state = self._adb.state(self._lease.serial)
        if state != "device":
            raise DeviceLost(
                f"adb has no device {self._lease.serial}", found=state or "nothing of that serial",
                mend="Start or attach it; `adb devices` lists what there is.",
            )  # fmt: skip
        for port in (self._lease.system_port, self._lease.mjpeg_port):
            self._adb.free_port(port)
        bare = self._adb.shell(self._lease.serial, f"pm path {HELPER}")[0] != 0
        wanted = capabilities(self._profile, self._lease, self._adb.port, bootstrap=bare)
        limits = self._profile.limits
        # A server that has just died is started again, once.
        for tries_left in (1, 0):
            try:
                self._driver = _begun(self._server.ensure(), wanted, limits.session, limits.command)
                break
            except _errors() as error:
                if tries_left and not _told(error):
                    continue
                raise DeviceError(
                    f"Appium began no session on {self._lease.serial}", found=_reason(error),
                    mend="`gts doctor --device PROFILE` looks for the cause.",
                ) from error  # fmt: skip
        self.begun += 1

    def end(self) -> None:
        """End the session. One that is lost has ended already."""
        driver, self._driver = self._driver, None
        if driver is not None:
            with contextlib.suppress(*_errors()):
                driver.quit()

    def look(self, what: str, do: Callable[[WebDriver], T]) -> T:
        """Ask something that changes nothing; where the session is lost it is made again, and asked again.

        Raises:
            DeviceLost: The device is gone.
            Refused: It was not answered.
        """
        return self._call(what, do, again=True)

    def act(self, what: str, do: Callable[[WebDriver], T]) -> T:
        """Do something; where the session is lost it is made again, and what was surely not done is done again.

        Raises:
            DeviceLost: The device is gone.
            Refused: It was not done.
            Unsure: Nobody knows.
        """
        return self._call(what, do, again=False)

    def _call(self, what: str, do: Callable[[WebDriver], T], *, again: bool) -> T:
        if self._driver is None:
            self._made_again(what)
        try:
            return self._do(do)
        except _errors() as error:
            said = _told(error)
            lost = any(word in said for word in _GONE) or type(error).__name__ == "InvalidSessionIdException"
            if said and not lost:
                raise Refused(f"the device did not do it: {what}", _reason(error)) from error
            cause = error
        self._made_again(what)
        if not again and not said and not _refused_connection(cause):
            raise Unsure(UNSURE) from cause
        try:
            return self._do(do)
        except _errors() as error:
            if _told(error) and not any(word in _told(error) for word in _GONE):
                raise Refused(f"the device did not do it: {what}", _reason(error)) from error
            raise DeviceLost(
                f"{self._lease.serial} did not do it, in two sessions: {what}", found=_reason(error)
            ) from error

    def _do(self, do: Callable[[WebDriver], T]) -> T:
        assert self._driver is not None
        return do(self._driver)

    def _made_again(self, what: str) -> None:
        self._driver = None  # ending what is lost takes time and gives nothing
        try:
            self.begin()
        except DeviceLost:
            raise
        except DeviceError as error:
            raise DeviceLost(f"{self._lease.serial} is lost: {what}", found=str(error)) from error


def _begun(url: str, wanted: dict[str, Any], session: float, command: float) -> WebDriver:
    # Imported with the first session: the client takes a third of a second, and nobody else needs it.
    from appium.options.android import UiAutomator2Options
    from appium.webdriver.appium_connection import AppiumConnection
    from appium.webdriver.client_config import AppiumClientConfig
    from appium.webdriver.webdriver import WebDriver
    from selenium.webdriver.common.proxy import Proxy, ProxyType
    from urllib3.util.retry import Retry

    def config(timeout: float) -> Any:
        direct = Proxy({"proxyType": ProxyType.DIRECT})
        pool = {"retries": Retry(total=0, connect=1), "maxsize": 2}
        return AppiumClientConfig(
            remote_server_addr=url,
            timeout=timeout,
            proxy=direct,
            init_args_for_pool_manager={"init_args_for_pool_manager": pool},
        )

    driver = WebDriver(
        command_executor=url, options=UiAutomator2Options().load_capabilities(wanted), client_config=config(session)
    )
    # A session may take long to begin; a command may not.
    driver.command_executor = AppiumConnection(client_config=config(command))
    return driver


def _errors() -> tuple[type[BaseException], ...]:
    """What the client raises; it is imported only where a device is used."""
    from selenium.common.exceptions import WebDriverException
    from urllib3.exceptions import HTTPError

    return WebDriverException, HTTPError, OSError


def _told(error: BaseException) -> str:
    """What the server said, or ``""`` where it did not speak."""
    return str(getattr(error, "msg", "") or "")


def _reason(error: BaseException) -> str:
    return (_told(error) or str(error) or type(error).__name__).strip().splitlines()[0][:500]


def _refused_connection(error: BaseException) -> bool:
    """Whether nothing was sent at all."""
    return any(name in type(error).__name__ + str(error) for name in ("NewConnectionError", "ConnectionRefused"))
