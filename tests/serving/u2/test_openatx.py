"""openatx's uiautomator2 as it is on the package index, by way of the adb server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gts_env.serving.u2.server import PROCESS
from tests.serving.adb.conftest import Adb, adb_with_a_server
from tests.support.served import Serving

u2 = pytest.importorskip("uiautomator2")
CALENDAR = "org.gts.calendar"
# The clients leave closing some of their sockets to the garbage collector.
pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning", "ignore::ResourceWarning"),
]


@pytest.fixture(scope="module")
def adb_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Adb]:
    with adb_with_a_server(tmp_path_factory.mktemp("adb")) as adb:
        yield adb


@pytest.fixture
def device(serving: Serving, adb_server: Adb) -> Iterator[Any]:
    import adbutils

    serial = f"127.0.0.1:{serving.port}"
    adb_server("connect", serial)
    device = u2.connect(adbutils.AdbClient(host="127.0.0.1", port=adb_server.port).device(serial=serial))
    device.settings["wait_timeout"] = 2.0
    yield device
    device.stop_uiautomator(wait=False)
    adb_server.run("disconnect", serial)


def test_it_starts_its_server(device: Any, serving: Serving) -> None:
    assert serving.do(lambda: serving.phone.processes.running(PROCESS))
    assert serving.do(lambda: bool(serving.phone.files.read("/data/local/tmp/u2.jar")))
    device.stop_uiautomator()
    assert not serving.do(lambda: serving.phone.processes.running(PROCESS))
    device.start_uiautomator()
    assert serving.do(lambda: serving.phone.processes.running(PROCESS))


def test_what_it_tells(device: Any) -> None:
    assert device.window_size() == (1080, 2400)
    assert device.device_info["sdk"] == 34
    assert device.info["currentPackageName"] == "org.gts.launcher"
    assert device.app_current()["package"] == "org.gts.launcher"
    assert device.screenshot().size == (1080, 2400)
    assert 'resource-id="org.gts.launcher:id/date"' in device.dump_hierarchy()
    assert device.orientation == "natural"
    assert CALENDAR in device.app_list()
    assert device.app_info(CALENDAR)["versionName"] == "7.11.2"
    assert device.last_toast is None
    assert device.shell("echo hi").output.strip() == "hi"


def test_objects(device: Any) -> None:
    device.app_start(CALENDAR)
    assert device.app_wait(CALENDAR, front=True) > 0
    assert device(text="Standup").exists
    assert not device(text="nothing").exists
    assert device(resourceId=f"{CALENDAR}:id/event_row").count > 5
    assert device(text="Standup").info["className"] == "android.widget.TextView"
    assert device(text="Standup").sibling(textContains="9:15").get_text() == "9:15 – 9:30 AM"
    row = device(resourceId=f"{CALENDAR}:id/event_list").child_by_text("Standup", resourceId=f"{CALENDAR}:id/event_row")
    assert row.info["resourceName"] == f"{CALENDAR}:id/event_row"
    assert [one.get_text() for one in device(resourceId=f"{CALENDAR}:id/event_title")][:2] == ["Pay rent", "Standup"]
    assert device.xpath('//*[@text="Standup"]').exists
    assert device.xpath("//android.widget.ImageButton").all()[0].attrib["content-desc"] == "Search"
    assert device(text="Standup").wait(timeout=1) is True
    assert device(text="nothing").wait_gone(timeout=1) is True
    assert device(description="Search").bounds() == (565, 95, 691, 221)
    with pytest.raises(u2.UiObjectNotFoundError):
        device(text="nothing").click(timeout=0.5)
    device(text="Standup").click()
    assert not device(resourceId=f"{CALENDAR}:id/event_list").exists
    device.press("back")
    assert device(text="Standup").exists
    device.xpath('//*[@text="Release review"]').click()
    assert not device(resourceId=f"{CALENDAR}:id/event_list").exists


def test_text_and_clipboard(device: Any) -> None:
    device.app_start(CALENDAR)
    device(resourceId=f"{CALENDAR}:id/fab_new").click()
    field = device(resourceId=f"{CALENDAR}:id/title")
    field.set_text("Größe 北京 🎉")
    assert field.get_text() == "Größe 北京 🎉"
    field.clear_text()
    assert field.get_text() == ""
    device.send_keys("Tea")
    assert field.get_text() == "Tea"
    device.press(67)
    assert field.get_text() == "Te"
    device.clear_text()
    assert field.get_text() == ""
    device.clipboard = "copied"
    assert device.clipboard == "copied"
    assert device(focused=True).info["resourceName"] == f"{CALENDAR}:id/title"


def test_gestures(device: Any) -> None:
    device.app_start(CALENDAR)
    title = device(resourceId=f"{CALENDAR}:id/event_title")
    first = title.get_text()
    device.swipe(540, 1900, 540, 900, 0.5)
    assert title.get_text() != first
    device(scrollable=True).scroll.toBeginning()
    start = title.get_text()
    assert device(scrollable=True).scroll.forward() is True
    assert title.get_text() != start
    assert device(scrollable=True).scroll.to(text="Standup") is True
    device(scrollable=True).fling.forward()
    device.swipe_ext("up", scale=0.8)
    device.swipe_points([(540, 1900), (540, 1500), (540, 900)], 0.2)
    device(scrollable=True).pinch_in()
    device.drag(540, 900, 540, 1500, 0.5)
    device.touch.down(540, 900).move(540, 1300).up(540, 1700)
    device.double_click(540, 2390)
    device.long_click(540, 2390, 0.6)
    device.click(0.5, 0.5)


def test_the_phone(device: Any, serving: Serving, tmp_path: Path) -> None:
    device.orientation = "left"
    assert device.orientation == "left"
    assert device.window_size() == (2400, 1080)
    device.orientation = "natural"
    assert device.orientation == "natural"
    device.screen_off()
    assert device.info["screenOn"] is False
    device.screen_on()
    assert device.info["screenOn"] is True
    device.open_notification()
    assert serving.do(lambda: serving.phone.state.panel) is not None
    device.press("back")
    device.open_quick_settings()
    device.press("home")
    file = tmp_path / "note.txt"
    file.write_bytes(b"hello")
    device.push(str(file), "/sdcard/Download/note.txt")
    device.pull("/sdcard/Download/note.txt", str(tmp_path / "back.txt"))
    assert (tmp_path / "back.txt").read_bytes() == b"hello"
    device.app_start(CALENDAR)
    device.app_stop(CALENDAR)
    assert device.app_current()["package"] == "org.gts.launcher"
    device.app_clear(CALENDAR)
    assert device.exists(text="Calendar")
