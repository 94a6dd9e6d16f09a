"""Operands of ``value``: literals, bound values, nodes, sums, counts, small arithmetic. Nothing is run as code."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from gts_env.benchmark.predicates.base import Compiler, Reading, read_query
from gts_env.benchmark.predicates.nodes import queries_names, within
from gts_env.benchmark.scene import Bindings, Scene
from gts_env.benchmark.spot import Spot
from gts_env.benchmark.values.kinds import add, read_literal, read_value, scale
from gts_env.screen.node import Node
from gts_env.screen.query import Query
from gts_env.screen.query_form import VARIABLE

Read = Callable[[Scene, Bindings], Any]
"""A compiled operand: its value, or None where it is unknown."""


@dataclass(frozen=True, slots=True)
class Operand(ABC):
    """Something that has a value on a screen.

    Attributes:
        kind: Kind of its value, a word of :data:`~gts_env.benchmark.values.KINDS`.
    """

    kind: str

    @abstractmethod
    def compile(self, compiler: Compiler) -> Read:
        """Turn it into a function."""

    def names(self) -> Iterator[str]:
        """The bound values that it uses."""
        yield from ()


@dataclass(frozen=True, slots=True)
class Literal(Operand):
    """A value written in the file."""

    value: Any

    def compile(self, compiler: Compiler) -> Read:
        """Always the same."""
        value = self.value
        return lambda _, __: value


@dataclass(frozen=True, slots=True)
class Bound(Operand):
    """A bound value. A bound text is read as the kind that is asked."""

    name: str

    def compile(self, compiler: Compiler) -> Read:
        """The bound value, read if it is a text."""
        name, kind = self.name, self.kind

        def read(scene: Scene, bindings: Bindings) -> Any:
            value = bindings.get(name)
            return read_value(kind, value, scene.screen.locale) if isinstance(value, str) else value

        return read

    def names(self) -> Iterator[str]:
        """Its name."""
        yield self.name


@dataclass(frozen=True, slots=True)
class OfNodes(Operand):
    """The value of the first match of a query, the sum over all, or their number.

    Attributes:
        query: The query.
        how: ``first``, ``sum`` or ``count``.
        place: Place that must be shown whole for a sum or a count.
        part: Regular expression that picks a piece of each text.
    """

    query: Query
    how: str = "first"
    place: Query | None = None
    part: str | None = None

    def compile(self, compiler: Compiler) -> Read:
        """Unknown where a text cannot be read or the place is not shown whole."""
        kind, part, how = self.kind, self.part, self.how
        if how == "first":
            nodes = compiler.nodes(self.query)

            def first(scene: Scene, bindings: Bindings) -> Any:
                found = nodes(scene, bindings)
                return read_node(found[0], kind, scene.screen.locale, part) if found else None

            return first
        look = within(compiler, self.query, self.place)
        partial = self.place is None

        def whole(scene: Scene, bindings: Bindings) -> Any:
            found, certain = look(scene, bindings)
            if not certain and not partial:
                return None
            if how == "count":
                return Decimal(len(found))
            return add([read_node(node, kind, scene.screen.locale, part) for node in found])

        return whole

    def names(self) -> Iterator[str]:
        """Those of both queries."""
        yield from queries_names(self.query, self.place)


@dataclass(frozen=True, slots=True)
class Arithmetic(Operand):
    """``plus``, ``minus`` or ``times`` of operands."""

    word: str
    parts: tuple[Operand, ...]

    def compile(self, compiler: Compiler) -> Read:
        """Unknown where a part is."""
        reads = [part.compile(compiler) for part in self.parts]
        combine = _COMBINE[self.word]
        return lambda scene, bindings: combine([read(scene, bindings) for read in reads])

    def names(self) -> Iterator[str]:
        """Those of the parts."""
        for part in self.parts:
            yield from part.names()


def shown_text(node: Node) -> str:
    """The text of a node, or its description where it has no text."""
    return node.text or node.content_desc


def picked(text: str, part: str | None) -> str | None:
    """The piece of a text that a pattern's first group (or the whole pattern) matches; None if it does not."""
    if part is None:
        return text
    match = re.search(part, text, re.DOTALL)
    return None if match is None else match[1] if match.re.groups else match[0]


def read_node(node: Node, kind: str, locale: str, part: str | None = None) -> Any:
    """The value of a node's text, or None if it cannot be read."""
    text = picked(shown_text(node), part)
    return None if text is None else read_value(kind, text, locale)


def read_operand(spot: Spot, kind: str, reading: Reading, part: str | None = None) -> Operand:
    """Read an operand.

    Args:
        spot: The value.
        kind: Kind of value that is asked.
        reading: Names that may be used.
        part: Pattern that picks a piece of the text of a queried node.

    Raises:
        ScenarioError: A literal that is not of the kind, an unknown key, or a value that is not bound.
    """
    value = spot.value
    if isinstance(value, dict):
        return _read_mapping(spot, kind, reading, part)
    if isinstance(value, str) and (bound := VARIABLE.fullmatch(value)):
        reading.check(spot, (bound[1],))
        return Bound(kind, bound[1])
    literal = read_literal(kind, value)
    if literal is None:
        raise spot.error(f"is not a {kind}")
    return Literal(kind, literal)


def _read_mapping(spot: Spot, kind: str, reading: Reading, part: str | None) -> Operand:
    word = next((word for word in (*_COMBINE, "sum", "count") if word in spot.value), None)
    if word is None:
        return OfNodes(kind, read_query(spot, reading), part=part)
    if word in _COMBINE:
        spot.fields((word,))
        items = spot.child(word).items(2)
        if word != "plus" and len(items) != 2:
            raise spot.child(word).error("expected two operands")
        # A factor may be a plain number whatever the kind is.
        kinds = [kind] + [("number" if word == "times" and not isinstance(i.value, dict) else kind) for i in items[1:]]
        return Arithmetic(
            kind, word, tuple(read_operand(i, k, reading, part) for i, k in zip(items, kinds, strict=True))
        )
    fields = spot.fields((word, "in"))
    place = read_query(fields["in"], reading) if "in" in fields else None
    return OfNodes("number" if word == "count" else kind, read_query(fields[word], reading), word, place, part)


def _minus(values: list[Any]) -> Any:
    left, right = values
    return add([left, scale(right, Decimal(-1))])


_COMBINE: dict[str, Callable[[list[Any]], Any]] = {
    "plus": add,
    "minus": _minus,
    "times": lambda values: scale(values[0], values[1]),
}
