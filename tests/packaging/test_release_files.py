"""What is said of a release in several files is said alike."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from gts_env._version import __version__
from tests.support.processes import finished

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def project() -> dict[str, Any]:
    return dict(tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"])


def test_the_citation_is_of_this_version_and_licence(project: dict[str, Any]) -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert citation["version"] == __version__
    assert citation["license"] == project["license"]


def test_the_changelog_keeps_its_form() -> None:
    heads = re.findall(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert heads[0] == "[Unreleased]"
    assert all(re.fullmatch(r"\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d", head) for head in heads[1:])


def test_a_readme_is_declared(project: dict[str, Any]) -> None:
    assert (project.get("readme") == "README.md") == (ROOT / "README.md").exists()


def test_continuous_integration_runs_every_python_that_is_declared(project: dict[str, Any]) -> None:
    workflow = yaml.safe_load((ROOT / ".github/workflows/ci.yml").read_text("utf-8"))
    tested = workflow["jobs"]["test"]["strategy"]["matrix"]["python"]
    declared = [line.rpartition(" ")[2] for line in project["classifiers"] if "Python :: 3." in line]
    assert tested == declared


def test_make_help_lists_every_target_for_people() -> None:
    text = finished(["make", "help"], cwd=ROOT, text=True, check=True).stdout
    assert {"demo", "test", "bench", "validate", "lint", "help"} <= set(re.findall(r"make (\w+)", text))
