"""Stands in for libGL and libEGL where a machine has none.

The Linux wheel of skia-python is linked against both, and slim containers lack them, though drawing on the CPU calls
neither. So a tiny library is made in memory for each, with the wanted name and the wanted functions, all returning 0.
Once it is mapped, the system's loader finds it by its name, and skia loads.
"""

from __future__ import annotations

import ctypes
import os
import platform
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from gts_env.android.drawing.elf import read_needs
from gts_env.android.drawing.elf_stub import MACHINES, write_stub

LIBRARIES: Mapping[str, str] = {"libEGL.so.1": "egl", "libGL.so.1": "gl"}
"""The libraries that can be stood in for, with the prefix of their functions."""

# Descriptors of the mapped images. They stay open: the loader remembers a library by its path, which holds the number
# of the descriptor, and would take another file with the same number for this one.
_mapped: dict[str, int] = {}


def supported() -> bool:
    """Tell whether a library can be stood in for on this machine."""
    return sys.platform == "linux" and platform.machine() in MACHINES


def mapped() -> tuple[str, ...]:
    """Name the libraries that are being stood in for in this process."""
    return tuple(_mapped)


def missing(libraries: Iterable[str]) -> list[str]:
    """Name those of the libraries that the system's loader cannot load."""
    return [name for name in libraries if not _loads(name)]


def map_stubs(extension: Path) -> None:
    """Map a stub for each GL library that a shared object needs and that the machine lacks.

    Args:
        extension: The shared object that is to be loaded next.

    Raises:
        InstallError: The shared object cannot be read.
        OSError: The system does not let memory be mapped as a library.
    """
    needs = read_needs(extension)
    for name in missing(library for library in needs.libraries if library in LIBRARIES):
        symbols = [symbol for symbol in needs.symbols if _belongs(symbol, LIBRARIES[name])]
        _mapped[name] = _map(name, write_stub(name, symbols, platform.machine()))


def _belongs(symbol: str, prefix: str) -> bool:
    return symbol.startswith(prefix) and symbol[len(prefix) :][:1].isupper()


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _map(name: str, image: bytes) -> int:
    # In memory, as a container may have no folder that is both writable and executable.
    descriptor = os.memfd_create(name)
    os.write(descriptor, image)
    # Local, so that only what asks for the library by name sees it, not whatever else this process loads.
    ctypes.CDLL(f"/proc/self/fd/{descriptor}", mode=ctypes.RTLD_LOCAL)
    return descriptor
