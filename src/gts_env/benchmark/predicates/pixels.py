"""``pixels``: the picture inside a node. Asked last, on screens that have a picture."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, ClassVar

from gts_env.benchmark.comparison import Comparison, read_comparison
from gts_env.benchmark.picture import Picture, crop_of, take_picture
from gts_env.benchmark.predicates.base import PIXELS, Compiler, Predicate, Reading, predicate, read_query
from gts_env.benchmark.predicates.nodes import queries_names
from gts_env.benchmark.scene import Bindings, Scene, Test
from gts_env.benchmark.spot import Spot
from gts_env.errors import near
from gts_env.screen.query import Query
from gts_env.screen.query_form import VARIABLE

_WORDS = ("blank", "contrast", "colour", "ink_at_edge", "same_as")
_SIDES = ("left", "top", "right", "bottom")
_COLOUR = re.compile(r"(#[0-9A-Fa-f]{6})(?:\s*(<=|>=|<|>)\s*(\d+(?:\.\d+)?)\s*%)?")
_SHARE = Comparison(">=", Decimal(2))
"""A colour counts as there from two percent of the pixels."""

Measure = Callable[[Any, Bindings], bool | None]


@dataclass(frozen=True, slots=True)
class Pixels(Predicate):
    """The picture inside the first match is so.

    Attributes:
        query: The node.
        word: What is measured: ``blank``, ``contrast``, ``colour``, ``ink_at_edge`` or ``same_as``.
        argument: A colour, a side (or ``any``), or the name of a bound picture.
        comparison: Of the contrast ratio (1 to 21), or of the share of a colour in percent.
    """

    query: Query
    word: str
    argument: str = ""
    comparison: Comparison | None = None
    key: ClassVar[str] = "pixels"

    def cost(self, compiler: Compiler) -> int:
        """The highest."""
        return PIXELS

    def fleeting(self, compiler: Compiler) -> bool:
        """Pixels may differ where the tree does not."""
        return True

    def compile(self, compiler: Compiler) -> Test:
        """Unknown where there is no node, or no picture."""
        nodes, measure = compiler.nodes(self.query), _MEASURES[self.word](self)

        def test(scene: Scene, bindings: Bindings) -> bool | None:
            found = nodes(scene, bindings)
            picture = crop_of(scene.screen, found[0]) if found else None
            return None if picture is None else measure(picture, bindings)

        return compiler.remember(self, test)

    def names(self) -> Iterator[str]:
        """Those of the query, and a bound picture."""
        yield from queries_names(self.query)
        if self.word == "same_as":
            yield self.argument


def _blank(_: Pixels) -> Measure:
    from gts_env.screen.measure import is_blank

    return lambda picture, _: is_blank(picture)


def _contrast(predicate: Pixels) -> Measure:
    from gts_env.screen.measure import contrast_ratio

    comparison = _given(predicate)
    return lambda picture, _: comparison.holds(contrast_ratio(picture))


def _colour(predicate: Pixels) -> Measure:
    from gts_env.screen.measure import colour_share, rgb

    comparison, colour = _given(predicate), rgb(predicate.argument)
    return lambda picture, _: comparison.holds(100 * colour_share(picture, colour))


def _ink_at_edge(predicate: Pixels) -> Measure:
    from gts_env.screen.measure import ink_at_edge

    sides = _SIDES if predicate.argument == "any" else (predicate.argument,)
    return lambda picture, _: any(ink_at_edge(picture, side) for side in sides)


def _same_as(predicate: Pixels) -> Measure:
    name = predicate.argument

    def measure(picture: Any, bindings: Bindings) -> bool | None:
        bound = bindings.get(name)
        return bound.like(take_picture(picture)) if isinstance(bound, Picture) else None

    return measure


_MEASURES: dict[str, Callable[[Pixels], Measure]] = {
    "blank": _blank,
    "contrast": _contrast,
    "colour": _colour,
    "ink_at_edge": _ink_at_edge,
    "same_as": _same_as,
}


def _given(predicate: Pixels) -> Comparison:
    return predicate.comparison or _SHARE


@predicate("pixels")
def _read_pixels(spot: Spot, __: Mapping[str, Spot], reading: Reading) -> Predicate:
    fields = spot.fields(("of", "is"), ("of", "is"))
    query, measure = read_query(fields["of"], reading), fields["is"]
    word, _, rest = measure.text().strip().partition(" ")
    argument = rest.strip()
    if word not in _WORDS:
        raise measure.error("unknown word", mend=near(word, _WORDS) or f"One of: {', '.join(_WORDS)}.")
    comparison: Comparison | None = None
    if word == "contrast":
        comparison, argument = read_comparison(Spot(argument, measure.file, measure.line, measure.path)), ""
    elif word == "colour":
        argument, comparison = _read_colour(argument, measure)
    elif word == "same_as":
        argument = _read_bound(argument, measure, reading)
    elif word == "ink_at_edge" and argument not in (*_SIDES, "any"):
        raise measure.error("unknown side", mend=f"Write ink_at_edge and one of: {', '.join(_SIDES)}, any.")
    elif word == "blank" and argument:
        raise measure.error("'blank' stands alone")
    return Pixels(spot.where, query, word, argument, comparison)


def _read_colour(text: str, spot: Spot) -> tuple[str, Comparison]:
    match = _COLOUR.fullmatch(text)
    if match is None:
        raise spot.error("not a colour", mend='Write "colour #d32f2f" or "colour #d32f2f > 50 %".')
    share = Spot(f"{match[2]} {match[3]}", spot.file, spot.line, spot.path)
    return match[1], read_comparison(share) if match[2] else _SHARE


def _read_bound(text: str, spot: Spot, reading: Reading) -> str:
    match = VARIABLE.fullmatch(text)
    if match is None:
        raise spot.error("expected a bound picture", mend='Write "same_as ${name}".')
    reading.check(spot, (match[1],))
    return match[1]
