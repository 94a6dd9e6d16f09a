"""The retriever: finds, step by step, the segments of a trajectory in which a defect's checkpoints are met in order.

All checkpoints of a basis form one row: reach, trigger, evidence. An *attempt* is a partial match of that row. In every
step each attempt may go on with its next checkpoint and also stays open, so that a later and better match is not lost
(bounded backtracking): of attempts that met the same checkpoints with the same bound values only the latest is kept,
and of those that differ in values only the latest few.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

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
        completed: Complete matches of the row, newest last.
        furthest: Most checkpoints met by an attempt that moved in this step; 0 if none moved.
    """

    attempts: tuple[Attempt, ...]
    completed: tuple[Attempt, ...]
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

    def start(self, scene: Scene) -> Advance:
        """Look at the screen after reset: only states can hold on it."""
        return self._settle([_ROOT], list(self._through_states(_ROOT, scene, 0)), scene)

    def advance(self, attempts: tuple[Attempt, ...], before: Scene, action: Action, after: Scene, step: int) -> Advance:
        """Let every open attempt go on with one step.

        Args:
            attempts: Those open before the step.
            before: Screen before the step.
            action: What was done.
            after: Screen after it.
            step: Its number, from 1.
        """
        moved: list[Attempt] = []
        for attempt in attempts:
            moved.extend(self._moves(attempt, before, action, after, step))
        open_ = [attempt for attempt in attempts if not self._is_lost(attempt, after, step)]
        return self._settle(open_, moved, after)

    def _moves(self, attempt: Attempt, before: Scene, action: Action, after: Scene, step: int) -> Iterator[Attempt]:
        checkpoint = self._row[attempt.met]
        if checkpoint.is_state:
            yield from self._through_states(attempt, after, step)
            return
        if _too_late(checkpoint, attempt, step):
            return
        bindings = _bindings(attempt.values)
        if checkpoint.holds(before, action, after, bindings):
            moved = self._met(attempt, checkpoint, before, action, after, bindings, step)
            if moved is not None:
                yield moved
                yield from self._through_states(moved, after, step)

    def _through_states(self, attempt: Attempt, scene: Scene, step: int) -> Iterator[Attempt]:
        """The attempt moved on through all states that hold on one screen."""
        while attempt.met < len(self._row):
            checkpoint = self._row[attempt.met]
            bindings = _bindings(attempt.values)
            if not checkpoint.is_state or _too_late(checkpoint, attempt, step):
                return
            if not checkpoint.holds_on(scene, bindings):
                return
            moved = self._met(attempt, checkpoint, scene, None, scene, bindings, step)
            if moved is None:
                return
            yield moved
            attempt = moved

    def _met(
        self,
        attempt: Attempt,
        checkpoint: CompiledCheckpoint,
        before: Scene,
        action: Action | None,
        after: Scene,
        bindings: Bindings,
        step: int,
    ) -> Attempt | None:
        values = attempt.values
        if checkpoint.binds:
            known = checkpoint.take(before, after, bindings)
            if known is None:
                return None
            values = tuple(sorted(known.items()))
        met = attempt.met + 1
        hit = attempt.hit
        if action is not None and self.reached < met <= self.triggered:
            hit = _touched(action, before) or hit
        return Attempt(met, step, values, hit)

    def _is_lost(self, attempt: Attempt, after: Scene, step: int) -> bool:
        """Whether an attempt that stays where it is has no future."""
        checkpoint = self._row[attempt.met]
        if checkpoint.within is not None and attempt.met and step - attempt.last >= checkpoint.within:
            return True
        return checkpoint.lost(after, _bindings(attempt.values))

    def _settle(self, stayed: list[Attempt], moved: list[Attempt], scene: Scene) -> Advance:
        whole = len(self._row)
        completed = tuple(attempt for attempt in moved if attempt.met == whole)
        fresh = [attempt for attempt in moved if attempt.met < whole]
        furthest = max((attempt.met for attempt in moved), default=0)
        if not fresh and len(stayed) <= 1:
            return Advance(tuple(stayed), completed, furthest)
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


def _too_late(checkpoint: CompiledCheckpoint, attempt: Attempt, step: int) -> bool:
    return checkpoint.within is not None and step - attempt.last > checkpoint.within


def _bindings(values: Values) -> Mapping[str, Any]:
    return dict(values) if values else NO_BINDINGS


def _touched(action: Action, before: Scene) -> Bounds | None:
    nodes = nodes_meant(action, before.screen)
    return nodes[0].bounds if nodes else None
