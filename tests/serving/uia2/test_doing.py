"""What a user does: clicks, text, gestures, keys, dialogs, turning; each a step that the judge sees."""

from __future__ import annotations

import base64
from typing import Any

from tests.serving.uia2.conftest import Session


def steps(session: Session) -> int:
    env: Any = session.serving.phone.env.unwrapped
    return session.serving.do(lambda: int(env.steps))


def field(session: Session) -> str:
    session.opened().click("id", "fab_new")
    return session.find("id", "title")


def test_clicks_and_back(session: Session) -> None:
    session.opened().click("xpath", "//*[@text='Standup']")
    assert session.find_all("xpath", "//*[@text='Standup']")
    assert session.shown() != "org.gts.calendar/.MainActivity"
    session.post("/back")
    assert session.shown() == "org.gts.calendar/.MainActivity"


def test_text(session: Session) -> None:
    title = field(session)
    session.post(f"/element/{title}/value", {"text": "Tea"})
    assert session.get(f"/element/{title}/text") == "Tea"
    assert session.get("/element/active")["ELEMENT"] == title
    session.post(f"/element/{title}/value", {"text": " party", "replace": False})
    assert session.get(f"/element/{title}/text") == "Tea party"
    session.post(f"/element/{title}/value", {"text": "Größe 北京 🎉", "replace": True})
    assert session.get(f"/element/{title}/text") == "Größe 北京 🎉"
    session.post(f"/element/{title}/clear")
    assert session.get(f"/element/{title}/text") == ""
    session.post(f"/element/{title}/value", {"value": ["a", "b"]})
    session.post("/keys", {"text": "c\ue003d"})
    assert session.get(f"/element/{title}/text") == "abd"
    place = session.find("id", "place")
    session.post(f"/element/{place}/value", {"text": "Here"})
    session.post(f"/element/{title}/value", {"text": "!"})
    assert session.get(f"/element/{title}/text") == "abd!"
    save = session.find("id", "save")
    assert session.error("POST", f"/element/{save}/value", {"text": "x"}) == (400, "invalid element state")
    assert session.error("POST", f"/element/{save}/clear") == (400, "invalid element state")
    assert session.error("POST", f"/element/{title}/value", {"text": "\x01"}) == (400, "invalid argument")


def test_keys(session: Session) -> None:
    title = field(session)
    session.post(f"/element/{title}/click")
    for code, meta in ((29, 1), (30, 0), (8, 0), (8, 1), (62, 0), (67, 0)):
        session.post("/appium/device/press_keycode", {"keycode": code, "metastate": meta, "flags": 0})
    assert session.get(f"/element/{title}/text") == "Ab1!"
    session.post("/appium/device/long_press_keycode", {"keycode": 67})
    assert session.get(f"/element/{title}/text") == "Ab"
    session.post("/appium/device/press_keycode", {"keycode": 3})
    assert session.shown().startswith("org.gts.launcher")


def test_alerts(session: Session) -> None:
    title = field(session)
    session.post(f"/element/{title}/value", {"text": "Tea"})
    session.post("/back")
    session.post("/back")
    text = session.get("/alert/text")
    assert text
    assert session.error("POST", "/alert/text", {"text": "x"}) == (400, "element not interactable")
    session.post("/alert/dismiss")
    assert session.error("GET", "/alert/text") == (404, "no such alert")
    assert session.get(f"/element/{title}/text") == "Tea"
    session.post("/back")
    session.post("/alert/accept")
    assert session.error("GET", f"/element/{title}/text") == (404, "stale element reference")
    assert session.shown() == "org.gts.calendar/.MainActivity"


def test_gestures(session: Session) -> None:
    session.opened()
    first = session.texts("id", "event_title")[0]
    area = {"left": 0, "top": 300, "width": 1080, "height": 1900}
    assert session.post("/appium/gestures/scroll", {"area": area, "direction": "down", "percent": 0.8}) is True
    assert session.texts("id", "event_title")[0] != first
    session.post("/appium/gestures/swipe", {"area": area, "direction": "up", "percent": 0.5, "speed": 2000})
    assert session.post("/appium/gestures/fling", {"area": area, "direction": "down", "speed": 9000}) is True
    for _ in range(60):
        if not session.post("/appium/gestures/fling", {"area": area, "direction": "up", "speed": 9000}):
            break
    else:
        raise AssertionError("the list has no beginning")
    session.click("accessibility id", "Today")
    before = steps(session)
    session.post("/appium/gestures/pinch_open", {"area": area, "percent": 0.5})
    session.post("/appium/gestures/double_click", {"offset": {"x": 540, "y": 2398}})
    session.post("/appium/gestures/drag", {"start": {"x": 500, "y": 1900}, "end": {"x": 500, "y": 900}, "speed": 2500})
    assert steps(session) == before + 3
    row = session.find("id", "event_row")
    session.post("/appium/gestures/click", {"origin": {"ELEMENT": row}, "offset": {"x": 40, "y": 30}})
    assert session.shown() != "org.gts.calendar/.MainActivity"
    for wrong in (
        {"area": area, "direction": "inwards", "percent": 0.5},
        {"area": area, "direction": "up", "percent": 0},
        {"area": {**area, "left": 5000}, "direction": "up", "percent": 0.5},
        {"direction": "up", "percent": 0.5},
    ):
        assert session.error("POST", "/appium/gestures/swipe", wrong) == (400, "invalid argument")


def finger(*actions: dict[str, object]) -> dict[str, object]:
    return {
        "actions": [{"type": "pointer", "id": "f", "parameters": {"pointerType": "touch"}, "actions": list(actions)}]
    }


def test_w3c_actions(session: Session) -> None:
    session.opened()
    row = session.find("xpath", "//*[@text='Standup']")
    move = {"type": "pointerMove", "duration": 0, "x": 0, "y": 0, "origin": {"ELEMENT": row}}
    down, up = {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}
    session.post("/actions", finger(move, down, {"type": "pause", "duration": 50}, up))
    assert session.shown() != "org.gts.calendar/.MainActivity"
    session.post("/back")
    first = session.texts("id", "event_title")[0]
    swipe = [
        {"type": "pointerMove", "duration": 0, "x": 500, "y": 1800},
        down,
        {"type": "pointerMove", "duration": 600, "x": 0, "y": -900, "origin": "pointer"},
        up,
    ]
    session.post("/actions", finger(*swipe))
    assert session.texts("id", "event_title")[0] != first
    now = session.serving.do(lambda: session.serving.phone.state.now)
    pause = {"type": "pause", "duration": 9000}
    session.post("/actions", {"actions": [{"type": "none", "id": "n", "actions": [pause]}]})
    assert session.serving.do(lambda: session.serving.phone.state.now) - now == 9000
    outside = finger({"type": "pointerMove", "x": 5000, "y": 5}, down, up)
    assert session.error("POST", "/actions", outside) == (500, "move target out of bounds")
    assert session.error("POST", "/actions", {"actions": 5}) == (400, "invalid argument")
    assert session.error("POST", "/actions", finger({"type": "dance"})) == (400, "invalid argument")
    session.http("DELETE", f"/session/{session.id}/actions")


def test_w3c_keys(session: Session) -> None:
    title = field(session)
    session.post(f"/element/{title}/click")
    keys = [{"type": kind, "value": sign} for sign in "Hi" for kind in ("keyDown", "keyUp")]
    session.post("/actions", {"actions": [{"type": "key", "id": "k", "actions": keys}]})
    assert session.get(f"/element/{title}/text") == "Hi"


def test_turning(session: Session) -> None:
    session.opened()
    session.post("/orientation", {"orientation": "LANDSCAPE"})
    assert session.get("/orientation") == "LANDSCAPE"
    assert session.get("/rotation") == {"x": 0, "y": 0, "z": 90}
    assert session.get("/window/current/size") == {"width": 2400, "height": 1080}
    session.post("/rotation", {"x": 0, "y": 0, "z": 270})
    assert session.get("/rotation")["z"] == 270
    session.post("/rotation", {"x": 0, "y": 0, "z": 0})
    assert session.get("/appium/device/declared_orientation") == "PORTRAIT"


def test_device(session: Session) -> None:
    info = session.get("/appium/device/info")
    assert (info["realDisplaySize"], info["displayDensity"], info["apiVersion"]) == ("1080x2400", 420, "34")
    assert session.get("/appium/device/pixel_ratio") == 2.625
    assert session.get("/appium/device/display_density") == 420
    assert session.get("/appium/device/system_bars") == {"statusBar": 74}
    assert session.get("/appium/device/battery_info") == {"level": 1.0, "status": 5}
    assert {"name": "Calendar", "packageName": "org.gts.calendar"} in session.get("/appium/device/apps")
    assert session.get("/network_connection") == 6
    assert session.post("/network_connection", {"type": 1}) == 1
    assert session.post("/network_connection", {"parameters": {"type": 6}}) == 6
    content = base64.b64encode("hällo".encode()).decode()
    session.post("/appium/device/set_clipboard", {"content": content, "contentType": "PLAINTEXT", "label": ""})
    assert session.post("/appium/device/get_clipboard", {"contentType": "PLAINTEXT"}) == content
    session.post("/appium/device/open_notifications")
    assert session.serving.do(lambda: session.serving.phone.state.panel) is not None


def test_a_toast_is_found(session: Session) -> None:
    from gts_env.android.state import Toast
    from gts_env.evolving import evolve

    phone = session.serving.phone
    shown = lambda state: evolve(state, toast=Toast("Saved", state.now + 60_000, "calendar"))  # noqa: E731
    session.serving.do(phone.change, shown)
    assert "android.widget.Toast" in session.get("/source")
    for strategy, selector in (
        ("xpath", "//android.widget.Toast"),
        ("class name", "android.widget.Toast"),
        ("-android uiautomator", 'new UiSelector().className("android.widget.Toast")'),
    ):
        assert session.texts(strategy, selector) == ["Saved"]
    toast = session.find("class name", "android.widget.Toast")
    assert session.error("POST", f"/element/{toast}/click") == (400, "element not interactable")
