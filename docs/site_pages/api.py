"""The reference of the library: pages for each room, made from the docstrings of its public modules."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from site_pages.links import ROOT

SOURCE = ROOT / "src" / "gts_env"
ROOMS = (
    "envs wrappers actions screen benchmark judge recording devices faults android agents evaluation models "
    "arena diagnosis serving"
).split()
"""Rooms that users and authors of apps call, in the order of the site; those that are not there yet are left out."""
INSIDE = (
    "android/drawing android/layout android/system benchmark/predicates benchmark/schema benchmark/values "
    "evaluation/bench evaluation/sheet evaluation/validation faults/operators"
).split()
"""Folders that nobody calls from outside; what their files mean to a user is on the written pages."""
CHOSEN = {
    "android": (
        "app background clock config connectivity data effects home_widget intent_effects intents jobs manifest seams "
        "state theme ui"
    ),
    "benchmark": "catalogue checkpoint index loader model pack splits world",
    "evaluation": "card episode",
    "judge": "judge metrics offline report retriever rewards state verifiers",
}
"""Modules of large rooms that are called from outside; of the others all are told."""


def api_pages(out: Path) -> list[str]:
    """Write a page for each folder of each room; returns the names of the pages."""
    folder = out / "api"
    folder.mkdir(parents=True, exist_ok=True)
    made: list[str] = []
    for room in ROOMS:
        for path in _folders(room):
            name = path.relative_to(SOURCE).as_posix().replace("/", ".")
            (folder / f"{name}.md").write_text(_page(path), "utf-8")
            made.append(name)
    for file in sorted(SOURCE.glob("[!_]*.py")):
        (folder / f"{file.stem}.md").write_text(f"# {file.stem}\n\n{_automodule(_name(file))}", "utf-8")
        made.append(file.stem)
    listed = "\n".join(made)
    said = (
        "# Reference\n\nMade from the docstrings, a page for each folder of modules. "
        "`import gts_env` has the names that a script needs most.\n"
    )
    (folder / "index.md").write_text(f"{said}\n```{{toctree}}\n:maxdepth: 1\n\n{listed}\n```\n", "utf-8")
    return made


def _folders(room: str) -> Iterator[Path]:
    """The packages of a room, itself first."""
    for file in sorted((SOURCE / room).rglob("__init__.py")):
        path = file.parent.relative_to(SOURCE).as_posix()
        if not path.startswith(tuple(INSIDE)) and "/_" not in path:
            yield file.parent


def _page(folder: Path) -> str:
    """A package and its modules, but for those whose names begin with an underscore."""
    name = _name(folder / "__init__.py")
    parts = [f"# {name.removeprefix('gts_env.')}\n\n{_automodule(name)}"]
    chosen = CHOSEN.get(folder.relative_to(SOURCE).as_posix(), "").split()
    for file in sorted(folder.glob("[!_]*.py")):
        if (not chosen or file.stem in chosen) and ast.get_docstring(ast.parse(file.read_text("utf-8"))):
            module = _name(file)
            parts.append(f"## {module.removeprefix('gts_env.')}\n\n{_automodule(module)}")
    return "\n".join(parts)


def _automodule(module: str) -> str:
    # What a module takes from others is told where it is made.
    options = "   :members:\n   :ignore-module-all:\n   :show-inheritance:\n"
    return f"```{{eval-rst}}\n.. automodule:: {module}\n{options}```\n"


def _name(file: Path) -> str:
    parts = ("gts_env", *file.relative_to(SOURCE).with_suffix("").parts)
    return ".".join(parts).removesuffix(".__init__")
