"""``evolve``: a copy of a frozen dataclass with some fields changed, several times as fast as ``dataclasses.replace``.

A step of the phone makes a dozen such copies of states with many fields. ``replace`` runs the generated ``__init__``,
which sets each field of a frozen class through ``object.__setattr__``; here the fields are copied in one go.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

__all__ = ["evolve"]

if TYPE_CHECKING:
    # A type checker knows the fields of what is replaced, and checks their names and types.
    evolve = replace
else:
    T = TypeVar("T")
    _copied: dict[type, bool] = {}
    _new, _set = object.__new__, object.__setattr__

    def evolve(value: T, /, **changes: Any) -> T:
        """A copy of a frozen dataclass in which these fields are changed.

        Args:
            value: An instance of a dataclass; those with slots or ``__post_init__`` are as slow as ever.
            **changes: Fields by name.

        Raises:
            TypeError: It has no such field.
        """
        kind = value.__class__
        if not (_copied[kind] if kind in _copied else _is_copied(value)):
            return replace(value, **changes)
        known = value.__dict__
        fields = known | changes
        if len(fields) != len(known):
            unknown = ", ".join(sorted(changes.keys() - known.keys()))
            raise TypeError(f"{kind.__name__} has no field {unknown}")
        made = _new(kind)
        _set(made, "__dict__", fields)
        return made

    def _is_copied(value: Any) -> bool:
        kind = value.__class__
        copied = _copied[kind] = hasattr(value, "__dict__") and not hasattr(kind, "__post_init__")
        return copied
