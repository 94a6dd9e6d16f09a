"""Tests of one text: equal, unequal, containing, matching."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from gts_env.benchmark.predicates.base import Reading
from gts_env.benchmark.scene import Bindings
from gts_env.benchmark.spot import Spot
from gts_env.screen.query import fill
from gts_env.screen.query_form import VARIABLE

TEXT_TESTS = ("is", "not", "contains", "matches")


@dataclass(frozen=True, slots=True)
class TextTest:
    """What a text must be; every part that is given must hold. Texts may hold ``${name}``.

    Attributes:
        one_of: Equal to one of these.
        none_of: Equal to none of these.
        contains: Has this part.
        matches: Has a part that this regular expression matches.
    """

    one_of: tuple[str, ...] = ()
    none_of: tuple[str, ...] = ()
    contains: str | None = None
    matches: str | None = None

    def holds(self, text: str, bindings: Bindings) -> bool:
        """Whether a text fits."""
        return (
            (not self.one_of or any(text == fill(word, bindings) for word in self.one_of))
            and not any(text == fill(word, bindings) for word in self.none_of)
            and (self.contains is None or fill(self.contains, bindings) in text)
            and (self.matches is None or re.search(fill(self.matches, bindings, literal=True), text) is not None)
        )

    def names(self) -> Iterator[str]:
        """The bound values that it uses."""
        for text in (*self.one_of, *self.none_of, self.contains or "", self.matches or ""):
            yield from VARIABLE.findall(text)


def read_text_test(spot: Spot, reading: Reading, fields: Mapping[str, Spot] | None = None) -> TextTest:
    """Read a text (short for ``is``) or the keys of :data:`TEXT_TESTS`.

    Args:
        spot: The value.
        reading: Names that may be used.
        fields: The keys, where they stand among others.

    Raises:
        ScenarioError: No test, a broken regular expression, or a value that is not bound.
    """
    if fields is None and isinstance(spot.value, str):
        test = TextTest(one_of=(spot.value,))
    else:
        given = fields if fields is not None else spot.fields(TEXT_TESTS)
        if not any(word in given for word in TEXT_TESTS):
            raise spot.error("no test of the text", mend=f"One of: {', '.join(TEXT_TESTS)}.")
        test = TextTest(
            one_of=_texts(given.get("is")),
            none_of=_texts(given.get("not")),
            contains=given["contains"].text() if "contains" in given else None,
            matches=_pattern(given["matches"]) if "matches" in given else None,
        )
    reading.check(spot, test.names())
    return test


def _texts(spot: Spot | None) -> tuple[str, ...]:
    if spot is None:
        return ()
    items = spot.items(1) if isinstance(spot.value, list) else [spot]
    for item in items:
        if not isinstance(item.value, str):
            raise item.error("expected a text", mend="Put it in quotes.")
    return tuple(item.value for item in items)


def _pattern(spot: Spot) -> str:
    text = spot.text()
    try:
        re.compile(VARIABLE.sub("x", text))
    except re.error as error:
        raise spot.error(f"not a regular expression: {error}") from None
    return text
