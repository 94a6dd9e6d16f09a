"""The site is built from the pages, the docstrings and the suite, without a warning and without giving defects away."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from gts_env.apps import manifests
from gts_env.benchmark import Catalogue, Scenario
from gts_env.benchmark.pack import packs
from tests.docs.pages import DOCS, ROOT, run
from tests.support.processes import finished

PATIENCE = 800
"""Seconds that Sphinx may take, whose time goes into the reference."""
IN_FULL = {"actions", "envs", "errors", "index"}
"""Pages of the reference that are built with all of their modules. All are by ``make docs``, a job of every change."""
_LINK = re.compile(r"\]\((?!https?://)([^)\s#]+)")


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources of the site, with one screen of one app."""
    out = tmp_path_factory.mktemp("site") / "source"
    options = ["--out", str(out), "--screens", "1", "--steps", "5", "--only", "calendar"]
    run([sys.executable, str(DOCS / "make_site.py"), *options], out.parent)
    return out


@pytest.fixture(scope="module")
def scenarios() -> list[Scenario]:
    return list(Catalogue([pack for pack in packs() if pack.name == "GUITestScape"]).scenarios())


def pages(source: Path) -> Iterator[tuple[Path, str]]:
    for path in sorted(source.rglob("*.md")):
        yield path, path.read_text("utf-8")


def test_every_app_has_a_page(source: Path, scenarios: list[Scenario]) -> None:
    index = (source / "apps" / "index.md").read_text("utf-8")
    for manifest in manifests():
        page = (source / "apps" / f"{manifest.id}.md").read_text("utf-8")
        assert f"[{manifest.label}]({manifest.id}.md)" in index
        assert manifest.package in page
        own = [scenario for scenario in scenarios if scenario.app == manifest.id]
        for scenario in own:
            assert f"`{scenario.name}`" in page
            assert not [task.id for task in scenario.tasks if f"`GUITestScape/{task.id}`" not in page]
            assert not [url for defect in scenario.defects for url in defect.urls if f"<{url}>" not in page]
        if own:
            assert f"**{sum(len(scenario.defects) for scenario in own)} defects**" in page


def test_screens_are_drawn(source: Path) -> None:
    page = (source / "apps" / "calendar.md").read_text("utf-8")
    assert re.findall(r"\(images/([^)]+)\)", page) == ["calendar-01.png", "calendar-02.png"]
    assert len(list((source / "apps" / "images").iterdir())) == 2


def test_no_page_gives_a_defect_away(source: Path, scenarios: list[Scenario]) -> None:
    for scenario in scenarios:
        page = (source / "apps" / f"{scenario.app}.md").read_text("utf-8")
        for defect in scenario.defects:
            basis = defect.basis
            told = (defect.id, defect.title, basis.description, basis.actual, basis.trigger_text, basis.conclusion)
            assert not [text for text in told if text and text in page]


def test_links_lead_to_pages(source: Path) -> None:
    wrong = []
    for path, text in pages(source):
        plain = re.sub(r"^( *```+)[^\n]*\n.*?^\1", "", text, flags=re.DOTALL | re.MULTILINE)
        wrong += [f"{path.name}: {link}" for link in _LINK.findall(plain) if not (path.parent / link).exists()]
    assert not wrong


def test_every_page_is_in_the_navigation(source: Path) -> None:
    named = set()
    for path, text in pages(source):
        for tree in re.findall(r"```\{toctree\}\n(.*?)```", text, flags=re.DOTALL):
            entries = [line for line in tree.splitlines() if line and not line.startswith(":")]
            targets = [re.sub(r".*<(.*)>", r"\1", entry) for entry in entries]
            named |= {(path.parent / f"{target}.md").resolve() for target in targets}
    assert {path.resolve() for path, _ in pages(source)} - named == {(source / "index.md").resolve()}


def test_modules_are_in_the_reference(source: Path) -> None:
    told = "".join(text for path, text in pages(source) if path.parent.name == "api")
    for module in (
        "envs.navigation",
        "actions.dialects.ui_tars",
        "judge.rewards",
        "android.widgets.leaf",
        "errors",
    ):
        assert f".. automodule:: gts_env.{module}\n" in told


def test_every_docstring_of_the_reference_is_sound(source: Path) -> None:
    pytest.importorskip("sphinx")
    from tests.docs.docstrings import complaints

    told = "".join(text for path, text in pages(source) if path.parent.name == "api")
    modules = re.findall(r"^\.\. automodule:: (\S+)$", told, flags=re.MULTILINE)
    assert len(modules) > 200
    assert not [wrong for module in modules for wrong in complaints(module)]


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_it_builds_without_a_warning(source: Path, tmp_path: Path) -> None:
    pytest.importorskip("sphinx")
    source = shutil.copytree(source, tmp_path / "source")
    for page in (source / "api").glob("*.md"):
        if page.stem not in IN_FULL:
            page.write_text(page.read_text("utf-8").partition("\n## ")[0] + "\n", "utf-8")
    command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-c", str(DOCS), "-b", "html"]
    finished([*command, str(source), str(tmp_path / "html")], PATIENCE, cwd=ROOT, encoding="utf-8", check=True)
    assert "GUITestScape/Calendar-NLE-03" in (tmp_path / "html" / "apps" / "calendar.html").read_text("utf-8")
    assert "smart_resize" in (tmp_path / "html" / "api" / "actions.html").read_text("utf-8")
