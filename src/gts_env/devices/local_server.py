"""A server in a process of its own: started, waited for with a bound, ended with all that it started."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Self

from gts_env.errors import DeviceError

LOOPBACK = "127.0.0.1"


def free_port() -> int:
    """A port that nobody listens on, now."""
    with socket.socket() as free:
        free.bind((LOOPBACK, 0))
        return int(free.getsockname()[1])


@dataclass(slots=True)
class LocalServer(ABC):
    """A server in a process of its own.

    Attributes:
        work: Folder for its log, its home and its temporary files; made if it is not there.
        port: Where it listens; 0 for any free port, which stands here once it was started.
        environment: Variables that it gets beside those of this process.
        seconds: How long it may take until it answers.
    """

    work: Path
    port: int = 0
    environment: Mapping[str, str] = field(default_factory=dict)
    seconds: float = 60.0
    _process: subprocess.Popen[bytes] | None = field(default=None, init=False)

    @property
    def name(self) -> str:
        """What it is called in messages, and its log file is."""
        return type(self).__name__

    @property
    def log(self) -> Path:
        """The file that it writes to."""
        return self.work / f"{self.name.lower()}.log"

    @property
    def running(self) -> bool:
        """Whether its process lives."""
        return self._process is not None and self._process.poll() is None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    @abstractmethod
    def command(self) -> list[str]:
        """The words that start it on its port."""

    def variables(self) -> dict[str, str]:
        """Variables that it always gets."""
        return {}

    @abstractmethod
    def answers(self) -> bool:
        """Whether it takes requests by now."""

    def start(self) -> None:
        """Start it, and wait until it answers. One that runs already is left as it is.

        Raises:
            DeviceError: It did not come up; what it wrote last is told.
        """
        if self.running:
            return
        self.stop()
        self.port = self.port or free_port()
        home, temporary = self.work / "home", self.work / "tmp"
        for folder in (home, temporary):
            folder.mkdir(parents=True, exist_ok=True)
        own = {"HOME": str(home), "TMPDIR": str(temporary), **self.variables(), **self.environment}
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self.command(), env={**os.environ, **own}, stdin=subprocess.PIPE, stdout=log, stderr=log,
                start_new_session=os.name != "nt",
            )  # fmt: skip
        try:
            up = self._within(self.seconds, self.answers)
        except BaseException:
            self.stop()
            raise
        if not up:
            said = self.tail()
            self.stop()
            raise DeviceError(
                f"{self.name} did not come up on port {self.port} within {self.seconds:g} s",
                found=said or "it wrote nothing", mend=f"Its log is {self.log}.",
            )  # fmt: skip

    def _within(self, seconds: float, test: Callable[[], bool]) -> bool:
        end = time.monotonic() + seconds
        while self.running and time.monotonic() < end:
            if test():
                return True
            time.sleep(0.05)
        return False

    def tail(self, size: int = 2000) -> str:
        """What it wrote last."""
        with contextlib.suppress(OSError):
            return self.log.read_bytes()[-size:].decode(errors="replace").strip()
        return ""

    def stop(self) -> None:
        """End it and all that it started."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.stdin is not None:
            process.stdin.close()
        _signal(process, signal.SIGTERM)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(10)
        # What it started may still be there when it is gone itself.
        _signal(process, getattr(signal, "SIGKILL", signal.SIGTERM))
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(10)


def _signal(process: subprocess.Popen[bytes], number: int) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        if os.name == "nt":
            process.terminate()
        else:
            os.killpg(process.pid, number)
