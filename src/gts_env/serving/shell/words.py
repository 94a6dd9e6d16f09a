"""A line of shell as words and operators: quotes, escapes, variables."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

LONGEST = 1 << 17
"""Characters of one line; longer ones are refused, as the kernel refuses them."""
OPERATORS = ("&&", "||", ">>", "2>&1", "1>&2", ">&2", "2>>", "2>", "1>", ">", "<", ";", "|", "&", "\n")
"""Operators, longer ones before those that they begin with."""
_SPACES = " \t"
_FIRST = frozenset(sign[0] for sign in OPERATORS)
_PLAIN = re.compile(r"[A-Za-z0-9_./:=,@%+-]+")
"""What means itself wherever it stands in a word."""


class ShellSyntaxError(ValueError):
    """A line that the shell cannot read; ``str()`` is what it says."""


@dataclass(frozen=True, slots=True)
class Variable:
    """A variable in a word.

    Attributes:
        name: Its name; ``?`` for the result of the last command.
    """

    name: str


@dataclass(frozen=True, slots=True)
class Word:
    """A word: literal pieces and variables, put together when it is used."""

    parts: tuple[str | Variable, ...]

    @property
    def plain(self) -> str | None:
        """The text of a word without variables."""
        return "".join(p for p in self.parts if isinstance(p, str)) if self.is_plain else None

    @property
    def is_plain(self) -> bool:
        """Whether it has no variables."""
        return all(isinstance(part, str) for part in self.parts)


@dataclass(frozen=True, slots=True)
class Operator:
    """One of :data:`OPERATORS`."""

    sign: str


Token = Word | Operator


def tokens(line: str) -> Iterator[Token]:
    """The words and operators of a line.

    Raises:
        ShellSyntaxError: A quote is not closed, or the line is too long.
    """
    if len(line) > LONGEST:
        raise ShellSyntaxError("Argument list too long")
    at = 0
    while at < len(line):
        if line[at] in _SPACES or line.startswith("\\\n", at):
            at += 1 if line[at] in _SPACES else 2
            continue
        if line[at] == "#":
            end = line.find("\n", at)
            at = len(line) if end < 0 else end
            continue
        sign = _operator(line, at) if line[at] in _FIRST else None
        if sign is not None:
            yield Operator(sign)
            at += len(sign)
        else:
            word, at = _word(line, at)
            yield word


def _word(line: str, at: int) -> tuple[Word, int]:
    parts: list[str | Variable] = []
    literal: list[str] = []
    quoted = False
    while at < len(line):
        sign = line[at]
        plain = _PLAIN.match(line, at)
        if plain is not None:
            literal.append(plain[0])
            at = plain.end()
        elif sign == "'":
            end = _closing(line, at, "'")
            literal.append(line[at + 1 : end])
            at, quoted = end + 1, True
        elif sign == '"':
            at, quoted = _double(line, at, literal, parts), True
        elif sign == "\\":
            literal.append(line[at + 1 : at + 2].replace("\n", ""))
            at += 2
        elif sign == "$" and (found := _variable(line, at)) is not None:
            _flush(literal, parts)
            parts.append(found[0])
            at = found[1]
        elif sign in _SPACES or (sign in _FIRST and _operator(line, at) is not None):
            break
        else:
            literal.append(sign)
            at += 1
    _flush(literal, parts)
    return Word(tuple(parts) if parts or not quoted else ("",)), at


def _operator(line: str, at: int) -> str | None:
    """The operator that begins here. A digit before ``>`` belongs to one only at the beginning of a word."""
    return next((sign for sign in OPERATORS if line.startswith(sign, at)), None)


def _double(line: str, at: int, literal: list[str], parts: list[str | Variable]) -> int:
    r"""The inside of double quotes: variables count, and a backslash before ``$ ` " \\`` and line ends."""
    end = at + 1
    while end < len(line) and line[end] != '"':
        if line[end] == "\\" and line[end + 1 : end + 2] in ("$", "`", '"', "\\", "\n"):
            literal.append(line[end + 1].replace("\n", ""))
            end += 2
        elif line[end] == "$" and (found := _variable(line, end)) is not None:
            _flush(literal, parts)
            parts.append(found[0])
            end = found[1]
        else:
            literal.append(line[end])
            end += 1
    if end >= len(line):
        raise ShellSyntaxError("no closing quote")
    return end + 1


def _variable(line: str, at: int) -> tuple[Variable, int] | None:
    """A variable at a ``$``, and where it ends; None for a plain dollar sign."""
    after = line[at + 1 : at + 2]
    if after == "?":
        return Variable("?"), at + 2
    if after == "{":
        end = line.find("}", at)
        name = line[at + 2 : end] if end > 0 else ""
        if not (name == "?" or name.isidentifier()):
            raise ShellSyntaxError("bad substitution")
        return Variable(name), end + 1
    end = at + 1
    while end < len(line) and (line[end].isalnum() or line[end] == "_"):
        end += 1
    name = line[at + 1 : end]
    return (Variable(name), end) if name.isidentifier() else None


def _closing(line: str, at: int, quote: str) -> int:
    end = line.find(quote, at + 1)
    if end < 0:
        raise ShellSyntaxError("no closing quote")
    return end


def _flush(literal: list[str], parts: list[str | Variable]) -> None:
    if literal:
        parts.append("".join(literal))
        literal.clear()
