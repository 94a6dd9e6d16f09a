"""Lines of shell as commands: lists with ``; && ||``, pipes, redirections, assignments."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gts_env.serving.shell.words import Operator, ShellSyntaxError, Token, Word, tokens

MOST = 512
"""Commands of one line."""
_REDIRECTIONS = {">": (1, False), "1>": (1, False), ">>": (1, True), "2>": (2, False), "2>>": (2, True)}
_JOINS = {"2>&1": 2, "1>&2": 1, ">&2": 1}


@dataclass(frozen=True, slots=True)
class Redirection:
    """Where output goes instead.

    Attributes:
        number: 1 for output, 2 for errors.
        append: Whether a file is added to.
        target: The file; None for where the other one of the two goes (``2>&1``, ``>&2``).
    """

    number: int
    append: bool = False
    target: Word | None = None


@dataclass(frozen=True, slots=True)
class Command:
    """One command.

    Attributes:
        assignments: Variables that are set, by name.
        words: The command's name and its arguments.
        redirections: Where its output goes.
        source: File that its input is read from, or None.
    """

    assignments: tuple[tuple[str, Word], ...] = ()
    words: tuple[Word, ...] = ()
    redirections: tuple[Redirection, ...] = ()
    source: Word | None = None


@dataclass(frozen=True, slots=True)
class Step:
    """A pipeline in a list.

    Attributes:
        when: ``;`` always, ``&&`` after success, ``||`` after failure.
        commands: The pipeline; each reads what the one before wrote.
    """

    when: str
    commands: tuple[Command, ...]


def parse(line: str) -> list[Step]:
    """A line as steps.

    Raises:
        ShellSyntaxError: It cannot be read.
    """
    steps: list[Step] = []
    when = ";"
    pipe: list[list[Token]] = [[]]
    for token in [*tokens(line), Operator(";")]:
        sign = token.sign if isinstance(token, Operator) else None
        if sign == "|":
            pipe.append([])
        elif sign in (";", "&&", "||", "&", "\n"):
            _finish(steps, when, pipe, sign)
            when, pipe = (";" if sign in ("&", "\n") else sign), [[]]
        else:
            pipe[-1].append(token)
    return steps


def _finish(steps: list[Step], when: str, pipe: list[list[Token]], sign: str) -> None:
    if pipe == [[]]:
        if when != ";" or sign in ("&&", "||"):
            raise ShellSyntaxError(f"syntax error: unexpected '{sign if sign != chr(10) else 'newline'}'")
        return
    if len(steps) >= MOST:
        raise ShellSyntaxError("Argument list too long")
    steps.append(Step(when, tuple([_command(part) for part in pipe])))


def _command(part: Sequence[Token]) -> Command:
    assignments: list[tuple[str, Word]] = []
    words: list[Word] = []
    redirections: list[Redirection] = []
    source: Word | None = None
    rest = iter(part)
    for token in rest:
        if isinstance(token, Operator):
            if token.sign in _JOINS:
                redirections.append(Redirection(_JOINS[token.sign]))
                continue
            target = next(rest, None)
            if not isinstance(target, Word):
                raise ShellSyntaxError(f"syntax error: '{token.sign}' needs a file")
            if token.sign == "<":
                source = target
            else:
                redirections.append(Redirection(*_REDIRECTIONS[token.sign], target))
        elif not words and (found := _assignment(token)) is not None:
            assignments.append(found)
        else:
            words.append(token)
    if not (assignments or words or redirections):
        raise ShellSyntaxError("syntax error: unexpected '|'")
    return Command(tuple(assignments), tuple(words), tuple(redirections), source)


def _assignment(word: Word) -> tuple[str, Word] | None:
    """``NAME=value`` as name and value."""
    first = word.parts[0] if word.parts else ""
    if not isinstance(first, str) or "=" not in first:
        return None
    name, _, value = first.partition("=")
    return (name, Word((value, *word.parts[1:]))) if name.isidentifier() else None
