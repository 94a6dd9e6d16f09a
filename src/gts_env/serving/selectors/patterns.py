"""Regular expressions of strangers, matched in bounded time.

Python's matcher tries one way after the other and can take for ever on a pattern made for that. Patterns that cannot do
this go to it; the others are followed in all ways at once, in time that grows with pattern and text only.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

from gts_env.serving.selectors.java import SelectorError

# Python's own parser of patterns; what it makes of them is not told to type checkers.
sre: Any = importlib.import_module("re._constants")
sre_parse: Any = importlib.import_module("re._parser")

LONGEST_PATTERN = 512
LONGEST_TEXT = 1000
"""Characters of a text that are looked at."""
MOST_STATES = 400
"""States of a pattern: what is repeated by number counts that often."""
Test = Callable[[str], bool]
_REPEATS = (sre.MAX_REPEAT, sre.MIN_REPEAT, sre.POSSESSIVE_REPEAT)
_BACKWARDS = (sre.GROUPREF, sre.GROUPREF_EXISTS, sre.ASSERT, sre.ASSERT_NOT, sre.ATOMIC_GROUP, sre.POSSESSIVE_REPEAT)


def check(pattern: str) -> None:
    """Check that a pattern can be matched.

    Raises:
        SelectorError: It cannot be read, or not in bounded time.
    """
    _matcher(pattern, False, False)


def fits(pattern: str, text: str, *, anywhere: bool = False, ignore_case: bool = False) -> bool:
    """Whether a pattern matches a text: all of it, or with ``anywhere`` some part of it.

    Raises:
        SelectorError: The pattern cannot be read, or not in bounded time.
    """
    return _matcher(pattern, anywhere, ignore_case)(text[:LONGEST_TEXT])


@lru_cache(maxsize=128)
def _matcher(pattern: str, anywhere: bool, ignore_case: bool) -> Test:
    if len(pattern) > LONGEST_PATTERN:
        raise SelectorError(f"a pattern has at most {LONGEST_PATTERN} characters")
    flags = re.DOTALL | (re.IGNORECASE if ignore_case else 0)
    try:
        compiled = re.compile(pattern, flags)
        tree = sre_parse.parse(pattern, flags)
    except (re.error, OverflowError, RecursionError) as error:
        raise SelectorError(f"the pattern {pattern[:100]!r} cannot be read: {error}") from error
    if _tame(tree, anywhere):
        return lambda text: (compiled.search if anywhere else compiled.fullmatch)(text) is not None
    machine = _Machine(pattern, tree, compiled.flags, anywhere)
    return machine.fits


def _tame(tree: Iterable[Any], anywhere: bool) -> bool:
    """Whether Python's matcher has few ways to go: little that varies, and nothing of it inside a repeat."""
    nested, varying = _ways(tree)
    return not nested and varying <= (1 if anywhere else 2)


def _ways(tree: Iterable[Any]) -> tuple[bool, int]:
    """Whether something that varies is repeated, and how many parts vary in length or kind."""
    nested, varying = False, 0
    for kind, value in tree:
        inside = [_ways(part) for part in _parts(kind, value)]
        below = sum(count for _, count in inside)
        repeats = kind in _REPEATS and value[1] > 1
        nested = nested or any(n for n, _ in inside) or (repeats and below > 0)
        varying += below + (kind in _REPEATS and value[0] != value[1]) + (kind is sre.BRANCH)
    return nested, varying


def _parts(kind: Any, value: Any) -> list[Any]:
    if kind in _REPEATS:
        return [value[2]]
    if kind is sre.SUBPATTERN:
        return [value[3]]
    if kind is sre.BRANCH:
        return list(value[1])
    if kind in (sre.ASSERT, sre.ASSERT_NOT):
        return [value[1]]
    if kind is sre.ATOMIC_GROUP:
        return [value]
    return [part for part in value[1:] if part is not None] if kind is sre.GROUPREF_EXISTS else []


class _Machine:
    """States that are all followed at once: each takes a character, or goes on without one."""

    def __init__(self, pattern: str, tree: Iterable[Any], flags: int, anywhere: bool) -> None:
        self._pattern, self._flags, self._anywhere = pattern, flags & re.IGNORECASE, anywhere
        self._takes: list[Test | None] = []
        self._next: list[list[int]] = []
        self._asks: list[Any] = []
        self._end = self._state()
        self._start = self._sequence(list(tree), self._end)

    def _state(self, takes: Test | None = None, following: Iterable[int] = (), asks: Any = None) -> int:
        if len(self._takes) >= MOST_STATES:
            raise SelectorError(f"the pattern {self._pattern[:100]!r} repeats too much")
        self._takes.append(takes)
        self._next.append(list(following))
        self._asks.append(asks)
        return len(self._takes) - 1

    def _sequence(self, tree: list[Any], after: int) -> int:
        for kind, value in reversed(tree):
            after = self._part(kind, value, after)
        return after

    def _part(self, kind: Any, value: Any, after: int) -> int:
        if kind in _BACKWARDS:
            raise SelectorError(f"the pattern {self._pattern[:100]!r} repeats too much for one that looks around")
        if kind is sre.SUBPATTERN:
            return self._sequence(list(value[3]), after)
        if kind is sre.BRANCH:
            return self._state(following=[self._sequence(list(part), after) for part in value[1]])
        if kind is sre.AT:
            return self._state(following=[after], asks=value)
        if kind not in _REPEATS:
            return self._state(_taker(kind, value, self._flags), [after])
        least, most, part = int(value[0]), value[1], list(value[2])
        if most is sre.MAXREPEAT:
            loop = self._state(following=[after])
            self._next[loop].append(self._sequence(part, loop))
            after = loop
        else:
            for _ in range(int(most) - least):
                after = self._state(following=[after, self._sequence(part, after)])
        for _ in range(least):
            after = self._sequence(part, after)
        return after

    def _reached(self, states: Iterable[int], text: str, at: int) -> list[int]:
        """States that can be reached without taking a character."""
        seen: dict[int, None] = {}
        stack = list(states)
        while stack:
            state = stack.pop()
            if state in seen or (self._asks[state] is not None and not _holds(self._asks[state], text, at)):
                continue
            seen[state] = None
            if self._takes[state] is None:
                stack.extend(self._next[state])
        return list(seen)

    def fits(self, text: str) -> bool:
        """Whether the pattern matches."""
        now = self._reached([self._start], text, 0)
        for at, sign in enumerate(text):
            if self._anywhere and self._end in now:
                return True
            taken = [self._next[s][0] for s in now if (takes := self._takes[s]) is not None and takes(sign)]
            now = self._reached([*taken, self._start] if self._anywhere else taken, text, at + 1)
            if not now:
                return False
        return self._end in now


def _taker(kind: Any, value: Any, flags: int) -> Test:
    """Whether a character is taken: asked of Python's own matcher, one character at a time, and remembered."""
    one = re.compile(_written(kind, value), re.DOTALL | flags)
    return lru_cache(maxsize=256)(lambda sign: one.fullmatch(sign) is not None)


def _written(kind: Any, value: Any) -> str:
    if kind is sre.ANY:
        return "."
    if kind is sre.LITERAL:
        return re.escape(chr(value))
    if kind is sre.NOT_LITERAL:
        return f"[^{re.escape(chr(value))}]"
    if kind is not sre.IN:
        raise SelectorError(f"{kind} is too much for a pattern that repeats so much")
    inside = "".join(_in_class(k, v) for k, v in value)
    return f"[{inside}]"


_CATEGORIES = {
    sre.CATEGORY_DIGIT: r"\d", sre.CATEGORY_NOT_DIGIT: r"\D", sre.CATEGORY_SPACE: r"\s",
    sre.CATEGORY_NOT_SPACE: r"\S", sre.CATEGORY_WORD: r"\w", sre.CATEGORY_NOT_WORD: r"\W",
}  # fmt: skip


def _in_class(kind: Any, value: Any) -> str:
    if kind is sre.NEGATE:
        return "^"
    if kind is sre.LITERAL:
        return re.escape(chr(value))
    if kind is sre.RANGE:
        return f"{re.escape(chr(value[0]))}-{re.escape(chr(value[1]))}"
    return _CATEGORIES[value]


def _holds(asked: Any, text: str, at: int) -> bool:
    if asked in (sre.AT_BEGINNING, sre.AT_BEGINNING_STRING):
        return at == 0
    if asked is sre.AT_END:
        return at == len(text) or (at == len(text) - 1 and text[at] == "\n")
    if asked is sre.AT_END_STRING:
        return at == len(text)
    before = at > 0 and (text[at - 1].isalnum() or text[at - 1] == "_")
    after = at < len(text) and (text[at].isalnum() or text[at] == "_")
    return (before != after) is (asked is sre.AT_BOUNDARY)
