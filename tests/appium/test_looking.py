"""Looking through a real Appium server: source, pictures, finding by each strategy, attributes."""

from __future__ import annotations

import io
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from appium.webdriver.common.appiumby import AppiumBy as By
from PIL import Image

from tests.appium.conftest import CALENDAR, Driven

EVENTS = ["Pay rent", "Standup", "Release review", "Physiotherapy", "Lunch with Kim"]
SCROLLABLE = "new UiScrollable(new UiSelector().scrollable(true))"


def picture(png: bytes) -> Any:
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGB"))


def test_source_is_what_is_shown(driven: Driven) -> None:
    driver = driven.opened()
    tree = ElementTree.fromstring(driver.page_source.encode())
    assert tree.tag == "hierarchy"
    assert [node.get("text") for node in tree.iter() if node.get("text")] == driven.texts()
    assert {node.get("package") for node in tree.iter()} - {None} == {CALENDAR}


def test_screenshots_are_what_is_drawn(driven: Driven) -> None:
    driver = driven.opened()
    drawn = driven.serving.do(lambda: driven.serving.phone.pixels().copy())
    assert np.array_equal(picture(driver.get_screenshot_as_png()), drawn)
    button = driver.find_element(By.ID, "fab_new")
    left, top, right, bottom = 891, 2148, 1038, 2295
    assert button.rect == {"x": left, "y": top, "width": right - left, "height": bottom - top}
    assert np.array_equal(picture(button.screenshot_as_png), drawn[top:bottom, left:right])


@pytest.mark.parametrize(
    ("strategy", "selector", "expected"),
    [
        (By.ID, f"{CALENDAR}:id/event_title", EVENTS),
        (By.ID, "toolbar_title", ["List"]),
        (By.ACCESSIBILITY_ID, "Today", [""]),
        (By.CLASS_NAME, "android.widget.TextView", ["List"]),
        (By.XPATH, '//*[@resource-id="org.gts.calendar:id/event_list"]//*[starts-with(@text, "Lunch")]', EVENTS[4:]),
        (By.XPATH, '//android.widget.TextView[@text="Standup"]/following-sibling::*[2]', ["Video call"]),
        (By.CSS_SELECTOR, 'android.widget.TextView[text="Standup"]', ["Standup"]),
        (By.ANDROID_UIAUTOMATOR, 'new UiSelector().textStartsWith("Release")', ["Release review"]),
        (By.ANDROID_UIAUTOMATOR, 'new UiSelector().resourceIdMatches(".*:id/event_title").instance(3)', EVENTS[3:4]),
        (By.ANDROID_UIAUTOMATOR, 'new UiSelector().text("Standup").fromParent(new UiSelector().index(1))', None),
        (By.ANDROID_UIAUTOMATOR, 'new UiSelector().className("android.view.ViewGroup").childSelector('
         'new UiSelector().text("Yoga"))', ["Yoga"]),
    ],
)  # fmt: skip
def test_elements_are_found_by(driven: Driven, strategy: str, selector: str, expected: list[str] | None) -> None:
    driver = driven.opened()
    found = [element.text for element in driver.find_elements(strategy, selector)]
    assert found
    if expected is not None:
        assert found[: len(expected)] == expected
        assert driver.find_element(strategy, selector).text == expected[0]


def test_elements_below_an_element(driven: Driven) -> None:
    driver = driven.opened()
    row = driver.find_elements(By.ID, "event_row")[1]
    assert row.find_element(By.ID, "event_title").text == "Standup"
    assert [one.text for one in row.find_elements(By.CLASS_NAME, "android.widget.TextView")] == [
        "Standup",
        "9:15 – 9:30 AM",
        "Video call",
    ]
    assert row.find_elements(By.XPATH, ".//*[@text='Pay rent']") == []


def test_attributes(driven: Driven) -> None:
    driver = driven.opened()
    element = driver.find_element(By.ID, "search")
    assert element.get_attribute("content-desc") == "Search"
    assert element.get_attribute("resource-id") == f"{CALENDAR}:id/search"
    assert element.get_attribute("class") == "android.widget.ImageButton"
    assert element.get_attribute("package") == CALENDAR
    assert element.get_attribute("bounds") == "[565,95][691,221]"
    assert element.get_attribute("clickable") == "true"
    assert element.get_attribute("checked") == "false"
    assert element.get_attribute("scrollable") == "false"
    assert element.is_displayed()
    assert element.is_enabled()
    assert not element.is_selected()
    assert element.location == {"x": 565, "y": 95}
    assert element.size == {"width": 126, "height": 126}
    assert element.tag_name == "Search"


def test_a_list_is_scrolled_to_what_is_looked_for(driven: Driven) -> None:
    driver = driven.opened()
    area = {"left": 100, "top": 500, "width": 800, "height": 1500}
    assert driver.execute_script("mobile: scrollGesture", {**area, "direction": "down", "percent": 1.0}) is True
    below = driver.find_elements(By.ID, "event_title")[-1].text
    driver.find_element(By.ACCESSIBILITY_ID, "Today").click()
    assert below not in driven.texts()
    looked_for = f'{SCROLLABLE}.scrollIntoView(new UiSelector().text("{below}"))'
    assert driver.find_element(By.ANDROID_UIAUTOMATOR, looked_for).text == below
    assert below in driven.texts()
    driver.find_element(By.ACCESSIBILITY_ID, "Today").click()
    driver.execute_script(
        "mobile: scroll", {"strategy": By.ANDROID_UIAUTOMATOR, "selector": f'new UiSelector().text("{below}")'}
    )
    assert below in driven.texts()
    assert driver.find_element(By.ANDROID_UIAUTOMATOR, f"{SCROLLABLE}.scrollForward()").is_displayed()


def test_windows(driven: Driven) -> None:
    driver = driven.driver
    assert driver.get_window_size() == {"width": 1080, "height": 2400}
    assert driver.get_window_rect() == {"x": 0, "y": 0, "width": 1080, "height": 2400}
    windows = driver.execute_script("mobile: listWindows", {})
    assert {window["packageName"] for window in windows} >= {"org.gts.launcher", "com.android.systemui"}
    assert [display["id"] for display in driver.execute_script("mobile: listDisplays", {})] == [0]
    assert driver.contexts == ["NATIVE_APP"]
    assert driver.current_context == "NATIVE_APP"


def test_settings(driver: Any) -> None:
    assert driver.get_settings()["waitForIdleTimeout"] == 200
    assert "statusbar" not in driver.page_source.lower()
    driver.update_settings({"enableMultiWindows": True})
    assert driver.get_settings()["enableMultiWindows"] is True
    both = driver.page_source
    driver.update_settings({"enableMultiWindows": False})
    assert both.count("com.android.systemui") > driver.page_source.count("com.android.systemui")
