"""Trajectories in other formats, one module each, found by its name.

An exporter is a module here with one function ``export(trajectory, target, **options)`` that writes to ``target``.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gts_env.errors import UnknownIdError

if TYPE_CHECKING:
    from gts_env.recording.trajectory import Trajectory

Export = Callable[..., Any]


def names() -> tuple[str, ...]:
    """Names of the formats, sorted."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__)))


def exporter(name: str) -> Export:
    """The function that writes a format.

    Raises:
        UnknownIdError: There is no such format.
    """
    if name not in names():
        raise UnknownIdError.of("export format", name, names())
    made: Export = import_module(f"{__name__}.{name}").export
    return made


def export(trajectory: Trajectory, name: str, target: Path | str, **options: Any) -> Any:
    """Write a trajectory in a format.

    Args:
        trajectory: The trajectory.
        name: Name of the format, such as ``gif``.
        target: File or folder to write.
        options: What the format's own function takes.

    Raises:
        UnknownIdError: There is no such format.
        TrajectoryError: The trajectory is broken, or has no pictures.
    """
    return exporter(name)(trajectory, target, **options)
