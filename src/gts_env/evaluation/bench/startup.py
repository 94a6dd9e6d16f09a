"""What importing and the first environment of a process cost, each in processes of their own."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from gts_env.evaluation.bench.figure import Figure
from gts_env.evaluation.bench.processes import output_of
from gts_env.evaluation.bench.script import TASK

_IMPORT_GYM = "import time; t = time.perf_counter(); import gymnasium; print(time.perf_counter() - t)"
_IMPORT_GTS = "import time; t = time.perf_counter(); import gymnasium, gts_env; print(time.perf_counter() - t)"
_COLD = f"""
import gymnasium, gts_env, time
t = time.perf_counter()
env = gymnasium.make({TASK!r})
env.reset(seed=0)
print(time.perf_counter() - t)
"""
_MEMORY = f"""
import gymnasium, gts_env, os
def rss():
    pages = int(open("/proc/self/statm").read().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20
envs = []
def more(count):
    for _ in range(count):
        env = gymnasium.make({TASK!r}, obs_size=@AREA@)
        envs.append((env, env.reset(seed=0)))
        env.step(env.action_space.sample())
more(2)
before = rss()
more(6)
print((rss() - before) / 6)
"""


def startup_figures(rounds: int) -> Iterator[Figure]:
    """Import over that of Gymnasium, and the first environment of a process; medians of ``rounds`` processes."""
    alone = _median(_IMPORT_GYM, rounds)
    yield Figure("import gymnasium", alone, "s")
    yield Figure("import gts_env, over gymnasium", max(0.0, _median(_IMPORT_GTS, rounds) - alone), "s", 0.1)
    yield Figure("gym.make and first reset, cold", _median(_COLD, rounds), "s", 0.6)


def memory_figures() -> Iterator[Figure]:
    """Resident memory of a further environment (Linux)."""
    if not sys.platform.startswith("linux"):
        return
    for size, most in (("[270, 600]", 15.0), ("[1080, 2400]", 25.0)):
        name = f"a further environment, {size[1:-1].replace(', ', 'x')}"
        yield Figure(name, _run(_MEMORY.replace("@AREA@", size)), "MB", most)


def _median(code: str, rounds: int) -> float:
    _run(code)
    return sorted(_run(code) for _ in range(rounds))[rounds // 2]


def _run(code: str) -> float:
    return float(output_of(code)[-1])
