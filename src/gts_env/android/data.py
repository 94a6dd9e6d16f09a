"""From the plain values of a scenario file to the frozen dataclasses of an app, checking every one.

The error of a value that does not fit begins with the path of its field, such as ``events[3].start``.
"""

from __future__ import annotations

import datetime as dt
import types
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from gts_env.errors import near
from gts_env.evolving import evolve

T = TypeVar("T")


def build(cls: type[T], values: Any, path: str = "") -> T:
    """Make a dataclass from a mapping of its fields.

    Fields may be str, int, float, bool, date, datetime, time (as ISO texts), enums (by value), ``Literal``, optional
    types, tuples, mappings and dataclasses. What ``__post_init__`` refuses with ``ValueError("field: reason")`` is
    reported under the path of this value.

    Args:
        cls: A dataclass.
        values: Mapping of field names to plain values; fields left out keep their defaults.
        path: Path of this value, for errors.

    Raises:
        ValueError: A field is unknown, missing or does not fit; the message begins with its path.
    """
    return _made(cls, values, path, None)


def merged(base: T, values: Any, path: str = "") -> T:
    """A copy of a dataclass with some fields replaced, checked as :func:`build` does."""
    return _made(type(base), values, path, base)


def convert(kind: Any, value: Any, path: str) -> Any:
    """A plain value as an annotated type.

    Raises:
        ValueError: It does not fit; the message begins with ``path``.
    """
    if isinstance(kind, type) and is_dataclass(kind) and isinstance(value, kind):
        return value
    origin = get_origin(kind)
    if origin in (Union, types.UnionType):
        return _union(kind, value, path)
    if origin is Literal:
        return _one_of(get_args(kind), value, path)
    if origin is tuple:
        return _tuple(get_args(kind), value, path)
    if origin in _MAPPINGS:
        return _mapping(get_args(kind), value, path)
    if kind is Any:
        return value
    if isinstance(kind, type) and issubclass(kind, Enum):
        return kind(_one_of(tuple([m.value for m in kind]), value, path))
    if isinstance(kind, type) and is_dataclass(kind):
        return build(kind, value, path)
    simple = _SIMPLE.get(kind)
    if simple is None:
        raise ValueError(f"{path}: fields of type {kind!r} cannot be read from a scenario")
    return simple(value, path)


def _made(cls: type[T], values: Any, path: str, base: T | None) -> T:
    if not isinstance(values, Mapping):
        raise ValueError(f"{path or 'data'}: expected a mapping of fields, found {_shown(values)}")
    known = _fields(cast(Any, cls))
    given = {}
    for name, value in values.items():
        here = f"{path}.{name}" if path else str(name)
        if name not in known:
            hint = near(str(name), known) or f"Known: {', '.join(known)}"
            raise ValueError(f"{here}: there is no such field. {hint}")
        given[name] = convert(known[name][1], value, here)
    if base is None:
        for name, (field, _) in known.items():
            if name not in given and field.default is MISSING and field.default_factory is MISSING:
                raise ValueError(f"{path}.{name}: is missing" if path else f"{name}: is missing")
    try:
        return evolve(base, **given) if base is not None else cls(**given)  # type: ignore[type-var]
    except ValueError as error:
        raise ValueError(f"{path}.{error}" if path else str(error)) from None


@cache
def _fields(cls: Any) -> dict[str, tuple[Field[Any], Any]]:
    hints = get_type_hints(cls)
    return {f.name: (f, hints[f.name]) for f in fields(cls) if f.init}


def _union(kind: Any, value: Any, path: str) -> Any:
    kinds = get_args(kind)
    if value is None and type(None) in kinds:
        return None
    kinds = tuple([k for k in kinds if k is not type(None)])
    if len(kinds) == 1:
        return convert(kinds[0], value, path)
    for one in kinds:
        try:
            return convert(one, value, path)
        except ValueError:
            continue
    raise ValueError(f"{path}: {_shown(value)} fits none of {', '.join(_name(k) for k in kinds)}")


def _one_of(choices: tuple[Any, ...], value: Any, path: str) -> Any:
    for choice in choices:
        if choice == value and type(choice) is type(value):
            return choice
    listed = ", ".join(str(c) for c in choices)
    hint = near(str(value), map(str, choices))
    raise ValueError(f"{path}: expected one of {listed}; found {_shown(value)}. {hint}".rstrip())


def _tuple(kinds: tuple[Any, ...], value: Any, path: str) -> tuple[Any, ...]:
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise ValueError(f"{path}: expected a list, found {_shown(value)}")
    if len(kinds) == 2 and kinds[1] is ...:
        return tuple([convert(kinds[0], item, f"{path}[{i}]") for i, item in enumerate(value)])
    if len(kinds) != len(value):
        raise ValueError(f"{path}: expected {len(kinds)} values, found {len(value)}")
    return tuple([convert(k, item, f"{path}[{i}]") for i, (k, item) in enumerate(zip(kinds, value, strict=True))])


def _mapping(kinds: tuple[Any, ...], value: Any, path: str) -> dict[Any, Any]:
    if not isinstance(value, Mapping):
        raise ValueError(f"{path}: expected a mapping, found {_shown(value)}")
    return {convert(kinds[0], k, f"{path}.{k}"): convert(kinds[1], v, f"{path}.{k}") for k, v in value.items()}


def _plain(kind: Any, name: str) -> Callable[[Any, str], Any]:
    def read(value: Any, path: str) -> Any:
        if type(value) is kind or (kind is float and type(value) is int):
            return kind(value)
        raise ValueError(f"{path}: expected {name}, found {_shown(value)}")

    return read


def _moment(kind: Any, name: str) -> Callable[[Any, str], Any]:
    def read(value: Any, path: str) -> Any:
        if type(value) is kind:
            return value
        try:
            made = kind.fromisoformat(value)
        except (TypeError, ValueError):
            raise ValueError(f"{path}: expected {name}, found {_shown(value)}") from None
        if getattr(made, "tzinfo", None) is not None:
            raise ValueError(f"{path}: expected {name} without an offset, found {_shown(value)}")
        return made

    return read


_SIMPLE: dict[Any, Callable[[Any, str], Any]] = {
    str: _plain(str, "a text"),
    int: _plain(int, "a whole number"),
    float: _plain(float, "a number"),
    bool: _plain(bool, "true or false"),
    dt.date: _moment(dt.date, "a date such as 2026-10-14"),
    dt.datetime: _moment(dt.datetime, "a time such as 2026-10-14T09:41"),
    dt.time: _moment(dt.time, "a time of day such as 09:41"),
}
_MAPPINGS = (dict, Mapping)


def _name(kind: Any) -> str:
    return str(getattr(kind, "__name__", kind))


def _shown(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else f"{text[:57]}..."


def check_fields(values: Mapping[str, Any], known: Collection[str]) -> None:
    """Check that a scenario's ``data:`` has no fields that an app does not know.

    Raises:
        ValueError: It has one; the message begins with its name.
    """
    for name in values:
        if name not in known:
            raise ValueError(f"{name}: there is no such field. {near(name, known) or 'Known: ' + ', '.join(known)}")


def check_unique(collection: str, ids: Iterable[str]) -> None:
    """Check that the items of a collection have ids of their own.

    Raises:
        ValueError: One stands twice; the message begins with the path of its field.
    """
    seen: set[str] = set()
    for i, one in enumerate(ids):
        if one in seen:
            raise ValueError(f"{collection}[{i}].id: {one!r} stands twice")
        seen.add(one)
