"""adbutils, by way of the adb server."""

from __future__ import annotations

import io
from pathlib import Path

import adbutils
import pytest

from tests.serving.adb.conftest import Adb

CALENDAR = "org.gts.calendar"
# adbutils leaves closing some of its sockets to the garbage collector.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning", "ignore::ResourceWarning")


@pytest.fixture
def device(adb: Adb) -> adbutils.AdbDevice:
    return adbutils.AdbClient(host="127.0.0.1", port=adb.port).device(serial=adb.serial)


def test_what_it_tells_of_the_device(device: adbutils.AdbDevice) -> None:
    assert device.get_state() == "device"
    assert tuple(device.window_size()) == (1080, 2400)
    assert device.rotation() == 0
    assert device.prop.model == "gts phone"
    assert device.is_screen_on() is True
    assert device.battery().level == 100


def test_shell_with_its_result(device: adbutils.AdbDevice) -> None:
    assert device.shell("echo hi") == "hi"
    done = device.shell2("nonsense")
    assert done.returncode == 127
    assert "inaccessible or not found" in done.output


def test_apps_and_touches(device: adbutils.AdbDevice) -> None:
    assert CALENDAR in device.list_packages()
    device.app_start(CALENDAR)
    assert device.app_current().package == CALENDAR
    assert device.app_info(CALENDAR).version_name == "7.11.2"
    device.click(500, 1200)
    device.swipe(500, 1500, 500, 600, 0.3)
    device.keyevent("HOME")
    assert device.app_current().package == "org.gts.launcher"
    device.app_stop(CALENDAR)
    device.app_clear(CALENDAR)


def test_files(device: adbutils.AdbDevice, tmp_path: Path) -> None:
    device.sync.push(io.BytesIO(b"abc" * 1000), "/sdcard/abc")
    assert device.sync.stat("/sdcard/abc").size == 3000
    assert device.sync.read_bytes("/sdcard/abc") == b"abc" * 1000
    assert {entry.path for entry in device.sync.list("/sdcard")} >= {"abc", "Download"}
    device.sync.pull("/sdcard/abc", tmp_path / "abc")
    assert (tmp_path / "abc").read_bytes() == b"abc" * 1000
    device.remove("/sdcard/abc")
    assert not device.sync.exists("/sdcard/abc")


def test_screenshots_and_the_tree(device: adbutils.AdbDevice) -> None:
    assert device.screenshot().size == (1080, 2400)
    assert device.framebuffer().size == (1080, 2400)
    assert device.dump_hierarchy().startswith("<?xml")


def test_forward_and_reverse(device: adbutils.AdbDevice) -> None:
    device.forward("tcp:0", "tcp:6790")
    assert any(one.remote == "tcp:6790" for one in device.forward_list())
    device.reverse("tcp:7001", "tcp:7002")
    assert [one.remote for one in device.reverse_list()] == ["tcp:7001"]
