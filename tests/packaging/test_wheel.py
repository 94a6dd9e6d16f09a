"""The wheel holds all that the library needs, and works far from the checkout."""

from __future__ import annotations

import os
import sys
import zipfile
from pathlib import Path

import pytest

from tests.support.processes import finished

ROOT = Path(__file__).resolve().parents[2]

pytestmark = [pytest.mark.slow, pytest.mark.network, pytest.mark.timeout(900)]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "build", "--wheel", "--outdir", folder, ROOT)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def home(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a virtual environment in which only the wheel and what it asks for are installed."""
    home = tmp_path_factory.mktemp("home")
    run(sys.executable, "-m", "venv", home / "venv")
    run(home / "venv/bin/python", "-m", "pip", "install", "--quiet", "--no-compile", wheel)
    return home


def run(*command: str | Path, cwd: Path | None = None) -> str:
    """Run a command without what this process was told about the checkout, and return its output."""
    environ = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "GTS_", "COV_"))}
    child = finished(list(map(str, command)), 600, cwd=cwd, env=environ, text=True)
    assert child.returncode == 0, f"{command}\n{child.stdout}\n{child.stderr}"
    return child.stdout


def names_under(folder: Path, pattern: str = "**/*") -> set[str]:
    return {str(file.relative_to(folder)) for file in folder.glob(pattern) if file.is_file()}


@pytest.mark.parametrize(
    ("inside", "source", "pattern"),
    [
        ("gts_env/assets/scenarios", "assets/scenarios", "**/*"),
        ("gts_env/profiles", "envs", "**/*.yaml"),
        ("gts_env/assets/fonts", "src/gts_env/assets/fonts", "**/*"),
        ("gts_env", "src/gts_env", "**/*.py"),
    ],
)
def test_the_wheel_holds_every_file(wheel: Path, inside: str, source: str, pattern: str) -> None:
    held = {
        name.removeprefix(f"{inside}/") for name in zipfile.ZipFile(wheel).namelist() if name.startswith(f"{inside}/")
    }
    wanted = names_under(ROOT / source, pattern)
    assert wanted, f"nothing in {source}"
    assert wanted <= held


def test_the_wheel_is_typed_and_licensed_and_holds_nothing_else(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "gts_env/py.typed" in names
    assert any(name.endswith("dist-info/licenses/LICENSE") for name in names)
    information = wheel.name.rpartition("-py3")[0] + ".dist-info"
    assert {name.split("/")[0] for name in names} == {"gts_env", "_gts_env_entry.py", information}
    assert not [name for name in names if name.endswith(".pyc") or "__pycache__" in name]


def test_it_is_imported_from_where_it_was_installed(home: Path) -> None:
    code = "import gts_env.paths as p; print(p.__file__, p.scenarios_dir(), p.profiles_dir(), p.fonts_dir(), sep='\\n')"
    places = run(home / "venv/bin/python", "-c", code, cwd=home).splitlines()
    assert len(places) == 4
    assert all(Path(place).is_relative_to(home / "venv") for place in places)


def test_doctor_finds_nothing_wrong(home: Path) -> None:
    assert ", 0 FAIL" in run(home / "venv/bin/gts", "doctor", cwd=home)


def test_the_demo_runs(home: Path) -> None:
    assert run(home / "venv/bin/gts", "demo", cwd=home).strip()
