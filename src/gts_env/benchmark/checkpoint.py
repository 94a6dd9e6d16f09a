"""Checkpoints: the states and transitions that a valid trajectory passes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace

from gts_env.actions.action import Action
from gts_env.benchmark.action_pattern import TYPES, ActionPattern, compile_pattern
from gts_env.benchmark.binding import Binding, read_bindings
from gts_env.benchmark.predicates import All, Compiler, Predicate, Reading, read_predicate
from gts_env.benchmark.predicates.base import SEARCH
from gts_env.benchmark.sameness import Sameness, read_sameness
from gts_env.benchmark.scene import Bindings, Scene, Test
from gts_env.benchmark.spot import Spot, Where

_KEYS = ("state", "before", "action", "after", "same", "changed", "unless", "within", "bind")
_STEP_KEYS = ("before", "action", "after", "same", "changed")
_MAX_WITHIN = 1000
FIRST = -1

Part = Callable[[Scene, Action, Scene, Bindings], bool | None]
"""One condition of a step."""


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A state (``state`` alone) or a transition (one step; every given part must hold).

    Attributes:
        where: Where it stands in its file.
        state: Holds on one screen.
        before: Holds on the screen before the step.
        action: What was done in the step.
        after: Holds on the screen after the step.
        same: The step changed nothing but what is ignored here.
        changed: The step changed something beside what is ignored here.
        unless: A screen on which it holds, between the checkpoint before and this one, ends the attempt.
        within: At most so many steps after the checkpoint before.
        bind: Values to keep.
    """

    where: Where = field(compare=False)
    state: Predicate | None = None
    before: Predicate | None = None
    action: ActionPattern | None = None
    after: Predicate | None = None
    same: Sameness | None = None
    changed: Sameness | None = None
    unless: Predicate | None = None
    within: int | None = None
    bind: tuple[Binding, ...] = ()

    @property
    def is_state(self) -> bool:
        """Whether it is met by a screen, not by a step."""
        return self.state is not None

    def predicates(self) -> Iterator[Predicate]:
        """Its predicates."""
        for part in (self.state, self.before, self.after, self.unless):
            if part is not None:
                yield part

    def compile(self, compiler: Compiler) -> CompiledCheckpoint:
        """Turn it into functions."""
        return CompiledCheckpoint(self, compiler)


class CompiledCheckpoint:
    """A checkpoint ready to be asked.

    Attributes:
        source: The checkpoint.
        is_state: Whether it is met by a screen, not by a step.
        on: Of one that is met by a screen: whether the state holds on it.
        within: At most so many steps after the checkpoint before, or None.
        binds: Whether it keeps values.
        ends: Whether waiting for it can end an attempt.
        is_steady: Whether it hangs on the tree and the facts of the screen alone.
    """

    __slots__ = ("_parts", "_takes", "_unless", "binds", "ends", "is_state", "is_steady", "on", "source", "within")

    def __init__(self, source: Checkpoint, compiler: Compiler) -> None:
        self.source = source
        self.is_state = source.is_state
        self.within = source.within
        self.binds = bool(source.bind)
        costly = [
            *_side_parts(source.before, compiler, before=True),
            *_side_parts(source.after or source.state, compiler, before=False),
            *_step_parts(source, compiler),
        ]
        self._parts = [part for _, part in sorted(costly, key=lambda pair: pair[0])]
        state = source.state
        self.on: Test = _never if state is None else compiler.remember(state, state.compile(compiler))
        self._takes = [(bound.name, bound.before, bound.compile(compiler)) for bound in source.bind]
        self.ends = source.unless is not None or source.within is not None
        self._unless = source.unless.compile(compiler) if source.unless is not None else None
        self.is_steady = state is not None and not (self.binds or self.ends or state.fleeting(compiler))

    def holds(self, before: Scene, action: Action, after: Scene, bindings: Bindings) -> bool | None:
        """Whether every part holds of a step; a part that is not true ends the asking, so dear parts come last."""
        for part in self._parts:
            said = part(before, action, after, bindings)
            if not said:
                return said
        return True

    def take(self, before: Scene, after: Scene, bindings: Bindings) -> dict[str, object] | None:
        """The values known after it was met; None if one cannot be read."""
        known = dict(bindings)
        for name, early, take in self._takes:
            value = take(before if early else after, bindings)
            if value is None:
                return None
            known[name] = value
        return known

    def lost(self, scene: Scene, bindings: Bindings) -> bool:
        """Whether a screen on the way ends the attempt."""
        return self._unless is not None and self._unless(scene, bindings) is True


def _never(scene: Scene, bindings: Bindings) -> bool | None:
    return False


def _side_parts(predicate: Predicate | None, compiler: Compiler, *, before: bool) -> Iterator[tuple[int, Part]]:
    if predicate is None:
        return
    for part in _conjuncts(predicate):
        yield part.cost(compiler), _side(part.compile(compiler), before)


def _side(test: Test, early: bool) -> Part:
    if early:
        return lambda before, _, __, bindings: test(before, bindings)
    return lambda _, __, after, bindings: test(after, bindings)


def _step_parts(source: Checkpoint, compiler: Compiler) -> Iterator[tuple[int, Part]]:
    if source.action is not None:
        kinds, matches = tuple(TYPES[word] for word in source.action.types), compile_pattern(source.action)
        # The kind of gesture is asked first; what it hit, which needs a look at the whole tree, late.
        yield FIRST, lambda _, action, __, ___: isinstance(action, kinds)
        yield SEARCH, lambda before, action, _, bindings: matches(action, before.screen, bindings)
    if source.same is not None:
        same = source.same.compile(compiler)
        yield source.same.cost, lambda before, _, after, bindings: same(before, after, bindings)
    if source.changed is not None:
        alike = source.changed.compile(compiler)
        yield source.changed.cost, lambda before, _, after, bindings: _negated(alike(before, after, bindings))


def _negated(said: bool | None) -> bool | None:
    return None if said is None else not said


def _conjuncts(predicate: Predicate) -> Iterator[Predicate]:
    """The parts of an ``all``, so that each is asked at its own price."""
    if type(predicate) is All:
        for part in predicate.parts:
            yield from _conjuncts(part)
    else:
        yield predicate


def read_checkpoints(spot: Spot, reading: Reading, first: bool) -> tuple[tuple[Checkpoint, ...], Reading]:
    """Read a list of checkpoints.

    Args:
        spot: The list.
        reading: Screens of the file and values bound so far.
        first: Whether the list begins a basis, so that nothing lies before its first checkpoint.

    Returns:
        The checkpoints, and the reading with the values they bind.

    Raises:
        ScenarioError: A checkpoint that cannot be meant.
    """
    made = []
    for number, item in enumerate(spot.items(1)):
        checkpoint = _read(item, reading, first and not number)
        made.append(checkpoint)
        names = (reading.names or frozenset()) | {bound.name for bound in checkpoint.bind}
        reading = replace(reading, names=names)
    return tuple(made), reading


def read_checkpoint(spot: Spot, reading: Reading) -> Checkpoint:
    """Read a checkpoint that stands by itself.

    Raises:
        ScenarioError: It cannot be meant.
    """
    return _read(spot, reading, True)


def _read(spot: Spot, reading: Reading, first: bool) -> Checkpoint:
    fields = spot.fields(_KEYS)
    step = [key for key in _STEP_KEYS if key in fields]
    if ("state" in fields) == bool(step):
        raise spot.error(
            "a checkpoint has either a state or the parts of a step", mend="state: … or before/action/after: …"
        )
    if step == ["before"]:
        raise spot.error("a step needs action, after, same or changed", mend="Write state: … for a screen.", tell=False)
    if "same" in fields and "action" not in fields:
        raise fields["same"].error(
            "'same' needs an action", mend="A step that does nothing changes nothing.", tell=False
        )
    if first and (early := fields.get("unless") or fields.get("within")):
        raise early.error("nothing lies before the first checkpoint", tell=False)
    sides = {
        key: read_predicate(fields[key], reading) for key in ("state", "before", "after", "unless") if key in fields
    }
    action = fields["action"].take(ActionPattern.from_dict) if "action" in fields else None
    if action is not None:
        reading.check(fields["action"], action.variables)
    return Checkpoint(
        where=spot.where,
        **sides,
        action=action,
        same=read_sameness(fields["same"], reading) if "same" in fields else None,
        changed=read_sameness(fields["changed"], reading) if "changed" in fields else None,
        within=fields["within"].whole(0, _MAX_WITHIN) if "within" in fields else None,
        bind=read_bindings(fields["bind"], reading, bool(step)) if "bind" in fields else (),
    )
