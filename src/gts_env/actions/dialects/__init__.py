"""The way each family of agents writes actions, one module a family.

A dialect is found by the name of its module: a new one is one new file here. See :mod:`gts_env.actions.dialect` for
what a dialect is and :mod:`gts_env.actions.frames` for the numbers in which points are given.
"""

from __future__ import annotations

import inspect
from importlib import import_module
from pkgutil import iter_modules

from gts_env.actions.dialect import Dialect
from gts_env.errors import UnknownIdError


def dialect_names() -> tuple[str, ...]:
    """Names of the dialects: the modules of :mod:`gts_env.actions.dialects`."""
    return tuple(sorted(found.name for found in iter_modules(__path__)))


def dialect(name: str, frame: str | None = None, fault_mode: str | None = None) -> Dialect:
    """A dialect by its name.

    Args:
        name: Name of a module of :mod:`gts_env.actions.dialects`, or ``module:Class`` for one of your own.
        frame: Coordinate frame; the family's own by default.
        fault_mode: The fault mode of a report that names none.

    Raises:
        UnknownIdError: There is no such dialect or frame.

    Example:
        >>> from gts_env.actions.seen import Seen
        >>> dialect("qwen").parse('{"action": "system_button", "button": "Back"}', Seen((1080, 2400)))
        (PressKey(key='back'),)
    """
    module, colon, wanted = name.partition(":")
    if not colon:
        if name not in dialect_names():
            raise UnknownIdError.of("dialect", name, dialect_names())
        module = f"{__name__}.{name}"
    try:
        kinds = inspect.getmembers(import_module(module), _is_dialect)
    except ModuleNotFoundError as error:
        if error.name is None or not module.startswith(error.name):
            raise
        raise UnknownIdError.of("dialect", name, dialect_names()) from None
    for title, kind in kinds:
        if (title == wanted) if colon else (kind.__module__ == module):
            made: Dialect = kind(frame, fault_mode)
            return made
    raise UnknownIdError.of("dialect", name, dialect_names())


def _is_dialect(value: object) -> bool:
    return inspect.isclass(value) and issubclass(value, Dialect) and not inspect.isabstract(value)
