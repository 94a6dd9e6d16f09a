"""Where the files that come with the library lie.

An installed wheel carries them inside the package. In a checkout scenarios and device profiles lie at the top, where
people edit them; an editable install reads them there.
"""

from __future__ import annotations

from pathlib import Path

from gts_env.errors import InstallError

_PACKAGE = Path(__file__).resolve().parent
_CHECKOUT = _PACKAGE.parents[1]


def scenarios_dir() -> Path:
    """Return the folder of the built-in scenario files.

    Raises:
        InstallError: There is no such folder.
    """
    return _first("scenario files", _PACKAGE / "assets" / "scenarios", _CHECKOUT / "assets" / "scenarios")


def profiles_dir() -> Path:
    """Return the folder of the built-in device profiles.

    Raises:
        InstallError: There is no such folder.
    """
    return _first("device profiles", _PACKAGE / "profiles", _CHECKOUT / "envs")


def fonts_dir() -> Path:
    """Return the folder of the fonts that the embedded phone draws with.

    Raises:
        InstallError: There is no such folder.
    """
    return _first("fonts", _PACKAGE / "assets" / "fonts")


def _first(what: str, *places: Path) -> Path:
    for place in places:
        if place.is_dir():
            return place
    raise InstallError(
        f"The {what} of gts-env are not where they should be",
        found=f"no folder {' nor '.join(str(place) for place in places)}",
        mend="Reinstall: pip install --force-reinstall gts-env (in a checkout: pip install -e .)",
    )
