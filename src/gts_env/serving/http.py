"""HTTP/1.1 over a stream of bytes, as the servers that Appium and openatx put on a phone speak it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from gts_env.errors import DeviceError

MOST_HEAD = 32 * 1024
"""Bytes of a request before its body."""
MOST_BODY = 16 << 20
"""Bytes of a body: a pushed text or picture in base64 fits."""
REASONS = {200: "OK", 400: "Bad Request", 404: "Not Found", 405: "Method Not Allowed", 413: "Payload Too Large",
           500: "Internal Server Error"}  # fmt: skip


class HttpError(DeviceError):
    """Bytes that are no request.

    Attributes:
        status: What is answered.
    """

    def __init__(self, asked: str, status: int = 400) -> None:
        super().__init__(asked)
        self.status = status


class Channel(Protocol):
    """A stream both ways; reading nothing, or ``Closed``, is its end."""

    async def read(self) -> bytes:
        """Whatever has arrived."""

    async def write(self, data: bytes) -> None:
        """Send bytes."""


@dataclass(slots=True)
class Request:
    """A request.

    Attributes:
        method: ``GET``, ``POST`` ...
        path: Path without its query.
        query: What stands behind the question mark.
        headers: By name in lower case.
        body: Its body.
    """

    method: str
    path: str
    query: str = ""
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""

    def json(self) -> Any:
        """The body as JSON; ``{}`` for an empty one.

        Raises:
            HttpError: It is no JSON.
        """
        if not self.body:
            return {}
        try:
            return json.loads(self.body)
        except (ValueError, RecursionError) as error:
            raise HttpError(f"the body of {self.method} {self.path} is no JSON: {error}") from error

    @property
    def stays(self) -> bool:
        """Whether another request may follow."""
        return self.headers.get("connection", "").lower() != "close"


@dataclass(frozen=True, slots=True)
class Response:
    """An answer.

    Attributes:
        status: HTTP status.
        body: Its body.
        kind: Media type.
    """

    status: int = 200
    body: bytes = b""
    kind: str = "application/json; charset=UTF-8"

    @classmethod
    def of(cls, value: Any, status: int = 200) -> Response:
        """A value as JSON."""
        return cls(status, json.dumps(value, ensure_ascii=False).encode())

    def to_bytes(self, stays: bool) -> bytes:
        """Head and body in one piece, as two would wait for each other."""
        head = (
            f"HTTP/1.1 {self.status} {REASONS.get(self.status, 'Unknown')}\r\n"
            f"Content-Type: {self.kind}\r\nContent-Length: {len(self.body)}\r\n"
            f"Connection: {'keep-alive' if stays else 'close'}\r\n\r\n"
        )
        return head.encode() + self.body


@dataclass(frozen=True, slots=True)
class Verbatim:
    """A long text that needs no escapes in JSON, such as one in base64."""

    text: bytes

    def inside(self, around: dict[str, Any], key: str) -> Response:
        """An object that has the text under a key, after others; the text is not looked at."""
        head = json.dumps({**around, key: ""}).encode()
        return Response(200, b"".join((head[:-2], self.text, b'"}')))


Answer = Callable[[Request], "Awaitable[Response]"]


async def serve(channel: Channel, answer: Answer, ended: asyncio.Event | None = None) -> None:
    """Answer requests one after the other until the peer closes or says what is no HTTP.

    Args:
        channel: The stream.
        answer: Gives the answers.
        ended: Set when the process that listens is gone, and its connections with it; what it was asked is answered.
    """
    reader = _Reader(channel)
    while True:
        try:
            request = await _asked(reader, ended)
        except HttpError as error:
            await channel.write(Response.of({"error": str(error)}, error.status).to_bytes(False))
            return
        if request is None:
            return
        response = await answer(request)
        stays = request.stays and not (ended is not None and ended.is_set())
        await channel.write(response.to_bytes(stays))
        if not stays:
            return


async def _asked(reader: _Reader, ended: asyncio.Event | None) -> Request | None:
    """The next request; None at the end of the stream, or of the process."""
    if ended is None:
        return await reader.request()
    asked, over = asyncio.ensure_future(reader.request()), asyncio.ensure_future(ended.wait())
    try:
        await asyncio.wait({asked, over}, return_when=asyncio.FIRST_COMPLETED)
        return asked.result() if asked.done() else None
    finally:
        asked.cancel()
        over.cancel()


class _Reader:
    """Cuts a stream into requests."""

    def __init__(self, channel: Channel) -> None:
        self._channel = channel
        self._waiting = bytearray()

    async def request(self) -> Request | None:
        """The next request; None at the end of the stream."""
        head = await self._head()
        if head is None:
            return None
        request = _parsed(head)
        length = request.headers.get("content-length", "0")
        if "transfer-encoding" in request.headers:
            request.body = await self._chunks()
        elif not length.isdecimal() or len(length) > 12:
            raise HttpError(f"Content-Length {length[:40]!r} is no number")
        elif int(length) > MOST_BODY:
            raise HttpError(f"a body has at most {MOST_BODY} bytes, this one {length}", 413)
        else:
            request.body = await self._exactly(int(length))
        return request

    async def _head(self) -> bytes | None:
        while (end := self._waiting.find(b"\r\n\r\n")) < 0:
            if len(self._waiting) > MOST_HEAD:
                raise HttpError("the head of the request is too long", 413)
            data = await self._channel.read()
            if not data:
                return None
            self._waiting += data
        head = bytes(self._waiting[:end])
        del self._waiting[: end + 4]
        return head

    async def _exactly(self, count: int) -> bytes:
        while len(self._waiting) < count:
            data = await self._channel.read()
            if not data:
                raise HttpError("the body of the request ends early")
            self._waiting += data
        taken = bytes(self._waiting[:count])
        del self._waiting[:count]
        return taken

    async def _line(self) -> bytes:
        while (end := self._waiting.find(b"\r\n")) < 0:
            if len(self._waiting) > MOST_HEAD:
                raise HttpError("a line of the request is too long", 413)
            data = await self._channel.read()
            if not data:
                raise HttpError("the request ends early")
            self._waiting += data
        line = bytes(self._waiting[:end])
        del self._waiting[: end + 2]
        return line

    async def _chunks(self) -> bytes:
        body = bytearray()
        while True:
            size = (await self._line()).split(b";")[0].strip()
            try:
                count = int(size, 16)
            except ValueError as error:
                raise HttpError(f"{size[:20]!r} is no size of a chunk") from error
            if count < 0 or len(body) + count > MOST_BODY:
                raise HttpError(f"a body has at most {MOST_BODY} bytes", 413)
            body += await self._exactly(count)
            await self._line()
            if not count:
                return bytes(body)


def _parsed(head: bytes) -> Request:
    first, *lines = head.decode("latin-1").split("\r\n")
    words = first.split(" ")
    if len(words) != 3 or not words[2].startswith("HTTP/1."):
        raise HttpError(f"{first[:60]!r} begins no HTTP request")
    path, _, query = words[1].partition("?")
    headers = {}
    for line in lines:
        name, colon, value = line.partition(":")
        if colon:
            headers[name.strip().lower()] = value.strip()
    if headers.get("expect", "").lower() == "100-continue":
        headers["expect"] = ""
    return Request(words[0], path, query, headers)
