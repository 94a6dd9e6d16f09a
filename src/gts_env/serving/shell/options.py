"""Options of commands as Android's own tools take them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


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
