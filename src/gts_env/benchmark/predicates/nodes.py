"""``has``, ``absent`` and ``count``."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from gts_env.benchmark.comparison import Comparison, read_comparison
from gts_env.benchmark.place import shown_whole
from gts_env.benchmark.predicates.base import SEARCH, Compiler, Predicate, Reading, predicate, read_query
from gts_env.benchmark.scene import Bindings, Scene, Test
from gts_env.benchmark.spot import Spot
from gts_env.screen.node import Node
from gts_env.screen.query import Query, variables

Within = Callable[[Scene, Bindings], tuple[list[Node], bool]]
"""The matches in a place, and whether it is certain that there are no others."""


@dataclass(frozen=True, slots=True)
class Has(Predicate):
    """A node matches."""

    query: Query
    key: ClassVar[str] = "has"

    def compile(self, compiler: Compiler) -> Test:
        """Never unknown."""
        nodes = compiler.nodes(self.query)
        return lambda scene, bindings: bool(nodes(scene, bindings))

    def names(self) -> Iterator[str]:
        """Those of the query."""
        yield from variables(self.query)


@dataclass(frozen=True, slots=True)
class Absent(Predicate):
    """No node matches in a place that is shown whole."""

    query: Query
    place: Query | None = None
    key: ClassVar[str] = "absent"

    def cost(self, compiler: Compiler) -> int:
        """That of a look at the whole place."""
        return SEARCH

    def compile(self, compiler: Compiler) -> Test:
        """False where a node matches, unknown where the place is not shown whole."""
        look = within(compiler, self.query, self.place)

        def test(scene: Scene, bindings: Bindings) -> bool | None:
            found, certain = look(scene, bindings)
            return False if found else True if certain else None

        return compiler.remember(self, test)

    def names(self) -> Iterator[str]:
        """Those of both queries."""
        yield from queries_names(self.query, self.place)


@dataclass(frozen=True, slots=True)
class Count(Predicate):
    """So many nodes match."""

    query: Query
    comparison: Comparison
    place: Query | None = None
    key: ClassVar[str] = "count"

    def compile(self, compiler: Compiler) -> Test:
        """With a place, unknown where more matches may lie beyond it and would change the answer."""
        comparison = self.comparison
        if self.place is None:
            nodes = compiler.nodes(self.query)
            return lambda scene, bindings: comparison.holds(len(nodes(scene, bindings)))
        look = within(compiler, self.query, self.place)

        def test(scene: Scene, bindings: Bindings) -> bool | None:
            found, certain = look(scene, bindings)
            return comparison.holds(len(found)) if certain else comparison.holds_from(len(found))

        return compiler.remember(self, test)

    def names(self) -> Iterator[str]:
        """Those of both queries."""
        yield from queries_names(self.query, self.place)


def within(compiler: Compiler, query: Query, place: Query | None) -> Within:
    """Compile a look for the matches of a query inside a place (None: the whole screen)."""
    nodes = compiler.nodes(query)
    if place is None:
        return lambda scene, bindings: (nodes(scene, bindings), shown_whole(scene.screen.roots))
    places = compiler.nodes(place)

    def look(scene: Scene, bindings: Bindings) -> tuple[list[Node], bool]:
        where = places(scene, bindings)[:1]
        inside = _below(where)
        return [node for node in nodes(scene, bindings) if id(node) in inside], bool(where) and shown_whole(where)

    return look


def queries_names(*queries: Query | None) -> Iterator[str]:
    """The bound values that some queries use."""
    for query in queries:
        if query is not None:
            yield from variables(query)


def _below(places: Sequence[Node]) -> set[int]:
    return {id(node) for place in places for node in place.walk() if node is not place}


@predicate("has")
def _read_has(spot: Spot, _: Mapping[str, Spot], reading: Reading) -> Predicate:
    return Has(spot.where, read_query(spot, reading))


@predicate("absent", "in")
def _read_absent(spot: Spot, beside: Mapping[str, Spot], reading: Reading) -> Predicate:
    place = read_query(beside["in"], reading) if "in" in beside else None
    return Absent(spot.where, read_query(spot, reading), place)


@predicate("count")
def _read_count(spot: Spot, _: Mapping[str, Spot], reading: Reading) -> Predicate:
    fields = spot.fields(("of", "is", "in"), ("of", "is"))
    place = read_query(fields["in"], reading) if "in" in fields else None
    return Count(spot.where, read_query(fields["of"], reading), read_comparison(fields["is"]), place)
