"""Options of commands as Android's own tools take them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gts_env.serving.shell.call import Call


def split(args: Sequence[str], taking: str = "", also: Sequence[str] = ()) -> tuple[dict[str, str], list[str]]:
    """Options and the other words.

    Args:
        args: Words of a command.
        taking: Letters of the options that take a value.
        also: Long options that take one, such as ``--user``.

    Returns:
        Values of the options by name (``""`` for those that take none), and what is left.
    """
    options: dict[str, str] = {}
    rest: list[str] = []
    words = iter(args)
    for word in words:
        if word == "--":
            rest.extend(words)
        elif word.startswith("--"):
            name, sign, value = word.partition("=")
            options[name] = value if sign else (next(words, "") if name in also else "")
        elif len(word) == 2 and word[0] == "-" and word[1] in taking:
            options[word] = next(words, "")
        elif len(word) > 1 and word[0] == "-":
            options.update(dict.fromkeys((f"-{letter}" for letter in word[1:]), ""))
        else:
            rest.append(word)
    return options, rest


def whole(text: str) -> int | None:
    """A whole number, or None. Numbers of a fraction, as tools send them, lose it."""
    head = text.strip().partition(".")[0]
    bare = head.removeprefix("-")
    return int(head) if bare.isascii() and bare.isdecimal() and len(bare) < 10 else None


def has(options: Mapping[str, str], *names: str) -> bool:
    """Whether one of these options was given."""
    return any(name in options for name in names)


def unknown(call: Call, service: str, verb: str, verbs: Iterable[str]) -> int:
    """What Android's commands answer to a word that they do not know, and without one: the list of their words.

    Args:
        call: The command.
        service: What the list is called, such as ``Activity manager (activity)``.
        verb: The word; empty where there was none.
        verbs: Words that there are.
    """
    if verb not in ("", "help", "-h"):
        return call.fail(f"Unknown command: {verb}", 255)
    call.say("\n".join([f"{service} commands:", "  help", *(f"  {name}" for name in sorted(verbs))]))
    return 255


def expected(call: Call, after: str) -> int:
    """What Android's commands answer where a word is missing at the end of their line."""
    call.fail(f"\nException occurred while executing '{after}':")
    return call.fail(f'java.lang.IllegalArgumentException: Argument expected after "{after}"', 255)
