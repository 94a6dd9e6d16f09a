"""A small parser for the Java expressions that UiAutomator's locators are: constructors, chained calls, literals."""

from __future__ import annotations

import re
from dataclasses import dataclass

LONGEST = 16_384
"""Characters of one expression."""
DEEPEST = 16
"""Expressions inside each other."""
_TOKEN = re.compile(
    r"""\s*(?:
        (?P<string>"(?:[^"\\]|\\.)*")
      | (?P<number>-?\d+(?:\.\d+)?)[LlFfDd]?
      | (?P<name>[A-Za-z_][A-Za-z0-9_]*)
      | (?P<sign>[().,;])
    )""",
    re.VERBOSE,
)
_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f", '"': '"', "'": "'", "\\": "\\"}


class SelectorError(ValueError):
    """An expression that cannot be read; ``str()`` says where and why."""


@dataclass(frozen=True, slots=True)
class Call:
    """A call in a chain.

    Attributes:
        name: Name of the method.
        args: Texts, numbers, truth values, or further expressions.
    """

    name: str
    args: tuple[Value, ...]


@dataclass(frozen=True, slots=True)
class Made:
    """``new Kind(args).call(...).call(...)``.

    Attributes:
        kind: Name of the class.
        args: Arguments of its constructor.
        calls: Calls that follow, in order.
    """

    kind: str
    args: tuple[Value, ...]
    calls: tuple[Call, ...]


Value = str | int | float | bool | Made


def parse(text: str) -> list[Made]:
    """The expressions of a locator; most have one, a semicolon stands between several.

    Raises:
        SelectorError: It cannot be read.
    """
    if len(text) > LONGEST:
        raise SelectorError(f"a locator has at most {LONGEST} characters, this one {len(text)}")
    reader = _Reader(text)
    found = [reader.made(0)]
    while reader.takes(";") and not reader.ended:
        found.append(reader.made(0))
    if not reader.ended:
        raise reader.wrong("the end")
    return found


class _Reader:
    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0

    @property
    def ended(self) -> bool:
        return not self._text[self._at :].strip()

    def wrong(self, wanted: str) -> SelectorError:
        rest = self._text[self._at : self._at + 30].strip()
        return SelectorError(f"expected {wanted} at character {self._at} of the locator, found {rest or 'its end'!r}")

    def _peek(self, kind: str) -> str | None:
        match = _TOKEN.match(self._text, self._at)
        return match[kind] if match else None

    def _take(self, kind: str, wanted: str) -> str:
        match = _TOKEN.match(self._text, self._at)
        if match is None or match[kind] is None:
            raise self.wrong(wanted)
        self._at = match.end()
        return match[kind]

    def takes(self, sign: str) -> bool:
        """Read a sign if it comes next."""
        if self._peek("sign") != sign:
            return False
        self._take("sign", sign)
        return True

    def made(self, depth: int) -> Made:
        """A constructor with its chain; ``new`` may be left out."""
        if depth > DEEPEST:
            raise SelectorError(f"a locator goes at most {DEEPEST} expressions deep")
        kind = self._take("name", "'new UiSelector()'")
        if kind == "new":
            kind = self._take("name", "a class")
        args = self._args(depth)
        calls = []
        while self.takes("."):
            calls.append(Call(self._take("name", "the name of a method"), self._args(depth)))
        return Made(kind, args, tuple(calls))

    def _args(self, depth: int) -> tuple[Value, ...]:
        if not self.takes("("):
            raise self.wrong("'('")
        found: list[Value] = []
        while not self.takes(")"):
            if found and not self.takes(","):
                raise self.wrong("',' or ')'")
            found.append(self._value(depth))
        return tuple(found)

    def _value(self, depth: int) -> Value:
        if self._peek("string") is not None:
            return _unescaped(self._take("string", "a text")[1:-1])
        if self._peek("number") is not None:
            number = self._take("number", "a number")
            return float(number) if "." in number else int(number)
        if (word := self._peek("name")) in ("true", "false"):
            self._take("name", "")
            return word == "true"
        return self.made(depth + 1)


def _unescaped(text: str) -> str:
    def char(match: re.Match[str]) -> str:
        word = match[1]
        return chr(int(word[1:], 16)) if word[0] == "u" and len(word) == 5 else _ESCAPES.get(word, word)

    return re.sub(r"\\(u[0-9a-fA-F]{4}|.)", char, text, flags=re.DOTALL)
