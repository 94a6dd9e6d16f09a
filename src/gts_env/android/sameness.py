"""Whether two values are the same for whatever may be made of them: equal, and of the same types all the way down.

``==`` alone is not enough for that: 1, 1.0 and True are equal, as are amounts of 5 and 5.00, and are written in
different ways.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

_EXACT = (str, int, bool, bytes, type(None))
"""Types whose equal values, if of one type, can be told apart in no way."""


def same(a: Any, b: Any) -> bool:
    """Whether two immutable values can stand for each other.

    Parts that are one object are not looked into, so that comparing states that share most of what they hold is quick.
    """
    if a is b:
        return True
    kind = type(a)
    if kind is not type(b):
        return False
    if kind in _EXACT:
        return bool(a == b)
    if is_dataclass(kind):
        return all(same(getattr(a, name), getattr(b, name)) for name in _names(kind))
    if kind is tuple:
        return len(a) == len(b) and all(x is y or same(x, y) for x, y in zip(a, b, strict=True))
    if isinstance(a, Mapping):
        # In order, as what is made of a mapping may show it.
        return len(a) == len(b) and all(
            same(x, y) and same(a[x], b[y]) for x, y in zip(a, b, strict=True)
        )  # fmt: skip
    return bool(a == b) and repr(a) == repr(b)


@cache
def _names(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


STATES = 16
"""Values of one field that are known again when they come back."""
MOST = 1024
"""Objects whose likeness is remembered."""


class Recurring:
    """Finds that a field has got a value it had some time ago, though it is another object.

    Every value stands for the first one that was the same; comparing is done once for each object.
    """

    __slots__ = ("_first", "_of")

    def __init__(self) -> None:
        self._first: dict[Any, list[Any]] = {}
        self._of: dict[int, tuple[Any, Any]] = {}

    def alike(self, field: Any, a: Any, b: Any) -> bool:
        """Whether two values of a field are the same."""
        return a is b or self._stands_for(field, a) is self._stands_for(field, b)

    def _stands_for(self, field: Any, value: Any) -> Any:
        known = self._of.get(id(value))
        if known is not None:
            return known[1]
        if len(self._of) >= MOST:
            self._of.clear()
            self._first.clear()
        found = self._found(self._first.setdefault(field, []), value)
        # The value is held, so that its identity is not used twice.
        self._of[id(value)] = value, found
        return found

    def _found(self, firsts: list[Any], value: Any) -> Any:
        for place, first in enumerate(firsts):
            # ``==`` refuses most at once, and in C.
            if first is value or (first == value and same(first, value)):
                firsts.insert(0, firsts.pop(place))
                return first
        firsts.insert(0, value)
        del firsts[STATES:]
        return value
