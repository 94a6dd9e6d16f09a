"""Whether two values are the same for whatever may be made of them: equal, and of the same types all the way down.

``==`` alone is not enough for that: 1, 1.0 and True are equal, as are amounts of 5 and 5.00, and are written in
different ways.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from operator import attrgetter
from typing import Any

from gts_env.evolving import evolve

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
    if kind is tuple:
        return _all_same(a, b)
    if is_dataclass(kind):
        values = values_of(kind)
        return _all_same(values(a), values(b))
    if isinstance(a, Mapping):
        # In order, as what is made of a mapping may show it.
        return _all_same(tuple(a), tuple(b)) and _all_same(tuple(a.values()), tuple(b.values()))
    return bool(a == b) and repr(a) == repr(b)


def _all_same(a: tuple[Any, ...], b: tuple[Any, ...]) -> bool:
    if len(a) != len(b):
        return False
    for x, y in zip(a, b, strict=True):  # noqa: SIM110 - a generator would cost a call for each
        if x is not y and not same(x, y):
            return False
    return True


@cache
def names_of(kind: type) -> tuple[str, ...]:
    """Names of the fields of a dataclass."""
    return tuple(field.name for field in fields(kind))


@cache
def values_of(kind: type) -> Callable[[Any], tuple[Any, ...]]:
    """A function that gives the values of all fields of an instance of a dataclass."""
    names = names_of(kind)
    if len(names) < 2:
        return lambda one: tuple([getattr(one, name) for name in names])
    return attrgetter(*names)


STATES = 16
"""Values of one field that are known again when they come back."""
MOST = 1024
"""Objects whose likeness is remembered."""


class Recurring:
    """Finds that a field has got a value it had some time ago, though it is another object.

    Every value stands for the first one that was the same; comparing is done once for each object.
    """

    __slots__ = ("_first", "_of", "_wholes")

    def __init__(self) -> None:
        self._first: dict[Any, list[Any]] = {}
        self._wholes: dict[Any, Any] = {}
        self._of: dict[int, tuple[Any, Any]] = {}

    def alike(self, field: Any, a: Any, b: Any) -> bool:
        """Whether two values of a field, other objects, are the same."""
        one, other = self._of.get(id(a)), self._of.get(id(b))
        if one is not None and other is not None:
            return one[1] is other[1]
        return self._stands_for(field, a) is self._stands_for(field, b)

    def data(self, app: str, old: Any, new: Any) -> Any:
        """An app's data after a change, made of values known before wherever they are the same.

        Args:
            app: Id of the app.
            old: Its data before the change, whose values need no second look.
            new: Its data after it.
        """
        if old.__class__ is not new.__class__:
            return new
        kind = new.__class__
        values_in = values_of(kind)
        values = values_in(new)
        found = {
            name: self._stands_for((app, name), value)
            for name, value, before in zip(names_of(kind), values, values_in(old), strict=True)
            if value is not before
        }
        new = evolve(new, **found) if found else new
        values = values_in(new)
        return self._wholes.setdefault((app, *map(id, values)), new)

    def _stands_for(self, field: Any, value: Any) -> Any:
        known = self._of.get(id(value))
        if known is not None:
            return known[1]
        if len(self._of) >= MOST:
            self._of.clear()
            self._first.clear()
            self._wholes.clear()
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
