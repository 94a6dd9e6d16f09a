"""View state: what a user sees but the app does not store (scroll, caret, open tab), keyed by stable widget keys."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

_EMPTY: Mapping[str, Any] = {}


class ViewState:
    """An immutable pair of mappings: values that are saved, and values that are only remembered.

    Saved values outlive rotation and process death (Android's saved instance state); remembered ones are lost when
    the activity is recreated.

    Attributes:
        saved: Values that are saved.
        remembered: Values that are only remembered.
        values: All values; what is saved counts where a key is among both.
    """

    __slots__ = ("remembered", "saved", "values")

    def __init__(self, saved: Mapping[str, Any] = _EMPTY, remembered: Mapping[str, Any] = _EMPTY) -> None:
        self.saved = saved
        self.remembered = remembered
        # Read far more often than changed: one look-up in place of two.
        self.values: Mapping[str, Any] = {**remembered, **saved}

    def __reduce__(self) -> tuple[type[ViewState], tuple[Mapping[str, Any], Mapping[str, Any]]]:
        return ViewState, (self.saved, self.remembered)

    def get(self, key: str, default: Any = None) -> Any:
        """The value under ``key``, saved or remembered."""
        return self.values.get(key, default)

    @property
    def keys(self) -> tuple[str, ...]:
        """Keys of all values."""
        return (*self.saved, *[key for key in self.remembered if key not in self.saved])

    def put(self, key: str, value: Any, saved: bool = True) -> ViewState:
        """A view state in which ``key`` is ``value``."""
        if saved:
            return ViewState({**self.saved, key: value}, self.remembered)
        return ViewState(self.saved, {**self.remembered, key: value})

    def drop(self, *keys: str) -> ViewState:
        """A view state without these keys."""
        return ViewState(
            {k: v for k, v in self.saved.items() if k not in keys},
            {k: v for k, v in self.remembered.items() if k not in keys},
        )

    def recreated(self) -> ViewState:
        """What is left when the activity is recreated: the saved part."""
        return ViewState(self.saved) if self.remembered else self

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ViewState) and self.saved == other.saved and self.remembered == other.remembered

    def __hash__(self) -> int:
        return hash((frozenset(self.saved), frozenset(self.remembered)))

    def __repr__(self) -> str:
        return f"ViewState(saved={dict(self.saved)!r}, remembered={dict(self.remembered)!r})"


EMPTY_VIEW = ViewState()
