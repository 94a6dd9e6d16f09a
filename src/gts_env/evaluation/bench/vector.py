"""What worker processes gain: a vector environment over two of them against the same one in this process."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import islice
from typing import Any

from gts_env.evaluation.bench.figure import Figure
from gts_env.evaluation.bench.script import ROUND, TASK, mix, to_start

ENVS, WORKERS = 8, 2
FLOOR = 1.7
_KWARGS: dict[str, Any] = {"obs_size": [270, 600], "budget": 1_000_000}


def vector_figures(seconds: float) -> Iterator[Figure]:
    """Steps a second of all environments together, here and over workers, and their ratio.

    Both take turns in short parts, and the best part of each counts: other processes only ever slow one down.
    """
    actions = _script()
    best = {0: 0.0, WORKERS: 0.0}
    made = {workers: _made(workers, actions) for workers in best}
    ends = time.perf_counter() + seconds
    part = 0
    while part < 3 or time.perf_counter() < ends:
        for workers, envs in made.items():
            best[workers] = max(best[workers], _rate(envs, actions))
        part += 1
    for envs in made.values():
        envs.close()
    yield Figure(f"{ENVS} envs, 270x600, one process", best[0], "1/s")
    yield Figure(f"{ENVS} envs, 270x600, {WORKERS} workers", best[WORKERS], "1/s")
    yield Figure(f"{WORKERS} workers over one process", best[WORKERS] / best[0], "x", FLOOR)


def _script() -> list[Any]:
    """A round of the stated mix, from one environment: all take the same actions."""
    from gts_env.envs.entry import make_navigation

    env = make_navigation(task=TASK, observe=["elements"], budget=1_000_000)
    env.reset(seed=0)
    to_start(env)
    actions = []
    for timed in islice(mix(env), ROUND):
        actions.append(timed.action)
        env.step(timed.action)
    env.close()
    return actions


def _made(workers: int, actions: list[Any]) -> Any:
    from gts_env.envs.vector import make_vector

    envs = make_vector(ENVS, task=TASK, workers=workers, **_KWARGS)
    _rate(envs, actions)
    return envs


def _rate(envs: Any, actions: list[Any]) -> float:
    envs.reset(seed=0)
    to_start(_Alike(envs))
    started = time.perf_counter()
    for action in actions:
        envs.step([action] * ENVS)
    return len(actions) * ENVS / (time.perf_counter() - started)


class _Alike:
    """A vector environment whose environments all take the same action."""

    def __init__(self, envs: Any) -> None:
        self._envs = envs

    def step(self, action: Any) -> Any:
        return self._envs.step([action] * self._envs.num_envs)
