"""The shell's commands, found by name: each module of :mod:`gts_env.serving.shell.commands` brings some."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gts_env.serving.shell.call import Command


@cache
def commands() -> dict[str, Command]:
    """Commands by name: ``COMMANDS`` of each module, so that a new command is one new file or one entry."""
    from gts_env.serving.shell import commands as package

    found: dict[str, Command] = {}
    for name in sorted(module.name for module in pkgutil.iter_modules(package.__path__) if module.name[0] != "_"):
        found.update(importlib.import_module(f"{package.__name__}.{name}").COMMANDS)
    return found
