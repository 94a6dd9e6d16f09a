"""What the judge knows at a point of an episode: small frozen values, picklable, equal by value."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from gts_env.benchmark.following import Unions
from gts_env.screen.node import Bounds

MATCHED, OTHER, REPEAT, FALSE, UNDECIDED = "matched", "other", "repeat", "false", "undecided"
"""Verdicts on a report: it found the target; another live defect; one that was found before; nothing; cannot say."""
STAGES = ("reach", "trigger", "evidence", "detect")

Values = tuple[tuple[str, Any], ...]
"""Bound values, sorted by name."""


@dataclass(frozen=True, slots=True)
class JudgeEvent:
    """Something the judge saw in a step.

    Attributes:
        kind: ``reach``, ``trigger``, ``evidence``, ``detect`` (each once for each defect) or ``report``.
        defect: Id of the defect; empty for a report that is of none.
        step: Number of the step; 0 is the screen after reset.
        verdict: Verdict on a report, else None.
        target: Whether the defect is the task's target.
    """

    kind: str
    defect: str
    step: int
    verdict: str | None = None
    target: bool = False


@dataclass(frozen=True, slots=True)
class Attempt:
    """A partial match: some checkpoints of a basis were met in order.

    Attributes:
        met: How many checkpoints.
        last: Step at which the last of them was met.
        values: Values bound on the way.
        hit: Bounds of what was touched when the last trigger checkpoint was met, or None.
    """

    met: int
    last: int
    values: Values = ()
    hit: Bounds | None = None


@dataclass(frozen=True, slots=True)
class Sighting:
    """Steps in a row at which the evidence of a defect could be seen in one place.

    Attributes:
        first: The first step.
        last: The last step.
        boxes: Bounds of the region on the screen, and of what was touched.
    """

    first: int
    last: int
    boxes: tuple[Bounds, ...]


@dataclass(frozen=True)
class Track:
    """How far the episode came with one defect.

    Attributes:
        attempts: Open partial matches.
        sightings: Where its evidence was seen.
        reach: Step at which it was reached, or None.
        trigger: Step at which it was triggered, or None.
        evidence: Step at which its evidence was first seen, or None.
        detect: Step at which it was reported, or None.
    """

    attempts: tuple[Attempt, ...] = (Attempt(0, -1),)
    sightings: tuple[Sighting, ...] = ()
    reach: int | None = None
    trigger: int | None = None
    evidence: int | None = None
    detect: int | None = None

    def steps(self) -> Iterator[tuple[str, int | None]]:
        """Each stage with its step."""
        for stage in STAGES:
            yield stage, getattr(self, stage)


@dataclass(frozen=True)
class JudgeState:
    """The judge's memory of an episode.

    Attributes:
        step: Number of steps folded.
        tracks: One for each live defect, the target first.
        verdicts: Verdict on each report, in order; reports beyond the limit are not among them.
        unions: What was seen of the lists that the basis follows while they scroll.
    """

    step: int = 0
    tracks: tuple[Track, ...] = field(default=())
    verdicts: tuple[str, ...] = ()
    unions: Unions = ()

    @property
    def reports(self) -> int:
        """Number of reports judged."""
        return len(self.verdicts)

    @property
    def false_reports(self) -> int:
        """Number of reports judged false."""
        return self.verdicts.count(FALSE)
