"""From the text of a message to what it is made of.

A line that begins with ``>`` is quoted, once for each ``>``; ``# `` begins a heading, ``- `` a point of a list;
``**`` stands around what is bold. Addresses of pages and of mail are links.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

BlockKind = Literal["text", "heading", "point"]
_QUOTED = re.compile(r"^((?:>\s?)+)(.*)$")
_LINK = re.compile(r"https?://[^\s<>]+[^\s<>.,;:!?)]|[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}")
_BOLD = re.compile(r"\*\*(.+?)\*\*")


@dataclass(frozen=True, slots=True)
class Piece:
    """A run of text.

    Attributes:
        text: What it says.
        bold: Whether it is bold.
        link: The URI it leads to, or nothing.
    """

    text: str
    bold: bool = False
    link: str = ""


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph.

    Attributes:
        kind: What it is.
        level: How often it is quoted.
        pieces: Its text.
    """

    kind: BlockKind
    level: int
    pieces: tuple[Piece, ...]

    @property
    def text(self) -> str:
        """Its text without styles."""
        return "".join([piece.text for piece in self.pieces])


def quoted(line: str) -> tuple[int, str]:
    """How often a line is quoted, and what it says."""
    found = _QUOTED.match(line)
    return (found[1].count(">"), found[2]) if found else (0, line)


def depth(body: str) -> int:
    """How often the most quoted line of a text is quoted."""
    return max([quoted(line)[0] for line in body.splitlines()], default=0)


@lru_cache(maxsize=512)
def blocks(body: str) -> tuple[Block, ...]:
    """The paragraphs of a text."""
    made: list[Block] = []
    lines: list[str] = []
    level = 0

    def close() -> None:
        if lines:
            made.append(Block("text", level, _pieces("\n".join(lines))))
            lines.clear()

    for raw in body.split("\n"):
        depth_, line = quoted(raw)
        if depth_ != level or not line.strip():
            close()
            level = depth_
        if line.startswith(("# ", "- ")):
            close()
            made.append(Block("heading" if line[0] == "#" else "point", level, _pieces(line[2:])))
        elif line.strip():
            lines.append(line)
    close()
    return tuple(made)


def _pieces(text: str) -> tuple[Piece, ...]:
    made: list[Piece] = []
    done = 0
    for found in _BOLD.finditer(text):
        made += _linked(text[done : found.start()], False)
        made += _linked(found[1], True)
        done = found.end()
    return tuple(made + _linked(text[done:], False))


def _linked(text: str, bold: bool) -> list[Piece]:
    made: list[Piece] = []
    done = 0
    for found in _LINK.finditer(text):
        if found.start() > done:
            made.append(Piece(text[done : found.start()], bold))
        target = found[0]
        made.append(Piece(target, bold, target if "://" in target else f"mailto:{target}"))
        done = found.end()
    if done < len(text):
        made.append(Piece(text[done:], bold))
    return made


def plain(body: str) -> str:
    """A text without its signs, quotes left out: what a list shows of it."""
    found = [block.text.replace("\n", " ") for block in blocks(body) if not block.level]
    return " ".join(found)


def unmarked(body: str) -> str:
    """A text as an editor without styles has it: quotes and points keep their signs, headings and bold lose them."""
    lines = []
    for line in body.split("\n"):
        level, said = quoted(line)
        start = line[: len(line) - len(said)] if level else ""
        lines.append(start + said.removeprefix("# "))
    return _BOLD.sub(r"\1", "\n".join(lines))


def quote(body: str) -> str:
    """A text with every line quoted once more."""
    return "\n".join([f">{line}" if line.startswith(">") else f"> {line}".rstrip() for line in body.split("\n")])
