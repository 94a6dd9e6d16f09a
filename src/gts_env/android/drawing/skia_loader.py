"""Loads skia, also on machines that lack the graphics libraries its wheel is linked against."""

from __future__ import annotations

import functools
import importlib
import importlib.util
from pathlib import Path
from types import ModuleType

from gts_env.android.drawing import glstub
from gts_env.android.drawing.elf import read_needs
from gts_env.errors import InstallError

_DEBIAN_PACKAGES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libexpat.so.1": "libexpat1",
    "libgcc_s.so.1": "libgcc-s1",
    "libstdc++.so.6": "libstdc++6",
}
_REINSTALL = "Install it: pip install --force-reinstall skia-python"


@functools.cache
def load_skia() -> ModuleType:
    """Return the module `skia`; the only way in which this library imports it.

    Returns:
        The module. `glstub.mapped()` then tells whether GL libraries had to be stood in for.

    Raises:
        InstallError: skia is not installed, or a library that it needs is missing.
    """
    try:
        return importlib.import_module("skia")
    except ImportError as error:
        if isinstance(error, ModuleNotFoundError):
            raise InstallError(f"skia cannot be imported: {error}", mend=_REINSTALL) from error
        return _load_with_stubs(error)


def _load_with_stubs(first: ImportError) -> ModuleType:
    extension = _extension()
    try:
        if glstub.supported():
            glstub.map_stubs(extension)
        return importlib.import_module("skia")
    except (ImportError, OSError) as error:
        raise _explain(extension, error) from first


def _extension() -> Path:
    spec = importlib.util.find_spec("skia")
    if spec is None or spec.origin is None:
        raise InstallError("skia is installed, but its library is not found", mend=_REINSTALL)
    return Path(spec.origin)


def _explain(extension: Path, error: Exception) -> InstallError:
    packages = [_DEBIAN_PACKAGES[name] for name in _missing(extension)]
    command = f"apt install {' '.join(packages)}"
    mend = f"Install the missing libraries (Debian, Ubuntu: {command})" if packages else _REINSTALL
    return InstallError("skia, which draws the embedded phone, does not load", found=str(error), mend=mend)


def _missing(extension: Path) -> list[str]:
    try:
        libraries = read_needs(extension).libraries
    except InstallError:
        # Not Linux: the system's own message must do.
        return []
    return glstub.missing(name for name in libraries if name in _DEBIAN_PACKAGES)
