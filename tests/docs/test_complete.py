"""What the documentation lists, it lists in full; its links lead somewhere."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from gts_env import wrappers
from gts_env.actions.action import ACTION_TYPES, KEYS, ORIENTATIONS
from gts_env.actions.dialects import dialect_names
from gts_env.actions.frames import FRAMES
from gts_env.cli import build_app
from gts_env.devices import open_device
from gts_env.envs.entry import make_navigation
from gts_env.envs.navigation import NavigationEnv
from gts_env.envs.presets import PRESETS
from gts_env.errors import UnknownIdError
from gts_env.faults.binding import operator_class, operator_names
from gts_env.faults.condition import KEYS as CONDITION_KEYS
from gts_env.faults.operator import SEAMS
from tests.docs.pages import DOCS, PAGES, ROOT
from tests.test_architecture import FLOORS

_LINK = re.compile(r"\]\(([^)\s]+)\)")
_WORDS = re.compile(r"`([A-Za-z_]+)")


def text(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def first_column(page: str, heading: str) -> set[str]:
    """The words in code of the first column of the tables below a heading."""
    below = re.split(rf"^## {heading}$", text(page), flags=re.MULTILINE)[1].split("\n## ")[0]
    rows = [line.split("|")[1] for line in below.splitlines() if line.startswith("|")]
    return {word for row in rows for word in _WORDS.findall(row)}


def parameters(made: object) -> set[str]:
    return set(inspect.signature(made).parameters) - {"kwargs", "self"}  # type: ignore[arg-type]


def test_kwargs() -> None:
    known = parameters(make_navigation) | parameters(NavigationEnv)
    assert first_column("docs/concepts/environment.md", "Kwargs") == known


def test_actions() -> None:
    page = "docs/concepts/environment.md"
    listed = {name for name in first_column(page, "Actions") if name[0].isupper()}
    assert listed == {kind.__name__ for kind in ACTION_TYPES.values()}
    assert not [word for word in (*KEYS, *ORIENTATIONS) if f"`{word}`" not in text(page)]


def test_operators() -> None:
    assert first_column("docs/concepts/faults.md", "Operators") == set(operator_names())
    page = text("docs/concepts/faults.md")
    for name in operator_names():
        assert not [key for key in operator_class(name).params if f"`{key}`" not in page]


def test_seams_and_conditions() -> None:
    assert first_column("docs/concepts/faults.md", "Seams") == set(SEAMS)
    assert first_column("docs/concepts/faults.md", "Conditions") == set(CONDITION_KEYS)


def test_wrappers() -> None:
    page = text("docs/concepts/wrappers.md")
    assert not [name for name in wrappers.__all__ if f"## {name}\n" not in page]
    assert first_column("docs/concepts/wrappers.md", "Presets") == set(PRESETS)


def test_commands() -> None:
    listed = set(re.findall(r"^\| `gts ([a-z]+)", text("README.md"), flags=re.MULTILINE))
    app = build_app()
    groups = {group.name for group in app.registered_groups}
    assert listed == {command.name or command.callback.__name__ for command in app.registered_commands} | groups


def test_floors() -> None:
    listed = re.findall(r"^    ([a-z, ]+)$", text("CONTRIBUTING.md"), flags=re.MULTILINE)
    assert [set(line.split(", ")) for line in listed] == FLOORS


def test_every_page_is_in_the_index() -> None:
    index = text("docs/index.md")
    pages = [page.relative_to(DOCS).as_posix() for page in DOCS.rglob("*.md") if page.name != "index.md"]
    examples = [f"../examples/{path.name}" for path in (ROOT / "examples").glob("*.py")]
    assert not [name for name in (*pages, *examples) if f"({name})" not in index]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    targets = [link.partition("#")[0] for link in _LINK.findall(page.read_text("utf-8"))]
    near = [link for link in targets if link and not link.startswith(("http://", "https://"))]
    assert not [link for link in near if not (page.parent / link).exists()]


def test_the_readme_names_every_kind_of_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GTS_DEVICE", "neither")
    with pytest.raises(UnknownIdError, match="Known: appium, embedded"):
        open_device()
    assert "`GTS_DEVICE=appium" in text("README.md")
    assert "**embedded phone**" in text("README.md")


def test_dialects() -> None:
    page = "docs/concepts/dialects.md"
    tables = [line.split("|")[1].strip(" `") for line in text(page).splitlines() if line.startswith("| `")]
    assert tables == [*dialect_names(), *FRAMES]
