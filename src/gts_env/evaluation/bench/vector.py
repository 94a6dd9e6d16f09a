"""What worker processes gain: a vector environment over two of them against the same one in this process."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from itertools import islice
from typing import Any

from gts_env.actions import OpenApp, Wait
from gts_env.evaluation.bench.cores import gain
from gts_env.evaluation.bench.figure import Figure
from gts_env.evaluation.bench.processes import output_of
from gts_env.evaluation.bench.script import ROUND, TASK, mix, to_start

ENVS, WORKERS = 8, 2
FLOOR = 1.7
IDLE = Wait(1)
WARM = 4
"""Rounds before the clock is read."""
_KWARGS: dict[str, Any] = {"obs_size": [270, 600], "budget": 1_000_000}


def vector_figures(seconds: float) -> Iterator[Figure]:
    """What :func:`measured` gives in a process of its own: this one may hold pictures of other sizes."""
    code = f"from gts_env.evaluation.bench.vector import measured\nfor f in measured({seconds}): print(f.to_json())"
    for line in output_of(code):
        yield Figure(**json.loads(line))


def measured(seconds: float) -> Iterator[Figure]:
    """Steps a second of all environments together, here and over workers, and their ratio.

    Both take turns in short parts, and the best part of each counts: other processes only ever slow one down. What two
    processes gain here at all is told beside them.
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
    yield Figure(f"{WORKERS} plain loops over one, on these cores", gain(), "x")


def _script() -> list[Any]:
    """The actions of a round of the stated mix."""
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
    """A vector environment, each part of which is at another place of the round: in training no two are alike.

    Where all did the same, those of one process would share nearly all that is worked out.
    """
    from gts_env.envs.vector import make_vector

    envs = make_vector(ENVS, task=TASK, workers=workers, **_KWARGS)
    envs.reset(seed=0)
    envs.step([OpenApp("Calendar")] * ENVS)
    for turn in range(-len(actions), 0):
        envs.step([actions[turn + ahead] if turn + ahead >= 0 else IDLE for ahead in _places(actions)])
    for _ in range(WARM):
        _rate(envs, actions)
    return envs


def _places(actions: list[Any]) -> list[int]:
    """The place in the round of each environment."""
    return [number * len(actions) // ENVS for number in range(ENVS)]


def _rate(envs: Any, actions: list[Any]) -> float:
    places = _places(actions)
    started = time.perf_counter()
    for turn in range(len(actions)):
        envs.step([actions[(turn + place) % len(actions)] for place in places])
    return len(actions) * ENVS / (time.perf_counter() - started)
