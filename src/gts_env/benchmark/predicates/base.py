"""What a predicate is, how one is read, and what compiling needs."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import ClassVar

from gts_env.benchmark.following import Followed
from gts_env.benchmark.scene import NO_BINDINGS, Bindings, Nodes, Scene, Test
from gts_env.benchmark.spot import Spot, Where
from gts_env.errors import near
from gts_env.screen.node import Node
from gts_env.screen.query import Query, compile_query, variables

CHEAP, NODES, SEARCH, PIXELS = 0, 1, 2, 9
"""What a predicate costs: facts, nodes by query, comparisons of many nodes, pictures."""
_MODULES = ("logic", "nodes", "facts", "text", "layout", "scrolled", "pixels")


@dataclass(frozen=True, slots=True)
class Predicate(ABC):
    """A condition on one screen. Frozen, picklable, equal by value.

    Attributes:
        where: Where it stands in its file.
    """

    where: Where = field(compare=False)

    key: ClassVar[str] = ""
    """The word that names it in YAML."""
    beside: ClassVar[tuple[str, ...]] = ()
    """Keys that may stand beside its own and belong to it."""

    def cost(self, compiler: Compiler) -> int:
        """How dear it is to ask; dear ones are asked last."""
        return NODES

    def fleeting(self, compiler: Compiler) -> bool:
        """Whether the answer hangs on more than tree and facts: on pixels or the clock."""
        return False

    @abstractmethod
    def compile(self, compiler: Compiler) -> Test:
        """Turn it into a function of a scene and the bound values."""

    def names(self) -> Iterator[str]:
        """The bound values that it uses."""
        yield from ()

    def screens(self) -> Iterator[tuple[str, Where]]:
        """The named screens that it uses, each with the place where it does."""
        yield from ()


@dataclass(frozen=True, slots=True)
class Reading:
    """What reading a predicate may refer to.

    Attributes:
        screens: Names of the file's named screens.
        names: Values bound before this place; None where nothing can be bound, as in a named screen.
        zone: Time zone of the device, for times of day.
    """

    screens: frozenset[str] = frozenset()
    names: frozenset[str] | None = None
    zone: str = "UTC"

    def check(self, spot: Spot, used: Iterator[str] | tuple[str, ...]) -> None:
        """Refuse values that are used before they are bound.

        Raises:
            ScenarioError: Such a value.
        """
        for name in used:
            if self.names is None:
                raise spot.error(
                    f"${{{name}}} cannot be used here", mend="Only checkpoints know bound values.", tell=False
                )
            if name not in self.names:
                known = ", ".join(sorted(self.names)) or "nothing"
                mend = near(name, self.names) or f"Bound so far: {known}."
                raise spot.error(f"no value {name!r} is bound before this", mend=mend, tell=False)


@dataclass(frozen=True, slots=True)
class All(Predicate):
    """Every part holds."""

    parts: tuple[Predicate, ...] = ()
    key: ClassVar[str] = "all"

    def cost(self, compiler: Compiler) -> int:
        """That of the dearest part."""
        return max((part.cost(compiler) for part in self.parts), default=CHEAP)

    def fleeting(self, compiler: Compiler) -> bool:
        """If any part is."""
        return any(part.fleeting(compiler) for part in self.parts)

    def compile(self, compiler: Compiler) -> Test:
        """False as soon as a part is false, else unknown if one is unknown."""
        tests = compiler.in_order(self.parts)
        if len(tests) == 1:
            return tests[0]

        def test(scene: Scene, bindings: Bindings) -> bool | None:
            answer: bool | None = True
            for each in tests:
                said = each(scene, bindings)
                if said is False:
                    return False
                if said is None:
                    answer = None
            return answer

        return compiler.remember(self, test)

    def names(self) -> Iterator[str]:
        """Those of the parts."""
        for part in self.parts:
            yield from part.names()

    def screens(self) -> Iterator[tuple[str, Where]]:
        """Those of the parts."""
        for part in self.parts:
            yield from part.screens()


class Compiler:
    """Compiles the predicates of one scenario and lets equal queries and named screens share their answers.

    Args:
        screens: The named screens.

    Attributes:
        followed: Lists that the compiled predicates ask to be followed from screen to screen.
    """

    def __init__(self, screens: Mapping[str, Predicate]) -> None:
        self._screens = screens
        self._named: dict[str, Test] = {}
        self._finders: dict[Query, Nodes] = {}
        self._slots = 0
        self.followed: list[Followed] = []

    def follow(self, followed: Followed) -> int:
        """Have a list followed from screen to screen; the number of it in a scene's ``unions``."""
        if followed not in self.followed:
            self.followed.append(followed)
        return self.followed.index(followed)

    def cost(self, name: str) -> int:
        """The cost of a named screen."""
        return self._screens[name].cost(self)

    def fleeting(self, name: str) -> bool:
        """Whether a named screen hangs on more than tree and facts."""
        return self._screens[name].fleeting(self)

    def in_order(self, parts: Iterable[Predicate]) -> list[Test]:
        """Tests of some predicates, cheap ones first."""
        return [part.compile(self) for part in sorted(parts, key=lambda part: part.cost(self))]

    def screen(self, name: str) -> Test:
        """The test of a named screen."""
        if name not in self._named:
            self._named[name] = self._screens[name].compile(self)
        return self._named[name]

    def nodes(self, query: Query) -> Nodes:
        """A function that finds the matches of a query, once per scene where the query uses no bound value."""
        found = self._finders.get(query)
        if found is None:
            found = self._finders[query] = self._finder(query)
        return found

    def remember(self, predicate: Predicate, test: Test) -> Test:
        """Ask a test once per scene, if it uses no bound value; of pixels and the clock once per screen."""
        if any(True for _ in predicate.names()):
            return test
        slot, fleeting = self.slot(), predicate.fleeting(self)

        def remembered(scene: Scene, bindings: Bindings) -> bool | None:
            memo = scene.own if fleeting else scene.memo
            if slot in memo:
                answer: bool | None = memo[slot]
            else:
                answer = memo[slot] = test(scene, bindings)
            return answer

        return remembered

    def slot(self) -> int:
        """A fresh number for a scene's memory."""
        self._slots += 1
        return self._slots

    def _finder(self, query: Query) -> Nodes:
        find = compile_query(query)
        if variables(query):
            return lambda scene, bindings: find(scene.screen, bindings)
        slot = self.slot()

        def nodes(scene: Scene, _: Bindings) -> list[Node]:
            memo = scene.memo
            found: list[Node] | None = memo.get(slot)
            if found is None:
                found = memo[slot] = find(scene.screen, NO_BINDINGS)
            return found

        return nodes


Reader = Callable[[Spot, Mapping[str, Spot], Reading], Predicate]
_READERS: dict[str, tuple[Reader, tuple[str, ...]]] = {}


def predicate(key: str, *beside: str) -> Callable[[Reader], Reader]:
    """Name the reader of one key of a predicate, and the keys that may stand beside it."""

    def register(reader: Reader) -> Reader:
        _READERS[key] = (reader, beside)
        return reader

    return register


@cache
def readers() -> Mapping[str, tuple[Reader, tuple[str, ...]]]:
    """All readers by key, in an order that does not hang on which module was imported first."""
    for name in _MODULES:
        import_module(f"gts_env.benchmark.predicates.{name}")
    return dict(sorted(_READERS.items()))


def read_predicate(spot: Spot, reading: Reading) -> Predicate:
    """Read a predicate: a mapping all of whose keys must hold, or a list all of whose items must hold.

    Args:
        spot: The YAML value.
        reading: Names that may be used.

    Raises:
        ScenarioError: An unknown key, screen or value, or a part of the wrong form.
    """
    if isinstance(spot.value, list):
        parts = tuple(read_predicate(item, reading) for item in spot.items(1))
        return parts[0] if len(parts) == 1 else All(spot.where, parts)
    known = readers()
    beside = [word for _, words in known.values() for word in words]
    fields = spot.fields((*known, *beside))
    keys = [key for key in fields if key in known]
    if not keys:
        raise spot.error("a predicate needs one of its keys", mend=f"Known: {', '.join(known)}.")
    for word in fields:
        if word not in known and not any(word in known[key][1] for key in keys):
            owners = ", ".join(key for key, (_, words) in known.items() if word in words)
            raise fields[word].error(f"{word!r} stands alone", mend=f"It belongs to: {owners}.", tell=False)
    made = tuple(known[key][0](fields[key], fields, reading) for key in keys)
    return made[0] if len(made) == 1 else All(spot.where, made)


def read_query(spot: Spot, reading: Reading) -> Query:
    """Read a node query and check the values it uses."""
    query = spot.query()
    reading.check(spot, variables(query))
    return query
