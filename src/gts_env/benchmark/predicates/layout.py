"""``relation``: how two nodes lie to each other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from gts_env.benchmark.predicates.base import Compiler, Predicate, Reading, predicate, read_query
from gts_env.benchmark.predicates.nodes import queries_names
from gts_env.benchmark.scene import Bindings, Scene, Test
from gts_env.benchmark.spot import Spot
from gts_env.screen.node import Bounds
from gts_env.screen.query import Query
from gts_env.screen.query_form import VARIABLE

Box = Callable[[Scene, Bindings], Bounds | None]

RELATIONS: dict[str, Callable[[Bounds, Bounds, int], bool]] = {
    "overlaps": lambda a, b, s: min(a[2], b[2]) - max(a[0], b[0]) > s and min(a[3], b[3]) - max(a[1], b[1]) > s,
    "inside": lambda a, b, s: a[0] >= b[0] - s and a[1] >= b[1] - s and a[2] <= b[2] + s and a[3] <= b[3] + s,
    "contains": lambda a, b, s: RELATIONS["inside"](b, a, s),
    "left_of": lambda a, b, s: a[2] <= b[0] + s,
    "right_of": lambda a, b, s: a[0] >= b[2] - s,
    "above": lambda a, b, s: a[3] <= b[1] + s,
    "below": lambda a, b, s: a[1] >= b[3] - s,
    "aligned_left": lambda a, b, s: abs(a[0] - b[0]) <= s,
    "aligned_top": lambda a, b, s: abs(a[1] - b[1]) <= s,
    "aligned_right": lambda a, b, s: abs(a[2] - b[2]) <= s,
    "aligned_bottom": lambda a, b, s: abs(a[3] - b[3]) <= s,
    "centered_x": lambda a, b, s: abs(a[0] + a[2] - b[0] - b[2]) <= 2 * s,
    "centered_y": lambda a, b, s: abs(a[1] + a[3] - b[1] - b[3]) <= 2 * s,
    "same_width": lambda a, b, s: abs((a[2] - a[0]) - (b[2] - b[0])) <= s,
    "same_height": lambda a, b, s: abs((a[3] - a[1]) - (b[3] - b[1])) <= s,
    "narrower": lambda a, b, s: (a[2] - a[0]) + s < b[2] - b[0],
    "shorter": lambda a, b, s: (a[3] - a[1]) + s < b[3] - b[1],
}
"""Relations of the bounds a to the bounds b, with a slack in device pixels."""


@dataclass(frozen=True, slots=True)
class Relation(Predicate):
    """Two nodes lie so.

    Attributes:
        a: A query, or the name of bound bounds.
        b: Likewise; None for the whole screen.
        word: Key of :data:`RELATIONS`.
        slack: Tolerance in device pixels.
    """

    a: Query | str
    b: Query | str | None
    word: str
    slack: int = 1
    key: ClassVar[str] = "relation"

    def compile(self, compiler: Compiler) -> Test:
        """Unknown where one of them is missing."""
        a, b, relation, slack = _box(compiler, self.a), _box(compiler, self.b), RELATIONS[self.word], self.slack

        def test(scene: Scene, bindings: Bindings) -> bool | None:
            first, second = a(scene, bindings), b(scene, bindings)
            return None if first is None or second is None else relation(first, second, slack)

        return compiler.remember(self, test)

    def names(self) -> Iterator[str]:
        """Bound bounds and those of the queries."""
        for side in (self.a, self.b):
            if isinstance(side, str):
                yield side
            else:
                yield from queries_names(side)


def _box(compiler: Compiler, side: Query | str | None) -> Box:
    if side is None:
        return lambda scene, _: (0, 0, scene.screen.width, scene.screen.height)
    if isinstance(side, str):
        return lambda _, bindings: _bounds(bindings.get(side))
    nodes = compiler.nodes(side)

    def box(scene: Scene, bindings: Bindings) -> Bounds | None:
        found = nodes(scene, bindings)
        return found[0].bounds if found else None

    return box


def _bounds(value: Any) -> Bounds | None:
    return value if isinstance(value, tuple) and len(value) == 4 else None


@predicate("relation")
def _read_relation(spot: Spot, _: Mapping[str, Spot], reading: Reading) -> Predicate:
    fields = spot.fields(("a", "b", "is", "slack"), ("a", "is"))
    b = _read_side(fields["b"], reading) if "b" in fields else None
    slack = fields["slack"].whole(0, 1000) if "slack" in fields else 1
    return Relation(spot.where, _read_side(fields["a"], reading), b, fields["is"].choice(RELATIONS), slack)


def _read_side(spot: Spot, reading: Reading) -> Query | str:
    bound = VARIABLE.fullmatch(spot.value) if isinstance(spot.value, str) else None
    if bound is None:
        return read_query(spot, reading)
    reading.check(spot, (bound[1],))
    return bound[1]
