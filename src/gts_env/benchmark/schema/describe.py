"""Descriptions for editors, taken from the docstrings of the classes that files are read into."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator

_SECTION = re.compile(r"^[A-Z][a-z]+:$")
_ENTRY = re.compile(r"^    (\w+): (.*)$")
_CODE = re.compile(r"`{2}(.+?)`{2}|:\w+:`~?(?:[\w.]+\.)?(\w+)`")


def summary(kind: type) -> str:
    """The first line of a class's docstring."""
    return _plain(inspect.cleandoc(kind.__doc__ or "").partition("\n")[0])


def attributes(kind: type) -> dict[str, str]:
    """What a class's docstring says of each attribute."""
    found: dict[str, str] = {}
    name = ""
    for line in _section(kind, "Attributes"):
        if entry := _ENTRY.match(line):
            name, found[entry[1]] = entry[1], entry[2]
        elif name:
            found[name] += f" {line.strip()}"
    return {name: _plain(text) for name, text in found.items()}


def _section(kind: type, title: str) -> Iterator[str]:
    inside = False
    for line in inspect.cleandoc(kind.__doc__ or "").splitlines():
        if _SECTION.match(line):
            inside = line == f"{title}:"
        elif inside and line.strip():
            yield line


def _plain(text: str) -> str:
    return _CODE.sub(lambda found: found[1] or found[2], text)
