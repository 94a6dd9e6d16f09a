"""Reports come in over HTTP, and no verdict goes out."""

from __future__ import annotations

import json

import pytest

from tests.serving.uia2.conftest import Session


@pytest.mark.parametrize(
    "body",
    [
        {"mode": "NLE", "text": "Back closes the app"},
        {"mode": "cr", "text": "The title is cut", "x": 100, "y": 200},
        {"mode": "UTR", "text": "", "step": 0},
        {"text": "GUI_BUG NLE at (540, 1200) step 0: Back from the day closes the app"},
    ],
)
def test_reports_are_taken(session: Session, body: dict[str, object]) -> None:
    status, answer = session.http("POST", "/gts/report", body)
    assert status == 200
    told = json.loads(answer)
    assert told["value"] is None
    assert set(told) == {"sessionId", "value"}


@pytest.mark.parametrize(
    "body",
    [
        {"mode": "XX", "text": "no such mode"},
        {"text": "no mode at all"},
        {"mode": "NLE", "text": 5},
        {"mode": "NLE", "text": "x", "x": 5},
        {"mode": "NLE", "text": "x", "x": 99999, "y": 5},
        {"mode": "NLE", "text": "x", "step": "one"},
    ],
)
def test_what_is_no_report_is_refused(session: Session, body: dict[str, object]) -> None:
    status, answer = session.http("POST", "/gts/report", body)
    assert status == 400
    assert json.loads(answer)["value"]["error"] == "invalid argument"


def test_nothing_tells_a_verdict(session: Session) -> None:
    session.http("POST", "/gts/report", {"mode": "NLE", "text": "Back closes the app"})
    own = [session.get(path) for path in ("/source", "/appium/device/info", "/appium/settings", "")]
    told = json.dumps([*own, session.http.value("GET", "/sessions"), session.http.value("GET", "/status")]).lower()
    for word in ("verdict", "defect", "opens-at-last-day", "calendar-nle", "calendar-dark-list", "matched", "reached"):
        assert word not in told
    for path in ("/gts", "/gts/status", "/gts/verdict", "/gts/judge", "/gts/report", "/gts/task"):
        status, _ = session.http("GET", path)
        assert status in (404, 405)
