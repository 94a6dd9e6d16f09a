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


@pytest.fixture(scope="module")
def jobs() -> dict[str, Any]:
    return dict(yaml.safe_load((ROOT / ".github/workflows/ci.yml").read_text("utf-8"))["jobs"])


def test_continuous_integration_runs_every_python_that_is_declared(
    project: dict[str, Any], jobs: dict[str, Any]
) -> None:
    matrix = jobs["test"]["strategy"]["matrix"]
    declared = [line.rpartition(" ")[2] for line in project["classifiers"] if "Python :: 3." in line]
    assert matrix["python"] == declared
    assert matrix["os"] == ["ubuntu-latest", "macos-latest"]


# The first of each that run on node 24: runners have no older one any more.
LEAST = {"actions/checkout": 5, "actions/setup-python": 6, "actions/upload-artifact": 6}


def test_continuous_integration_uses_actions_that_runners_still_run(jobs: dict[str, Any]) -> None:
    used = {step["uses"] for job in jobs.values() for step in job["steps"] if "uses" in step}
    versions = [(name, int(version)) for name, _, version in (one.partition("@v") for one in used)]
    assert {name for name, _ in versions} == set(LEAST)
    assert len(versions) == len(LEAST), "one version of each"
    assert [(name, version) for name, version in versions if version < LEAST[name]] == []


def test_windows_runs_what_is_there_without_make_and_without_a_posix_shell(jobs: dict[str, Any]) -> None:
    job = jobs["windows"]
    commands = [step["run"] for step in job["steps"] if "run" in step]
    assert (job["runs-on"], "defaults" in job) == ("windows-latest", False)
    assert [one for one in commands if not one.startswith(("python -m ", "gts "))] == []
    paths = [word for one in commands for word in one.split() if word.startswith("tests/")]
    assert paths
    assert [path for path in paths if not (ROOT / path).exists()] == []
    posix = {"tests/serving", "tests/appium", "tests/packaging"}
    assert not posix & set(paths), "adb and Appium are served and tested where there are POSIX shells"


def test_every_job_has_an_end(jobs: dict[str, Any]) -> None:
    assert [name for name, job in jobs.items() if not job.get("timeout-minutes")] == []


def test_make_help_lists_every_target_for_people() -> None:
    text = finished(["make", "help"], cwd=ROOT, text=True, check=True).stdout
    assert {"demo", "test", "bench", "validate", "lint", "help"} <= set(re.findall(r"make (\w+)", text))
