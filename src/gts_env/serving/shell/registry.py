"""The shell's commands, found by name: each module of :mod:`gts_env.serving.shell.commands` brings some."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gts_env.serving.shell.call import Command


@cache
def commands() -> dict[str, Command]:
    """Commands by name: ``COMMANDS`` of each module, so that a new command is one new file or one entry."""
    return _brought("commands", "COMMANDS")


@cache
def services() -> dict[str, Command]:
    """What ``cmd`` reaches, by name: ``SERVICES`` of the modules that have some."""
    return _brought("commands", "SERVICES")


@cache
def receivers() -> dict[str, Any]:
    """Receivers of broadcasts by action: ``RECEIVERS`` of the modules that have some."""
    return _brought("commands", "RECEIVERS")


@cache
def dumps() -> dict[str, Command]:
    """What ``dumpsys`` tells, by service: ``DUMPS`` of each module of :mod:`gts_env.serving.shell.dumps`."""
    return _brought("dumps", "DUMPS")


def preload() -> None:
    """Load all of them, so that no first call has to wait."""
    for load in (commands, services, receivers, dumps):
        load()


def _brought(package: str, what: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for module in _modules(package):
        found.update(getattr(module, what, {}))
    return found


@cache
def _modules(package: str) -> tuple[ModuleType, ...]:
    parent = importlib.import_module(f"gts_env.serving.shell.{package}")
    names = sorted(module.name for module in pkgutil.iter_modules(parent.__path__) if module.name[0] != "_")
    return tuple(importlib.import_module(f"{parent.__name__}.{name}") for name in names)
