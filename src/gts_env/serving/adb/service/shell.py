"""``shell:``, ``shell,v2,...:`` and ``exec:``: lines of shell, with or without packets."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

from gts_env.serving.adb.stream import Closed
from gts_env.serving.shell.interpreter import Shell

if TYPE_CHECKING:
    from gts_env.serving.adb.services import Run
    from gts_env.serving.adb.stream import Stream
    from gts_env.serving.served_phone import ServedPhone

STDIN, STDOUT, STDERR, EXIT, CLOSE_STDIN = range(5)
_HEAD = struct.Struct("<BI")
_PROMPT = b"gts_x86_64:/ $ "
LONGEST_PACKET = 1 << 20


def offer(phone: ServedPhone, name: str) -> Run | None:
    """Serves ``shell``, old and new, and ``exec``."""
    service, colon, line = name.partition(":")
    kind, *options = service.split(",")
    if not colon or kind not in ("shell", "exec"):
        return None
    if "v2" in options:
        return lambda stream: _packets(phone, stream, line)
    return lambda stream: _plain(phone, stream, line)


async def _plain(phone: ServedPhone, stream: Stream, line: str) -> None:
    """Output and complaints in one stream; what the command ends with is lost, as on old phones."""
    shell = Shell(phone, stream.write, stream.write, stream.read)
    if line:
        await shell.run(line)
    else:
        await _talk(shell, stream.read, stream.write)


async def _packets(phone: ServedPhone, stream: Stream, line: str) -> None:
    async def out(data: bytes) -> None:
        await stream.write(_packet(STDOUT, data))

    async def err(data: bytes) -> None:
        if data:
            await stream.write(_packet(STDERR, data))

    async def read() -> bytes:
        while True:
            kind, length = _HEAD.unpack(await stream.exactly(_HEAD.size))
            if length > LONGEST_PACKET:
                raise Closed
            data = await stream.exactly(length)
            if kind == CLOSE_STDIN:
                return b""
            if kind == STDIN:
                return data

    shell = Shell(phone, out, err, read)
    code = await shell.run(line) if line else await _talk(shell, read, out)
    await stream.write(_packet(EXIT, bytes([code & 0xFF])))


def _packet(kind: int, data: bytes) -> bytes:
    return _HEAD.pack(kind, len(data)) + data


async def _talk(shell: Shell, read: object, out: object) -> int:
    """A shell without a line to run: it reads lines until the host goes or leaves."""
    waiting = b""
    await out(_PROMPT)  # type: ignore[operator]
    while True:
        try:
            data = await read()  # type: ignore[operator]
        except Closed:
            return shell.last
        if not data:
            return shell.last
        waiting += data
        if len(waiting) > LONGEST_PACKET:
            return shell.last
        *lines, waiting = waiting.replace(b"\r", b"\n").split(b"\n")
        for line in lines:
            text = line.decode(errors="replace").strip()
            if text.split()[:1] == ["exit"]:
                return await shell.run(text)
            if text:
                await shell.run(text)
            await out(_PROMPT)  # type: ignore[operator]
