"""A parsed scenario file with other words, amounts and dates in everything that it says."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from gts_env.benchmark.variation.dates import Dates
from gts_env.benchmark.variation.words import Words
from gts_env.benchmark.yaml_lines import LineList, LineMap, line_list, line_map
from gts_env.errors import ScenarioError

_NAMES = frozenset({
    "schema", "scenario", "app", "vary", "id", "class", "package", "activity", "screen", "mode", "accepts", "operator",
    "seam", "command", "query", "urls", "reports", "why", "level", "defect", "entry", "key", "direction", "orientation",
    "press", "rotate", "open_app", "time_zone", "locale", "start", "navigation", "widgets", "embedded_only",
    "as", "by", "dir", "launch", "kill", "force_stop", "network",
})  # fmt: skip
"""Keys whose texts name parts of an app, of the language or of the library, and so are never changed."""
_REGEXES = frozenset({"text_re", "desc_re", "matches", "part"})
_COMPARED = frozenset({"is", "not", "below", "at_most", "above", "at_least", "plus", "minus", "times"})


@dataclass(frozen=True, slots=True)
class Rewriting:
    """Changes what a file says.

    Attributes:
        words: Words and amounts.
        dates: Dates.
        file: Path of the file, for errors.
    """

    words: Words
    dates: Dates
    file: str

    def document(self, document: LineMap) -> LineMap:
        """The whole file."""
        made = {
            key: value if key in ("vary", "schema", "draft") else self._root(key, value, document.lines[key])
            for key, value in document.items()
        }
        return line_map(made, document.line, document.lines)

    def _root(self, key: str, value: Any, line: int) -> Any:
        if key == "device" and isinstance(value, LineMap):
            moved = {k: self.text(v, k, value.lines[k]) if k == "now" else v for k, v in value.items()}
            return line_map(moved, value.line, value.lines)
        if key == "android" and isinstance(value, LineMap):
            steps = {
                k: self._value(v, k, value.lines[k], data=False, numbers=False)
                for k, v in value.items()
                if k == "steps"
            }
            return line_map({**value, **steps}, value.line, value.lines)
        data = key in ("data", "events")
        return self._value(value, key, line, data=data, numbers=data)

    def _value(self, value: Any, key: str, line: int, *, data: bool, numbers: bool) -> Any:
        if isinstance(value, str):
            return value if key in _NAMES and not data else self.text(value, key, line, exact=data)
        if isinstance(value, bool):
            return value
        if isinstance(value, int | float):
            return self.words.number(value) if numbers else value
        if isinstance(value, LineMap):
            made = {
                k: self._value(v, k, value.lines[k], data=data, numbers=data or (key == "value" and k in _COMPARED))
                for k, v in value.items()
            }
            return line_map(made, value.line, value.lines)
        if isinstance(value, LineList):
            items = [
                self._value(v, key, at, data=data, numbers=numbers) for v, at in zip(value, value.lines, strict=True)
            ]
            return line_list(items, value.line, value.lines)
        return value

    def text(self, text: str, key: str = "", line: int = 0, *, exact: bool = False) -> str:
        """One text: its dates are moved, and all between them gets other words.

        Raises:
            ScenarioError: A date that is marked is none.
        """
        if not (self.words or self.dates.days or "<" in text):
            return text
        regex = key in _REGEXES
        parts, end = [], 0
        try:
            for found in self._dates_in(text, regex):
                parts += [self.words.text(text[end : found.start()], exact=exact, regex=regex), self.dates.moved(found)]
                end = found.end()
        except ValueError as error:
            raise ScenarioError(str(error), file=self.file, line=line, value=text) from None
        return "".join(parts) + self.words.text(text[end:], exact=exact, regex=regex)

    def _dates_in(self, text: str, regex: bool) -> list[re.Match[str]]:
        found = list(self.dates.pattern().finditer(text))
        # A group of a regular expression has a name in pointed brackets: (?P<day>.*).
        return [m for m in found if not (regex and m["bare"] and text[: m.start()].endswith(("(?P", "(?")))]
