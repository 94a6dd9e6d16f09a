"""Whatever tests start comes to an end, and so do the tests."""

from __future__ import annotations

import ast
import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.support.processes import finished, read_until, run_async, running, said, wait_until

ROOT = Path(__file__).resolve().parents[2]
SLEEP = "import time; print('on', flush=True); time.sleep(600)"
FAMILY = (
    "import subprocess, sys; child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)']);"
    "print(child.pid, flush=True); child.wait()"
)
# A process of Python says so by this much of its traceback when it is interrupted.
INTERRUPTED = "KeyboardInterrupt"


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        return "\nState:\tZ" in Path(f"/proc/{pid}/status").read_text("utf-8")
    except OSError:
        return True


def python(code: str) -> list[str]:
    return [sys.executable, "-c", code]


@pytest.mark.skipif(os.name == "nt", reason="looks for processes")
def test_a_failed_test_leaves_no_process() -> None:
    children = []

    def fails() -> None:
        with running(python(FAMILY), stdout=subprocess.PIPE, text=True) as process:
            children.append(int(process.stdout.readline()))
            raise AssertionError("by design")

    with pytest.raises(AssertionError, match="by design"):
        fails()
    wait_until(lambda: gone(children[0]))


def test_waits_end_when_the_time_is_over() -> None:
    began = time.monotonic()
    with pytest.raises(TimeoutError, match="has not ended in 2 s"):
        finished(python(SLEEP), 2)
    with (
        pytest.raises(TimeoutError, match="has not ended in 3 s"),
        running(python(SLEEP), 3, stdout=subprocess.PIPE, text=True) as process,
    ):
        read_until(process.stdout, "never")
    with (
        pytest.raises(subprocess.TimeoutExpired),
        running(python(SLEEP), stdout=subprocess.PIPE) as process,
    ):
        said(process, 0.1)
    with pytest.raises(TimeoutError):
        run_async(asyncio.sleep(600), 0.1)
    assert time.monotonic() - began < 60


def test_what_was_said_is_in_what_a_test_fails_with() -> None:
    with pytest.raises(AssertionError, match="ended with 3"):
        finished(python("import sys; print('out'); sys.exit(3)"), check=True)
    with (
        pytest.raises(AssertionError, match=r"'never' was not said, but 'on\\n'"),
        running(python("print('on')"), stdout=subprocess.PIPE, text=True) as process,
    ):
        read_until(process.stdout, "never")
    assert finished(python("print(input())"), input="word", text=True).stdout == "word\n"
    assert finished(python("import sys; print(sys.stdin.read() == '')"), text=True).stdout == "True\n"


@pytest.mark.skipif(os.name == "nt", reason="signals are sent otherwise there")
def test_interrupts_are_heeded_where_the_tests_ignore_them() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with running(python(SLEEP), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
            read_until(process.stdout, "on")
            process.send_signal(signal.SIGINT)
            assert INTERRUPTED in said(process, 60)[1]
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


def test_every_test_starts_its_processes_so() -> None:
    # These may wait for ever, or leave something behind.
    names = ("subprocess.run", "subprocess.Popen", "subprocess.check_output", "subprocess.call", "os.system",
             "asyncio.run")  # fmt: skip
    wrong = []
    for file in sorted((ROOT / "tests").rglob("*.py")):
        if file.parent != Path(__file__).parent or file.name not in ("processes.py", Path(__file__).name):
            calls = (node.func for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.Call))
            called = [ast.unparse(call) for call in calls if isinstance(call, ast.Attribute)]
            wrong += [f"{file}: {name}, for tests/support/processes.py" for name in called if name in names]
    assert not wrong
