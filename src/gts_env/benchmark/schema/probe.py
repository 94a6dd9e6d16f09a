"""A probe that stands in for a value of a scenario file and finds out what a reader asks of it.

A reader is given a probe in place of the whole file. At one place of it, the *target*, the first question is the answer
to what may stand there: a mapping of these keys, one of these words, a number from here to there. On the way to the
target the probe is a file that holds just what leads there; everywhere else it says whatever the reader likes to hear.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from gts_env.benchmark.action_pattern import ActionPattern
from gts_env.benchmark.spot import Where
from gts_env.errors import ScenarioError
from gts_env.screen.query import Query

Trail = tuple[str, ...]
"""Keys that lead to a place; ``[]`` for the items of a list, ``*`` for the values of a mapping with free keys."""
ITEM, ANY = "[]", "*"
_FREE_KEY = "xx"
_FORMS: dict[Any, str] = {ActionPattern.from_dict: "action", Query.from_dict: "query"}
"""Names of small written forms by their readers."""


class Answer(Exception):
    """What a reader asked of the target.

    Attributes:
        kind: ``object``, ``map``, ``array``, ``ref`` or ``plain``.
        known: Keys of an object.
        required: Those that must be there.
        schema: What else is known of it; of a ``ref`` the name.
    """

    def __init__(self, kind: str, known: Trail = (), required: Trail = (), schema: Any = None) -> None:
        super().__init__(kind)
        self.kind, self.known, self.required, self.schema = kind, known, required, schema

    @property
    def key(self) -> tuple[Any, ...]:
        """Equal for answers that say the same."""
        return self.kind, self.known, self.required, repr(self.schema)


class Refused(Exception):
    """The reader does not take a value of this kind."""


class Hints(NamedTuple):
    """What a reader must be told on the way.

    Attributes:
        beside: Keys that a key needs beside it, where the mapping knows them.
        alone: Keys one of which makes a mapping of its kind whole.
        values: Values by key, where not any text will do.
    """

    beside: Mapping[str, Trail]
    alone: Trail
    values: Mapping[str, Any]


class Probe:
    """Looks like a :class:`~gts_env.benchmark.spot.Spot`.

    Args:
        trail: What still leads to the target; None where this is not on the way.
        value: The value of the target, or of a place beside the way.
        hints: What a reader must be told.

    Attributes:
        looked: Whether somebody looked at the target's value.
    """

    file, line, path = "<schema>", 1, ""

    def __init__(self, trail: Trail | None, value: Any, hints: Hints) -> None:
        self._trail, self._value, self._hints = trail, value, hints
        self.looked = False
        self._next: dict[str, Probe] = {}

    @property
    def _is_target(self) -> bool:
        return self._trail == ()

    @property
    def where(self) -> Where:
        """A place like any other."""
        return Where(self.file, self.line)

    @property
    def value(self) -> Any:
        """The value, made up."""
        self.looked = True
        if not self._trail:
            return self._value
        return [None] if self._trail[0] == ITEM else {self._trail[0]: None}

    def error(self, problem: str, **_: object) -> Exception:
        """What a reader raises: a refusal, if it is about the target."""
        return Refused(problem) if self._is_target else ScenarioError(problem)

    def fields(self, known: Iterable[str], required: Iterable[str] = ()) -> dict[str, Probe]:
        """The keys on the way and those that a reader insists on."""
        names, needed = tuple(dict.fromkeys(known)), tuple(required)
        if self._is_target:
            raise Answer("object", names, needed)
        wanted = {*needed, *(self._on_way(self._trail[0]) if self._trail else self._hints.alone)}
        return {key: self.child(key) for key in names if key in wanted}

    def _on_way(self, key: str) -> Trail:
        return (key, *self._hints.beside.get(key, ()))

    def child(self, key: str) -> Probe:
        """The place of a key."""
        if key not in self._next:
            on_way = bool(self._trail) and key == self._trail[0]  # type: ignore[index]
            trail = self._trail[1:] if on_way and self._trail else None
            value = self._value if on_way else self._hints.values.get(key, {})
            self._next[key] = Probe(trail, value, self._hints)
        return self._next[key]

    def entries(self) -> Iterator[tuple[str, Probe]]:
        """A free key on the way, or those of a made-up value."""
        if self._is_target:
            raise Answer("map")
        if self._trail:
            yield _FREE_KEY if self._trail[0] == ANY else self._trail[0], self.child(self._trail[0])
        elif isinstance(self._value, dict):
            yield from ((key, self.child(key)) for key in self._value)

    def items(self, least: int = 0) -> list[Probe]:
        """The item on the way, as often as a reader insists."""
        if self._is_target:
            raise Answer("array", schema={"minItems": least} if least else {})
        if self._trail:
            return [self.child(ITEM)] * max(1, least)
        return [Probe(None, item, self._hints) for item in self._value] if isinstance(self._value, list) else []

    def target(self) -> Probe | None:
        """The target, if the reader came there."""
        if self._is_target:
            return self
        below = self._next.get(self._trail[0]) if self._trail else None
        return below.target() if below is not None else None

    def text(self, pattern: str | None = None, mend: str = "") -> str:
        """Any text."""
        form = {"pattern": f"^(?:{pattern})$"} if pattern else {"minLength": 1}
        return str(self._plain({"type": "string", **form}, self._value or "x"))

    def choice(self, words: Iterable[str]) -> str:
        """The value, or the first of the words."""
        names = list(words)
        return str(self._plain({"enum": names}, self._value or names[0]))

    def flag(self) -> bool:
        """False."""
        return bool(self._plain({"type": "boolean"}, False))

    def whole(self, low: int, high: int) -> int:
        """The least number allowed."""
        return int(self._plain({"type": "integer", "minimum": low, "maximum": high}, low))

    def number(self, low: float, high: float) -> float:
        """The least number allowed."""
        return float(self._plain({"type": "number", "minimum": low, "maximum": high}, low))

    def texts(self, least: int = 0) -> tuple[str, ...]:
        """No texts."""
        schema = {"type": "array", "items": {"type": "string", "minLength": 1}}
        self._plain({**schema, "minItems": least} if least else schema, None)
        return ()

    def query(self) -> Query:
        """Any query."""
        if self._is_target:
            raise Answer("ref", schema="query")
        return Query(id="x")

    def take(self, reader: Callable[[object], Any]) -> Any:
        """What a reader of a small written form makes of a word."""
        if self._is_target:
            raise Answer("ref", schema=_FORMS[reader])
        return reader("any")

    def _plain(self, schema: dict[str, Any], otherwise: Any) -> Any:
        if self._is_target:
            raise Answer("plain", schema=schema)
        return otherwise
