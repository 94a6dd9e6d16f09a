from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from gts_env.serving.adb.client import AdbClient, HttpClient
from tests.support.served import Serving, served

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"


class Session:
    """A session of the server on port 6790, over a stream of adb."""

    def __init__(self, serving: Serving, http: HttpClient) -> None:
        self.serving, self.http = serving, http
        begun = self.http.value("POST", "/session", {"capabilities": {"alwaysMatch": {}, "firstMatch": [{}]}})
        self.id = begun["sessionId"]

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        status, answer = self.http(method, f"/session/{self.id}{path}", body)
        told = json.loads(answer)
        assert set(told) == {"sessionId", "value"}
        return status, told["value"]

    def get(self, path: str) -> Any:
        status, value = self.ask("GET", path)
        assert status == 200, value
        return value

    def post(self, path: str, body: Any = None) -> Any:
        status, value = self.ask("POST", path, {} if body is None else body)
        assert status == 200, value
        return value

    def error(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        status, value = self.ask(method, path, {} if body is None and method == "POST" else body)
        assert set(value) == {"error", "message", "stacktrace"}
        return status, value["error"]

    def find(self, strategy: str, selector: str, context: str = "") -> str:
        found = self.post("/element", {"strategy": strategy, "selector": selector, "context": context})
        assert found[ELEMENT] == found["ELEMENT"]
        return str(found["ELEMENT"])

    def find_all(self, strategy: str, selector: str, context: str = "") -> list[str]:
        found = self.post("/elements", {"strategy": strategy, "selector": selector, "context": context})
        return [one["ELEMENT"] for one in found]

    def texts(self, strategy: str, selector: str, context: str = "") -> list[str]:
        return [self.get(f"/element/{one}/text") for one in self.find_all(strategy, selector, context)]

    def click(self, strategy: str, selector: str) -> None:
        self.post(f"/element/{self.find(strategy, selector)}/click")

    def shown(self) -> str:
        return self.serving.do(lambda: self.serving.phone.component)

    def opened(self) -> Session:
        """With the calendar in front, which shows a list of events."""
        self.click("xpath", '//*[@text="Calendar"]')
        assert self.shown() == "org.gts.calendar/.MainActivity"
        return self


@pytest.fixture(scope="module")
def one() -> Iterator[Serving]:
    with served(scenario="calendar-dark-list") as serving:
        yield serving


@pytest.fixture
def serving(one: Serving) -> Serving:
    """A phone in its first state."""
    one.do(one.phone.restore)
    return one


@pytest.fixture
def session(serving: Serving) -> Iterator[Session]:
    with AdbClient(serving.port) as client:
        yield Session(serving, HttpClient(client, 6790))
