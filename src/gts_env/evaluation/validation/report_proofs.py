"""Proof 6: true reports are accepted, wrong ones refused. Proof 9: tasks differ and give nothing away."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from gts_env.actions import ReportDefect
from gts_env.agents.plan import PlanPlayer
from gts_env.benchmark.model import SampleReport
from gts_env.evaluation.validation.play import make
from gts_env.evaluation.validation.proofs import Failure
from gts_env.judge.listing import LONG
from gts_env.judge.phrases import hit_phrases
from gts_env.screen.query import find

if TYPE_CHECKING:
    from gts_env.benchmark.catalogue import Case
    from gts_env.envs.navigation import NavigationEnv

LEAST_TRUE = 4
LEAST_FALSE = 6


def proof_6(case: Case) -> Iterator[Failure]:
    """Held-out true reports are accepted and wrong ones refused, at the moment the plan makes its own report."""
    defect = case.defect
    subject = f"{case.scenario.name}/{defect.id}"
    if len(defect.reports_true) < LEAST_TRUE:
        yield Failure(subject, 6, f"{len(defect.reports_true)} true reports, at least {LEAST_TRUE} are asked")
    if len(defect.reports_false) < LEAST_FALSE:
        yield Failure(subject, 6, f"{len(defect.reports_false)} false reports, at least {LEAST_FALSE} are asked")
    env = make(case, None)
    try:
        inner: NavigationEnv = env.unwrapped
        env.reset(seed=0)
        early = inner.save_state()
        _to_report(env, case)
        late = inner.save_state()
        for report in (*defect.reports_true, *defect.reports_false):
            state = early if report.why == "too_early" else late
            verdict, found = _verdict(env, state, report)
            # On the evidence's own screen: "matched" finds the target; "other" may find another live defect.
            if not report.why and not found:
                yield Failure(subject, 6, f"{report.where}: a true report is judged {verdict!r}: {report.text!r}")
            if report.why and found:
                yield Failure(subject, 6, f"{report.where}: a wrong report ({report.why}) is accepted: {report.text!r}")
        yield from _catalogues(env, case, late, subject)
    finally:
        env.close()


def _catalogues(env: Any, case: Case, late: Any, subject: str) -> Iterator[Failure]:
    """All key phrases in one report, those of the defect and those of all live ones, are refused."""
    for of, defects in (("it", [case.defect]), ("all live defects", case.scenario.defects)):
        words = [phrase.rstrip("*") for d in defects for group in d.basis.phrases for phrase in group]
        if len(words) <= LONG:
            continue
        _, found = _verdict(env, late, SampleReport(case.defect.mode, ", ".join(words)))
        if found:
            yield Failure(subject, 6, f"a list of the key phrases of {of} is accepted")


def _to_report(env: Any, case: Case) -> None:
    steps = []
    for step in case.task.plan:
        if step.verb == "report":
            break
        steps.append(step)
    player = PlanPlayer(steps)
    while (action := player.next(env.unwrapped.screen())) is not None:
        env.step(action)


def _verdict(env: Any, state: Any, report: SampleReport) -> tuple[str, bool]:
    inner: NavigationEnv = env.unwrapped
    inner.load_state(state)
    point = report.point
    if report.at is not None:
        node = find(inner.screen(), report.at)
        if node is None:
            return "its place is not on the screen", False
        point = node.center
    _, _, _, _, info = env.step(ReportDefect(report.mode, report.text, point))
    events = info["judge"]["events"]
    verdict = next((e["verdict"] for e in events if e["kind"] == "report"), "")
    return verdict, any(e["kind"] == "detect" and e["target"] for e in events)


def proof_9(cases: Sequence[Case]) -> Iterator[Failure]:
    """Tasks of one defect differ in first screen or plan, and no instruction shares a key phrase with its defect."""
    plans: dict[tuple[Any, ...], str] = {}
    for case in cases:
        mark = (case.scenario.name, case.defect.id, tuple((s.verb, s.query, s.word, s.text) for s in case.task.plan))
        if mark in plans and case.task.plan:
            yield Failure(case.id, 9, f"same start and plan as {plans[mark]}")
        plans[mark] = case.id
        for phrase in hit_phrases(case.defect.basis.phrases, case.task.instruction):
            yield Failure(case.id, 9, f"the instruction says the key phrase {phrase!r}")
