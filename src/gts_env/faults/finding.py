"""Finding operators by name: those of ``faults.operators``, and those an app brings in its own ``faults`` module.

An operator of the library is named after its module. An app's own are the subclasses of ``Operator`` in the module
``faults`` of the app's folder (package), made there or brought in from another module of the folder;
``LoseReminder`` of the app ``calendar`` is named ``calendar.lose_reminder``.
"""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
import re
from functools import cache, lru_cache
from types import ModuleType
from typing import TYPE_CHECKING

from gts_env.errors import UnknownIdError
from gts_env.faults import operators
from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from gts_env.android.app import App

_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


@lru_cache(maxsize=1)
def operator_names() -> tuple[str, ...]:
    """Names of the library's operators."""
    return tuple(sorted(m.name for m in pkgutil.iter_modules(operators.__path__)))


@cache
def operator_class(name: str) -> type[Operator]:
    """The library's operator of a name.

    Raises:
        UnknownIdError: There is none.
    """
    if name not in operator_names():
        raise UnknownIdError.of("fault operator", name, operator_names())
    module = importlib.import_module(f"gts_env.faults.operators.{name}")
    for found in _defined(module).values():
        return found
    raise UnknownIdError.of(f"operator class in module {name}", name, ())


def app_operators(app: App) -> dict[str, type[Operator]]:
    """The operators in the ``faults`` module of an app's folder, by name; none if it has no such module."""
    package = app.manifest.entry.partition(":")[0]
    if not package or not hasattr(importlib.import_module(package), "__path__"):
        return {}
    name = f"{package}.faults"
    if importlib.util.find_spec(name) is None:
        return {}
    return {f"{app.id}.{key}": kind for key, kind in _defined(importlib.import_module(name), package).items()}


def operator_of(app: App, name: str) -> type[Operator]:
    """An operator by name, of the library or, if the name has a dot, of the app.

    Raises:
        UnknownIdError: There is none.
    """
    if "." not in name:
        return operator_class(name)
    own = app_operators(app)
    if name not in own:
        raise UnknownIdError.of(f"fault operator of the app {app.id!r}", name, own)
    return own[name]


def known_to(app: App) -> tuple[str, ...]:
    """Names of all operators that faults of an app may have."""
    return (*operator_names(), *app_operators(app))


def _defined(module: ModuleType, package: str | None = None) -> dict[str, type[Operator]]:
    """The operators that a module defines, or brings in from its package, by their names in snake case."""
    members = [m for m in vars(module).values() if isinstance(m, type) and issubclass(m, Operator)]
    home = package or module.__name__
    found = [m for m in members if (m.__module__ == home or m.__module__.startswith(f"{home}.")) and hasattr(m, "seam")]
    return {_HUMP.sub("_", m.__name__).lower(): m for m in found}
