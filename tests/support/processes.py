"""Processes that tests start: none goes on for ever, and none outlives its test.

A process leads a group of its own, so that what it starts ends with it. It reads nothing from a terminal, and heeds
interrupts even where the tests themselves were started to ignore them, as a shell does for what it runs behind.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any, TypeVar

PATIENCE = 120.0
"""Seconds that a process is given, where a test does not say otherwise: slow machines are shared by many tests."""

T = TypeVar("T")


@contextmanager
def running(command: Sequence[str | Path], seconds: float = PATIENCE, **how: Any) -> Iterator[subprocess.Popen[Any]]:
    """Run a command beside the test; it is killed, with its group, at the end of the block or when its time is over.

    So whatever the block waits for comes to an end: the process, a line of its output, its last word.

    Args:
        command: The words of the command.
        seconds: Its time.
        how: What else :class:`subprocess.Popen` takes.

    Raises:
        TimeoutError: Its time was over before the block was.
    """
    with _heeding_interrupts():
        process = subprocess.Popen(command, **{"stdin": subprocess.DEVNULL, "start_new_session": True, **how})
    late = threading.Event()
    watch = threading.Timer(seconds, _end, (process, late))
    watch.daemon = True
    watch.start()
    try:
        yield process
    finally:
        watch.cancel()
        kill(process)
        _forget(process)
        if late.is_set():
            raise TimeoutError(f"{command} has not ended in {seconds:g} s")


def finished(
    command: Sequence[str | Path], seconds: float = PATIENCE, input: Any = None, check: bool = False, **how: Any
) -> subprocess.CompletedProcess[Any]:
    """Run a command to its end, and return what it said.

    Args:
        command: The words of the command.
        seconds: Its time; it is killed after that.
        input: What it reads.
        check: Whether the test fails, with what the command said, if it fails.
        how: What else :class:`subprocess.Popen` takes.

    Raises:
        TimeoutError: Its time was over.
    """
    if input is not None:
        how["stdin"] = subprocess.PIPE
    with running(command, seconds, **{"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, **how}) as process:
        # The second bound is for one that has left the group and still holds the pipes.
        out, err = said(process, seconds + 10, input)
    assert not check or process.returncode == 0, f"{command} ended with {process.returncode}\n{out}\n{err}"
    return subprocess.CompletedProcess(process.args, process.returncode, out, err)


def said(process: subprocess.Popen[Any], seconds: float = PATIENCE, input: Any = None) -> tuple[Any, Any]:
    """Wait for a process to end; the rest of its output and of its errors."""
    try:
        return process.communicate(input, timeout=seconds)
    except subprocess.TimeoutExpired:
        kill(process)
        raise


def read_until(pipe: IO[Any] | None, part: str | bytes) -> Any:
    """Read lines up to one that has a part in it; the lines. Ends with the process: see :func:`running`."""
    assert pipe is not None
    told = part[:0]
    for line in iter(pipe.readline, part[:0]):
        told += line
        if part in line:
            return told
    raise AssertionError(f"{part!r} was not said, but {told!r}")


def wait_until(test: Callable[[], object], seconds: float = 30) -> None:
    """Wait for something to become true."""
    end = time.monotonic() + seconds
    while not test():
        assert time.monotonic() < end, f"not so after {seconds:g} s"
        time.sleep(0.05)


def run_async(work: Coroutine[Any, Any, T], seconds: float = PATIENCE) -> T:
    """Run a coroutine in a loop of its own; it is cancelled when its time is over."""
    return asyncio.run(asyncio.wait_for(work, seconds))


def kill(process: subprocess.Popen[Any]) -> None:
    """Kill a process and what it has started, unless that has left its group."""
    if os.name == "nt":
        process.kill()
        return
    with suppress(ProcessLookupError, PermissionError):  # none is left; only dead ones are (macOS)
        os.killpg(process.pid, signal.SIGKILL)


def _end(process: subprocess.Popen[Any], late: threading.Event) -> None:
    late.set()
    kill(process)


def _forget(process: subprocess.Popen[Any]) -> None:
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            with suppress(OSError):  # nobody reads any more what was still to be written
                pipe.close()
    process.wait(30)


@contextmanager
def _heeding_interrupts() -> Iterator[None]:
    """What is started here does not inherit that interrupts are ignored."""
    before = signal.getsignal(signal.SIGINT)
    ignored = before is signal.SIG_IGN and threading.current_thread() is threading.main_thread()
    if ignored:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        if ignored:
            signal.signal(signal.SIGINT, before)
