"""The written form of a node query: a small mapping, checked strictly and kept as a frozen value."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from gts_env.errors import GtsError, near

VARIABLE = re.compile(r"\$\{([A-Za-z_][A-Za-z0-9_]*)\}")
"""A value bound earlier and used in a query: ``${title}``."""
PATTERNS = ("text_re", "desc_re")
STATES = (
    "checkable",
    "checked",
    "clickable",
    "enabled",
    "focusable",
    "focused",
    "scrollable",
    "long_clickable",
    "password",
    "selected",
)
_STRINGS = ("id", "text", "text_re", "contains", "desc", "desc_re", "class", "package", "hint")
_NESTED = ("inside", "has", "near")
KEYS = (*_STRINGS, *STATES, *_NESTED, "nth")
_NEVER_EMPTY = ("id", "text_re", "contains", "desc_re", "class", "package")


class QueryError(GtsError, ValueError):
    """A query, or another small mapping written beside it, that cannot be meant.

    Args:
        problem: What is wrong.
        field: Dotted path inside the mapping, such as ``inside.text``; empty for the mapping itself.
        value: The value found there.
        mend: What would be right.
    """

    def __init__(self, problem: str, *, field: str = "", value: Any = None, mend: str = "") -> None:
        super().__init__(
            f"{field}: {problem}" if field else problem, found="" if value is None else repr(value), mend=mend
        )
        self.problem, self.field, self.value, self.mend = problem, field, value, mend


@dataclass(frozen=True, slots=True)
class Query:
    """Which nodes of a screen are meant. Every part that is not None must hold.

    Strings may hold ``${name}``, filled from the bindings at run time.

    Attributes:
        id: Resource id without its package (``save``), or in full (``org.gts.notes:id/save``).
        text: Exact text.
        text_re: Regular expression for the whole text (``.`` matches line breaks too).
        contains: Part of the text, case kept.
        desc: Exact content description.
        desc_re: Regular expression for the whole content description.
        class_name: Class in full, or its last part (``TextView``); the key is ``class``.
        package: Package of the node.
        hint: Exact hint.
        checkable: Required state; so for all states up to ``selected``.
        inside: Query that an ancestor of the node matches.
        has: Query that a descendant of the node matches.
        near: Query for a node that it stands next to: no farther away than the higher of both is high, and of the
            matches the nearest to it.
        nth: Keep only the match of this number in drawing order, from 0; negative numbers count from the last.
    """

    id: str | None = None
    text: str | None = None
    text_re: str | None = None
    contains: str | None = None
    desc: str | None = None
    desc_re: str | None = None
    class_name: str | None = None
    package: str | None = None
    hint: str | None = None
    checkable: bool | None = None
    checked: bool | None = None
    clickable: bool | None = None
    enabled: bool | None = None
    focusable: bool | None = None
    focused: bool | None = None
    scrollable: bool | None = None
    long_clickable: bool | None = None
    password: bool | None = None
    selected: bool | None = None
    inside: Query | None = None
    has: Query | None = None
    near: Query | None = None
    nth: int | None = None

    @classmethod
    def from_dict(cls, value: object, field: str = "") -> Query:
        """Read a query from its written form.

        Args:
            value: A mapping with the keys of the class (``class`` for ``class_name``), or a bare string, short
                for ``{text: that}``.
            field: Path of the value, put before the paths that errors name.

        Raises:
            QueryError: An unknown key, a value of the wrong kind, or a broken regular expression.
        """
        if isinstance(value, str):
            value = {"text": value}
        if not isinstance(value, Mapping):
            raise QueryError("a query is a mapping or a text", field=field, value=value)
        if not value:
            raise QueryError(
                "an empty query would match every node", field=field, mend=f"Known keys: {', '.join(KEYS)}."
            )
        parts: dict[str, Any] = {}
        for key, item in value.items():
            parts["class_name" if key == "class" else key] = _read(key, item, f"{field}.{key}" if field else str(key))
        return cls(**parts)

    def parts(self) -> Iterator[tuple[str, Any]]:
        """Yield the keys that are given, as written, with their values."""
        for slot in fields(self):
            value = getattr(self, slot.name)
            if value is not None:
                yield ("class" if slot.name == "class_name" else slot.name), value

    def __str__(self) -> str:
        return "{" + ", ".join(f"{key}: {v if isinstance(v, Query) else repr(v)}" for key, v in self.parts()) + "}"


def variables(query: Query) -> tuple[str, ...]:
    """The names that the query expects to be bound, each once, in order of use."""
    found: dict[str, None] = {}
    for _, value in query.parts():
        names = (
            variables(value) if isinstance(value, Query) else VARIABLE.findall(value) if isinstance(value, str) else ()
        )
        found.update(dict.fromkeys(names))
    return tuple(found)


def bind(query: Query, bindings: Mapping[str, str]) -> Query:
    """Fill every ``${name}`` of a query; in a regular expression the bound value is taken literally.

    Raises:
        QueryError: A name is not bound.
    """
    changed: dict[str, Any] = {}
    for key, value in query.parts():
        slot = "class_name" if key == "class" else key
        if isinstance(value, Query):
            changed[slot] = bind(value, bindings)
        elif isinstance(value, str) and "${" in value:
            changed[slot] = fill(value, bindings, literal=key in PATTERNS, field=key)
    return replace(query, **changed) if changed else query


def fill(text: str, bindings: Mapping[str, str], *, literal: bool = False, field: str = "") -> str:
    """Replace each ``${name}`` by its bound value.

    Args:
        text: The text to fill.
        bindings: Values by name.
        literal: Escape the values for use inside a regular expression.
        field: Path to name in the error.

    Raises:
        QueryError: A name is not bound.
    """

    def value(match: re.Match[str]) -> str:
        name = match[1]
        if name not in bindings:
            known = ", ".join(bindings) or "nothing"
            raise QueryError(f"no value is bound to {name!r}", field=field, value=text, mend=f"Bound so far: {known}.")
        bound = str(bindings[name])
        return re.escape(bound) if literal else bound

    return VARIABLE.sub(value, text)


def _read(key: object, item: object, field: str) -> Any:
    if key in _STRINGS:
        return _string(str(key), item, field)
    if key in STATES:
        if not isinstance(item, bool):
            raise QueryError("expected true or false", field=field, value=item)
        return item
    if key in _NESTED:
        return Query.from_dict(item, field)
    if key == "nth":
        if isinstance(item, bool) or not isinstance(item, int):
            raise QueryError("expected a whole number", field=field, value=item)
        return int(item)
    raise QueryError(
        f"unknown key {key!r}", field=field, mend=near(str(key), KEYS) or f"Known keys: {', '.join(KEYS)}."
    )


def _string(key: str, item: object, field: str) -> str:
    if not isinstance(item, str):
        raise QueryError("expected a text", field=field, value=item, mend="Put it in quotes.")
    text = str(item)
    if not text and key in _NEVER_EMPTY:
        raise QueryError("is empty and would match every node", field=field)
    if "${" in VARIABLE.sub("", text):
        raise QueryError("'${' opens no variable", field=field, value=text, mend="Write ${name}.")
    if key in PATTERNS:
        try:
            re.compile(VARIABLE.sub("x", text))
        except re.error as error:
            raise QueryError(f"not a regular expression: {error}", field=field, value=text) from None
    return text
