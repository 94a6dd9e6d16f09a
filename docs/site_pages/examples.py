"""A page for each example: what its docstring says, and the whole of it."""

from __future__ import annotations

import ast
from pathlib import Path

from site_pages.links import ROOT


def example_pages(out: Path) -> list[str]:
    """Write a page for each example; returns their names."""
    folder = out / "examples"
    folder.mkdir(parents=True, exist_ok=True)
    names = []
    for file in sorted((ROOT / "examples").glob("*.py")):
        text = file.read_text("utf-8")
        said = ast.get_docstring(ast.parse(text)) or ""
        (folder / f"{file.stem}.md").write_text(f"# {file.name}\n\n{said}\n\n````python\n{text}````\n", "utf-8")
        names.append(file.stem)
    listed = "\n".join(names)
    text = (
        f"# Examples\n\nLoops to start from; each runs as it stands.\n\n```{{toctree}}\n:maxdepth: 1\n\n{listed}\n```\n"
    )
    (folder / "index.md").write_text(text, "utf-8")
    return names
