"""Acting through a real Appium server: taps, text, gestures, W3C actions, keys, dialogs."""

from __future__ import annotations

from typing import Any

import pytest
from appium.webdriver.common.appiumby import AppiumBy as By
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions import interaction
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput

from gts_env.android.state import Toast
from gts_env.evolving import evolve
from tests.appium.conftest import CALENDAR, Driven

MAIN = f"{CALENDAR}/.MainActivity"
LIST = {"left": 100, "top": 500, "width": 800, "height": 1500}


def field_of(driven: Driven) -> Any:
    """The title field of a new event, which has the focus."""
    driven.opened().find_element(By.ID, "fab_new").click()
    assert driven.shown() != MAIN
    return driven.driver.find_element(By.CLASS_NAME, "android.widget.EditText")


def first(driven: Driven) -> str:
    """The first event that is shown."""
    found: str = driven.driver.find_element(By.ID, "event_title").text
    return found


def test_clicks_and_back(driven: Driven) -> None:
    driver = driven.opened()
    driver.find_element(By.XPATH, '//*[@text="Standup"]').click()
    assert driver.current_activity == ".EventActivity"
    assert driver.current_package == CALENDAR
    driver.back()
    assert driver.current_activity == ".MainActivity"
    driver.tap([(500, 430)])
    assert "Pay rent" in driven.texts()
    assert driver.current_activity == ".EventActivity"
    driver.press_keycode(4)
    assert driven.shown() == MAIN
    driver.press_keycode(3)
    assert driver.current_package == "org.gts.launcher"


def test_text(driven: Driven) -> None:
    field = field_of(driven)
    field.send_keys("Tea")
    assert field.text == "Tea"
    field.send_keys(" für zwei")
    assert field.text == "Tea für zwei"
    field.clear()
    assert field.text != "Tea für zwei"
    assert "Tea" not in field.text
    driven.driver.execute_script("mobile: replaceElementValue", {"elementId": field.id, "text": "Café"})
    assert field.text == "Café"
    active = driven.driver.switch_to.active_element
    assert active.get_attribute("text") == "Café"


def test_keyboard(driven: Driven) -> None:
    driver = driven.driver
    assert not driver.is_keyboard_shown()
    field = field_of(driven)
    field.click()
    assert driver.is_keyboard_shown()
    driver.execute_script("mobile: type", {"text": "Plan"})
    assert field.text == "Plan"
    for _ in range(2):
        driver.press_keycode(67)
    assert field.text == "Pl"
    driver.execute_script("mobile: pressKey", {"keycode": 29})
    assert field.text == "Pla"
    ActionChains(driver).send_keys("ce").perform()
    assert field.text == "Place"
    driver.hide_keyboard()
    assert not driver.is_keyboard_shown()


def test_dialogs_are_alerts(driven: Driven) -> None:
    driver = driven.driver
    field_of(driven).send_keys("Tea")
    for answer in ("dismiss", "accept"):
        driver.hide_keyboard()
        driver.back()
        alert = driver.switch_to.alert
        assert alert.text
        getattr(alert, answer)()
        assert (driver.current_activity == ".MainActivity") == (answer == "accept")


@pytest.mark.parametrize(
    ("gesture", "arguments"),
    [
        ("scrollGesture", {**LIST, "direction": "down", "percent": 0.8}),
        ("swipeGesture", {**LIST, "direction": "up", "percent": 0.8}),
        ("flingGesture", {**LIST, "direction": "down", "speed": 5000}),
        ("dragGesture", {"startX": 500, "startY": 1800, "endX": 500, "endY": 800}),
    ],
)
def test_gestures_scroll(driven: Driven, gesture: str, arguments: dict[str, Any]) -> None:
    driver = driven.opened()
    said = driver.execute_script(f"mobile: {gesture}", arguments)
    assert said is (True if gesture in ("scrollGesture", "flingGesture") else None)
    assert first(driven) != "Pay rent"
    assert driven.shown() == MAIN


def test_a_list_tells_its_end(driven: Driven) -> None:
    driver = driven.opened()
    up = {**LIST, "direction": "up", "percent": 0.5}
    ends = [driver.execute_script("mobile: scrollGesture", up) for _ in range(30)]
    assert ends[-1] is False


def test_clicking_gestures(driven: Driven) -> None:
    driver = driven.opened()
    driver.execute_script("mobile: clickGesture", {"x": 500, "y": 430})
    assert driver.current_activity == ".EventActivity"
    driver.back()
    row = driver.find_element(By.XPATH, '//*[@text="Standup"]')
    driver.execute_script("mobile: clickGesture", {"elementId": row.id})
    assert driver.current_activity == ".EventActivity"
    driver.back()
    before = driven.texts()
    driver.execute_script("mobile: longClickGesture", {"elementId": row.id, "duration": 800})
    assert driven.texts() != before or driven.shown() != MAIN


def test_a_double_click_selects_a_word(driven: Driven) -> None:
    field = field_of(driven)
    field.send_keys("green tea")
    driver = driven.driver
    driver.execute_script(
        "mobile: doubleClickGesture", {"elementId": field.id, "x": 60, "y": field.size["height"] // 2}
    )
    # What is selected is replaced by what is typed.
    driver.execute_script("mobile: type", {"text": "black"})
    assert field.text == "black tea"


def test_pinches_take_their_time_and_do_nothing(driven: Driven) -> None:
    driver = driven.opened()
    before = driven.texts()
    for gesture in ("pinchOpenGesture", "pinchCloseGesture"):
        driver.execute_script(f"mobile: {gesture}", {**LIST, "percent": 0.5})
    assert driven.texts() == before


def test_w3c_fingers(driven: Driven) -> None:
    driver = driven.opened()
    driver.swipe(500, 1800, 500, 800, 400)
    assert first(driven) != "Pay rent"
    now = driven.texts()
    driver.flick(500, 1800, 500, 900)
    assert driven.texts() != now
    driver.find_element(By.ACCESSIBILITY_ID, "Today").click()
    assert first(driven) == "Pay rent"
    origin, target = (driver.find_elements(By.ID, "event_row")[i] for i in (7, 1))
    driver.scroll(origin, target)
    assert first(driven) != "Pay rent"


def test_w3c_pauses_make_a_long_press(driven: Driven) -> None:
    driver = driven.opened()
    driver.find_element(By.XPATH, '//*[@text="Standup"]').click()
    driver.back()
    before = driven.texts()
    builder = ActionBuilder(driver, mouse=PointerInput(interaction.POINTER_TOUCH, "finger"), duration=0)
    builder.pointer_action.move_to_location(300, 580).pointer_down().pause(0.9).pointer_up()
    builder.perform()
    held = driven.texts(), driven.shown()
    driven.begin()
    driven.opened().execute_script("mobile: longClickGesture", {"x": 300, "y": 580, "duration": 900})
    assert (driven.texts(), driven.shown()) == held
    assert held[0] != before or held[1] != MAIN


def test_an_element_is_a_widget(driven: Driven) -> None:
    driver = driven.opened()
    row = driver.find_element(By.XPATH, '//*[@text="Yoga"]')
    top = row.rect["y"]
    driver.execute_script("mobile: scrollGesture", {**LIST, "direction": "down", "percent": 0.4})
    assert row.text == "Yoga"
    assert row.rect["y"] < top


def test_a_toast_is_in_the_source(driven: Driven) -> None:
    driver = driven.driver
    driver.execute_script("mobile: startActivity", {"component": f"{CALENDAR}/.MainActivity"})
    phone = driven.serving.phone
    driven.serving.do(phone.change, lambda s: evolve(s, toast=Toast("Saved for later", s.now + 60_000, "calendar")))
    assert "Saved for later" in driver.page_source
    toast = driver.find_element(By.XPATH, "//android.widget.Toast")
    assert toast.text == "Saved for later"
