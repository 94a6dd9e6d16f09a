"""What installs Appium says what is missing, leaves alone what is there, and pins all it takes by digests."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from tests.support.processes import finished

SCRIPTS = Path(__file__).resolve().parents[2] / "scripts"

pytestmark = pytest.mark.skipif(os.name != "posix", reason="a shell script")


def run(folder: Path, tools: Path) -> subprocess.CompletedProcess[str]:
    return finished(
        ["/bin/sh", SCRIPTS / "install_appium.sh", folder],
        60,
        env={**os.environ, "PATH": f"{tools}:/usr/bin:/bin" if (tools / "node").exists() else str(tools)},
        text=True,
    )


def tool(folder: Path, name: str, lines: str) -> None:
    file = folder / name
    file.write_text(f"#!/bin/sh\n{lines}\n")
    file.chmod(0o755)


@pytest.fixture
def tools(tmp_path: Path) -> Path:
    """A node and an npm that install nothing, but note that they were asked to."""
    folder = tmp_path / "tools"
    folder.mkdir()
    tool(folder, "node", 'case "$1" in --version) echo v22.12.0;; -p) echo 127linuxx64;; *) exit ${TOO_OLD:-0};; esac')
    tool(
        folder,
        "npm",
        f'[ "$1" = ci ] || exit 0; echo "$@" >>{tmp_path}/asked; mkdir -p node_modules; exit ${{BROKEN:-0}}',
    )
    return folder


def test_it_is_installed_once(tools: Path, tmp_path: Path) -> None:
    for _ in range(2):
        done = run(tmp_path / "appium", tools)
        assert done.returncode == 0, done.stderr
    assert len((tmp_path / "asked").read_text().splitlines()) == 1
    assert (tmp_path / "appium" / "package-lock.json").read_bytes() == (
        SCRIPTS / "appium/package-lock.json"
    ).read_bytes()


def test_without_node_it_says_how_to_get_it(tmp_path: Path) -> None:
    done = run(tmp_path / "appium", tmp_path / "nothing")
    assert done.returncode == 1
    assert "there is no node on the PATH" in done.stderr
    assert "make appium" in done.stderr
    assert not (tmp_path / "appium").exists()


def test_an_old_node_is_refused(tools: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOO_OLD", "1")
    done = run(tmp_path / "appium", tools)
    assert done.returncode == 1
    assert "node is v22.12.0. Appium needs node 20.19" in done.stderr


def test_what_could_not_be_installed_is_tried_again(
    tools: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BROKEN", "1")
    done = run(tmp_path / "appium", tools)
    assert done.returncode == 1
    assert "Is the registry to be had" in done.stderr
    assert not (tmp_path / "appium" / "node_modules").exists()
    monkeypatch.delenv("BROKEN")
    assert run(tmp_path / "appium", tools).returncode == 0


def test_a_folder_of_something_else_is_left_alone(tools: Path, tmp_path: Path) -> None:
    (tmp_path / "appium").mkdir()
    (tmp_path / "appium" / "thesis.txt").write_text("three years of work")
    done = run(tmp_path / "appium", tools)
    assert done.returncode == 1
    assert "was not made by `make appium`" in done.stderr
    assert [file.name for file in (tmp_path / "appium").iterdir()] == ["thesis.txt"]


def test_everything_is_pinned_and_comes_from_the_public_registry() -> None:
    wanted = json.loads((SCRIPTS / "appium/package.json").read_text("utf-8"))["dependencies"]
    assert all(version[0].isdigit() for version in wanted.values())
    packages = json.loads((SCRIPTS / "appium/package-lock.json").read_text("utf-8"))["packages"]
    assert packages.pop("")["dependencies"] == wanted
    # What lies in the archive of another package has neither address nor digest of its own.
    packages = {name: one for name, one in packages.items() if not one.get("inBundle")}
    assert all(one["resolved"].startswith("https://registry.npmjs.org/") for one in packages.values())
    assert all(one["integrity"].startswith("sha512-") for one in packages.values())
