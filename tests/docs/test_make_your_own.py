"""Does what docs/make-your-own.md says, word by word: writes its files, runs its commands and its code."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from tests.docs.pages import DOCS, Block, blocks, check_printed, run

PAGE = DOCS / "make-your-own.md"


def walk(page: Path, folder: Path) -> Iterator[tuple[Block, str]]:
    """Follow a page in a folder; yields each block that is run, with what it prints."""
    ran: tuple[Block, str] | None = None
    for block in blocks(page):
        if block.file:
            file = folder / block.file
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block.text, "utf-8")
        elif block.language == "text" and ran is not None:
            check_printed(block, ran[1])
            ran = None
        elif block.runs or (block.language == "sh" and "no-run" not in block.marks):
            command = [sys.executable, "-c", block.text] if block.runs else ["sh", "-euc", block.text]
            ran = block, run(command, folder)
            yield ran


def test_the_page_does_what_it_says(tmp_path: Path) -> None:
    ran = dict(walk(PAGE, tmp_path))
    commands = " ".join(block.text for block in ran if block.language == "sh")
    code = " ".join(block.text for block in ran if block.language == "python")
    assert "gts validate" in commands
    assert "register_pack" in code
    assert "gym.make" in code
    assert "return 1.0" in " ".join(ran.values())


def write_files(folder: Path, old: str, new: str) -> None:
    """Write the page's files with one mistake in them."""
    for block in blocks(PAGE):
        if block.file:
            file = folder / block.file
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block.text.replace(old, new), "utf-8")


def test_the_proof_fails_that_the_page_says(tmp_path: Path) -> None:
    write_files(tmp_path, "          same: true\n", "")
    printed = run(["sh", "-c", "gts validate 'Garden/*' || true"], tmp_path, GTS_PACKS="garden")
    assert "FAIL  proof 2  Garden/Plants-ONR-01: the plan gives 'trigger' on the clean build" in printed


def test_names_on_the_page_are_files_of_the_pack() -> None:
    files = [block.file for block in blocks(PAGE) if block.file]
    assert files == sorted(set(files), key=files.index), "a file stands twice"
    assert {"garden/pack.yaml", "garden/apps/plants/manifest.json"} <= set(files)


def test_a_mistake_is_told_as_the_page_says(tmp_path: Path) -> None:
    write_files(tmp_path, "\n    mode: ONR", "\n    mod: ONR")
    code = "import warnings\nwith warnings.catch_warnings(record=True) as said:\n    warnings.simplefilter('always')\n"
    code += "    import gts_env\nprint(said[0].message)"
    printed = run([sys.executable, "-c", code], tmp_path, GTS_PACKS="garden")
    shown = next(block.text.strip() for block in blocks(PAGE) if "Did you mean" in block.text)
    assert printed.strip().endswith(shown)
