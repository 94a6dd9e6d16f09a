"""Public names of a package that are imported when they are first used."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from typing import Any


def lazily(
    package: str, homes: Mapping[str, str], public: Iterable[str]
) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """The ``__getattr__`` and ``__dir__`` of a package whose names wait in its modules.

    Args:
        package: Its ``__name__``.
        homes: Names, and the module below the package that each is in.
        public: Its ``__all__``.

    Returns:
        The two functions.
    """
    names = vars(sys.modules[package])

    def getattribute(name: str) -> Any:
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        value = names[name] = getattr(import_module(f"{package}.{homes[name]}"), name)
        return value

    def directory() -> list[str]:
        return sorted({*names, *public})

    return getattribute, directory
