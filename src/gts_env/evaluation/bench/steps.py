"""Steps a second and resets, on the stated mix, with the judge on and without XML."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import islice
from typing import Any

from gts_env.evaluation.bench.figure import Figure
from gts_env.evaluation.bench.script import CYCLE, ROUND, TASK, Timed, mix, to_start

WARM = CYCLE * ROUND
"""Steps before the clock is read: caches fill, as they have in any training run after its first second."""
PART = 0.25
"""Seconds of stepping in one part, at least."""
FLOORS = {
    "1080x2400": (700.0, 150.0),
    "270x600": (2500.0, 900.0),
    "elements": (4000.0, None),
}
_SIZES: dict[str, dict[str, Any]] = {
    "1080x2400": {"observe": ["screenshot", "elements", "goal"], "obs_size": [1080, 2400]},
    "270x600": {"observe": ["screenshot", "elements", "goal"], "obs_size": [270, 600]},
    "elements": {"observe": ["elements", "goal"]},
}


def step_figures(seconds: float) -> Iterator[Figure]:
    """Rates of local changes and new screens at each size, each over about ``seconds``."""
    for name, kwargs in _SIZES.items():
        local, new = rates(kwargs, seconds)
        floor_local, floor_new = FLOORS[name]
        if name == "elements":
            both = 2 / (1 / local + 1 / new)
            yield Figure("step, elements only, mix", both, "1/s", floor_local)
            continue
        yield Figure(f"step, {name}, local change", local, "1/s", floor_local)
        yield Figure(f"step, {name}, new screen", new, "1/s", floor_new)


def first_figures(count: int) -> Iterator[Figure]:
    """Rates of a phone that has shown nothing yet, and of the machine itself, to compare others by; without floors."""
    for name in ("1080x2400", "270x600"):
        local, new = _first(_SIZES[name], count)
        yield Figure(f"step, {name}, local change, first visit", local, "1/s")
        yield Figure(f"step, {name}, new screen, first visit", new, "1/s")
    yield Figure("a loop of 200,000 in Python", min(_loop() for _ in range(5)), "ms")


def _first(kwargs: dict[str, Any], count: int) -> tuple[float, float]:
    """One round of the mix on each of ``count`` new phones."""
    found = []
    for _ in range(count):
        env = _begun(kwargs)
        found += _part(env, mix(env), ROUND)
        env.close()
    rates = _rates_of(found)
    return rates["local"], rates["new"]


def _loop() -> float:
    started = time.perf_counter()
    total = 0
    for number in range(200_000):
        total += number * number % 7
    return (time.perf_counter() - started) * 1000


def rates(kwargs: dict[str, Any], seconds: float) -> tuple[float, float]:
    """Local changes and new screens a second, each in its best part: other processes only ever slow one down.

    A part is whole cycles of the mix, over a quarter of a second at least: each part holds the same steps.
    """
    env = _begun(kwargs)
    steps = mix(env)
    _part(env, steps, WARM)
    best = {"local": 0.0, "new": 0.0}
    ends = time.perf_counter() + seconds
    part = 0
    while part < 3 or time.perf_counter() < ends:
        for kind, rate in _rates_of_part(env, steps).items():
            best[kind] = max(best[kind], rate)
        part += 1
    env.close()
    return best["local"], best["new"]


def _rates_of_part(env: Any, steps: Iterator[Timed]) -> dict[str, float]:
    found: list[tuple[str, float]] = []
    while sum([took for _, took in found]) < PART:
        found += _part(env, steps, CYCLE * ROUND)
    return _rates_of(found)


def _rates_of(found: list[tuple[str, float]]) -> dict[str, float]:
    """Steps a second of each kind."""
    rates = {}
    for kind in ("local", "new"):
        times = [took for one, took in found if one == kind]
        rates[kind] = len(times) / sum(times)
    return rates


def _part(env: Any, steps: Iterator[Timed], length: int) -> list[tuple[str, float]]:
    """The kind of each of the next steps, and the seconds that it took."""
    clock = time.perf_counter
    found = []
    for timed in islice(steps, length):
        started = clock()
        env.step(timed.action)
        found.append((timed.kind, clock() - started))
    return found


def _begun(kwargs: dict[str, Any]) -> Any:
    """An environment on the screen where the mix begins."""
    env = _make(kwargs)
    env.reset(seed=0)
    to_start(env)
    return env


def _make(kwargs: dict[str, Any]) -> Any:
    from gts_env.envs.entry import make_navigation

    return make_navigation(task=TASK, budget=1_000_000, **kwargs)


def reset_figures(rounds: int = 200) -> Iterator[Figure]:
    """Warm resets, without and with the first frame."""
    yield Figure("reset, warm, without frame", _reset({"observe": ["elements"]}, rounds), "ms", 0.5)
    yield Figure("reset, warm, with frame 270x600", _reset(_SIZES["270x600"], rounds), "ms", 3.0)


def _reset(kwargs: dict[str, Any], rounds: int) -> float:
    env = _make(kwargs)
    times = []
    for seed in range(rounds):
        started = time.perf_counter()
        env.reset(seed=seed)
        times.append(time.perf_counter() - started)
        to_start(env)
    env.close()
    return sorted(times[5:])[len(times[5:]) // 2] * 1000
