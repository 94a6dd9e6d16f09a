"""Whatever comes over a wire, no exception gets out, nothing of this machine is touched, and memory is bounded."""

from __future__ import annotations

import asyncio
import builtins
import contextlib
import io
import logging
import os
import random
import struct
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gts_env.serving.adb.connection import Connection
from gts_env.serving.adb.wire import CLSE, CNXN, COMMANDS, HEADER, OKAY, OPEN, WRTE, Message, WireError, read_header
from gts_env.serving.apk import apk_of, package_in
from gts_env.serving.console import Console
from gts_env.serving.files import FileError, Files
from gts_env.serving.making import Wanted
from gts_env.serving.modified_utf7 import decode, encode
from gts_env.serving.served_phone import ServedPhone
from gts_env.serving.shell.interpreter import Shell
from gts_env.serving.shell.parser import parse
from gts_env.serving.shell.registry import commands, dumps, preload, services
from gts_env.serving.shell.words import ShellSyntaxError
from tests.support.processes import run_async
from tests.support.served import SCENARIO

FRAMES = 100_000
OFTEN = settings(max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
SERVICES = ["shell:", "shell,v2,raw:", "exec:", "sync:", "framebuffer:", "reverse:", "tcp:6790", "root:", "nonsense:"]
WORDS = [
    "/sdcard",
    "../../etc/passwd",
    "-p",
    "-1",
    "9" * 30,
    "\0",
    "é",
    "''",
    "*",
    "%s",
    "",
    "/",
    "-" * 99,
    "org.gts.calendar",
]


@pytest.fixture(scope="module")
def phone() -> Iterator[ServedPhone]:
    preload()
    phone = Wanted(scenario=SCENARIO).phone()
    yield phone
    phone.env.close()


class Wire(asyncio.Transport):
    """The end of a connection that a host would hold: it keeps nothing but counts."""

    def __init__(self) -> None:
        super().__init__()
        self.written = 0
        self.closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += len(data)

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default


async def spoken(phone: ServedPhone, *pieces: bytes) -> Wire:
    """A connection that gets these bytes, with time for its services in between, and then its end."""
    reader = asyncio.StreamReader()
    wire = Wire()
    protocol = asyncio.StreamReaderProtocol(reader)
    writer = asyncio.StreamWriter(wire, protocol, reader, asyncio.get_running_loop())
    serving = asyncio.ensure_future(Connection(phone, reader, writer).serve())
    for piece in pieces:
        reader.feed_data(piece)
        for _ in range(4):
            await asyncio.sleep(0)
    reader.feed_eof()
    await asyncio.wait_for(serving, 60)
    return wire


@pytest.fixture(autouse=True)
def no_host_files(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, phone: ServedPhone
) -> Iterator[None]:
    """Nothing is opened, and nothing is logged as failed."""

    def refused(*args: Any, **kwargs: Any) -> Any:
        raise AssertionError(f"a file of this machine was touched: {args[:1]}")

    caplog.set_level(logging.ERROR)
    # What apps and fonts load for themselves is loaded before.
    phone.restore()
    phone.screen().to_xml()
    monkeypatch.setattr(sys, "dont_write_bytecode", True)  # the tools of the tests import on the way
    for name in ("remove", "unlink", "mkdir", "makedirs", "rename", "replace", "rmdir"):
        monkeypatch.setattr(os, name, refused)
    opened = builtins.open

    def read_only(file: Any, mode: str = "r", *args: Any, **kwargs: Any) -> Any:
        assert not set(mode) & set("wax+"), f"{file} was opened for writing"
        assert not str(file).startswith(("/etc", "/proc/self", "/root", "/home")), f"{file} was read"
        return opened(file, mode, *args, **kwargs)

    monkeypatch.setattr(builtins, "open", read_only)
    yield
    monkeypatch.undo()
    assert not [record for record in caplog.records if record.name.startswith("gts_env")], caplog.text


def frames(dice: random.Random, count: int) -> list[bytes]:
    out = [Message(CNXN, 0x01000001, 1 << 20, b"host::features=shell_v2\0").to_bytes()]
    for _ in range(count):
        command = dice.choice((OPEN, OPEN, WRTE, WRTE, OKAY, CLSE, CNXN))
        payload = _payload(dice, command)
        out.append(Message(command, dice.randrange(1, 40), dice.randrange(40), payload).to_bytes())
    return out


def _payload(dice: random.Random, command: int) -> bytes:
    if command == OPEN:
        words = " ".join(dice.choice(WORDS) for _ in range(dice.randrange(4)))
        verb = dice.choice(("echo", "ls", "cat", "rm", "getprop", "pm", "dumpsys", "settings get system", "am", ""))
        return f"{dice.choice(SERVICES)}{verb} {words}\0".encode()
    if command == WRTE:
        word = dice.choice(
            (b"STAT", b"LIST", b"RECV", b"SEND", b"QUIT", b"DATA", b"DONE", b"LIS2", b"STA2", b"\x00\x01")
        )
        path = dice.choice(WORDS).encode()
        return word + struct.pack("<I", dice.choice((len(path), dice.randrange(1 << 32)))) + path
    return b""


@pytest.mark.slow
def test_random_frames_end_no_connection_with_an_exception(phone: ServedPhone) -> None:
    dice = random.Random(5)
    per = 500
    written = 0
    for _ in range(FRAMES // per):
        written += run_async(spoken(phone, *frames(dice, per)), 600).written
    assert written > FRAMES * 20  # services have answered


def test_random_bytes_are_refused(phone: ServedPhone) -> None:
    dice = random.Random(6)
    for _ in range(300):
        run_async(spoken(phone, dice.randbytes(dice.randrange(200))))


@OFTEN
@given(st.binary(min_size=HEADER.size, max_size=HEADER.size))
def test_headers(data: bytes) -> None:
    try:
        message, length = read_header(data)
    except WireError:
        return
    assert message.command in COMMANDS
    assert length <= 1 << 20


@OFTEN
@given(st.text(max_size=200) | st.text(alphabet="ab '\"\\$;&|<>(){}[]*\n2?=", max_size=60))
def test_lines_parse_or_are_refused(line: str) -> None:
    with contextlib.suppress(ShellSyntaxError):
        assert len(parse(line)) <= 512


async def _ignored(data: bytes) -> None:
    pass


def _run(phone: ServedPhone, line: str) -> int:
    async def call() -> int:
        try:
            return await asyncio.wait_for(Shell(phone, _ignored, _ignored).run(line), 2)
        except TimeoutError:
            return -1  # it waits for the end of something, as it may

    return run_async(call())


WAITING = ("logcat", "app_process", "monkey")


def test_every_command_survives_every_argument(phone: ServedPhone) -> None:
    dice = random.Random(8)
    names = [name for name in commands() if name not in WAITING]
    verbs = (
        "list packages,list,path,start,broadcast -a,get system,put system font_scale,tap,night,swipe,text,keyevent,"
        "size,density,query --uri,dump,clear,grant,put,windows"
    ).split(",")
    heads = [*names, *(f"cmd {name}" for name in services()), *(f"dumpsys {name}" for name in dumps())]
    for head in heads:
        for _ in range(12):
            args = " ".join(f"'{dice.choice(WORDS)}'".replace("''''", "''") for _ in range(dice.randrange(5)))
            assert isinstance(_run(phone, f"{head} {dice.choice(verbs)} {args}"), int)


@OFTEN
@given(st.text(max_size=120))
def test_any_text_is_a_line(phone: ServedPhone, line: str) -> None:
    assert 0 <= _run(phone, line) <= 255 or any(name in line for name in WAITING)


@OFTEN
@given(st.text(max_size=80) | st.sampled_from(["avd snapshot load ../..", "avd snapshot save \0", "rotate x"]))
def test_the_console_answers_every_line(phone: ServedPhone, line: str) -> None:
    console = Console(phone, lambda: None, lambda: None)
    if line.strip():
        answer = console.answer(line)
        assert answer.startswith(b"KO") or answer.endswith(b"OK\r\n") or console.leaves


@OFTEN
@given(
    st.lists(
        st.tuples(st.sampled_from(["write", "remove", "make_folder", "read"]), st.text(alphabet="ab./\0é", max_size=12))
    )
)
def test_files_stay_a_tree(moves: list[tuple[str, str]]) -> None:
    files = Files(room=64)
    for verb, path in moves:
        with contextlib.suppress(FileError):
            getattr(files, verb)(path, *([b"x" * 9] if verb == "write" else []))
    every = list(files._entries)
    assert all(name == "/" or files._entries[name.rpartition("/")[0] or "/"].is_folder for name in every)
    assert sum(len(entry.content) for entry in files._entries.values()) == files._size <= 64


@OFTEN
@given(st.binary(max_size=300), st.integers(0, 2000), st.binary(min_size=1, max_size=3))
def test_broken_apks_are_none(phone: ServedPhone, data: bytes, at: int, junk: bytes) -> None:
    assert package_in(data) is None
    good = bytearray(apk_of(next(p for p in phone.packages.all(phone.phone) if p.app == "calendar"), phone.phone))
    good[at : at + len(junk)] = junk
    package_in(bytes(good))


@given(st.text(max_size=60))
def test_mail_folders_text_comes_back(text: str) -> None:
    try:
        packed = encode(text)
    except UnicodeEncodeError:
        return
    assert packed.isascii()
    assert decode(packed) == text
    io.StringIO(decode(text))
