"""How long a real Appium server takes with a served phone: server and adb on ports of their own, nothing faked."""

from __future__ import annotations

import json
import statistics
import tempfile
import time
from collections.abc import Iterator
from http.client import HTTPConnection
from itertools import cycle
from pathlib import Path
from typing import Any

from gts_env.devices.appium.capabilities import RECOMMENDED
from gts_env.devices.appium_server import AdbServer, AppiumServer, found_adb, installed_appium, sdk_around
from gts_env.devices.local_server import LOOPBACK, free_port
from gts_env.errors import DeviceError
from gts_env.serving.measuring import CALENDAR, UIA2, Measured, median, served

SESSION = "serve: Appium session, fast capabilities"
SESSION_MOST = 200.0
FAST = {
    "platformName": "Android",
    "appium:automationName": "UiAutomator2",
    **{f"appium:{name}": value for name, value in RECOMMENDED.items()},
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
        with served() as port, AdbServer(Path(work), adb=sdk / "platform-tools" / adb.name) as adb_server:
            serial = f"127.0.0.1:{port}"
            if b"connected to" not in adb_server.run("connect", serial).stdout:
                raise DeviceError(f"adb cannot connect to {serial}")
            adb_server.run("shell", CALENDAR, serial=serial)
            yield from _forwarded(adb_server, serial, times)
            ports = {"ANDROID_ADB_SERVER_PORT": str(adb_server.port)}
            with AppiumServer(Path(work), folder=folder, sdk=sdk, environment=ports) as server:
                yield from _figures(
                    server.url, {**FAST, "appium:udid": serial, "appium:adbPort": adb_server.port}, times
                )


def _forwarded(adb: AdbServer, serial: str, times: int) -> Iterator[Measured]:
    """The UiAutomator2 server as drivers reach it: through adb's own server and a forwarded port."""
    port = free_port()
    adb.run("forward", f"tcp:{port}", f"tcp:{UIA2}", serial=serial)
    # One connection, as drivers keep it.
    line = HTTPConnection(LOOPBACK, port, timeout=60)

    def ask(method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        line.request(method, path, json.dumps(body or {}), {"Content-Type": "application/json"})
        return json.loads(line.getresponse().read())["value"]

    ways = cycle(("1800 540 1300", "1300 540 1800"))

    def changed() -> None:
        adb.run("shell", f"input swipe 540 {next(ways)} 300", serial=serial)

    session = f"/session/{ask('POST', '/session', {'capabilities': {'alwaysMatch': {}}})['sessionId']}"
    yield "serve: page_source through adb forward", median(times, lambda: ask("GET", f"{session}/source")), 10.0
    shot = median(times, lambda: ask("GET", f"{session}/screenshot"), changed)
    yield "serve: screenshot 1080x2400 through adb forward, new each time", shot, 25.0
    ask("DELETE", session)
    line.close()


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
        yield "serve: Appium page_source", median(times, lambda: driver.page_source), None
        yield "serve: Appium screenshot, unchanged", median(times, driver.get_screenshot_as_base64), None
        find = ("xpath", "//*[@clickable='true']")
        yield "serve: Appium find by xpath", median(times, lambda: driver.find_element(*find)), None
    finally:
        driver.quit()
