"""A worker process as the process that gives it commands sees it."""

from __future__ import annotations

from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from gts_env.envs.vector.worker import Duty, work
from gts_env.errors import GtsError

_SAID = {"begin": "reset", "advance": "step"}
PATIENCE = 5.0
"""Seconds that a worker is given to end by itself when it is closed."""


class WorkerLostError(GtsError):
    """A worker process of a vector environment is gone, and its environments with it."""


class Remote:
    """A share of the environments in a spawned process.

    Args:
        number: Its number among the processes.
        memory: Of the board.
        duty: Which environments it runs.
    """

    def __init__(self, number: int, memory: Any, duty: Duty) -> None:
        self.owing = False
        """Whether it has a command whose answer was not taken."""
        self._number, self._duty = number, duty
        self._process, self._pipe = _spawned(number, memory, duty)

    @property
    def signs(self) -> tuple[Any, ...]:
        """What ``multiprocessing.connection.wait`` can wait for: an answer, or the end of the process."""
        return self._pipe, self._process.sentinel

    def send(self, name: str, args: tuple[Any, ...]) -> None:
        """Have it do something.

        Raises:
            WorkerLostError: It has ended.
        """
        self.owing = True
        try:
            self._pipe.send((name, args))
        except OSError:
            raise self._lost(name) from None

    def answer(self, name: str) -> tuple[bool, Any]:
        """Whether it went well, and the result or the error. To be called when one of the signs is there.

        Raises:
            WorkerLostError: It has ended.
        """
        try:
            if not self._pipe.poll():
                raise EOFError
            answer: tuple[bool, Any] = self._pipe.recv()
        except (EOFError, OSError):
            raise self._lost(name) from None
        self.owing = False
        return answer

    def tell_to_end(self) -> None:
        """Let it end when it has done what it is at."""
        with suppress(OSError):  # it is gone already
            self._pipe.send(("close", ()))
        self._pipe.close()

    def end(self) -> None:
        """Wait a little for its end; kill it when that does not come."""
        self._process.join(PATIENCE)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self._process.close()

    def _lost(self, name: str) -> WorkerLostError:
        self._process.join(PATIENCE)
        code, duty = self._process.exitcode, self._duty
        return WorkerLostError(
            f"Worker {self._number}, which ran environments {duty.first} to {duty.first + duty.count - 1}, ended while "
            f"it was to {_SAID.get(name, name)}",
            found=f"exit code {code}" + (f" (signal {-code})" if code is not None and code < 0 else ""),
            mend="The vector environment is closed: make a new one.",
        )


def _spawned(number: int, memory: Any, duty: Duty) -> tuple[BaseProcess, Connection]:
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=work, args=(theirs, memory, duty), name=f"gts-worker-{number}", daemon=True)
    process.start()
    theirs.close()
    return process, ours
