"""Source, screenshots, elements and what they are."""

from __future__ import annotations

import base64
import io

import numpy as np
import pytest
from PIL import Image

from gts_env.screen.xml import from_xml
from gts_env.serving import picture as picture_module
from gts_env.serving.adb.client import AdbClient
from tests.serving.uia2.conftest import Session

LIST = "new UiScrollable(new UiSelector().scrollable(true))"


def picture(text: str) -> Image.Image:
    return Image.open(io.BytesIO(base64.b64decode(text)))


def test_source_is_the_screen(session: Session) -> None:
    session.opened()
    phone = session.serving.phone
    source = session.get("/source")
    assert source == session.serving.do(lambda: phone.screen().to_xml("appium"))
    read = from_xml(source)
    assert [n.text for n in read.nodes] == [n.text for n in session.serving.do(lambda: phone.screen().nodes)]


def test_screenshot_is_the_picture(session: Session) -> None:
    shot = picture(session.get("/screenshot"))
    assert shot.size == (1080, 2400)
    assert np.array_equal(np.asarray(shot), session.serving.do(session.serving.phone.pixels))
    session.opened()
    later = picture(session.get("/screenshot/0"))
    assert np.array_equal(np.asarray(later), session.serving.do(session.serving.phone.pixels))
    assert not np.array_equal(np.asarray(later), np.asarray(shot))


@pytest.mark.parametrize(
    ("strategy", "selector", "expected"),
    [
        ("id", "org.gts.calendar:id/search", [""]),
        ("id", "toolbar_title", ["List"]),
        ("accessibility id", "Today", [""]),
        ("class name", "android.widget.ImageView", [""]),
        ("xpath", "//*[@text='Standup']", ["Standup"]),
        ("xpath", "//android.widget.TextView[contains(@text, 'view')]", ["Release review"]),
        ("xpath", "//*[@resource-id='org.gts.calendar:id/event_title'][1]/following-sibling::*[1]", None),
        ("xpath", "(//*[@resource-id='org.gts.calendar:id/event_title'])[2]", ["Standup"]),
        ("xpath", "//*[matches(@text, '^Pay .*')]", ["Pay rent"]),
        ("xpath", "//*[lower-case(@text)='pay rent']", ["Pay rent"]),
        ("xpath", "//*[ends-with(@text, 'Kim')]", ["Lunch with Kim"]),
        ("-android uiautomator", 'new UiSelector().text("Pay rent")', ["Pay rent"]),
        ("-android uiautomator", 'new UiSelector().textStartsWith("pay")', ["Pay rent"]),
        ("-android uiautomator", 'new UiSelector().textMatches("Pay .*")', ["Pay rent"]),
        ("-android uiautomator", 'new UiSelector().resourceIdMatches(".*event_title").instance(1)', ["Standup"]),
        (
            "-android uiautomator",
            'new UiSelector().resourceId("org.gts.calendar:id/event_row").instance(1)'
            '.childSelector(new UiSelector().resourceId("org.gts.calendar:id/event_title"))',
            ["Standup"],
        ),
        (
            "-android uiautomator",
            'new UiSelector().text("Standup").fromParent(new UiSelector().textContains("AM"))',
            ["9:15 – 9:30 AM"],
        ),
        ("-android uiautomator", 'text("none"); new UiSelector().text("Standup")', ["Standup"]),
        ("xpath", "//nothing", []),
    ],
)
def test_strategies(session: Session, strategy: str, selector: str, expected: list[str] | None) -> None:
    session.opened()
    if selector.startswith("text("):
        selector = "new UiSelector()." + selector
    found = session.texts(strategy, selector)
    assert found if expected is None else found == expected


def test_context_elements(session: Session) -> None:
    session.opened()
    rows = session.find_all("id", "event_row")
    assert len(rows) > 5
    assert session.texts("id", "event_title", rows[1]) == ["Standup"]
    assert session.texts("xpath", ".//*[@resource-id='org.gts.calendar:id/event_title']", rows[2]) == ["Release review"]
    assert session.texts("xpath", "//*[@resource-id='org.gts.calendar:id/toolbar_title']", rows[2]) == []
    assert session.texts("class name", "android.widget.TextView", rows[0]) == ["Pay rent", "All day"]
    assert session.texts("-android uiautomator", "new UiSelector().index(0)", rows[0]) == ["Pay rent"]
    inner = session.post(f"/element/{rows[1]}/element", {"strategy": "id", "selector": "event_title"})["ELEMENT"]
    assert session.get(f"/element/{inner}/text") == "Standup"
    several = {"strategy": "id", "selector": "event_row", "multiple": True}
    assert [one["ELEMENT"] for one in session.post("/element", several)] == rows
    assert session.get(f"/appium/element/{session.find('id', 'event_list')}/first_visible")["ELEMENT"]


def test_attributes(session: Session) -> None:
    session.opened()
    search = session.find("accessibility id", "Search")
    expected = {
        "text": "", "content-desc": "Search", "contentDescription": "Search", "name": "Search",
        "resource-id": "org.gts.calendar:id/search", "resourceId": "org.gts.calendar:id/search",
        "class": "android.widget.ImageButton", "className": "android.widget.ImageButton",
        "package": "org.gts.calendar", "bounds": "[565,95][691,221]", "clickable": "true", "checkable": "false",
        "long-clickable": "false", "longClickable": "false", "enabled": "true", "focusable": "true", "focused": "false",
        "password": "false", "scrollable": "false", "selected": "false", "checked": "false", "displayed": "true",
    }  # fmt: skip
    told = {name: session.get(f"/element/{search}/attribute/{name}") for name in expected}
    assert told == expected
    assert session.get(f"/element/{search}/rect") == {"x": 565, "y": 95, "width": 126, "height": 126}
    assert session.get(f"/element/{search}/size") == {"width": 126, "height": 126}
    assert session.get(f"/element/{search}/location") == {"x": 565, "y": 95}
    assert session.get(f"/element/{search}/name") == "Search"
    assert session.get(f"/element/{search}/displayed") is True
    assert session.get(f"/element/{search}/enabled") is True
    assert session.get(f"/element/{search}/selected") is False
    assert picture(session.get(f"/element/{search}/screenshot")).size == (126, 126)
    assert session.error("GET", f"/element/{search}/attribute/nonsense") == (400, "invalid argument")


def test_elements_are_of_widgets(session: Session) -> None:
    session.opened()
    standup = session.find("xpath", "//*[@text='Standup']")
    title = session.find("id", "toolbar_title")
    before = session.get(f"/element/{standup}/rect")
    session.post("/appium/gestures/scroll", {"origin": {"ELEMENT": session.find("id", "event_list")},
                                             "direction": "down", "percent": 0.1})  # fmt: skip
    assert session.find("xpath", "//*[@text='Standup']") == standup
    assert session.get(f"/element/{standup}/rect")["y"] < before["y"]
    session.click("id", "fab_new")
    assert session.error("GET", f"/element/{standup}/text") == (404, "stale element reference")
    assert session.error("POST", f"/element/{standup}/click") == (404, "stale element reference")
    session.post("/back")
    assert session.get(f"/element/{title}/text") == "List"
    assert session.get(f"/element/{standup}/text") == "Standup"


def test_scrolls_into_view(session: Session) -> None:
    session.opened()
    before = session.texts("id", "event_title")
    aim = "Choir rehearsal"
    all_texts = set(before)
    for _ in range(3):
        session.post("/appium/gestures/scroll", {"area": {"left": 0, "top": 300, "width": 1080, "height": 1900},
                                                 "direction": "down", "percent": 1.0})  # fmt: skip
        all_texts |= set(session.texts("id", "event_title"))
    aim = next(text for text in sorted(all_texts) if text not in before)
    session.click("accessibility id", "Today")
    found = session.texts("-android uiautomator", f'{LIST}.scrollIntoView(new UiSelector().text("{aim}"))')
    assert found[:1] == [aim]
    session.post("/gestures/scroll_to", {"params": {"strategy": "xpath", "selector": f"//*[@text='{before[0]}']"}})
    assert before[0] in session.texts("id", "event_title")
    assert session.error(
        "POST", "/gestures/scroll_to", {"params": {"strategy": "id", "selector": "none", "maxSwipes": 1}}
    ) == (404, "no such element")


def test_windows(session: Session) -> None:
    assert session.get("/window/current/size") == {"width": 1080, "height": 2400}
    assert session.get("/window/rect") == {"x": 0, "y": 0, "width": 1080, "height": 2400}
    windows = session.get("/appium/list_windows")
    assert [w["isActive"] for w in windows].count(True) == 1
    assert session.get("/appium/list_displays")[0]["id"] == 0
    alone = session.get("/source")
    session.post("/appium/settings", {"settings": {"enableMultiWindows": True}})
    assert len(session.get("/source")) > len(alone)
    clock = session.find("id", "clock") if session.find_all("id", "clock") else session.find("xpath", "//*[@text][1]")
    assert session.get(f"/element/{clock}/rect")["width"] > 0


def test_one_picture_is_made_for_all_who_ask(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []
    encode = picture_module.encode_png
    monkeypatch.setattr(picture_module, "encode_png", lambda pixels: made.append(1) or encode(pixels))
    session.click("xpath", '//*[@text="Calendar"]')
    shot = base64.b64decode(session.get("/screenshot"))
    with AdbClient(session.serving.port) as client:
        stream = client.open("exec:screencap -p")
        assert b"".join(iter(stream.read, b"")) == shot
    assert session.get("/screenshot") == base64.b64encode(shot).decode()
    assert len(made) == 1
    session.post("/back")
    assert base64.b64decode(session.get("/screenshot")) != shot


def test_elements_of_a_screen_that_comes_back(session: Session) -> None:
    """Parts of it have been on other screens meanwhile, and are remembered with the places that they had there."""
    env = session.serving.phone.env.unwrapped
    first = session.serving.do(env.save_state)
    area = {"left": 100, "top": 500, "width": 800, "height": 1500}
    found = set()
    for _ in range(3):
        session.serving.do(env.load_state, first)
        session.opened()
        yoga = session.find("xpath", "//*[@text='Yoga']")
        session.post("/appium/gestures/scroll", {"area": area, "direction": "down", "percent": 0.4})
        assert session.get(f"/element/{yoga}/text") == "Yoga"
        found.add(yoga)
    assert len(found) == 1
