"""Figures over many episodes: how far testers come, how precise their reports are, and how far judges agree.

Reach, Trigger and Detect are each given in two ways. *Unconditional*: of all episodes to which the stage applies.
*Conditional*: of those that completed the stage before it, so that a tester who never arrives is not also blamed for
not reporting. Published figures do not always say which one they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gts_env.judge.state import FALSE, MATCHED, OTHER

STAGE_KEYS = ("reached", "triggered", "detected")
"""Keys of a summary, in order."""

Summary = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Rate:
    """A share.

    Attributes:
        hits: How many did.
        of: Of how many.
    """

    hits: int
    of: int

    @property
    def value(self) -> float:
        """The share, or NaN of nothing."""
        return self.hits / self.of if self.of else float("nan")


@dataclass(frozen=True, slots=True)
class Confusion:
    """Agreement of two judgements of yes or no.

    Attributes:
        tp: Both say yes.
        fp: Only the one that is measured does.
        fn: Only the reference does.
        tn: Neither does.
    """

    tp: int = 0
    fp: int = 0
    fn: int = 0
    tn: int = 0

    @property
    def precision(self) -> float:
        """Tp / (tp + fp)."""
        return _share(self.tp, self.tp + self.fp)

    @property
    def recall(self) -> float:
        """Tp / (tp + fn)."""
        return _share(self.tp, self.tp + self.fn)

    @property
    def f1(self) -> float:
        """Harmonic mean of precision and recall: 2 tp / (2 tp + fp + fn)."""
        return _share(2 * self.tp, 2 * self.tp + self.fp + self.fn)

    @property
    def specificity(self) -> float:
        """True negative rate: tn / (tn + fp)."""
        return _share(self.tn, self.tn + self.fp)

    @property
    def npv(self) -> float:
        """Negative predictive value: tn / (tn + fn)."""
        return _share(self.tn, self.tn + self.fn)

    @property
    def accuracy(self) -> float:
        """(tp + tn) / all."""
        return _share(self.tp + self.tn, self.tp + self.tn + self.fp + self.fn)


@dataclass(frozen=True, slots=True)
class AgentFigures:
    """How an agent did over some episodes.

    Attributes:
        unconditional: Share of each stage, of all episodes to which it applies.
        conditional: Share of each stage, of the episodes that completed the one before.
        reports: Reports against live defects: precision is the share of decided reports that found one (repeats count
            for neither side), recall that of targets found.
    """

    unconditional: Mapping[str, Rate]
    conditional: Mapping[str, Rate]
    reports: Confusion


def agent_figures(summaries: Iterable[Summary]) -> AgentFigures:
    """Figures of an agent.

    Args:
        summaries: One summary of :class:`~gts_env.judge.judge.GUIJudge` for each episode.
    """
    runs = list(summaries)
    return AgentFigures(
        {stage: _rate(runs, stage, lambda _, __: True) for stage in STAGE_KEYS},
        {stage: _rate(runs, stage, _had_before) for stage in STAGE_KEYS},
        _report_confusion(runs),
    )


def agreement(
    judged: Sequence[Summary], reference: Sequence[Summary], *, conditional: bool = False
) -> dict[str, Confusion]:
    """How far a judge agrees with a reference, stage by stage.

    Args:
        judged: Summaries of the judge that is measured.
        reference: Summaries to measure it against, in the same order: labels by hand, or another judge.
        conditional: Count a stage only where the reference says that the one before was completed.

    Raises:
        ValueError: The two differ in length.
    """
    pairs = list(zip(judged, reference, strict=True))
    found = {}
    for stage in STAGE_KEYS:
        counted = [pair for pair in pairs if pair[1][stage] is not None]
        if conditional:
            counted = [pair for pair in counted if _had_before(pair[1], stage)]
        found[stage] = confusion((bool(mine[stage]), bool(theirs[stage])) for mine, theirs in counted)
    return found


def confusion(pairs: Iterable[tuple[bool, bool]]) -> Confusion:
    """Count pairs of (measured, reference)."""
    counts = {(True, True): 0, (True, False): 0, (False, True): 0, (False, False): 0}
    for pair in pairs:
        counts[pair] += 1
    return Confusion(counts[True, True], counts[True, False], counts[False, True], counts[False, False])


def _rate(runs: Sequence[Summary], stage: str, counts: Callable[[Summary, str], bool]) -> Rate:
    counted = [run for run in runs if run[stage] is not None and counts(run, stage)]
    return Rate(sum(bool(run[stage]) for run in counted), len(counted))


def _had_before(run: Summary, stage: str) -> bool:
    """Whether the stage before was completed; for a display defect Detect follows Reach."""
    earlier = [run[name] for name in STAGE_KEYS[: STAGE_KEYS.index(stage)] if run[name] is not None]
    return all(earlier)


def _report_confusion(runs: Sequence[Summary]) -> Confusion:
    verdicts = [verdict for run in runs for verdict in run["verdicts"]]
    found = sum(verdict in (MATCHED, OTHER) for verdict in verdicts)
    missed = sum(not run["detected"] for run in runs if run.get("target") is not None)
    return Confusion(tp=found, fp=verdicts.count(FALSE), fn=missed)


def _share(part: int, whole: int) -> float:
    return part / whole if whole else float("nan")
