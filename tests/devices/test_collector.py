"""Python's collector of cycles runs less often, and has nothing to find."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import gymnasium as gym
import pytest

from gts_env.actions import OpenApp, PressKey, Tap
from gts_env.devices.collector import THRESHOLD, collect_less_often

BACK = PressKey("back")


@pytest.fixture(autouse=True)
def thresholds() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


@pytest.mark.parametrize(
    ("was", "is_now"), [(700, THRESHOLD), (2000, THRESHOLD), (0, 0), (5000, 5000), (50_000, 50_000)]
)
def test_what_somebody_has_set_stays(was: int, is_now: int) -> None:
    gc.set_threshold(was, 7, 8)
    collect_less_often()
    assert gc.get_threshold() == (is_now, 7, 8)


def test_steps_leave_no_cycles() -> None:
    env = gym.make("GUITestScape/Calendar-NLE-03", budget=1000)
    env.reset(seed=0)
    env.step(OpenApp("Calendar"))
    gc.collect()
    gc.disable()
    try:
        for step in range(60):
            env.step(BACK if step % 5 == 4 else Tap(97 * step % 1080, 331 * step % 2300 + 50))
        assert gc.collect() == 0
    finally:
        gc.enable()
    env.close()
