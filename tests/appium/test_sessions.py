"""Sessions of a real Appium server on served phones: what they begin with, several at once, devices that fail."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest
from appium.webdriver.common.appiumby import AppiumBy as By
from selenium.common.exceptions import InvalidSessionIdException, WebDriverException

from gts_env.serving.host import announce
from tests.appium.conftest import CALENDAR, SCENARIO
from tests.support.appium import Appium
from tests.support.processes import wait_until
from tests.support.served import Serving, served

MAIN = f"{CALENDAR}/.MainActivity"


@pytest.fixture(scope="module")
def two() -> Iterator[Serving]:
    with served(2, scenario=SCENARIO) as serving:
        yield serving


@pytest.fixture
def serving(two: Serving) -> Serving:
    for phone in two.fleet.phones:
        two.do(phone.restore)
    return two


@contextmanager
def session(appium: Appium, serial: str, **how: Any) -> Iterator[Any]:
    driver = appium.session(serial, **how)
    try:
        yield driver
    finally:
        driver.quit()


def serials(appium: Appium, serving: Serving) -> list[str]:
    return [appium.connect(host.port) for host in serving.fleet.hosts]


def test_capabilities_by_default(appium: Appium, serving: Serving) -> None:
    serial = appium.connect(serving.port)
    with session(appium, serial, fast=False) as driver:
        told = driver.capabilities
        assert (told["deviceUDID"], told["deviceApiLevel"], told["platformVersion"]) == (serial, 34, "14")
        assert (told["deviceScreenSize"], told["deviceScreenDensity"], told["statBarHeight"]) == ("1080x2400", 420, 74)
        assert "org.gts.launcher" in driver.page_source
        # The log of the phone is followed from the start, unless the session does without.
        assert any("ActivityTaskManager" in str(line) for line in _log_of_a_start(driver))
    assert not serving.do(lambda: serving.phone.processes.running("io.appium.uiautomator2.server"))


def _log_of_a_start(driver: Any) -> list[Any]:
    driver.activate_app(CALENDAR)
    found: list[Any] = []
    wait_until(lambda: found.extend(driver.get_log("logcat")) or any(CALENDAR in str(line) for line in found), 20)
    return found


def test_a_session_opens_an_app(appium: Appium, serving: Serving) -> None:
    serial = appium.connect(serving.port)
    with session(appium, serial, fast=False, appPackage=CALENDAR, appActivity=".MainActivity", noReset=True):
        assert serving.do(lambda: serving.phone.component) == MAIN
    with pytest.raises(WebDriverException, match=r"org\.example\.nothing"):
        appium.session(serial, fast=False, appPackage="org.example.nothing", appActivity=".Main", noReset=True)


def test_fast_capabilities_leave_the_phone_as_it_is(appium: Appium, serving: Serving) -> None:
    before = serving.do(lambda: serving.phone.state)
    with session(appium, appium.connect(serving.port), **{"settings[snapshotMaxDepth]": 60}) as driver:
        assert driver.get_settings()["snapshotMaxDepth"] == 60
        assert driver.get_settings()["waitForIdleTimeout"] == 200
    assert serving.do(lambda: serving.phone.state) is before


def test_two_devices_at_once(appium: Appium, serving: Serving) -> None:
    one, two = serials(appium, serving)
    with session(appium, one) as first, session(appium, two) as second:
        first.activate_app(CALENDAR)
        assert [first.current_package, second.current_package] == [CALENDAR, "org.gts.launcher"]
        second.activate_app("org.gts.mail")
        assert first.find_element(By.XPATH, '//*[@text="Standup"]').is_displayed()
        assert second.find_elements(By.XPATH, '//*[@text="Standup"]') == []
        assert [serving.do(lambda p=p: p.component.split("/")[0]) for p in serving.fleet.phones] == [
            CALENDAR,
            "org.gts.mail",
        ]
    with session(appium, one) as again:
        assert again.current_package == CALENDAR


def test_a_second_session_on_a_device_ends_the_first(appium: Appium, serving: Serving) -> None:
    serial = appium.connect(serving.port)
    first = appium.session(serial)
    with session(appium, serial) as second:
        with pytest.raises((InvalidSessionIdException, WebDriverException)):
            first.find_element(By.ID, "nothing").click()
        assert second.get_window_size()["width"] == 1080


def test_a_device_that_dies_in_mid_session(appium: Appium, serving: Serving) -> None:
    phone, host = serving.fleet.phones[1], serving.fleet.hosts[1]
    serial = appium.connect(host.port)
    driver = appium.session(serial)
    driver.activate_app(CALENDAR)
    serving.run(host.stop())
    with pytest.raises(WebDriverException, match=r"instrumentation process is not running|Could not proxy command"):
        driver.find_elements(By.ID, "event_title")
    _given_up(driver)
    # The same phone again, on the same port, as it was at first.
    serving.run(host.start())
    serving.do(phone.restore)
    with session(appium, appium.connect(host.port)) as driver:
        assert driver.current_package == "org.gts.launcher"
        driver.activate_app(CALENDAR)
        assert driver.find_elements(By.XPATH, '//*[@text="Standup"]')


def _given_up(driver: Any) -> None:
    """What is left of a session whose device is gone; whether it can still be ended is not asked."""
    with suppress(WebDriverException):
        driver.quit()


def test_a_snapshot_is_loaded_and_a_new_session_finds_it(appium: Appium, serving: Serving) -> None:
    host = serving.host
    assert serving.run(announce(host.port, appium.adb.port))
    serial = host.serial

    def ready() -> bool:
        return appium.adb.run("get-state", serial=serial).stdout.strip() == b"device"

    def load(name: str) -> None:
        said = appium.adb.run("emu", "avd", "snapshot", "load", name, serial=serial).stdout.split()
        assert said[-1] == b"OK"
        wait_until(ready)

    wait_until(ready)
    driver = appium.session(serial)
    driver.activate_app(CALENDAR)
    assert appium.adb.run("emu", "avd", "snapshot", "save", "mine", serial=serial).stdout.split()[-1] == b"OK"
    load(SCENARIO)
    with pytest.raises(WebDriverException):
        driver.find_elements(By.ID, "event_title")
    _given_up(driver)
    with session(appium, serial) as driver:
        assert driver.current_package == "org.gts.launcher"
    load("mine")
    with session(appium, serial) as driver:
        assert driver.current_package == CALENDAR


def test_garbage_on_the_port_leaves_a_session_alone(appium: Appium, serving: Serving) -> None:
    with session(appium, appium.connect(serving.port)) as driver:
        driver.activate_app(CALENDAR)
        for junk in (b"GET / HTTP/1.1\r\n\r\n", b"\xff" * 4096, b"CNXN" + b"\0" * 8 + b"\xff" * 12, b""):
            with socket.create_connection(("127.0.0.1", serving.port), 10) as wire:
                wire.sendall(junk)
            assert len(driver.find_elements(By.ID, "event_title")) > 5
        assert driver.current_package == CALENDAR


def test_sessions_one_after_the_other(appium: Appium, serving: Serving) -> None:
    serial = appium.connect(serving.port)
    ids = set()
    for _ in range(5):
        with session(appium, serial) as driver:
            ids.add(driver.session_id)
            assert driver.get_window_size()["height"] == 2400
    assert len(ids) == 5
