"""Checks of a device behind Appium: all that stands between it and an environment, and a scenario restored twice."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gts_env.cli._check import Check, Status
from gts_env.errors import DeviceError, GtsError

if TYPE_CHECKING:
    from gts_env.benchmark import Scenario
    from gts_env.devices.appium import AppiumDevice

DRIVER = "appium-uiautomator2-driver"
OLDEST_API = 26
SECONDS = 60.0
_INSTALL = "`make appium` installs it; or: npm install -g appium && appium driver install uiautomator2."


@dataclass(slots=True)
class DeviceFindings:
    """What the checks came by, for a bundle.

    Attributes:
        device: The device, once its profile could be read.
        source: Its last tree as XML.
        picture: Its last screenshot as PNG.
        logs: Logs by name.
    """

    device: AppiumDevice | None = None
    source: str = ""
    picture: bytes = b""
    logs: dict[str, str] = field(default_factory=dict)

    def take_logs(self) -> None:
        """Take the logs of server and device, as far as they can be had, before the device is given free."""
        device = self.device
        if device is None:
            return
        with contextlib.suppress(GtsError, OSError):
            if device.server_log is not None:
                self.logs["appium.log"] = device.server_log.read_text("utf-8", errors="replace")
        with contextlib.suppress(GtsError):
            self.logs["logcat.txt"] = device.adb.shell(device.serial, "logcat -d -v threadtime -t 3000", SECONDS)[1]
        with contextlib.suppress(GtsError):
            self.logs["adb-devices.txt"] = device.adb.ask("host:devices-l")


def device_checks(profile: str, scenario: str | None, findings: DeviceFindings) -> Iterator[Check]:
    """Check a device, one thing after another; what hangs on something that failed is left out.

    Args:
        profile: Name or path of its profile.
        scenario: Name of the scenario to restore; by default the first that the device can be brought into.
        findings: Filled on the way.
    """
    from gts_env.devices.appium import AppiumDevice

    try:
        device = findings.device = AppiumDevice(profile)
    except GtsError as error:
        yield Check("profile", Status.FAIL, str(error))
        return
    yield Check("profile", Status.PASS, f"{device.profile.title} ({profile})")
    yield _java()
    try:
        for name, step in (("android sdk", _sdk), ("adb", _adb), ("device", _device), ("appium", _appium)):
            for one in _tried(name, step, device):
                yield one
                if one.status is Status.FAIL:
                    return
        yield from _tried("driver", _driver, device)
        yield from _restored(device, scenario, findings)
    finally:
        findings.take_logs()
        device.close()


def _tried(name: str, step: Callable[[AppiumDevice], Check], device: AppiumDevice) -> Iterator[Check]:
    try:
        yield step(device)
    except GtsError as error:
        yield Check(name, Status.FAIL, str(error))


def _java() -> Check:
    java = shutil.which("java")
    if java is None:
        return Check(
            "java", Status.WARN, "none", "Only the `app` capability and signing need it: install a JDK, or go on."
        )
    return Check("java", Status.PASS, _first_line([java, "-version"]))


def _sdk(device: AppiumDevice) -> Check:
    from gts_env.devices.appium.adb import NO_ADB

    sdk = device.adb.sdk
    mend = "Set ANDROID_HOME to the folder that holds platform-tools/, or `android_sdk` in the profile: Appium insists."
    if not sdk:
        binary = device.adb.binary
        if binary is None:
            return Check("android sdk", Status.FAIL, "ANDROID_HOME is not set, and there is no adb", NO_ADB)
        return Check("android sdk", Status.PASS, f"ANDROID_HOME is not set: one is made around {binary}")
    there = Path(sdk, "platform-tools").is_dir()
    return Check("android sdk", Status.PASS if there else Status.FAIL, sdk, "" if there else mend)


def _adb(device: AppiumDevice) -> Check:
    device.adb.start()
    version = int(device.adb.ask("host:version"), 16)
    return Check("adb", Status.PASS, f"server {version} on port {device.adb.port}, {device.adb.binary or 'no program'}")


def _device(device: AppiumDevice) -> Check:
    states = {}
    for serial in device.profile.devices:
        if device.profile.connect and device.adb.state(serial) != "device":
            device.adb.connect(serial)
        states[serial] = device.adb.state(serial) or "not there"
    told = ", ".join(f"{serial} {state}" for serial, state in states.items())
    usable = [serial for serial, state in states.items() if state == "device"]
    if not usable:
        return Check("device", Status.FAIL, told, _mend_device(states))
    asked = "getprop ro.build.version.sdk; getprop sys.boot_completed; getprop ro.product.model"
    api, booted, model = (*device.adb.shell(usable[0], asked)[1].splitlines(), "", "", "")[:3]
    detail = f"{told}; {model}, API {api}"
    if not api.isdecimal() or int(api) < OLDEST_API:
        return Check("device", Status.FAIL, detail, f"The driver asks for Android 8 (API {OLDEST_API}) or newer.")
    if booted != "1":
        return Check("device", Status.WARN, f"{detail}, still booting", "Wait, and ask again.")
    return Check("device", Status.PASS, detail)


def _mend_device(states: dict[str, str]) -> str:
    if "unauthorized" in states.values():
        return "Unlock the phone and allow USB debugging for this machine."
    return (
        "Start it, or name yours in a profile of your own: `adb devices` lists the serials; docs/devices.md tells more."
    )


def _appium(device: AppiumDevice) -> Check:
    from gts_env.devices.appium import supervising

    server = supervising.use(device.profile, device.adb.port)
    try:
        url = server.ensure()
    except DeviceError as error:
        return Check("appium", Status.FAIL, str(error), _INSTALL)
    finally:
        supervising.leave(server)
    return Check("appium", Status.PASS, f"{_folder_version(device, 'appium') or 'answers'} at {url}")


def _driver(device: AppiumDevice) -> Check:
    version = _folder_version(device, DRIVER)
    if version:
        return Check("driver", Status.PASS, f"{DRIVER} {version}")
    if not device.profile.appium.start:
        return Check("driver", Status.WARN, "the server runs elsewhere: a session will tell")
    return Check("driver", Status.FAIL, f"no {DRIVER}", _INSTALL)


def _folder_version(device: AppiumDevice, package: str) -> str:
    from gts_env.devices.appium_server import installed_appium

    wish = device.profile.appium
    if not wish.start:
        return ""
    folder = Path(wish.folder) if wish.folder else installed_appium()
    try:
        return str(json.loads((folder / "node_modules" / package / "package.json").read_text("utf-8"))["version"])
    except (OSError, ValueError, KeyError):
        return ""


def _restored(device: AppiumDevice, name: str | None, findings: DeviceFindings) -> Iterator[Check]:
    try:
        scenario = _scenario(device, name)
        first = _tree(device, scenario, findings)
        given = device.session.capabilities
        shown = ", ".join(
            f"{key} {given[key]}" for key in ("platformVersion", "deviceUDID", "automationName") if key in given
        )
        yield Check("capabilities", Status.PASS, shown or f"{len(given)} were given")
        second = _tree(device, scenario, findings)
    except GtsError as error:
        yield Check("restore", Status.FAIL, str(error))
        return
    if first != second:
        mend = "Something on it changes by itself: find out what, by `gts doctor --bundle`, before scores are trusted."
        yield Check("restore", Status.FAIL, f"{scenario.name}, twice, with different trees", mend)
        return
    yield Check("restore", Status.PASS, f"{scenario.name} twice, with equal trees of {first.count('<') - 1} elements")


def _tree(device: AppiumDevice, scenario: Scenario, findings: DeviceFindings) -> str:
    device.restore(scenario)
    tree = device.screen().to_xml("appium")
    findings.source, findings.picture = tree, device.picture().png
    return tree


def _scenario(device: AppiumDevice, name: str | None) -> Scenario:
    from gts_env.benchmark import Catalogue
    from gts_env.devices.appium.needs import check_available
    from gts_env.errors import UnavailableError

    catalogue = Catalogue()
    if name is not None:
        return catalogue.scenario(name)
    why: UnavailableError | None = None
    for scenario in catalogue.scenarios():
        try:
            check_available(scenario, device.profile, None, 0)
            return scenario
        except UnavailableError as error:
            why = error
    raise UnavailableError(
        "no known scenario is available on this device", found=str(why), mend="Name one: --scenario."
    )


def _first_line(command: list[str]) -> str:
    try:
        done: Any = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, timeout=SECONDS, check=False,
            env={**os.environ, "LC_ALL": "C"},
        )  # fmt: skip
    except (OSError, subprocess.SubprocessError) as error:
        return str(error)
    said = (done.stdout + done.stderr).decode(errors="replace").strip().splitlines()
    return said[0] if said else "no answer"
