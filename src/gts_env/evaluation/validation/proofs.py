"""The proofs of a task and of a defect: each yields what does not hold, and holds if it yields nothing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gts_env.agents import NullAgent, ReportEverything
from gts_env.evaluation.validation.play import Outcome, play, play_agent

if TYPE_CHECKING:
    from gts_env.benchmark.catalogue import Case

MOST_CARELESS = 0.4
"""Most that the report-everything agent may earn on any id; its average is held apart."""
MOST_CARELESS_MEAN = 0.15


@dataclass(frozen=True, slots=True)
class Failure:
    """A proof that does not hold.

    Attributes:
        subject: Id of the task, or scenario and id of the defect.
        proof: Number of the proof.
        why: What was expected and what came instead.
        variation: Number of the variation in which it does not hold.
    """

    subject: str
    proof: int
    why: str
    variation: int = 0


def stages_of(case: Case) -> tuple[str, ...]:
    """Stages that a full discovery of a task's target passes."""
    return ("reach", "detect") if case.defect.is_display else ("reach", "trigger", "detect")


def proof_1(case: Case) -> Iterator[Failure]:
    """With the defect live the plan gives every stage and a return of 1; and the operator really fired (proof 3)."""
    outcome = play(case, case.task.plan, [case.defect.id])
    yield from _full(case, outcome, 1, "the target alone live")
    if not outcome.fired.get(case.defect.id):
        yield Failure(case.id, 3, "the fault's operator changed nothing while the plan was played")


def proof_2(case: Case) -> Iterator[Failure]:
    """On the clean build the same plan reaches, does not trigger, and its report is judged false."""
    outcome = play(case, case.task.plan, [])
    if "reach" not in outcome.kinds:
        yield Failure(case.id, 2, f"the plan does not reach on the clean build{_tail(outcome)}")
    for kind in ("trigger", "evidence", "detect"):
        if kind in outcome.kinds:
            yield Failure(case.id, 2, f"the plan gives {kind!r} on the clean build")
    if set(outcome.verdicts) - {"false"} or not outcome.verdicts:
        yield Failure(case.id, 2, f"the plan's report should be false on the clean build, not {outcome.verdicts}")


def proof_4(case: Case) -> Iterator[Failure]:
    """With all defects live the plan still finds the target; with all but the target it does not."""
    yield from _full(case, play(case, case.task.plan, None), 4, "all defects live")
    others = [d.id for d in case.scenario.defects if d.id != case.defect.id]
    outcome = play(case, case.task.plan, others)
    for kind in ("trigger", "evidence", "detect"):
        if kind in outcome.kinds:
            yield Failure(case.id, 4, f"the plan gives {kind!r} of the target while only the others are live")


def proof_5(case: Case) -> Iterator[Failure]:
    """The agent that does nothing earns nothing; the one that reports everything earns little."""
    nothing = play_agent(case, NullAgent())
    if nothing.total != 0.0:
        yield Failure(case.id, 5, f"the null agent earns {nothing.total}")
    careless = careless_return(case)
    if careless > MOST_CARELESS:
        yield Failure(case.id, 5, f"the report-everything agent earns {careless:.3f}, more than {MOST_CARELESS}")


def careless_return(case: Case) -> float:
    """What the report-everything agent earns."""
    return play_agent(case, ReportEverything()).total


def proof_7(case: Case) -> Iterator[Failure]:
    """The plan without the defect's condition does not trigger."""
    if not case.task.near_miss:
        yield Failure(case.id, 7, "the task has no near miss")
        return
    outcome = play(case, case.task.near_miss, [case.defect.id])
    if outcome.error:
        yield Failure(case.id, 7, f"the near miss cannot be played: {outcome.error}")
    for kind in ("trigger", "detect") if not case.defect.is_display else ("evidence", "detect"):
        if kind in outcome.kinds:
            yield Failure(case.id, 7, f"the near miss gives {kind!r}")


def _full(case: Case, outcome: Outcome, number: int, how: str) -> Iterator[Failure]:
    missing = [kind for kind in stages_of(case) if kind not in outcome.kinds]
    if missing:
        yield Failure(case.id, number, f"with {how} the plan misses {', '.join(missing)}{_tail(outcome)}")
    elif outcome.total != 1.0:
        yield Failure(case.id, number, f"with {how} the plan returns {outcome.total!r}, not 1.0")
    if outcome.error and not missing:
        yield Failure(case.id, number, f"with {how} an action was refused: {outcome.error}")


def _tail(outcome: Outcome) -> str:
    return f": {outcome.error}" if outcome.error else f" (seen: {', '.join(outcome.kinds) or 'nothing'})"


TASK_PROOFS = (proof_1, proof_2, proof_4, proof_5, proof_7)
"""Proofs of a task; proof 3 is asked within proof 1."""
