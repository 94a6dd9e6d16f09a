"""Faults sorted by what they are applied to, and the log of what they did: what all seams of a fault set share."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from gts_env.android.seams import Seams
from gts_env.faults.condition import Cause
from gts_env.faults.history import remember

if TYPE_CHECKING:
    from gts_env.android.ui import Tx
    from gts_env.android.widgets.base import Widget
    from gts_env.faults.fault import Fault

Table = dict[Any, list["Fault"]]
"""Faults by the name of their target."""


class Faults(Seams):
    """Live faults.

    Attributes:
        faults: The faults.
        fired: How often each changed something. For proofs and evaluation only: neither judge nor agents see it.
    """

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        self.faults = faults
        self.fired: Counter[str] = Counter()

    def table(self, *seams: str) -> Table:
        """The faults at some seams by the name of their target."""
        table: Table = {}
        for fault in self.faults:
            if fault.operator.seam in seams:
                table.setdefault(fault.name, []).append(fault)
        return table

    def overriding(self, *methods: str) -> list[Fault]:
        """The faults whose operator has one of these methods of its own."""
        return [f for f in self.faults if any(f.operator.overrides(method) for method in methods)]

    def on(self, table: Table, widget: Widget) -> list[Fault]:
        """Faults on a widget: on its id, or on its class."""
        found = [*table.get(widget.id, ()), *table.get(type(widget).__name__, ())]
        return [f for f in found if f.fits(widget)] if found else found

    def note(self, fault: Fault, before: Any, after: Any) -> Any:
        """What comes after, noted in the log if it is something else than before."""
        if after is not before and after != before:
            self.fired[fault.id] += 1
        return after

    def acts(self, tx: Tx, fault: Fault, cause: Cause, app: str | None = None) -> bool:
        """Whether a condition holds now; counts how often it did, if that is part of it."""
        entry = tx.state.entry
        screen = entry.layers[-1].name if entry.layers else entry.screen
        condition = fault.condition
        if not condition.holds(tx.state, app or tx.app, entry, screen, cause):
            return False
        if condition.nth is None:
            return True
        key = f"\0nth:{fault.id}"
        times = tx.state.memory.get(key, 0) + 1
        tx.state = remember(tx.state, key, times)
        return condition.nth.holds(times)
