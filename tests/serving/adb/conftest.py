from __future__ import annotations

import os
import socket
import subprocess
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from tests.support.processes import finished, running
from tests.support.served import Serving, adb_binary, served


@pytest.fixture(scope="module")
def two() -> Iterator[Serving]:
    with served(2) as serving:
        yield serving


@pytest.fixture
def serving(two: Serving) -> Serving:
    """Two phones in their first state."""
    for phone in two.fleet.phones:
        two.do(phone.restore)
    return two


class Adb:
    """The adb command with a server of its own."""

    def __init__(self, home: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.env = {**os.environ, "HOME": str(home), "ANDROID_ADB_SERVER_PORT": str(self.port), "ADB_MDNS": "0"}
        self.serial = ""

    def words(self, *args: str) -> list[str]:
        chosen = ["-s", self.serial] if self.serial else []
        return [str(adb_binary()), "-P", str(self.port), *chosen, *args]

    def run(self, *args: str, stdin: bytes | None = None, timeout: float = 60) -> subprocess.CompletedProcess[bytes]:
        return finished(self.words(*args), timeout, input=stdin, env=self.env)

    def beside(self, *args: str) -> AbstractContextManager[subprocess.Popen[bytes]]:
        """Run it beside the test, for the length of a block."""
        return running(self.words(*args), env=self.env, stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def __call__(self, *args: str) -> str:
        done = self.run(*args)
        assert done.returncode == 0, done
        return done.stdout.decode().replace("\r\n", "\n")


@contextmanager
def adb_with_a_server(home: Path) -> Iterator[Adb]:
    """The adb command, and a server that ends at the end of the block."""
    adb = Adb(home)
    try:
        adb("start-server")
        yield adb
    finally:
        adb.serial = ""
        adb.run("kill-server")


@pytest.fixture(scope="session")
def adb_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Adb]:
    with adb_with_a_server(tmp_path_factory.mktemp("adb")) as adb:
        yield adb


@pytest.fixture
def adb(adb_server: Adb, serving: Serving) -> Iterator[Adb]:
    """adb, connected to the first phone."""
    adb_server.serial = ""
    adb_server("connect", f"127.0.0.1:{serving.port}")
    adb_server.serial = f"127.0.0.1:{serving.port}"
    yield adb_server
    adb_server.serial = ""
    adb_server.run("disconnect")
