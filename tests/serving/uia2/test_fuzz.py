"""Whatever comes in over HTTP, an answer goes out, and the phone is still there."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gts_env.serving.http import MOST_HEAD, Request, serve
from gts_env.serving.u2.rpc import methods
from gts_env.serving.u2.server import U2Server
from gts_env.serving.uia2.route import routes
from gts_env.serving.uia2.server import Uia2Server
from tests.support.processes import run_async
from tests.support.served import Serving

QUIET = settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck))
ROUTES = [route for some in routes().values() for route in some]
VALUE = st.none() | st.booleans() | st.integers(-(10**10), 10**10) | st.floats() | st.text(max_size=12)
WORDS = """strategy selector context text value mode x y origin area offset direction percent keycode orientation z
actions settings content contentType params end start duration type""".split()
NAMES = st.sampled_from(WORDS)
INNER = st.lists(VALUE, max_size=3) | st.dictionaries(NAMES, VALUE, max_size=4)
BODY = st.dictionaries(NAMES, VALUE | INNER, max_size=6)
CRITERIA = st.sampled_from("text textMatches className instance index clickable childOrSibling".split())
SELECTOR = st.dictionaries(CRITERIA, VALUE, max_size=3)
PIECES = [
    b"GET /status HTTP/1.1\r\n\r\n",
    b"POST /session HTTP/1.1\r\n",
    b"Content-Length: 5\r\n\r\n",
    b"\r\n\r\n",
    b"{}",
    b"Transfer-Encoding: chunked\r\n\r\n",
    b"5\r\nhello\r\n0\r\n\r\n",
    b"Content-Length: -1\r\n\r\n",
]


class Pieces:
    """A channel that hands out pieces, and keeps what is answered."""

    def __init__(self, *pieces: bytes) -> None:
        self.pieces, self.out = list(pieces), bytearray()

    async def read(self) -> bytes:
        return self.pieces.pop(0) if self.pieces else b""

    async def write(self, data: bytes) -> None:
        self.out += data


@given(st.sampled_from(ROUTES), BODY | VALUE | st.binary(max_size=20))
@QUIET
def test_any_body_for_any_route(one: Serving, route: Any, body: Any) -> None:
    server = Uia2Server(one.phone)
    server.begin({})
    path = "/" + "/".join(str(server.session) if part == ":session" else part for part in route.parts)
    data = body if isinstance(body, bytes) else json.dumps(body).encode()

    async def ask() -> Any:
        return await server.answer(Request(route.method, path, body=data))

    answer = one.run(ask())
    told = json.loads(answer.body)
    assert set(told) == {"sessionId", "value"}
    if answer.status != 200:
        assert set(told["value"]) == {"error", "message", "stacktrace"}
        assert told["value"]["message"] != "the server could not do it"
    one.phone.restored.remove(server.end)


@given(st.sampled_from(sorted(methods())), st.lists(VALUE | SELECTOR, max_size=5) | SELECTOR | VALUE)
@QUIET
def test_any_parameters_for_any_method(one: Serving, name: str, params: Any) -> None:
    server = U2Server(one.phone)

    async def ask() -> Any:
        body = json.dumps({"id": 1, "method": name, "params": params}).encode()
        return await server.answer(Request("POST", "/jsonrpc/0", body=body))

    told = json.loads(one.run(ask()).body)
    assert told.get("error", {}).get("message") != "the server could not do it"
    one.phone.restored.remove(server.forget)


@given(st.lists(st.binary(max_size=60) | st.sampled_from(PIECES), max_size=6))
@QUIET
def test_any_bytes(one: Serving, pieces: list[bytes]) -> None:
    server = Uia2Server(one.phone)
    one.run(serve(Pieces(*pieces), server.answer))
    one.phone.restored.remove(server.end)


def test_heads_and_bodies_are_bounded() -> None:
    async def never(request: Request) -> Any:
        raise AssertionError("nothing is to be answered")

    for pieces in (
        [b"GET / HTTP/1.1\r\nX: " + b"a" * 9000] + [b"a" * 9000] * 8,
        [b"POST / HTTP/1.1\r\nContent-Length: 99999999\r\n\r\n"],
        [b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nfffffff\r\n"],
        [b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n" + b"1;" + b"x" * (MOST_HEAD + 9), b"y"],
    ):
        channel = Pieces(*pieces)
        run_async(serve(channel, never))
        assert channel.out.startswith((b"HTTP/1.1 413", b"HTTP/1.1 400"))
