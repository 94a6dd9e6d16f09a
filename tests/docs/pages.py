"""Reads the pages of the documentation: their code blocks, with the file that each is and what it prints."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from textwrap import dedent

from tests.support.processes import finished

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.rglob("*.md"))]
PATIENCE = 300
"""Seconds that one run of a page may take."""

_FENCE = re.compile(r"^( *`{3,})(\S*)[ \t]*(.*)$")
_FILE = re.compile(r"^\*\*`([^`]+)`\*\*$")
_MARK = "\x1e"


@dataclass(frozen=True, slots=True)
class Block:
    """A fenced block.

    Attributes:
        page: The page it stands on.
        line: Line of its opening fence, counted from 1.
        language: Word after the fence.
        marks: Further words after it, such as ``no-run``.
        file: The file that it is, named in bold on the line above it, or "".
        text: What stands in it.
    """

    page: Path
    line: int
    language: str
    marks: tuple[str, ...]
    file: str
    text: str

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"

    @property
    def runs(self) -> bool:
        """Whether a reader is meant to run it as it stands."""
        return self.language == "python" and not self.file and "no-run" not in self.marks


def blocks(page: Path) -> Iterator[Block]:
    """The fenced blocks of a page, in order."""
    lines = page.read_text("utf-8").splitlines()
    number = 0
    while number < len(lines):
        opened = _FENCE.match(lines[number])
        number += 1
        if opened is None:
            continue
        start = number
        while lines[number] != opened[1]:
            number += 1
        above = next((line for line in reversed(lines[: start - 1]) if line.strip()), "")
        named = _FILE.match(above)
        text = dedent("\n".join(lines[start:number])) + "\n"
        yield Block(page, start, opened[2], tuple(opened[3].split()), named[1] if named else "", text)
        number += 1


def script(page: Path) -> str:
    """The python blocks of a page as one script, every line of it at its place on the page."""
    lines = [""] * len(page.read_text("utf-8").splitlines())
    for block in blocks(page):
        if block.runs:
            lines[block.line - 1] = f"print({_MARK!r} + '{block.line}')"
            lines[block.line : block.line + block.text.count("\n")] = block.text.splitlines()
    return "\n".join(lines)


def run(command: list[str], folder: Path, **variables: str) -> str:
    """Run a command in a folder and return what it prints; it must succeed without a word of warning."""
    scripts = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = {**os.environ, "PATH": scripts, "PYTHONWARNINGS": "error", "NO_COLOR": "1", **variables}
    return str(finished(command, PATIENCE, cwd=folder, env=environment, encoding="utf-8", check=True).stdout)


def run_script(page: Path, folder: Path) -> dict[int, str]:
    """Run the python blocks of a page; what each prints, by its line."""
    file = folder / f"{page.stem}.py"
    file.write_text(script(page), "utf-8")
    printed = run([sys.executable, str(file)], folder).split(_MARK)[1:]
    return {int(part.partition("\n")[0]): part.partition("\n")[2] for part in printed}


def check_printed(block: Block, printed: str) -> None:
    """Check that a ``text`` block shows lines that the block before it prints, in their order; ``…`` is anything."""
    left = iter(printed.splitlines())
    for line in block.text.splitlines():
        pattern = ".*".join(re.escape(part) for part in line.rstrip().split("…"))
        assert any(re.fullmatch(pattern, one.rstrip()) for one in left), (
            f"{block}: {line!r} does not come in\n{printed}"
        )
