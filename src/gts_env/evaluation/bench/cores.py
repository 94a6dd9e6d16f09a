"""What a second process gains on this machine at all: cores that are lent or share caches gain less than twice."""

from __future__ import annotations

import subprocess
import sys

ROUNDS = 5
_LOOP = """
import sys, time
for line in sys.stdin:
    started = time.perf_counter()
    total = 0
    for number in range(2_000_000):
        total += number * number % 7
    print(time.perf_counter() - started, flush=True)
"""


def gain() -> float:
    """How many times as fast two plain loops in two processes are as one; each at its best of some rounds."""
    workers = [
        subprocess.Popen([sys.executable, "-c", _LOOP], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    try:
        alone, both = [], []
        for _ in range(ROUNDS):
            alone.append(_slowest(workers[:1]))
            both.append(_slowest(workers))
        return 2 * min(alone) / min(both)
    finally:
        for worker in workers:
            worker.kill()
            worker.communicate()


def _slowest(workers: list[subprocess.Popen[str]]) -> float:
    """Seconds until all that begin at once are done."""
    for worker in workers:
        assert worker.stdin is not None
        worker.stdin.write("\n")
        worker.stdin.flush()
    times = []
    for worker in workers:
        assert worker.stdout is not None
        times.append(float(worker.stdout.readline()))
    return max(times)
