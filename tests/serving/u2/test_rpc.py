"""The methods of the JSON-RPC server, as raw requests over a stream of adb."""

from __future__ import annotations

import base64
import io
import json
import time

import pytest
from PIL import Image

from gts_env.serving.adb.client import HttpClient
from gts_env.serving.u2.rpc import methods
from gts_env.serving.u2.server import PROCESS
from tests.serving.u2.conftest import Rpc, RpcFailed
from tests.support.served import Serving

CALENDAR = "org.gts.calendar/.MainActivity"
ROW = {"resourceId": "org.gts.calendar:id/event_row"}
TITLE = {"resourceId": "org.gts.calendar:id/event_title"}
FIELD = {"resourceId": "org.gts.calendar:id/title"}
LIST = {"resourceId": "org.gts.calendar:id/event_list"}


def shown(serving: Serving) -> str:
    return serving.do(lambda: serving.phone.component)


def test_there_are_about_fifty_methods() -> None:
    assert len(methods()) >= 50


def test_ping_follows_the_process(serving: Serving, http: HttpClient) -> None:
    assert http("GET", "/ping")[0] == 404
    serving.do(serving.phone.processes.start, PROCESS)
    assert http("GET", "/ping") == (200, b"pong")
    serving.do(serving.phone.processes.end, PROCESS)
    assert http("GET", "/ping")[0] == 404
    assert http("GET", "/nothing")[0] == 404
    assert http("GET", "/jsonrpc/0")[0] == 405


def test_objects(serving: Serving, rpc: Rpc) -> None:
    assert rpc("exist", {"text": "Calendar"}) is True
    assert rpc("click", {"text": "Calendar"}) is True
    assert shown(serving) == CALENDAR
    info = rpc("objInfo", {"description": "Search"})
    assert info["bounds"] == {"left": 565, "top": 95, "right": 691, "bottom": 221}
    assert (info["className"], info["clickable"]) == ("android.widget.ImageButton", True)
    assert (info["resourceName"], info["packageName"]) == ("org.gts.calendar:id/search", "org.gts.calendar")
    assert info["childCount"] == 0
    assert len(rpc("objInfoOfAllInstances", ROW)) == rpc("count", ROW) > 5
    assert rpc("getText", {**TITLE, "instance": 1}) == "Standup"
    inside = {**ROW, "instance": 2, "childOrSibling": ["child"], "childOrSiblingSelector": [TITLE]}
    assert rpc("getText", inside) == "Release review"
    beside = {"text": "Standup", "childOrSibling": ["sibling"], "childOrSiblingSelector": [{"textContains": "9:15"}]}
    assert rpc("getText", beside) == "9:15 – 9:30 AM"
    name = rpc("childByText", LIST, ROW, "Standup")
    assert rpc("objInfo", name)["resourceName"] == ROW["resourceId"]
    assert rpc("getText", rpc("getChild", name, TITLE)) == "Standup"
    assert rpc("getText", rpc("childByInstance", LIST, TITLE, 2)) == "Release review"
    assert name in rpc("getUiObjects")
    rpc("removeUiObject", name)
    with pytest.raises(RpcFailed, match=r"uiautomator\.UiObjectNotFoundException"):
        rpc("objInfo", name)


def test_waits_let_time_pass_on_the_phone(serving: Serving, rpc: Rpc) -> None:
    before = serving.do(lambda: serving.phone.state.now)
    assert rpc("waitForExists", {"text": "Calendar"}, 5000) is True
    assert serving.do(lambda: serving.phone.state.now) == before
    assert rpc("waitForExists", {"text": "nothing"}, 5000) is False
    assert serving.do(lambda: serving.phone.state.now) == before + 5000
    assert rpc("waitUntilGone", {"text": "nothing"}, 5000) is True
    assert rpc("waitUntilGone", {"text": "Calendar"}, 1000) is False


def test_text(rpc: Rpc) -> None:
    rpc("click", {"text": "Calendar"})
    rpc("click", {"resourceId": "org.gts.calendar:id/fab_new"})
    assert rpc("setText", FIELD, "Tea ☕") is True
    assert rpc("getText", FIELD) == "Tea ☕"
    rpc("setClipboard", "label", " party")
    assert rpc("getClipboard") == " party"
    rpc("pasteClipboard")
    assert rpc("getText", FIELD) == "Tea ☕ party"
    assert rpc("clearTextField", FIELD) is True
    rpc("pressKeyCode", 29, 1)
    rpc("pressKeyCode", 30)
    assert rpc("getText", FIELD) == "Ab"
    rpc("clearInputText")
    assert rpc("getText", FIELD) == ""
    with pytest.raises(RpcFailed):
        rpc("setText", {"resourceId": "org.gts.calendar:id/save"}, "x")


def test_gestures(serving: Serving, rpc: Rpc) -> None:
    rpc("click", 150, 400)
    assert shown(serving) == CALENDAR
    first = rpc("getText", TITLE)
    rpc("swipe", 540, 1900, 540, 700, 100)
    assert rpc("getText", TITLE) != first
    assert rpc("scrollToBeginning", LIST, True, 100) is True
    beginning = rpc("getText", TITLE)
    assert rpc("scrollForward", LIST, True, 20) is True
    assert rpc("getText", TITLE) != beginning
    assert rpc("scrollBackward", LIST, True, 20) is True
    assert rpc("flingForward", LIST, True) is True
    assert rpc("flingToBeginning", LIST, True, 100) is True
    assert rpc("flingBackward", LIST, True) is False
    assert rpc("scrollTo", LIST, {"text": "Standup"}, True) is True
    assert rpc("exist", {"text": "Standup"}) is True
    rpc("swipePoints", [540, 1900, 540, 1500, 540, 700], 50)
    rpc("swipe", LIST, "down", 0.5, 100)
    rpc("drag", 540, 700, 540, 1900, 100)
    rpc("dragTo", LIST, 540, 700, 100)
    for name in ("pinchIn", "pinchOut"):
        assert rpc(name, LIST, 50, 10) is True
    assert rpc("gesture", LIST, {"x": 1, "y": 1}, {}, {}, {}, 10) is True
    assert rpc("longClick", 540, 2390) is True


def test_single_events_make_gestures(serving: Serving, rpc: Rpc) -> None:
    rpc("injectInputEvent", 0, 150, 400, 0)
    rpc("injectInputEvent", 1, 150, 400, 0)
    assert shown(serving) != CALENDAR
    # The tap waits for a second one; any other method ends the wait.
    rpc("deviceInfo")
    assert shown(serving) == CALENDAR
    rpc("pressKey", "home")
    rpc("injectInputEvent", 0, 150, 400, 0)
    rpc("injectInputEvent", 1, 150, 400, 0)
    for _ in range(100):
        if shown(serving) == CALENDAR:
            break
        time.sleep(0.05)
    assert shown(serving) == CALENDAR
    first = rpc("getText", TITLE)
    rpc("injectInputEvent", 0, 540, 1900, 0)
    for y in range(1900, 700, -200):
        rpc("injectInputEvent", 2, 540, y, 0)
    rpc("injectInputEvent", 1, 540, 700, 0)
    assert rpc("getText", TITLE) != first


def test_device(serving: Serving, rpc: Rpc) -> None:
    info = rpc("deviceInfo")
    assert (info["displayWidth"], info["displayHeight"], info["sdkInt"], info["screenOn"]) == (1080, 2400, 34, True)
    assert rpc("dumpWindowHierarchy", False, 50) == serving.do(lambda: serving.phone.screen().to_xml("uiautomator"))
    picture = Image.open(io.BytesIO(base64.b64decode(rpc("takeScreenshot", 0.5, 80))))
    assert (picture.format, picture.size) == ("JPEG", (540, 1200))
    rpc("setOrientation", "left")
    assert rpc("deviceInfo")["displayRotation"] == 1
    rpc("freezeRotation", True)
    rpc("setOrientation", "natural")
    assert rpc("deviceInfo")["displayRotation"] == 0
    rpc("freezeRotation", False)
    rpc("sleep")
    assert rpc("isScreenOn") is False
    rpc("wakeUp")
    assert rpc("isScreenOn") is True
    rpc("openNotification")
    rpc("pressKey", "back")
    rpc("openQuickSettings")
    assert serving.do(lambda: serving.phone.state.panel.screen) == "quick_settings"
    assert rpc("getLastToast") is None
    rpc("clearLastToast")
    assert rpc("getWatchers") == []
    assert rpc("hasAnyWatcherTriggered") is False
    assert rpc("waitForIdle", 1000) is None
    assert rpc("ping") == "pong"


@pytest.mark.parametrize(
    ("method", "params", "code"),
    [
        ("nothing", [], -32601),
        ("objInfo", [], -32602),
        ("objInfo", [5], -32602),
        ("objInfo", [{"nonsense": 1}], -32602),
        ("objInfo", [{"textMatches": "("}], -32602),
        ("objInfo", [{"text": "nothing"}], -32002),
        ("click", ["x", "y"], -32002),
        ("click", [True, 5], -32602),
        ("swipe", [1, 2, 3], -32602),
        ("swipePoints", [[1, 2, 3], 5], -32602),
        ("setOrientation", ["upsidedown"], -32602),
        ("pressKey", ["nothing"], -32602),
        ("makeToast", ["forged", 1], -32001),
    ],
)
def test_errors(rpc: Rpc, method: str, params: list[object], code: int) -> None:
    with pytest.raises(RpcFailed) as failed:
        rpc(method, *params)
    assert failed.value.code == code
    assert rpc("ping") == "pong"


def test_bad_requests(http: HttpClient) -> None:
    for body, code in ((b"{", -32700), (b"5", -32600), (b"[]", -32600), (b'{"id": 1}', -32601)):
        status, answer = http("POST", "/jsonrpc/0", body)
        assert status == 200
        assert json.loads(answer)["error"]["code"] == code
    batch = [{"id": number, "method": "ping"} for number in (1, 2)]
    answers = json.loads(http("POST", "/jsonrpc/0", batch)[1])
    assert [(one["id"], one["result"]) for one in answers] == [(1, "pong"), (2, "pong")]
