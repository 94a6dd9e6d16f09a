"""A real Appium server for tests, with an adb server of its own."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from gts_env.devices.appium_server import AdbServer, AppiumServer, installed_appium, sdk_around
from gts_env.devices.local_server import free_port
from gts_env.errors import InstallError
from tests.support.processes import finished
from tests.support.served import adb_binary

BASE = {
    "platformName": "Android",
    "appium:automationName": "UiAutomator2",
    "appium:newCommandTimeout": 0,
    "appium:suppressKillServer": True,
    "appium:ignoreHiddenApiPolicyError": True,
}
"""What every session asks for, so that a lost device cannot end the server."""
FAST = {
    **BASE,
    "appium:skipServerInstallation": True,
    "appium:skipDeviceInitialization": True,
    "appium:skipUnlock": True,
    "appium:skipLogcatCapture": True,
    "appium:autoLaunch": False,
    "appium:noReset": True,
    "appium:dontStopAppOnReset": True,
    "appium:disableWindowAnimation": True,
    "appium:mockLocationApp": "",
    "appium:settings[waitForIdleTimeout]": 200,
    "appium:settings[waitForSelectorTimeout]": 0,
}


@dataclass(frozen=True)
class Appium:
    """Appium and adb on this machine, for tests."""

    server: AppiumServer
    adb: AdbServer

    @property
    def url(self) -> str:
        return self.server.url

    def connect(self, port: int) -> str:
        """Attach a served phone; its serial."""
        serial = f"127.0.0.1:{port}"
        # What adb still has of an earlier phone on this port would make it wait.
        self.adb.run("disconnect", serial)
        said = self.adb.run("connect", serial).stdout
        assert b"connected to" in said, said
        return serial

    def session(self, serial: str, *, fast: bool = True, **more: Any) -> Any:
        """A session on a phone; what stands in `more` is asked for, too, by names without `appium:`."""
        from appium import webdriver
        from appium.options.android import UiAutomator2Options
        from appium.webdriver.client_config import AppiumClientConfig

        wanted = {**(FAST if fast else BASE), "appium:udid": serial, "appium:adbPort": self.adb.port}
        # Other Appium servers of this machine take the first port that they find, too.
        wanted["appium:systemPort"] = free_port()
        wanted |= {f"appium:{name}": value for name, value in more.items()}
        # Bounded: no test waits for ever.
        config = AppiumClientConfig(remote_server_addr=self.url, timeout=90)
        return webdriver.Remote(self.url, options=UiAutomator2Options().load_capabilities(wanted), client_config=config)


def required() -> bool:
    """Whether a missing Appium fails the tests: on machines of a CI with make and a node that would run it."""
    return os.name == "posix" and os.environ.get("CI", "").lower() in ("1", "true", "yes") and node_will_do()


def node_will_do() -> bool:
    if shutil.which("node") is None or shutil.which("npm") is None:
        return False
    said = finished(["node", "--version"], 60, text=True).stdout
    major, minor = (int(part) for part in said.strip().removeprefix("v").split(".")[:2])
    return major >= 24 or (major == 22 and minor >= 12) or (major == 20 and minor >= 19)


def folder() -> Path:
    """The folder that Appium is installed in; else the test is skipped, or fails on a CI."""
    try:
        return installed_appium()
    except InstallError as error:
        if required():
            pytest.fail(f"{error} (CI is set and node is here, so this must not be missing)")
        pytest.skip(str(error))


@contextmanager
def appium_server(work: Path) -> Iterator[Appium]:
    """Appium and adb, on free ports; both end with the block."""
    sdk = sdk_around(adb_binary(), work / "sdk")
    allowed = ("--allow-insecure", "uiautomator2:adb_shell")
    adb = AdbServer(work, adb=sdk / "platform-tools" / adb_binary().name)
    server = AppiumServer(work, folder=folder(), sdk=sdk, options=allowed)
    with adb:
        server.environment = {"ANDROID_ADB_SERVER_PORT": str(adb.port), "ADB_MDNS": "0"}
        with server:
            yield Appium(server, adb)
