"""Profiles of real devices: what they may say, and how what cannot be meant is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from gts_env.actions import Wait
from gts_env.benchmark.yaml_lines import read_yaml
from gts_env.devices import open_device
from gts_env.devices.appium import AppiumDevice
from gts_env.devices.appium.capabilities import RECOMMENDED, SETTINGS, capabilities
from gts_env.devices.appium.claims import Lease
from gts_env.devices.appium.profile import DEFAULT_URL, Limits, ServerWish, read_profile
from gts_env.devices.profiles import embedded_profile, profile_names
from gts_env.errors import DeviceError, ScenarioError, UnknownIdError

REAL = ("avd-pixel-api34", "docker-emulator", "redroid", "served-phone", "usb-phone")
SHORT = "kind: appium\ntitle: Mine\ndevices: [emulator-5554]\n"


def written(folder: Path, text: str) -> str:
    path = folder / "mine.yaml"
    path.write_text(text)
    return str(path)


@pytest.mark.parametrize("name", REAL)
def test_the_profiles_that_come_along_can_be_read(name: str) -> None:
    assert name in profile_names()
    profile = read_profile(name)
    assert profile.devices
    assert not profile.compose or "services" in read_yaml(Path(profile.compose))


def test_what_need_not_be_said(tmp_path: Path) -> None:
    profile = read_profile(written(tmp_path, SHORT))
    assert profile.appium == ServerWish(DEFAULT_URL)
    assert (profile.can, profile.restore, profile.connect) == (frozenset(), "snapshot", False)
    assert profile.limits == Limits()


def test_paths_are_told_from_where_the_profile_lies(tmp_path: Path) -> None:
    text = f"{SHORT}android_sdk: sdk\ncompose: c.yaml\nappium: {{start: true, folder: /opt/appium, arguments: [-v]}}\n"
    profile = read_profile(written(tmp_path, text))
    assert profile.android_sdk == str(tmp_path / "sdk")
    assert profile.compose == str(tmp_path / "c.yaml")
    assert profile.appium == ServerWish("", True, "/opt/appium", ("-v",))


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ("capabilites: {}", r"mine.yaml:4: capabilites: unknown key 'capabilites'. Did you mean 'capabilities'"),
        ("can: [rot]", r"mine.yaml:4: can\[0\]: unknown word. Found: 'rot'. Did you mean 'root'"),
        ("restore: snapshots", "Did you mean 'snapshot'"),
        ("appium: {start: true, url: http://127.0.0.1:4723}", "Give `start` or `url`"),
        ("appium: {url: 127.0.0.1}", "An address such as http"),
        ("limits: {boots: 3}", "Did you mean 'boot'"),
        ("limits: {boot: -3}", "expected a number from 0"),
        ("settings: {waitForIdleTimeout: [1]}", "expected a text, a number, true or false"),
        ("adb_port: 70000", "expected a whole number from 1 to 65535"),
        ("connect: 1", "expected true or false"),
    ],
)
def test_what_cannot_be_meant_is_told(tmp_path: Path, more: str, told: str) -> None:
    with pytest.raises(ScenarioError, match=told):
        read_profile(written(tmp_path, f"{SHORT}{more}\n"))


@pytest.mark.parametrize(
    ("old", "new"), [("[emulator-5554]", "[]"), ("[emulator-5554]", "['a; b']"), ("appium", "apium")]
)
def test_what_must_be_right(tmp_path: Path, old: str, new: str) -> None:
    with pytest.raises(ScenarioError):
        read_profile(written(tmp_path, SHORT.replace(old, new)))


def test_a_profile_of_another_kind_says_whose_it_is() -> None:
    with pytest.raises(ScenarioError, match=r"embedded-phone.yaml:2: kind: is no profile of a device of kind 'appium'"):
        read_profile("embedded-phone")
    with pytest.raises(ScenarioError, match='Use it with device="appium"'):
        embedded_profile("served-phone")


def test_variables_choose_device_and_profile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GTS_DEVICE", "appium")
    monkeypatch.setenv("GTS_PROFILE", "usb-phone")
    device = open_device()
    assert isinstance(device, AppiumDevice)
    assert device.profile.name == "usb-phone"
    # Nothing is claimed before the first restore, and nothing can be asked.
    for ask in (device.screen, device.apps, lambda: device.size, lambda: device.perform(Wait(1))):
        with pytest.raises(DeviceError, match="has not been restored"):
            ask()
    with pytest.raises(DeviceError, match="cannot be cloned"):
        device.save_state()
    device.close()
    device.close()


def test_unknown_profiles_are_told_with_near_names() -> None:
    with pytest.raises(UnknownIdError, match="Did you mean 'served-phone'"):
        read_profile("served-fone")


def test_capabilities_are_those_recommended_and_those_of_the_profile(tmp_path: Path) -> None:
    text = f"{SHORT}capabilities: {{noReset: false, language: de}}\nsettings: {{snapshotMaxDepth: 50}}\n"
    lease = Lease("emulator-5554", 8301, 9301, ())
    asked = capabilities(read_profile(written(tmp_path, text)), lease, 5037)
    assert asked["platformName"] == "Android"
    for name in RECOMMENDED.keys() - {"noReset"}:
        assert asked[f"appium:{name}"] == RECOMMENDED[name]
    assert (asked["appium:noReset"], asked["appium:language"]) == (False, "de")
    assert (asked["appium:udid"], asked["appium:systemPort"], asked["appium:mjpegServerPort"]) == (
        "emulator-5554",
        8301,
        9301,
    )
    assert asked["appium:settings[snapshotMaxDepth]"] == 50
    assert asked["appium:settings[waitForIdleTimeout]"] == SETTINGS["waitForIdleTimeout"]
    first = capabilities(read_profile("avd-pixel-api34"), lease, 5037, bootstrap=True)
    assert not any("skipServerInstallation" in name or "skipDeviceInitialization" in name for name in first)
