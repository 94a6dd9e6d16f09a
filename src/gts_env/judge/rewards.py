"""Reward terms: what each stage pays, so that a task that is done pays exactly 1."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Self

from gts_env.benchmark.model import Defect
from gts_env.errors import GtsError, near
from gts_env.evolving import evolve
from gts_env.judge.state import FALSE, JudgeEvent, JudgeState


@dataclass(frozen=True, slots=True)
class RewardWeights:
    """What the stages pay, in relation to each other, and what a false report costs.

    The weights of the stages that apply to a defect are scaled to a sum of 1: a display defect has no trigger, so that
    reach pays 0.2/0.7 and detect the rest.

    Attributes:
        reach: For standing where the defect can be exposed.
        trigger: For making it surface.
        detect: For reporting it.
        false_report: For each false report; not positive.
        false_cap: The most that false reports cost in an episode; not positive.
    """

    reach: float = 0.2
    trigger: float = 0.3
    detect: float = 0.5
    false_report: float = -0.1
    false_cap: float = -0.3

    def __post_init__(self) -> None:
        stages = (self.reach, self.trigger, self.detect)
        if not all(math.isfinite(weight) and weight >= 0 for weight in stages) or self.detect <= 0:
            raise GtsError(
                "weights of stages are numbers from 0, and detect pays something",
                found=f"reach={self.reach!r}, trigger={self.trigger!r}, detect={self.detect!r}",
            )
        if not (self.false_cap <= self.false_report <= 0 and math.isfinite(self.false_cap)):
            raise GtsError(
                "a false report costs something or nothing, and not more than the cap",
                found=f"false_report={self.false_report!r}, false_cap={self.false_cap!r}",
            )

    @classmethod
    def from_mapping(cls, weights: Mapping[str, float]) -> Self:
        """Make weights from a JSON mapping, such as the ``weights=`` of ``gymnasium.make``.

        Raises:
            GtsError: An unknown name, or a weight out of range.
        """
        if not isinstance(weights, Mapping):
            raise GtsError("`weights` maps names of rewards to numbers", found=repr(weights))
        for name, weight in weights.items():
            if isinstance(weight, bool) or not isinstance(weight, (int, float)):
                raise GtsError(f"the reward weight {name!r} is a number", found=repr(weight))
            if name not in cls.__slots__:
                raise GtsError(f"there is no reward weight {name!r}", mend=near(name, cls.__slots__))
        return cls(**{name: float(weight) for name, weight in weights.items()})

    def stages(self, display: bool) -> dict[str, float]:
        """What each stage pays. The amounts, added in their order, give exactly 1.0.

        Args:
            display: Whether the target is a display defect.
        """
        return dict(_stages(self.reach, 0.0 if display else self.trigger, self.detect, display))


DEFAULT_WEIGHTS = RewardWeights()


@cache
def _stages(reach: float, trigger: float, detect: float, display: bool) -> tuple[tuple[str, float], ...]:
    whole = reach + trigger + detect
    early = [("reach", reach / whole), *([] if display else [("trigger", trigger / whole)])]
    # 1 - x, rounded, plus x is exactly 1 again for every x between 0 and 1: the rest is at most half a step of 1.
    return (*early, ("detect", 1.0 - sum(pay for _, pay in early)))


def terms(
    events: Iterable[JudgeEvent], state: JudgeState, defect: Defect | None, weights: RewardWeights = DEFAULT_WEIGHTS
) -> dict[str, float]:
    """The named reward terms of one step. Their sum is the reward.

    What held on the first screen was not reached by the agent: then Reach pays nothing, and the other stages pay all.

    Args:
        events: What the judge saw in the step.
        state: The judge's state after it.
        defect: The target.
        weights: What is paid.

    Returns:
        Those of ``reach``, ``trigger``, ``detect`` and ``false_report`` that are not zero.
    """
    if state.tracks and state.tracks[0].reach == 0:
        weights = evolve(weights, reach=0.0)
    pays = weights.stages(defect is not None and defect.is_display)
    made: dict[str, float] = {}
    false_now = 0
    for event in events:
        if event.target and event.kind in pays:
            made[event.kind] = pays[event.kind]
        elif event.verdict == FALSE:
            false_now += 1
    if false_now:
        earlier = state.false_reports - false_now
        cost = penalty(state.false_reports, weights) - penalty(earlier, weights)
        if cost:
            made["false_report"] = cost
    return made


def penalty(false_reports: int, weights: RewardWeights = DEFAULT_WEIGHTS) -> float:
    """What so many false reports cost in all."""
    return max(false_reports * weights.false_report, weights.false_cap)
