"""The phone through a real Appium server: apps, files, clipboard, networks, notifications, its state."""

from __future__ import annotations

import base64
import io
import zipfile
from typing import Any

from appium.webdriver.common.appiumby import AppiumBy as By

from gts_env.android.background import Notice
from gts_env.android.connectivity import connected
from gts_env.evolving import evolve
from tests.appium.conftest import CALENDAR, Driven

LAUNCHER = "org.gts.launcher"
NOT_RUNNING, BEHIND, IN_FRONT = 1, 3, 4


def test_apps_start_and_end(driven: Driven) -> None:
    driver = driven.driver
    assert driver.is_app_installed(CALENDAR)
    assert not driver.is_app_installed("org.example.nothing")
    assert driver.query_app_state(CALENDAR) == NOT_RUNNING
    driver.activate_app(CALENDAR)
    assert driver.query_app_state(CALENDAR) == IN_FRONT
    driver.background_app(-1)
    assert driver.current_package == LAUNCHER
    assert driver.query_app_state(CALENDAR) == BEHIND
    driver.activate_app(CALENDAR)
    assert driver.wait_activity(".MainActivity", 5)
    assert driver.terminate_app(CALENDAR)
    assert driver.query_app_state(CALENDAR) == NOT_RUNNING
    assert not driver.terminate_app(CALENDAR)


def test_activities_start_by_name_and_by_link(driven: Driven) -> None:
    driver = driven.driver
    said = driver.execute_script("mobile: startActivity", {"component": f"{CALENDAR}/.MainActivity", "wait": True})
    assert "Status: ok" in said
    assert driven.shown() == f"{CALENDAR}/.MainActivity"
    link = f"content://{CALENDAR}/day/2026-10-20"
    driver.execute_script("mobile: deepLink", {"url": link, "package": CALENDAR})
    assert driver.current_activity == ".DayActivity"
    assert any("20" in text for text in driven.texts())


def test_an_app_s_data_are_cleared(driven: Driven) -> None:
    driver = driven.opened()
    assert "Pay rent" in driven.texts()
    driver.execute_script("mobile: clearApp", {"appId": CALENDAR})
    driver.activate_app(CALENDAR)
    assert "Pay rent" not in driven.texts()


def test_apps_and_permissions_are_listed(driver: Any) -> None:
    apps = driver.execute_script("mobile: listApps", {})
    assert apps[CALENDAR]["versionCode"] > 0
    assert "com.android.settings" in apps
    asked = {"permissions": "android.permission.READ_CONTACTS", "appPackage": CALENDAR, "action": "grant"}
    driver.execute_script("mobile: changePermissions", asked)


def test_files_come_and_go(driver: Any) -> None:
    path = "/sdcard/Download/note.txt"
    data = base64.b64encode("schöne Grüße".encode() * 1000).decode()
    driver.push_file(path, data)
    assert driver.pull_file(path) == data
    folder = zipfile.ZipFile(io.BytesIO(base64.b64decode(driver.pull_folder("/sdcard/Download"))))
    assert any(name.endswith("note.txt") for name in folder.namelist())
    assert driver.execute_script("mobile: deleteFile", {"remotePath": path}) is True


def test_the_clipboard(driven: Driven) -> None:
    driver = driven.driver
    driver.set_clipboard_text("Grüße, 世界")
    assert driver.get_clipboard_text() == "Grüße, 世界"


def test_turning(driven: Driven) -> None:
    driver = driven.opened()
    assert driver.orientation == "PORTRAIT"
    driver.orientation = "LANDSCAPE"
    assert driver.orientation == "LANDSCAPE"
    assert driver.get_window_size() == {"width": 2400, "height": 1080}
    assert driven.serving.do(driven.serving.phone.screen).orientation == "landscape"
    driver.orientation = "PORTRAIT"
    assert driver.get_window_size() == {"width": 1080, "height": 2400}


def test_networks(driven: Driven) -> None:
    driver = driven.driver
    assert driver.network_connection == 6
    driver.set_network_connection(1)
    assert driver.network_connection == 1
    assert driver.execute_script("mobile: getConnectivity", {}) == {"wifi": False, "data": False, "airplaneMode": True}
    driver.execute_script("mobile: setConnectivity", {"airplaneMode": False, "wifi": True, "data": True})
    assert driver.network_connection == 6
    driver.toggle_wifi()
    assert driver.network_connection == 4
    driver.set_network_connection(0)
    assert not driven.serving.do(lambda: connected(driven.serving.phone.state.config))
    driver.set_network_connection(6)
    assert driven.serving.do(lambda: connected(driven.serving.phone.state.config))
    assert driver.execute_script("mobile: isGpsEnabled", {}) is True


def panel(driven: Driven) -> str | None:
    return driven.serving.do(lambda: getattr(driven.serving.phone.state.panel, "screen", None))


def test_notifications(driven: Driven) -> None:
    driver, phone = driven.driver, driven.serving.phone
    notice = Notice("calendar", "n1", "Standup", "In 5 minutes")
    driven.serving.do(phone.change, lambda s: evolve(s, background=s.background.with_notice(notice)))
    driver.open_notifications()
    assert driver.find_element(By.XPATH, '//*[@text="In 5 minutes"]').is_displayed()
    assert driver.find_elements(By.XPATH, '//*[@package="com.android.systemui"]')
    assert panel(driven) == "shade"
    driver.back()
    assert driver.current_package == LAUNCHER
    told = driver.execute_script("mobile: getNotifications", {})["statusBarNotifications"]
    assert [one["notification"]["title"] for one in told] == ["Standup"]
    driver.execute_script("mobile: statusBar", {"command": "expandSettings"})
    assert panel(driven) == "quick_settings"
    driver.execute_script("mobile: statusBar", {"command": "collapse"})
    assert panel(driven) is None
    assert driver.current_package == LAUNCHER


def test_locking(driver: Any) -> None:
    assert not driver.is_locked()
    driver.lock()
    assert driver.is_locked()
    driver.unlock()
    assert not driver.is_locked()


def test_what_the_phone_tells_of_itself(driven: Driven) -> None:
    driver = driven.driver
    assert driver.battery_info == {"level": 1, "state": 5}
    assert driver.device_time.startswith("2026-10-14T")
    assert driver.get_device_time("YYYY-MM-DD") == "2026-10-14"
    assert driver.get_display_density() == 420
    bars = driver.get_system_bars()
    assert (bars["statusBar"]["height"], bars["navigationBar"]["y"]) == (74, 2337)
    about = driver.execute_script("mobile: deviceInfo", {})
    assert (about["platformVersion"], about["realDisplaySize"]) == ("14", "1080x2400")
    assert about["model"] == driven.serving.phone.properties["ro.product.model"]


def test_dark_and_light(driven: Driven) -> None:
    driver = driven.opened()
    assert driver.execute_script("mobile: getUiMode", {"mode": "night"}) == "yes"
    driver.execute_script("mobile: setUiMode", {"mode": "night", "value": "no"})
    assert not driven.serving.do(driven.serving.phone.screen).night


def test_a_shell_where_the_server_allows_it(driver: Any) -> None:
    assert driver.execute_script("mobile: shell", {"command": "echo", "args": ["hi"]}) == "hi\n"
    report = {"action": "org.gts.REPORT", "extras": [["s", "mode", "NLE"], ["s", "text", "'Back closes the app'"]]}
    assert 'data="received"' in driver.execute_script("mobile: broadcast", report)
