"""Work in several processes: its order, what goes wrong there, and Ctrl-C, which ends all of them at once."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from gts_env.errors import GtsError, UnknownIdError
from gts_env.evaluation.validation.spread import spread
from gts_env.evaluation.validation.work import Piece, carried_out
from tests.support.processes import read_until, running, said, wait_until

SCRIPT = """
import time
from types import SimpleNamespace
from gts_env.evaluation.validation.spread import spread

if __name__ == "__main__":
    print("a piece", flush=True)
    for _ in spread([SimpleNamespace(do=time.sleep, about=(600,)) for _ in range(8)], 2):
        pass
"""


def half(number: int) -> float:
    time.sleep(0.05 * (number % 3))
    if number == 13:
        raise UnknownIdError.of("number", "13", [])
    if number == 14:
        raise Unpicklable
    return number / 2


class Unpicklable(Exception):
    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError


def pieces(*numbers: int) -> list[Piece]:
    return [Piece(f"piece {number}", half, (number,)) for number in numbers]


@pytest.mark.parametrize("jobs", [1, 3])
def test_results_come_in_the_order_of_the_pieces(jobs: int) -> None:
    told: list[str] = []
    assert list(carried_out(pieces(5, 4, 3, 2, 1), jobs, told.append)) == [2.5, 2.0, 1.5, 1.0, 0.5]
    assert told == ["piece 5", "piece 4", "piece 3", "piece 2", "piece 1"]
    assert list(carried_out([], jobs, told.append)) == []


def test_an_error_comes_home() -> None:
    results = spread(pieces(2, 13, 4), 2)
    assert next(results) == 1.0
    with pytest.raises(UnknownIdError, match="no number named '13'") as caught:
        next(results)
    assert "in half" in caught.value.__notes__[0]
    with pytest.raises(RuntimeError, match="Unpicklable"):
        list(spread(pieces(14), 2))


def test_a_lost_process_is_told() -> None:
    with pytest.raises(GtsError, match=r"lost in the middle.*exit code 3"):
        list(spread([Piece("dies", os._exit, (3,)), *pieces(1)], 2))


def workers(pid: int) -> list[int]:
    """The processes that a process has started, but for the one that looks after their memory."""
    found = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8").split()]
    return [child for child in found if "spawn_main" in Path(f"/proc/{child}/cmdline").read_text("utf-8")]


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="looks for processes as Linux shows them")
@pytest.mark.parametrize("seconds", [0, 6], ids=["while they start", "while they work"])
def test_an_interrupt_ends_all_processes_at_once(seconds: float, tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT, "utf-8")
    command = [sys.executable, str(script)]
    with running(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        read_until(process.stdout, "a piece")
        wait_until(lambda: len(workers(process.pid)) == 2)
        started = workers(process.pid)
        time.sleep(seconds)
        os.killpg(process.pid, signal.SIGINT)
        _, errors = said(process, 60)
        assert errors.count("Traceback") == errors.count("KeyboardInterrupt") == 1, errors
        wait_until(lambda: not any(Path(f"/proc/{pid}").is_dir() for pid in started))
