"""The retriever: finds, step by step, the segments of a trajectory in which a defect's checkpoints are met in order.

All checkpoints of a basis form one row: reach, trigger, evidence. An *attempt* is a partial match of that row. In every
step each attempt may go on with its next checkpoint and also stays open, so that a later and better match is not lost
(bounded backtracking): of attempts that met the same checkpoints with the same bound values only the latest is kept,
and of those that differ in values only the latest few.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from gts_env.actions.action import Action
from gts_env.benchmark.action_pattern import nodes_meant
from gts_env.benchmark.checkpoint import CompiledCheckpoint
from gts_env.benchmark.model import Defect
from gts_env.benchmark.predicates import Compiler
from gts_env.benchmark.scene import NO_BINDINGS, Bindings, Scene
from gts_env.judge.state import Attempt, Values
from gts_env.screen.node import Bounds

MAX_ATTEMPTS = 6
"""Open attempts with different values that are kept at one place of the row."""
_ROOT = Attempt(0, -1)


class Advance(NamedTuple):
    """What a step did to the attempts of one defect.

    Attributes:
        attempts: Those that are open now.
        completed: The newest complete match of the row, or None.
        furthest: Most checkpoints met by an attempt that moved in this step; 0 if none moved.
    """

    attempts: tuple[Attempt, ...]
    completed: Attempt | None
    furthest: int


class Retriever:
    """Follows the checkpoints of one defect.

    Args:
        defect: The defect.
        compiler: Compiles its predicates.

    Attributes:
        reached: Number of checkpoints that make Reach complete.
        triggered: Number of checkpoints that make Trigger complete.
    """

    def __init__(self, defect: Defect, compiler: Compiler) -> None:
        basis = defect.basis
        self.reached = len(basis.reach)
        self.triggered = self.reached + len(basis.trigger)
        self._row = [checkpoint.compile(compiler) for checkpoint in (*basis.reach, *basis.trigger, *basis.evidence)]
        # A wait for one of these ends on the same trees only, whatever the time and whatever was done.
        self._steady = [checkpoint.is_steady for checkpoint in self._row]

    def start(self, scene: Scene) -> Advance | None:
        """Look at the screen after reset: only states can hold on it."""
        moved: list[Attempt] = []
        self._through_states(_ROOT, scene, 0, (), moved)
        return self._settled((_ROOT,), moved, ()) if moved else None

    def advance(
        self, attempts: tuple[Attempt, ...], before: Scene, action: Action, after: Scene, step: int
    ) -> Advance | None:
        """Let every open attempt go on with one step.

        Args:
            attempts: Those open before the step.
            before: Screen before the step.
            action: What was done.
            after: Screen after it.
            step: Its number, from 1.

        Returns:
            What changed; None if nothing did.
        """
        if after.memo.get(self) is attempts:
            return None
        moved: list[Attempt] = []
        lost: list[Attempt] = []
        for attempt in attempts:
            checkpoint = self._row[attempt.met]
            if checkpoint.is_state:
                self._through_states(attempt, after, step, attempts, moved)
            else:
                self._through_step(attempt, before, action, after, step, moved)
            if checkpoint.ends and _is_lost(checkpoint, attempt, after, step):
                lost.append(attempt)
        if moved or lost:
            return self._settled(attempts, moved, lost)
        if all(self._steady[attempt.met] for attempt in attempts):
            after.memo[self] = attempts
        return None

    def _through_step(
        self, attempt: Attempt, before: Scene, action: Action, after: Scene, step: int, moved: list[Attempt]
    ) -> None:
        checkpoint = self._row[attempt.met]
        bindings = dict(attempt.values) if attempt.values else NO_BINDINGS
        if _too_late(checkpoint, attempt, step) or not checkpoint.holds(before, action, after, bindings):
            return
        values = _values(checkpoint, attempt, before, after, bindings)
        if values is None:
            return
        met, hit = attempt.met + 1, attempt.hit
        if self.reached < met <= self.triggered:
            hit = _touched(action, before) or hit
        moved.append(Attempt(met, step, values, hit))
        self._through_states(moved[-1], after, step, (), moved)

    def _through_states(
        self, attempt: Attempt, scene: Scene, step: int, known: tuple[Attempt, ...], moved: list[Attempt]
    ) -> None:
        """Move an attempt on through all states that hold on one screen."""
        row = self._row
        while attempt.met < len(row):
            checkpoint = row[attempt.met]
            bindings = dict(attempt.values) if attempt.values else NO_BINDINGS
            if not checkpoint.is_state or (checkpoint.within is not None and _too_late(checkpoint, attempt, step)):
                return
            if not checkpoint.on(scene, bindings):
                return
            values = _values(checkpoint, attempt, scene, scene, bindings)
            if values is None or self._covered(attempt.met + 1, values, known):
                return
            attempt = Attempt(attempt.met + 1, step, values, attempt.hit)
            moved.append(attempt)

    def _covered(self, met: int, values: Values, known: tuple[Attempt, ...]) -> bool:
        """Whether an open attempt is as good as a new one: its age matters only if the wait ahead can end it."""
        if met == len(self._row) or self._row[met].ends:
            return False
        return any(attempt.met == met and attempt.values == values for attempt in known)

    def _settled(self, open_: tuple[Attempt, ...], moved: list[Attempt], lost: Sequence[Attempt]) -> Advance:
        whole = len(self._row)
        stayed = [attempt for attempt in open_ if attempt not in lost] if lost else list(open_)
        completed = next((attempt for attempt in reversed(moved) if attempt.met == whole), None)
        fresh = [attempt for attempt in moved if attempt.met < whole]
        furthest = max((attempt.met for attempt in moved), default=0)
        if not fresh:
            return Advance(open_ if not lost else tuple(stayed), completed, furthest)
        return Advance(_bounded([*stayed, *fresh]), completed, furthest)


def _bounded(attempts: list[Attempt]) -> tuple[Attempt, ...]:
    """The attempts without those that a newer one covers, and without the oldest of too many."""
    latest: dict[tuple[int, Values], Attempt] = {}
    for attempt in attempts:
        latest.pop((attempt.met, attempt.values), None)
        latest[attempt.met, attempt.values] = attempt
    places: dict[int, list[Attempt]] = {}
    for attempt in sorted(latest.values(), key=lambda attempt: attempt.last):
        places.setdefault(attempt.met, []).append(attempt)
    return tuple(attempt for met in sorted(places) for attempt in places[met][-MAX_ATTEMPTS:])


def _values(
    checkpoint: CompiledCheckpoint, attempt: Attempt, before: Scene, after: Scene, bindings: Bindings
) -> Values | None:
    """The values of an attempt that met a checkpoint; None if one to be bound cannot be read."""
    if not checkpoint.binds:
        return attempt.values
    known = checkpoint.take(before, after, bindings)
    return None if known is None else tuple(sorted(known.items()))


def _too_late(checkpoint: CompiledCheckpoint, attempt: Attempt, step: int) -> bool:
    return checkpoint.within is not None and step - attempt.last > checkpoint.within


def _is_lost(checkpoint: CompiledCheckpoint, attempt: Attempt, after: Scene, step: int) -> bool:
    """Whether an attempt that stays where it is has no future."""
    if checkpoint.within is not None and step - attempt.last >= checkpoint.within:
        return True
    return checkpoint.lost(after, dict(attempt.values))


def _touched(action: Action, before: Scene) -> Bounds | None:
    nodes = nodes_meant(action, before.screen)
    return nodes[0].bounds if nodes else None
