"""Memory of built parts: a value is kept while everything that was read to make it stays the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gts_env.android.ui import Ui

LIMIT = 8192
"""Entries kept; past it the memory starts anew."""

Read = tuple[str, str, Any]
_PLAIN = (str, int, float, bool, type(None))


class Memo:
    """Values by key and arguments, each with the reads it depends on.

    Arguments that are not plain values count by identity, and are held so that an identity is never used twice.
    """

    __slots__ = ("_open", "_table")

    def __init__(self) -> None:
        self._table: dict[Any, tuple[Any, tuple[Read, ...], Any, Any]] = {}
        self._open: list[dict[tuple[str, str], Any]] = []

    def note(self, ui: Ui, kind: str, key: str, value: Any) -> None:
        """Note that a value was read."""
        if self._open:
            self._open[-1][(kind, key)] = value

    def call(self, ui: Ui, key: tuple[str, ...], args: tuple[Any, ...], make: Callable[[], Any]) -> Any:
        """The kept value, if all it read is unchanged, else a new one."""
        slot = (key, *[a if isinstance(a, _PLAIN) else id(a) for a in args])
        kept = self._table.get(slot)
        if kept is not None and kept[3] is ui.seams and self._holds(ui, kept[1]):
            if self._open:
                outer = self._open[-1]
                for kind, name, value in kept[1]:
                    outer[(kind, name)] = value
            return kept[2]
        return self._make(ui, slot, args, make)

    def _make(self, ui: Ui, slot: Any, args: tuple[Any, ...], make: Callable[[], Any]) -> Any:
        reads: dict[tuple[str, str], Any] = {}
        self._open.append(reads)
        try:
            value = make()
        finally:
            self._open.pop()
        if self._open:
            self._open[-1].update(reads)
        if len(self._table) >= LIMIT:
            self._table.clear()
        noted = tuple([(kind, name, v) for (kind, name), v in reads.items()])
        self._table[slot] = (args, noted, value, ui.seams)
        return value

    def _holds(self, ui: Ui, reads: tuple[Read, ...]) -> bool:
        data = ui.state.data
        for kind, name, value in reads:
            if kind == "data":
                # By identity: deep equality would cost more than building the part again.
                if data[name] is not value:
                    return False
            else:
                now = current(ui, kind, name)
                if now is not value and now != value:
                    return False
        return True


def current(ui: Ui, kind: str, name: str) -> Any:
    """What a read of this kind would find now."""
    state = ui.state
    if kind == "view":
        return ui.view.get(name)
    if kind == "outer":
        return ui.entry.view.get(name)
    if kind == "minute":
        return state.now // 60_000
    if kind == "config":
        return state.config
    if kind == "memory":
        return state.memory.get(name)
    from gts_env.android.clock import local

    return local(state.now, state.config.zone).date()

