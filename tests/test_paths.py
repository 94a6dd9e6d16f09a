"""The library's own files are found in a checkout and in a wheel, and their absence is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from gts_env import paths
from gts_env.errors import InstallError


@pytest.fixture
def package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Pretend that the package lies in an empty folder."""
    package = tmp_path / "src" / "gts_env"
    package.mkdir(parents=True)
    monkeypatch.setattr(paths, "_PACKAGE", package)
    monkeypatch.setattr(paths, "_CHECKOUT", tmp_path)
    return package


def test_a_checkout_has_them_at_the_top(package: Path, tmp_path: Path) -> None:
    (tmp_path / "assets" / "scenarios").mkdir(parents=True)
    (tmp_path / "envs").mkdir()
    assert paths.scenarios_dir() == tmp_path / "assets" / "scenarios"
    assert paths.profiles_dir() == tmp_path / "envs"


def test_a_wheel_has_them_in_the_package(package: Path, tmp_path: Path) -> None:
    # Folders of such a name beside site-packages are someone else's.
    (tmp_path / "assets" / "scenarios").mkdir(parents=True)
    for folder in ("assets/scenarios", "assets/fonts", "profiles"):
        (package / folder).mkdir(parents=True)
    assert paths.scenarios_dir() == package / "assets" / "scenarios"
    assert paths.profiles_dir() == package / "profiles"
    assert paths.fonts_dir() == package / "assets" / "fonts"


@pytest.mark.parametrize("find", [paths.scenarios_dir, paths.profiles_dir, paths.fonts_dir])
@pytest.mark.usefixtures("package")
def test_absence_is_an_error_that_says_how_to_mend_it(find: object) -> None:
    assert callable(find)
    with pytest.raises(InstallError, match="Reinstall"):
        find()
