"""Typing into the field that has the focus, whatever the script."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.devices.appium.session import Refused

if TYPE_CHECKING:
    from appium.webdriver.webdriver import WebDriver
    from selenium.webdriver.remote.webelement import WebElement

    from gts_env.actions import TypeText
    from gts_env.devices.appium.gestures import Hand

NO_FOCUS = "no text field has the focus: tap one before typing"
ENTER = "\\n"
"""What the UiAutomator2 server takes for the keyboard's action key at the end of a text."""


def type_text(hand: Hand, action: TypeText) -> str | None:
    """Type; returns why it could not be done, or None.

    The server puts the text into the field as it is, so that no keyboard has to know its letters.
    """
    try:
        field = hand.session.look("tell which field has the focus", lambda driver: driver.switch_to.active_element)
    except Refused:
        hand.wait(0)
        return NO_FOCUS
    if not action.text and not action.submit and not action.clear:
        hand.wait(0)
        return None
    if action.text.endswith(("\n", ENTER)) and not action.submit and not action.clear:
        # The server would take the end of it for the action key.
        hand.do(action, lambda driver: driver.execute("actions", {"actions": [_keys(action.text)]}))
        return None
    hand.do(action, lambda driver: _enter(driver, field, action))
    return None


def _enter(driver: WebDriver, field: WebElement, action: TypeText) -> None:
    text = action.text + (ENTER if action.submit else "")
    if action.clear and not text:
        field.clear()
    elif action.clear:
        driver.execute_script("mobile: replaceElementValue", {"elementId": field.id, "text": text})
    else:
        # As `send_keys`, which would look for a file of this name first.
        driver.execute("sendKeysToElement", {"id": field.id, "text": text, "value": list(text)})


def _keys(text: str) -> dict[str, Any]:
    steps = [{"type": kind, "value": sign} for sign in text for kind in ("keyDown", "keyUp")]
    return {"type": "key", "id": "keyboard", "actions": steps}
