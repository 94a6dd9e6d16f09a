"""A value of a scenario file together with the place where it stands: the way every reader takes what it needs."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar

from gts_env.benchmark.yaml_lines import LineList, LineMap
from gts_env.errors import ScenarioError, near
from gts_env.screen.query import Query, QueryError

T = TypeVar("T")
_STEP = re.compile(r"\[(\d+)\]|([^.\[\]]+)")
_KINDS = {
    dict: "a mapping",
    list: "a list",
    str: "a text",
    bool: "true or false",
    int: "a whole number",
    float: "a number",
}


@dataclass(frozen=True, slots=True)
class Where:
    """A place in a scenario file: its path and a line, counted from 1."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


@dataclass(frozen=True, slots=True)
class Spot:
    """One value of a file and its place.

    Attributes:
        value: The value as read.
        file: Path of the file.
        line: Its line, counted from 1; 0 where lines are not known, as in JSON.
        path: Dotted path of the field, for example ``defects[0].basis.reach``.
    """

    value: Any
    file: str
    line: int = 1
    path: str = ""

    @property
    def where(self) -> Where:
        """File and line alone."""
        return Where(self.file, self.line)

    def error(self, problem: str, *, mend: str = "", tell: bool = True) -> ScenarioError:
        """An error at this place; ``tell`` adds the value found."""
        value = self.value if tell else None
        return ScenarioError(
            problem, file=self.file, line=self.line or None, field=self.path or None, value=value, mend=mend
        )

    def fields(self, known: Iterable[str], required: Iterable[str] = ()) -> dict[str, Spot]:
        """The values of a mapping by key.

        Raises:
            ScenarioError: Not a mapping, a key that is not known, or a required one missing.
        """
        if not isinstance(self.value, dict):
            raise self.error("expected a mapping")
        names = tuple(known)
        found = {key: self.child(key) for key in self.value}
        for key, spot in found.items():
            if key not in names:
                raise spot.error(
                    f"unknown key {key!r}", mend=near(key, names) or f"Known keys: {', '.join(names)}.", tell=False
                )
        for key in required:
            if key not in found:
                raise self.error(f"{key!r} is missing", tell=False)
        return found

    def child(self, key: str) -> Spot:
        """The value of one key, which must be there."""
        lines = self.value.lines if isinstance(self.value, LineMap) else {}
        return Spot(self.value[key], self.file, lines.get(key, self.line), f"{self.path}.{key}" if self.path else key)

    def entries(self) -> Iterator[tuple[str, Spot]]:
        """Key and value of each entry of a mapping with free keys."""
        if not isinstance(self.value, dict):
            raise self.error("expected a mapping")
        for key in self.value:
            yield key, self.child(key)

    def items(self, least: int = 0) -> list[Spot]:
        """The items of a list of at least so many."""
        if not isinstance(self.value, list):
            raise self.error("expected a list")
        if len(self.value) < least:
            raise self.error(f"expected at least {least} item{'s' if least > 1 else ''}", tell=False)
        lines = self.value.lines if isinstance(self.value, LineList) else [self.line] * len(self.value)
        return [Spot(item, self.file, lines[i], f"{self.path}[{i}]") for i, item in enumerate(self.value)]

    def text(self, pattern: str | None = None, mend: str = "") -> str:
        """A text that is not empty and, if asked, matches a regular expression as a whole."""
        if not isinstance(self.value, str):
            raise self.error("expected a text", mend="Put it in quotes." if self.value is not None else "")
        if not self.value.strip():
            raise self.error("is empty")
        if pattern is not None and not re.fullmatch(pattern, self.value):
            raise self.error("is not of the expected form", mend=mend)
        return self.value

    def choice(self, words: Iterable[str]) -> str:
        """One of some words."""
        names = tuple(words)
        if self.value not in names or not isinstance(self.value, str):
            raise self.error("unknown word", mend=near(str(self.value), names) or f"One of: {', '.join(names)}.")
        return self.value

    def flag(self) -> bool:
        """True or false."""
        return bool(self._of(bool))

    def whole(self, low: int, high: int) -> int:
        """A whole number within bounds, both included."""
        if isinstance(self.value, bool) or not isinstance(self.value, int) or not low <= self.value <= high:
            raise self.error(f"expected a whole number from {low} to {high}")
        return self.value

    def number(self, low: float, high: float) -> float:
        """A number within bounds, both included."""
        if isinstance(self.value, bool) or not isinstance(self.value, (int, float)) or not low <= self.value <= high:
            raise self.error(f"expected a number from {low} to {high}")
        return float(self.value)

    def texts(self, least: int = 0) -> tuple[str, ...]:
        """A list of texts."""
        return tuple(item.text() for item in self.items(least))

    def query(self) -> Query:
        """A node query."""
        return self.take(Query.from_dict)

    def take(self, reader: Callable[[object], T]) -> T:
        """Let a reader of small written forms read the value; its QueryError is told with the line it means."""
        try:
            return reader(self.value)
        except QueryError as error:
            spot = self.at(error.field)
            raise ScenarioError(
                error.problem, file=spot.file, line=spot.line, field=spot.path, value=error.value, mend=error.mend
            ) from None

    def at(self, path: str) -> Spot:
        """The place of a dotted path below this one, as far as it exists."""
        spot = self
        for number, key in _STEP.findall(path):
            if key and isinstance(spot.value, dict) and key in spot.value:
                spot = spot.child(key)
            elif number and isinstance(spot.value, list) and int(number) < len(spot.value):
                spot = spot.items()[int(number)]
            else:
                return Spot(None, spot.file, spot.line, f"{spot.path}.{key}" if key else f"{spot.path}[{number}]")
        return spot

    def _of(self, kind: type) -> Any:
        if not isinstance(self.value, kind):
            raise self.error(f"expected {_KINDS[kind]}")
        return self.value


def regex(spot: Spot) -> str:
    """A regular expression, checked."""
    text = spot.text()
    try:
        re.compile(text)
    except re.error as error:
        raise spot.error(f"not a regular expression: {error}") from None
    return text
