"""How long a real Appium server takes with a served phone: server and adb on ports of their own, nothing faked."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from gts_env.devices.appium_server import AdbServer, AppiumServer, found_adb, installed_appium, sdk_around
from gts_env.devices.local_server import free_port
from gts_env.errors import DeviceError
from gts_env.serving.host import Host
from gts_env.serving.making import Wanted
from gts_env.serving.measuring import CALENDAR, Measured

SESSION = "serve: Appium session, fast capabilities"
SESSION_MOST = 200.0
FAST = {
    "platformName": "Android",
    "appium:automationName": "UiAutomator2",
    "appium:skipServerInstallation": True,
    "appium:skipDeviceInitialization": True,
    "appium:skipUnlock": True,
    "appium:skipLogcatCapture": True,
    "appium:autoLaunch": False,
    "appium:noReset": True,
    "appium:dontStopAppOnReset": True,
    "appium:disableWindowAnimation": True,
    "appium:ignoreHiddenApiPolicyError": True,
    "appium:suppressKillServer": True,
    "appium:mockLocationApp": "",
    "appium:newCommandTimeout": 0,
}
"""What a session asks for that begins on a phone made ready before."""


def measure_appium(times: int = 15) -> Iterator[Measured]:
    """Serve a phone, start Appium, and measure it through Appium's own client in Python.

    Args:
        times: How often each is done; the median is told.

    Raises:
        InstallError: There is no Appium, no node or no adb.
        DeviceError: One of the servers did not come up.
    """
    folder, adb = installed_appium(), found_adb()
    with tempfile.TemporaryDirectory(prefix="gts-appium-", ignore_cleanup_errors=True) as work:
        sdk = sdk_around(adb, Path(work) / "sdk")
        with _phone() as port, AdbServer(Path(work), adb=sdk / "platform-tools" / adb.name) as adb_server:
            serial = f"127.0.0.1:{port}"
            if b"connected to" not in adb_server.run("connect", serial).stdout:
                raise DeviceError(f"adb cannot connect to {serial}")
            adb_server.run("shell", CALENDAR, serial=serial)
            ports = {"ANDROID_ADB_SERVER_PORT": str(adb_server.port)}
            with AppiumServer(Path(work), folder=folder, sdk=sdk, environment=ports) as server:
                yield from _figures(
                    server.url, {**FAST, "appium:udid": serial, "appium:adbPort": adb_server.port}, times
                )


def _figures(url: str, wanted: dict[str, Any], times: int) -> Iterator[Measured]:
    from appium import webdriver
    from appium.options.android import UiAutomator2Options
    from appium.webdriver.client_config import AppiumClientConfig
    from selenium.common.exceptions import WebDriverException

    def begun() -> Any:
        # A port of its own: other Appium servers of this machine take the first that they find, too.
        options = UiAutomator2Options().load_capabilities({**wanted, "appium:systemPort": free_port()})
        config = AppiumClientConfig(remote_server_addr=url, timeout=60)
        try:
            return webdriver.Remote(url, options=options, client_config=config)
        except WebDriverException as error:
            raise DeviceError("Appium did not begin a session", found=(error.msg or "").strip()[:400]) from error

    # The first has the driver loaded, which is no part of any later one.
    begun().quit()
    beginning, ending = [], []
    for _ in range(times):
        start = time.perf_counter()
        driver = begun()
        beginning.append(time.perf_counter() - start)
        start = time.perf_counter()
        driver.quit()
        ending.append(time.perf_counter() - start)
    yield SESSION, statistics.median(beginning) * 1000, SESSION_MOST
    yield "serve: Appium session, its end", statistics.median(ending) * 1000, None
    driver = begun()
    try:
        yield "serve: Appium page_source", _median(times, lambda: driver.page_source), None
        yield "serve: Appium screenshot, unchanged", _median(times, driver.get_screenshot_as_base64), None
        find = ("xpath", "//*[@clickable='true']")
        yield "serve: Appium find by xpath", _median(times, lambda: driver.find_element(*find)), None
    finally:
        driver.quit()


def _median(times: int, work: Callable[[], object]) -> float:
    taken = []
    for _ in range(times):
        start = time.perf_counter()
        work()
        taken.append(time.perf_counter() - start)
    return statistics.median(taken) * 1000


@contextmanager
def _phone() -> Iterator[int]:
    """A phone that is served in a thread of its own; its port."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    host = Host(Wanted().phone(), console=False)
    try:
        asyncio.run_coroutine_threadsafe(host.start(), loop).result(60)
        yield host.port
    finally:
        asyncio.run_coroutine_threadsafe(host.stop(), loop).result(60)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(10)
        loop.close()
        host.phone.env.close()
