"""Hosts that do not behave: they cost the phone little, and the others nothing."""

from __future__ import annotations

import asyncio
import gc
import io
import socket
import struct
import time
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from adb_shell.adb_device import AdbDeviceTcp
from adb_shell.exceptions import PushFailedError

from gts_env.serving.adb.stream import MOST_WAITING
from gts_env.serving.adb.wire import CLSE, CNXN, HEADER, OKAY, OPEN, WRTE, Message
from gts_env.serving.host import MOST_CONNECTIONS
from gts_env.serving.room import MOST
from tests.support.served import Serving, served

SESSIONS = 200


@pytest.fixture(scope="module")
def serving() -> Iterator[Serving]:
    with served() as one:
        yield one


@contextmanager
def connected(serving: Serving) -> Iterator[AdbDeviceTcp]:
    device = AdbDeviceTcp("127.0.0.1", serving.port, default_transport_timeout_s=60.0)
    device.connect()
    try:
        yield device
    finally:
        device.close()


class Raw:
    """A host that says what it likes."""

    def __init__(self, serving: Serving) -> None:
        self.wire = socket.create_connection(("127.0.0.1", serving.port), timeout=60)
        self.send(CNXN, 0x01000001, 1 << 20, b"host::\0")
        assert self.read()[0] == CNXN

    def send(self, *parts: object) -> None:
        self.wire.sendall(Message(*parts).to_bytes())  # type: ignore[arg-type]

    def read(self) -> tuple[int, int, int, bytes]:
        command, arg0, arg1, length, _, _ = HEADER.unpack(self._exactly(HEADER.size))
        return command, arg0, arg1, self._exactly(length)

    def _exactly(self, count: int) -> bytes:
        data = b""
        while len(data) < count:
            piece = self.wire.recv(count - len(data))
            if not piece:
                raise ConnectionError
            data += piece
        return data

    def open(self, name: str, mine: int = 7) -> int:
        self.send(OPEN, mine, 0, name.encode() + b"\0")
        command, theirs, _, _ = self.read()
        assert command == OKAY
        return theirs


def test_one_that_does_not_read_stalls_nobody(serving: Serving) -> None:
    greedy = Raw(serving)
    serving.do(lambda: serving.phone.files.write("/sdcard/big", bytes(8 << 20)))
    for i in range(40):
        greedy.send(OPEN, 100 + i, 0, b"exec:cat /sdcard/big\0")
    with connected(serving) as device:
        began = time.monotonic()
        for _ in range(20):
            assert device.shell("echo hi") == "hi\n"
        assert time.monotonic() - began < 20
    assert serving.do(lambda: serving.phone.room.used) <= MOST
    greedy.wire.close()
    for _ in range(100):
        if serving.do(lambda: serving.phone.room.used) == 0:
            break
        time.sleep(0.1)
    assert serving.do(lambda: serving.phone.room.used) == 0


def test_one_that_writes_without_waiting_is_cut_off(serving: Serving) -> None:
    flood = Raw(serving)
    theirs = flood.open("shell:logcat")
    piece = bytes(1 << 20)
    for _ in range((MOST_WAITING >> 20) + 3):
        flood.send(WRTE, 7, theirs, piece)
    seen = set()
    while CLSE not in seen:
        seen.add(flood.read()[0])
    flood.wire.close()


def test_there_are_only_so_many_streams_and_connections(serving: Serving) -> None:
    many = Raw(serving)
    for i in range(150):
        many.send(OPEN, 1000 + i, 0, b"shell:logcat\0")
    refused = 0
    opened = 0
    while refused + opened < 150:
        command, mine, theirs, _ = many.read()
        if command == OKAY and theirs >= 1000:
            opened += 1
        elif command == CLSE and mine == 0:
            refused += 1
    assert opened <= 128
    many.wire.close()
    idle = [socket.create_connection(("127.0.0.1", serving.port), timeout=60) for _ in range(MOST_CONNECTIONS + 20)]
    time.sleep(1)
    assert serving.do(lambda: len(serving.host._connections)) <= MOST_CONNECTIONS
    for one in idle:
        one.close()


def test_an_oversized_message_ends_the_connection(serving: Serving) -> None:
    raw = Raw(serving)
    raw.wire.sendall(struct.pack("<6I", WRTE, 1, 1, 1 << 30, 0, WRTE ^ 0xFFFFFFFF))
    with pytest.raises(ConnectionError):
        raw.read()
    raw.wire.close()


def test_many_sessions_leave_nothing_behind(serving: Serving) -> None:
    def session() -> None:
        with connected(serving) as device:
            assert device.shell("input keyevent HOME; echo $?") == "0\n"

    def tasks() -> int:
        return serving.do(lambda: len(asyncio.all_tasks()))

    for _ in range(20):
        session()
    gc.collect()
    before = tasks()
    tracemalloc.start()
    first, _ = tracemalloc.get_traced_memory()
    for _ in range(SESSIONS):
        session()
    gc.collect()
    last, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    time.sleep(0.5)
    assert tasks() <= before + 1
    assert last - first < 4 << 20
    assert serving.do(lambda: len(serving.host._connections)) <= 1


def test_a_file_there_is_no_room_for_is_refused_and_nothing_is_held(serving: Serving) -> None:
    most = serving.phone.room._most
    serving.phone.room._most = 1 << 20
    try:
        with connected(serving) as device, pytest.raises(PushFailedError):
            device.push(io.BytesIO(bytes(2 << 20)), "/sdcard/large")
        assert serving.do(lambda: (serving.phone.files.find("/sdcard/large"), serving.phone.room.used)) == (None, 0)
    finally:
        serving.phone.room._most = most
    with connected(serving) as device:
        device.push(io.BytesIO(bytes(2 << 20)), "/sdcard/large")
        assert device.stat("/sdcard/large")[1] == 2 << 20
