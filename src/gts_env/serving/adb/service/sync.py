"""``sync:``: push and pull, and what lies in a folder. Paths are those of the phone's own files."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

from gts_env.serving.adb.stream import Closed
from gts_env.serving.files import LONGEST_PATH, ROOM, Entry, FileError

if TYPE_CHECKING:
    from gts_env.serving.adb.services import Run
    from gts_env.serving.adb.stream import Stream
    from gts_env.serving.served_phone import ServedPhone

CHUNK = 64 * 1024
"""Bytes of one DATA piece."""
_HEAD = struct.Struct("<4sI")
_STAT1 = struct.Struct("<4sIII")
_STAT2 = struct.Struct("<4sIQQIIIIQqqq")
_DENT1 = struct.Struct("<4sIIII")
_DENT2 = struct.Struct("<4sIQQIIIIQqqqI")
_NO_SUCH_FILE = 2


def offer(phone: ServedPhone, name: str) -> Run | None:
    """Serves ``sync:``."""
    return Sync(phone).serve if name == "sync:" else None


class Sync:
    """One sync session: requests of four letters and a length, until QUIT.

    Args:
        phone: The phone whose files are meant.
    """

    def __init__(self, phone: ServedPhone) -> None:
        self._files = phone.files
        self._phone = phone

    async def serve(self, stream: Stream) -> None:
        """Answer requests until the host quits."""
        answers = {
            b"STAT": self._stat1,
            b"STA2": self._stat2,
            b"LST2": self._stat2,
            b"LIST": self._list1,
            b"LIS2": self._list2,
            b"SEND": self._send,
            b"RECV": self._receive,
        }
        while True:
            word, length = _HEAD.unpack(await stream.exactly(_HEAD.size))
            if word == b"QUIT":
                return
            answer = answers.get(word)
            if answer is None or length > LONGEST_PATH + 16:
                await stream.write(_fail(f"unknown request {word!r}" if answer is None else "path too long"))
                return
            path = (await stream.exactly(length)).decode(errors="replace")
            try:
                await answer(stream, path)
            except FileError as error:
                await stream.write(_fail(str(error)))

    def _found(self, path: str) -> Entry | None:
        try:
            return self._files.find(path)
        except FileError:
            return None

    async def _stat1(self, stream: Stream, path: str) -> None:
        found = self._found(path)
        facts = (0, 0, 0) if found is None else (found.mode, len(found.content), found.time)
        await stream.write(_STAT1.pack(b"STAT", *facts))

    async def _stat2(self, stream: Stream, path: str) -> None:
        found = self._found(path)
        if found is None:
            await stream.write(_STAT2.pack(b"STA2", _NO_SUCH_FILE, *[0] * 10))
        else:
            await stream.write(_STAT2.pack(b"STA2", *_facts(found)))

    async def _list1(self, stream: Stream, path: str) -> None:
        # In one write: a host that reads entry by entry would acknowledge each.
        out = bytearray()
        for name, entry in self._files.children(path):
            label = name.encode()
            out += _DENT1.pack(b"DENT", entry.mode, len(entry.content), entry.time, len(label)) + label
        await stream.write(bytes(out) + _DENT1.pack(b"DONE", 0, 0, 0, 0))

    async def _list2(self, stream: Stream, path: str) -> None:
        out = bytearray()
        for name, entry in self._files.children(path):
            label = name.encode()
            out += _DENT2.pack(b"DNT2", *_facts(entry), len(label)) + label
        await stream.write(bytes(out) + _DENT2.pack(b"DONE", *[0] * 12))

    async def _receive(self, stream: Stream, path: str) -> None:
        content = self._files.read(path)
        for start in range(0, len(content), CHUNK):
            piece = content[start : start + CHUNK]
            await stream.write(_HEAD.pack(b"DATA", len(piece)) + piece)
        await stream.write(_HEAD.pack(b"DONE", 0))

    async def _send(self, stream: Stream, target: str) -> None:
        """A pushed file: DATA pieces, then DONE with its time. All of it is read, also when it cannot be kept."""
        path, _, mode = target.rpartition(",")
        content = bytearray()
        try:
            length = await self._gathered(stream, content)
        finally:
            self._phone.room.used -= len(content)
        if len(content) > ROOM:
            raise FileError(f"{path}: No space left on device")
        permissions = int(mode) if mode.isdecimal() else 0o644
        self._files.write(path, bytes(content), length, permissions & 0o7777)
        await stream.write(_HEAD.pack(b"OKAY", 0))

    async def _gathered(self, stream: Stream, content: bytearray) -> int:
        """Gather pieces, as many as there is room for; returns the time that ends them."""
        full = False
        while True:
            word, length = _HEAD.unpack(await stream.exactly(_HEAD.size))
            if word == b"DONE":
                if full:
                    raise FileError("No space left on device")
                return int(length)
            if word != b"DATA" or length > CHUNK:
                await stream.write(_fail(f"unknown piece {word!r} of {length} bytes"))
                raise Closed
            piece = await stream.exactly(length)
            full = full or not self._phone.room.has(len(piece))
            if not full and len(content) <= ROOM:
                self._phone.room.take(len(piece))
                content += piece


def _facts(entry: Entry) -> tuple[int, ...]:
    """error, device, inode, mode, links, user, group, size, and three times."""
    return (0, 0, 0, entry.mode, 1, 2000, 2000, len(entry.content), entry.time, entry.time, entry.time)


def _fail(message: str) -> bytes:
    text = message.encode()[:1024]
    return _HEAD.pack(b"FAIL", len(text)) + text
