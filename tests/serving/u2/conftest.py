from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from gts_env.serving.adb.client import AdbClient, HttpClient
from tests.support.served import Serving, served

Rpc = Callable[..., Any]


class RpcFailed(Exception):
    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code


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
def http(serving: Serving) -> Iterator[HttpClient]:
    with AdbClient(serving.port) as client:
        yield HttpClient(client, 9008)


@pytest.fixture
def rpc(http: HttpClient) -> Rpc:
    numbers = itertools.count(1)

    def call(method: str, *params: Any) -> Any:
        number = next(numbers)
        body = {"jsonrpc": "2.0", "id": number, "method": method, "params": list(params)}
        status, answer = http("POST", "/jsonrpc/0", body)
        told = json.loads(answer)
        assert (status, told["id"], told["jsonrpc"]) == (200, number, "2.0")
        if "error" in told:
            raise RpcFailed(told["error"]["code"], told["error"]["message"])
        return told["result"]

    return call
