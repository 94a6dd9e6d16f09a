"""A host of adb in Python, without adb: what measures a served phone and tests it with nothing in between."""

from __future__ import annotations

import json
import socket
from collections import deque
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any

from gts_env.errors import DeviceError
from gts_env.serving.adb.wire import CLSE, CNXN, HEADER, MAX_PAYLOAD, OKAY, OPEN, VERSION, WRTE, Message, read_header

SECONDS = 60.0
"""How long an answer is waited for."""


@dataclass(slots=True)
class ClientStream:
    """A stream as the host sees it.

    Attributes:
        client: The connection.
        mine: Our id.
        peers: The phone's id; 0 until it has opened.
        waiting: What has arrived and was not read.
        closed: Whether the phone has closed it.
    """

    client: AdbClient
    mine: int
    peers: int = 0
    waiting: deque[bytes] = field(default_factory=deque)
    closed: bool = False
    taken: bool = False

    def read(self) -> bytes:
        """Whatever has arrived; ``b""`` once the phone has closed the stream."""
        while not self.waiting and not self.closed:
            self.client.pump()
        return self.waiting.popleft() if self.waiting else b""

    def write(self, data: bytes) -> None:
        """Send bytes, and wait until the phone has taken them."""
        for start in range(0, len(data), MAX_PAYLOAD):
            self.taken = False
            self.client.send(Message(WRTE, self.mine, self.peers, data[start : start + MAX_PAYLOAD]))
            while not self.taken:
                if self.closed:
                    raise DeviceError("the phone has closed the stream")
                self.client.pump()

    def close(self) -> None:
        """Close it."""
        if not self.closed:
            self.closed = True
            self.client.send(Message(CLSE, self.mine, self.peers))


class AdbClient:
    """A connection to a phone's adbd.

    Args:
        port: Its port.
        host: Its address.

    Raises:
        DeviceError: What answers is no adbd.
    """

    def __init__(self, port: int, host: str = "127.0.0.1") -> None:
        self._socket = socket.create_connection((host, port), SECONDS)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._streams: dict[int, ClientStream] = {}
        self._made = 0
        self.send(Message(CNXN, VERSION, MAX_PAYLOAD, b"host::features=shell_v2,cmd\0"))
        answer = self._message()
        if answer.command != CNXN:
            raise DeviceError("the phone did not greet")
        self.banner = answer.payload.rstrip(b"\0").decode(errors="replace")

    def __enter__(self) -> AdbClient:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Cut the connection."""
        self._socket.close()

    def send(self, message: Message) -> None:
        """Send a message."""
        self._socket.sendall(message.to_bytes())

    def pump(self) -> None:
        """Take the next message."""
        message = self._message()
        stream = self._streams.get(message.arg1)
        if stream is None:
            return
        if message.command == OKAY:
            stream.peers, stream.taken = message.arg0, True
        elif message.command == WRTE:
            stream.waiting.append(message.payload)
            self.send(Message(OKAY, stream.mine, message.arg0))
        elif message.command == CLSE:
            stream.closed = True
            del self._streams[message.arg1]

    def open(self, service: str) -> ClientStream:
        """Open a stream.

        Raises:
            DeviceError: The phone refuses the service.
        """
        self._made += 1
        stream = self._streams[self._made] = ClientStream(self, self._made)
        self.send(Message(OPEN, stream.mine, 0, service.encode() + b"\0"))
        while not stream.taken:
            if stream.closed:
                raise DeviceError(f"the phone refuses {service!r}")
            self.pump()
        return stream

    def shell(self, line: str) -> str:
        """What a line of shell prints."""
        stream = self.open(f"shell:{line}")
        out = bytearray()
        while data := stream.read():
            out += data
        return out.decode(errors="replace")

    def _message(self) -> Message:
        message, length = read_header(self._exactly(HEADER.size))
        return message._replace(payload=self._exactly(length)) if length else message

    def _exactly(self, count: int) -> bytes:
        data = bytearray()
        while len(data) < count:
            part = self._socket.recv(count - len(data))
            if not part:
                raise DeviceError("the phone has cut the connection")
            data += part
        return bytes(data)


class HttpClient:
    """A client of a server on a port of the phone; it keeps its stream.

    Args:
        client: The connection.
        port: Port of the phone.
    """

    def __init__(self, client: AdbClient, port: int) -> None:
        self._stream = client.open(f"tcp:{port}")
        self._waiting = bytearray()

    def __call__(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """Ask; returns status and body."""
        data = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: phone\r\nContent-Length: {len(data)}\r\n\r\n"
        self._stream.write(head.encode() + data)
        while (end := self._waiting.find(b"\r\n\r\n")) < 0:
            self._more()
        lines = bytes(self._waiting[:end]).decode().split("\r\n")
        del self._waiting[: end + 4]
        headers = dict(line.lower().split(": ", 1) for line in lines[1:])
        length = int(headers["content-length"])
        while len(self._waiting) < length:
            self._more()
        answer = bytes(self._waiting[:length])
        del self._waiting[:length]
        return int(lines[0].split()[1]), answer

    def value(self, method: str, path: str, body: Any = None) -> Any:
        """Ask; returns the value of the answer's envelope."""
        return json.loads(self(method, path, body)[1])["value"]

    def close(self) -> None:
        """Close the stream."""
        self._stream.close()

    def _more(self) -> None:
        data = self._stream.read()
        if not data:
            raise DeviceError("the phone has closed the stream")
        self._waiting += data
