"""``text``, ``value`` and ``order``: what the texts of a screen say."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal
from itertools import pairwise
from typing import Any, ClassVar

from gts_env.benchmark.operand import OfNodes, Operand, read_node, read_operand, shown_text
from gts_env.benchmark.predicates.base import SEARCH, Compiler, Predicate, Reading, predicate, read_query
from gts_env.benchmark.predicates.nodes import queries_names
from gts_env.benchmark.scene import Bindings, Scene, Test
from gts_env.benchmark.spot import Spot, regex
from gts_env.benchmark.text_test import TEXT_TESTS, TextTest, read_text_test
from gts_env.benchmark.values import KINDS, compare
from gts_env.benchmark.values.compare import SHORT
from gts_env.screen.node import Node
from gts_env.screen.query import Query

_COMPARISONS = {"is": "==", "not": "!=", "below": "<", "at_most": "<=", "above": ">", "at_least": ">="}
_SIDES = {"left": 0, "top": 1, "right": 2, "bottom": 3}
_ATTRS = {"text": "text", "desc": "content_desc", "hint": "hint"}


@dataclass(frozen=True, slots=True)
class Text(Predicate):
    """The first match's text fits.

    Attributes:
        query: The node.
        test: What its text must be.
        attr: Which text: ``text``, ``desc``, ``hint``, or None for the text or else the description.
    """

    query: Query
    test: TextTest
    attr: str | None = None
    key: ClassVar[str] = "text"

    def compile(self, compiler: Compiler) -> Test:
        """Unknown where no node matches."""
        nodes, holds, slot = compiler.nodes(self.query), self.test.holds, _ATTRS.get(self.attr or "")

        def test(scene: Scene, bindings: Bindings) -> bool | None:
            found = nodes(scene, bindings)
            if not found:
                return None
            return holds(getattr(found[0], slot) if slot else shown_text(found[0]), bindings)

        return test

    def names(self) -> Iterator[str]:
        """Those of query and test."""
        yield from queries_names(self.query)
        yield from self.test.names()


@dataclass(frozen=True, slots=True)
class Value(Predicate):
    """A value compares so with others; every comparison must hold.

    Attributes:
        left: The value.
        comparisons: Operator and operand of each comparison.
        tolerance: Allowed difference of ``==`` and ``!=``.
    """

    left: Operand
    comparisons: tuple[tuple[str, Operand], ...]
    tolerance: Decimal = Decimal(0)
    key: ClassVar[str] = "value"

    def cost(self, compiler: Compiler) -> int:
        """That of reading texts."""
        return SEARCH

    def compile(self, compiler: Compiler) -> Test:
        """Unknown where a value is unknown or two cannot be compared."""
        left, tolerance = self.left.compile(compiler), self.tolerance
        rights = [(operator, operand.compile(compiler)) for operator, operand in self.comparisons]

        def test(scene: Scene, bindings: Bindings) -> bool | None:
            value = left(scene, bindings)
            said = [compare(operator, value, right(scene, bindings), tolerance) for operator, right in rights]
            return False if False in said else None if None in said else True

        return compiler.remember(self, test)

    def names(self) -> Iterator[str]:
        """Those of all operands."""
        yield from self.left.names()
        for _, operand in self.comparisons:
            yield from operand.names()


@dataclass(frozen=True, slots=True)
class Order(Predicate):
    """The visible matches are in order.

    Attributes:
        queries: One query, whose matches are read top to bottom and left to right; or several, of which the first
            matches are read as written.
        by: A side of the bounds or a kind of value.
        descending: Whether the largest comes first.
        part: Pattern that picks a piece of each text.
    """

    queries: tuple[Query, ...]
    by: str
    descending: bool = False
    part: str | None = None
    key: ClassVar[str] = "order"

    def cost(self, compiler: Compiler) -> int:
        """That of reading texts."""
        return SEARCH

    def compile(self, compiler: Compiler) -> Test:
        """False where a pair is out of order; unknown with fewer than two nodes, or one that cannot be read."""
        finders = [compiler.nodes(query) for query in self.queries]
        operator, by, part = ">=" if self.descending else "<=", self.by, self.part

        def test(scene: Scene, bindings: Bindings) -> bool | None:
            found = [finder(scene, bindings) for finder in finders]
            nodes = _reading_order(found[0]) if len(found) == 1 else [nodes[0] for nodes in found if nodes]
            if len(nodes) < max(2, len(found)):
                return None
            values = [_value(node, by, scene.screen.locale, part) for node in nodes]
            said = [compare(operator, a, b) for a, b in pairwise(values)]
            return False if False in said else None if None in said else True

        return compiler.remember(self, test)

    def names(self) -> Iterator[str]:
        """Those of the queries."""
        yield from queries_names(*self.queries)


def _reading_order(nodes: list[Node]) -> list[Node]:
    return sorted(nodes, key=lambda node: (node.bounds[1], node.bounds[0]))


def _value(node: Node, by: str, locale: str, part: str | None) -> Any:
    side = _SIDES.get(by)
    return read_node(node, by, locale, part) if side is None else node.bounds[side]


@predicate("text")
def _read_text(spot: Spot, _: Mapping[str, Spot], reading: Reading) -> Predicate:
    fields = spot.fields(("of", *TEXT_TESTS, "attr"), ("of",))
    attr = fields["attr"].choice(_ATTRS) if "attr" in fields else None
    return Text(spot.where, read_query(fields["of"], reading), read_text_test(spot, reading, fields), attr)


@predicate("value")
def _read_value(spot: Spot, _: Mapping[str, Spot], reading: Reading) -> Predicate:
    fields = spot.fields(("of", "as", *_COMPARISONS, "within", "part"), ("of", "as"))
    kind = fields["as"].choice(KINDS)
    part = regex(fields["part"]) if "part" in fields else None
    tolerance = Decimal(str(fields["within"].number(0, 1e12))) if "within" in fields else Decimal(0)
    comparisons = tuple(_comparison(word, fields[word], kind, reading, part) for word in _COMPARISONS if word in fields)
    if not comparisons:
        raise spot.error("no comparison", mend=f"One of: {', '.join(_COMPARISONS)}.", tell=False)
    left = read_operand(fields["of"], kind, reading, part)
    # A count or a bare number compares with numbers, whatever `as` says of the texts.
    if isinstance(left, OfNodes) and left.how == "count" and kind != "number":
        raise fields["as"].error("a count is a number", mend="Write as: number.")
    return Value(spot.where, left, comparisons, tolerance)


def _comparison(word: str, spot: Spot, kind: str, reading: Reading, part: str | None) -> tuple[str, Operand]:
    short = SHORT.fullmatch(spot.value) if word == "is" and isinstance(spot.value, str) else None
    if short:
        inner = Spot(short[2], spot.file, spot.line, spot.path)
        return short[1], read_operand(inner, kind, reading, part)
    return _COMPARISONS[word], read_operand(spot, kind, reading, part)


@predicate("order")
def _read_order(spot: Spot, _: Mapping[str, Spot], reading: Reading) -> Predicate:
    fields = spot.fields(("of", "by", "dir", "part"), ("of", "by"))
    of = fields["of"]
    queries = tuple(read_query(item, reading) for item in (of.items(2) if isinstance(of.value, list) else [of]))
    descending = "dir" in fields and fields["dir"].choice(("asc", "desc")) == "desc"
    part = regex(fields["part"]) if "part" in fields else None
    return Order(spot.where, queries, fields["by"].choice((*_SIDES, *KINDS)), descending, part)
