"""A virtual environment is made also where Python lacks the parts that Debian splits off."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.processes import finished

SCRIPT = Path(__file__).resolve().parents[2] / "scripts" / "make_venv.sh"

pytestmark = pytest.mark.skipif(os.name != "posix", reason="a shell script")


def make(folder: Path, python: str | Path, **environ: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    # A path without tools of the developer's own, such as uv.
    clean["PATH"] = "/usr/bin:/bin"
    return finished(["sh", SCRIPT, folder], 300, env={**clean, "PYTHON": str(python), **environ}, text=True)


def python_without(folder: Path, *modules: str) -> Path:
    """Write a `python` that is this one, but cannot import these modules."""
    hidden = folder / "hidden"
    hidden.mkdir()
    for module in modules:
        (hidden / f"{module}.py").write_text(f"raise ImportError('no {module} here')\n")
    python = folder / "python"
    python.write_text(f'#!/bin/sh\nPYTHONPATH="{hidden}" exec "{sys.executable}" "$@"\n')
    python.chmod(0o755)
    return python


def has_pip(venv: Path) -> bool:
    return finished([venv / "bin" / "python", "-m", "pip", "--version"]).returncode == 0


def test_with_all_of_python(tmp_path: Path) -> None:
    made = make(tmp_path / "venv", sys.executable)
    assert made.returncode == 0, made.stderr
    assert has_pip(tmp_path / "venv")


@pytest.mark.network
def test_without_ensurepip_the_host_s_pip_helps(tmp_path: Path) -> None:
    made = make(tmp_path / "venv", python_without(tmp_path, "ensurepip", "virtualenv"))
    assert made.returncode == 0, made.stderr
    assert has_pip(tmp_path / "venv")


def test_without_any_pip_the_bootstrap_script_helps(tmp_path: Path) -> None:
    bootstrap = tmp_path / "get-pip.py"
    bootstrap.write_text("import pathlib, sys\npathlib.Path(sys.prefix, 'bootstrapped').touch()\n")
    python = python_without(tmp_path, "ensurepip", "virtualenv", "pip")
    made = make(tmp_path / "venv", python, GET_PIP=bootstrap.as_uri())
    assert made.returncode == 0, made.stderr
    assert (tmp_path / "venv" / "bootstrapped").exists()


def test_a_bootstrap_script_that_cannot_be_had_is_named(tmp_path: Path) -> None:
    python = python_without(tmp_path, "ensurepip", "virtualenv", "pip")
    made = make(tmp_path / "venv", python, GET_PIP=(tmp_path / "absent.py").as_uri())
    assert made.returncode == 1
    assert "absent.py" in made.stderr
    assert "Traceback" not in made.stderr
    assert "apt install python3-venv" in made.stderr
    assert not (tmp_path / "venv").exists()


def test_with_nothing_at_all_it_says_what_to_do(tmp_path: Path) -> None:
    made = make(tmp_path / "venv", python_without(tmp_path, "ensurepip", "virtualenv", "pip", "venv"))
    assert made.returncode == 1
    assert "apt install python3-venv" in made.stderr
    assert not (tmp_path / "venv").exists()


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "venv").mkdir()
    (tmp_path / "venv" / "thesis.txt").write_text("three years of work")
    made = make(tmp_path / "venv", sys.executable)
    assert made.returncode == 1
    assert "is no virtual environment" in made.stderr
    assert (tmp_path / "venv" / "thesis.txt").exists()


@pytest.mark.parametrize("version", [None, "Python 3.9.6"])
def test_a_python_that_will_not_do_is_refused(version: str | None, tmp_path: Path) -> None:
    python = tmp_path / "python"
    if version:
        python.write_text(f'#!/bin/sh\n[ "$1" = --version ] && echo "{version}" || exit 1\n')
        python.chmod(0o755)
    made = make(tmp_path / "venv", python)
    assert made.returncode == 1
    assert "is not a Python 3.11 or newer" in made.stderr
    assert (version or "not found") in made.stderr
