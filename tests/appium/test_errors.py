"""What cannot be done ends in W3C's errors, through a real Appium server, and the session goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from appium.webdriver.common.appiumby import AppiumBy as By
from selenium.common.exceptions import (
    InvalidArgumentException,
    InvalidSelectorException,
    MoveTargetOutOfBoundsException,
    NoAlertPresentException,
    NoSuchElementException,
    StaleElementReferenceException,
    UnknownMethodException,
    WebDriverException,
)

from tests.appium.conftest import CALENDAR, Driven

CASES: list[tuple[Callable[[Any], object], type[WebDriverException], str]] = [
    (lambda d: d.find_element(By.ID, "nothing"), NoSuchElementException, "could not be located"),
    (lambda d: d.find_element(By.XPATH, "//["), InvalidSelectorException, "cannot be used"),
    (lambda d: d.find_element(By.ANDROID_UIAUTOMATOR, 'new UiSelector().foo("x")'), InvalidSelectorException, "foo"),
    (lambda d: d.find_element(By.ANDROID_UIAUTOMATOR, "new UiSelector("), InvalidSelectorException, "expected"),
    (lambda d: d.find_element(By.NAME, "x"), InvalidSelectorException, "not supported"),
    (lambda d: d.switch_to.alert.text, NoAlertPresentException, "no alert"),
    (lambda d: d.switch_to.alert.accept(), NoAlertPresentException, "no alert"),
    (lambda d: d.update_settings({"noSuchSetting": 1}), InvalidArgumentException, "noSuchSetting"),
    (lambda d: d.tap([(5000, 10)]), MoveTargetOutOfBoundsException, "outside the screen"),
    (lambda d: d.execute_script("mobile: nonsense", {}), UnknownMethodException, "nonsense"),
    (lambda d: d.execute_script("return 1"), UnknownMethodException, "not implemented"),
    (lambda d: d.activate_app("org.example.nothing"), WebDriverException, "org.example.nothing"),
    (lambda d: d.pull_file("/sdcard/nothing"), WebDriverException, "No such file"),
    (lambda d: d.execute_script("mobile: startActivity", {"component": f"{CALENDAR}/.Nothing"}), WebDriverException,
     "Activity class"),
    (lambda d: d.execute_script("mobile: deepLink", {"url": "gts-nothing://x"}), WebDriverException, "Intent"),
    (lambda d: d.execute_script("mobile: shell", {"command": "nonsense"}), WebDriverException, "not found"),
    (lambda d: d.execute_script("mobile: pinchOpenGesture", {"left": 1, "top": 1, "width": 9, "height": 9,
     "percent": 7}), InvalidArgumentException, "percent"),
]  # fmt: skip


@pytest.mark.parametrize(("ask", "kind", "said"), CASES, ids=[str(i) for i in range(len(CASES))])
def test_errors(driver: Any, ask: Callable[[Any], object], kind: type[WebDriverException], said: str) -> None:
    with pytest.raises(kind, match=said):
        ask(driver)
    assert driver.get_window_size()["width"] == 1080


def test_elements_that_are_gone_are_stale(driven: Driven) -> None:
    driver = driven.opened()
    button = driver.find_element(By.ID, "fab_new")
    driver.back()
    for ask in (lambda: button.text, button.click, lambda: button.rect):
        with pytest.raises(StaleElementReferenceException):
            ask()
    assert driver.find_elements(By.ID, "fab_new") == []


def test_a_wait_for_what_does_not_come_ends(driver: Any) -> None:
    driver.implicitly_wait(0.2)
    try:
        assert driver.find_elements(By.ID, "nothing") == []
    finally:
        driver.implicitly_wait(0)
