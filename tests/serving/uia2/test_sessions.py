"""Sessions, settings, errors: what the server says of itself."""

from __future__ import annotations

import asyncio
import gc
import json

import pytest

from gts_env.errors import DeviceError
from gts_env.serving.adb.client import AdbClient, HttpClient
from gts_env.serving.uia2.route import routes
from gts_env.serving.uia2.server import PROCESS
from tests.serving.uia2.conftest import Session
from tests.support.served import Serving

PATHS = """
/status /sessions /session /session/:id/source /session/:id/screenshot /session/:id/screenshot/:id
/session/:id/window/current/size /session/:id/orientation /session/:id/rotation /session/:id/element
/session/:id/elements /session/:id/element/active /session/:id/element/:id/click /session/:id/element/:id/clear
/session/:id/element/:id/text /session/:id/element/:id/name /session/:id/element/:id/value /session/:id/element/:id/rect
/session/:id/element/:id/size /session/:id/element/:id/location /session/:id/element/:id/screenshot
/session/:id/element/:id/attribute/:id /session/:id/keys /session/:id/back /session/:id/actions /session/:id/alert/text
/session/:id/alert/accept /session/:id/alert/dismiss /session/:id/network_connection /session/:id/gestures/scroll_to
/session/:id/appium/settings /session/:id/appium/gestures/click /session/:id/appium/gestures/long_click
/session/:id/appium/gestures/double_click /session/:id/appium/gestures/drag /session/:id/appium/gestures/fling
/session/:id/appium/gestures/swipe /session/:id/appium/gestures/scroll /session/:id/appium/gestures/pinch_open
/session/:id/appium/gestures/pinch_close /session/:id/appium/element/:id/first_visible
/session/:id/appium/element/:id/scroll_to/:id /session/:id/appium/device/info /session/:id/appium/device/system_bars
/session/:id/appium/device/pixel_ratio /session/:id/appium/device/display_density
/session/:id/appium/device/battery_info /session/:id/appium/device/press_keycode
/session/:id/appium/device/long_press_keycode /session/:id/appium/device/set_clipboard
/session/:id/appium/device/get_clipboard /session/:id/appium/device/open_notifications
/session/:id/appium/device/declared_orientation /session/:id/appium/device/apps /session/:id/appium/list_windows
/session/:id/appium/list_displays /session/:id/appium/reset_ax_cache /session/:id/appium/schedule_action
/session/:id/appium/unschedule_action /session/:id/appium/action_history
""".split()


def test_every_route_of_the_real_server_is_there() -> None:
    known = {
        "/" + "/".join(":id" if part.startswith(":") else part for part in route.parts)
        for some in routes().values()
        for route in some
    }
    assert set(PATHS) - known == set()


def test_before_a_session(serving: Serving) -> None:
    with AdbClient(serving.port) as client:
        http = HttpClient(client, 6790)
        assert http.value("GET", "/status")["ready"] is True
        assert http.value("GET", "/wd/hub/status")["ready"] is True
        assert http.value("GET", "/sessions") == []
        status, answer = http("GET", "/session/none/source")
        assert status == 404
        assert json.loads(answer)["value"]["error"] == "invalid session id"


def test_other_ports_are_closed(serving: Serving) -> None:
    with AdbClient(serving.port) as client:
        for service in ("tcp:5037", "tcp:22", "tcp:67900", "tcp:6790:example.org", "localabstract:chrome"):
            with pytest.raises(DeviceError, match="refuses"):
                client.open(service)


def test_a_session_begins_and_ends(session: Session) -> None:
    http = session.http
    assert http.value("GET", "/sessions") == [{"id": session.id, "capabilities": {}}]
    with AdbClient(session.serving.port) as other:
        assert HttpClient(other, 6790).value("GET", f"/session/{session.id}/orientation") == "PORTRAIT"
    phone = session.serving.phone
    process = session.serving.do(phone.processes.start, PROCESS)
    assert http("DELETE", f"/session/{session.id}")[0] == 200
    assert process.ended.is_set()
    assert session.error("GET", "/source") == (404, "invalid session id")


def test_a_second_session_ends_the_first(session: Session) -> None:
    body = {"capabilities": {"alwaysMatch": {"appium:settings[waitForIdleTimeout]": 200, "platformName": "Android"}}}
    begun = session.http.value("POST", "/session", body)
    assert begun["sessionId"] != session.id
    assert session.error("GET", "/source") == (404, "invalid session id")
    session.id = begun["sessionId"]
    assert session.get("/appium/settings")["waitForIdleTimeout"] == 200
    assert session.get("")["platformName"] == "Android"


def test_a_restore_ends_the_session(session: Session) -> None:
    session.serving.do(session.serving.phone.restore)
    assert session.error("GET", "/source") == (404, "invalid session id")


def test_two_hundred_sessions_leave_nothing(serving: Serving) -> None:
    phone = serving.phone

    async def left() -> tuple[int, int, int]:
        gc.collect()
        return len(asyncio.all_tasks()), len(phone.restored) + len(list(phone.processes)), len(gc.get_objects())

    seen = []
    with AdbClient(serving.port) as client:
        for number in range(221):
            if number % 20 == 0:
                seen.append(serving.run(left()))
            begun = Session(serving, HttpClient(client, 6790))
            serving.do(phone.processes.start, PROCESS)
            begun.click("xpath", '//*[@text="Calendar"]')
            assert len(begun.find_all("id", "event_title")) > 5
            begun.post("/back")
            assert begun.ask("DELETE", "") == (200, None)
            assert begun.http("GET", "/sessions")[0] == 200
            begun.http.close()
    # The first twenty fill what is kept on purpose, such as laid-out screens.
    assert max(tasks for tasks, _, _ in seen) <= 3  # this question, the connection, a stream that is being closed
    assert {told for _, told, _ in seen[1:]} == {seen[1][1]}
    assert seen[-1][2] - seen[1][2] < 2000


def test_connections_that_are_kept_open_end_with_the_server(serving: Serving) -> None:
    # Drivers keep several, and open others for the next session; a device carries 128 streams.
    with AdbClient(serving.port) as client:
        for _ in range(50):
            serving.do(serving.phone.processes.start, PROCESS)
            kept = [HttpClient(client, 6790) for _ in range(4)]
            assert [http("GET", "/status")[0] for http in kept] == [200] * 4
            begun = kept[0].value("POST", "/session", {"capabilities": {"alwaysMatch": {}}})["sessionId"]
            assert kept[0]("DELETE", f"/session/{begun}")[0] == 200
        assert not serving.phone.processes.running(PROCESS)
        assert client_answers(client)


def client_answers(client: AdbClient) -> bool:
    """Whether a client still gets through to the shell and to the server."""
    return client.shell("echo 1").strip() == "1" and HttpClient(client, 6790)("GET", "/status")[0] == 200


def test_settings(session: Session) -> None:
    changed = session.post("/appium/settings", {"settings": {"enableMultiWindows": True}})
    assert changed["enableMultiWindows"] is True
    for wrong in ({"noSuchSetting": 1}, {"enableMultiWindows": 1}, {"waitForIdleTimeout": "x"}):
        assert session.error("POST", "/appium/settings", {"settings": wrong}) == (400, "invalid argument")
    assert session.error("POST", "/appium/settings", {}) == (400, "invalid argument")


@pytest.mark.parametrize(
    ("method", "path", "body", "expected"),
    [
        ("GET", "/nothing", None, (404, "unknown command")),
        ("DELETE", "/source", None, (405, "unknown method")),
        ("POST", "/element", {"strategy": "css", "selector": "a"}, (400, "invalid selector")),
        ("POST", "/element", {"strategy": "xpath", "selector": "//["}, (400, "invalid selector")),
        ("POST", "/element", {"strategy": "xpath", "selector": "1 + 1"}, (400, "invalid selector")),
        ("POST", "/element", {"strategy": "id", "selector": ""}, (400, "invalid selector")),
        ("POST", "/element", {"strategy": "-android uiautomator", "selector": "new X()"}, (400, "invalid selector")),
        ("POST", "/element", {"strategy": "id", "selector": "none"}, (404, "no such element")),
        ("POST", "/element", {"strategy": "id", "selector": 5}, (400, "invalid argument")),
        ("POST", "/element", [], (400, "invalid argument")),
        ("POST", "/element", b"{", (400, "invalid argument")),
        ("GET", "/element/none/text", None, (404, "stale element reference")),
        ("GET", "/element/active", None, (404, "no such element")),
        ("GET", "/alert/text", None, (404, "no such alert")),
        ("POST", "/alert/accept", {}, (404, "no such alert")),
        ("POST", "/appium/gestures/click", {}, (400, "invalid argument")),
        ("POST", "/appium/gestures/click", {"offset": {"x": 99999, "y": 5}}, (400, "invalid argument")),
        ("POST", "/orientation", {"orientation": "SIDEWAYS"}, (400, "invalid argument")),
        ("POST", "/rotation", {"x": 0, "y": 0, "z": 45}, (400, "invalid argument")),
        ("POST", "/appium/device/press_keycode", {"keycode": 9999}, (400, "invalid argument")),
        ("POST", "/appium/device/set_clipboard", {"content": "?"}, (400, "invalid argument")),
        ("POST", "/appium/schedule_action", {}, (500, "unsupported operation")),
        ("POST", "/keys", {"text": "nobody listens"}, (400, "invalid element state")),
        ("GET", "/screenshot/3", None, (400, "invalid argument")),
    ],
)
def test_errors(session: Session, method: str, path: str, body: object, expected: tuple[int, str]) -> None:
    assert session.error(method, path, body) == expected
    assert session.get("/orientation") == "PORTRAIT"
