"""Proof 8: where the defect shows, the defective and the clean build look different, at both sizes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from gts_env.agents.plan import PlanError, PlanPlayer
from gts_env.evaluation.validation.play import make
from gts_env.evaluation.validation.proofs import Failure

if TYPE_CHECKING:
    from gts_env.benchmark.catalogue import Case

SMALL = (270, 600)
LEAST = {"small": 4, "device": 12}
"""Pixels that must differ: fewer would be noise of drawing rather than something to see."""

Pictures = dict[str, npt.NDArray[np.uint8]]


def proof_8(case: Case) -> Iterator[Failure]:
    """The twins differ on the screen on which the evidence is first seen, unless nothing is to be seen (ONR)."""
    if case.defect.mode == "ONR":
        return
    steps, defective = _to_evidence(case)
    if steps is None:
        yield Failure(case.id, 8, "the plan never comes to the evidence")
        return
    clean = _after(case, steps)
    if clean is None:
        return  # the clean build left the plan's path before: it looked different already
    for size, least in LEAST.items():
        changed = _changed(defective[size], clean[size])
        if changed < least:
            yield Failure(
                case.id, 8, f"the twins differ in {changed} pixels at {size} size, at least {least} are asked"
            )


def _changed(a: npt.NDArray[np.uint8], b: npt.NDArray[np.uint8]) -> int:
    return a[..., 0].size if a.shape != b.shape else int(np.any(a != b, axis=2).sum())


def _to_evidence(case: Case) -> tuple[int | None, Pictures]:
    """Steps of the plan until the evidence is seen with the target live, and the screen then."""
    env = make(case, [case.defect.id])
    try:
        env.reset(seed=0)
        player = PlanPlayer(case.task.plan)
        count = 0
        while (action := player.next(env.unwrapped.screen())) is not None:
            *_, info = env.step(action)
            count += 1
            if any(e["kind"] == "evidence" and e["target"] for e in info["judge"]["events"]):
                return count, _pictures(env)
        return None, {}
    finally:
        env.close()


def _after(case: Case, steps: int) -> Pictures | None:
    """The clean build's screen after so many steps of the plan; None where the plan cannot go on."""
    env = make(case, [])
    try:
        env.reset(seed=0)
        player = PlanPlayer(case.task.plan)
        for _ in range(steps):
            action = player.next(env.unwrapped.screen())
            if action is None:
                return None
            env.step(action)
        return _pictures(env)
    except PlanError:
        return None
    finally:
        env.close()


def _pictures(env: Any) -> Pictures:
    device = env.unwrapped.device
    return {"small": device.frame(SMALL), "device": env.unwrapped.screen().pixels()}
