"""The live faults of a phone, sorted by seam and target so that the phone asks only where one may act."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from gts_env.faults.action_faults import ActionFaults
from gts_env.faults.condition import Cause
from gts_env.faults.data_faults import DataFaults
from gts_env.faults.history import counted
from gts_env.faults.life import happenings
from gts_env.faults.view_faults import ViewFaults

if TYPE_CHECKING:
    from gts_env.android.frame import Frame
    from gts_env.android.seams import Call
    from gts_env.android.state import PhoneState
    from gts_env.android.ui import Tx
    from gts_env.faults.fault import Fault


class FaultSet(ViewFaults, DataFaults, ActionFaults):
    """Seams with live faults; those of view state and lifecycle, which see the other seams' outcome, are here.

    Args:
        faults: The faults.
    """

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__(faults)
        self._lives = self.overriding("lived", "watch")
        self._phases = self.overriding("runs")
        self._counts = any(f.condition.seen for f in faults)
        self.lives = bool(self._lives) or self._counts

    def command(self, tx: Tx, name: str, args: Call, run: Callable[[str, Call], None]) -> None:
        """Ask the faults on this command, before and after; count it, if a condition asks how often it was run."""
        super().command(tx, name, args, run)
        if self._counts:
            tx.state = counted(tx.state, tx.app, f"command.{name}")

    def lifecycle(self, tx: Tx, screen: str, phase: str, run: Callable[[], None]) -> None:
        """Ask the faults on this screen how often it goes through a phase."""
        times = 1
        for fault in self._phases:
            concerned = fault.app == tx.app and fault.target.get("screen", screen) == screen
            if concerned and self.acts(tx, fault, Cause(tx.touch, tx.via)):
                times = self.note(fault, times, fault.operator.runs(tx, phase))
        for _ in range(times):
            run()

    def lived(self, tx: Tx, before: PhoneState, frame: Callable[[PhoneState], Frame]) -> PhoneState:
        """Ask the faults on the screens of activities that were made, made anew, left or come back to."""
        for happening in happenings(before, tx.state):
            entry = happening.entry
            for fault in self._living(entry.app, entry.screen):
                if fault.condition.holds(tx.state, fault.app, entry, entry.screen, Cause(tx.touch, tx.via)):
                    tx.state = self.note(fault, tx.state, fault.operator.lived(tx, happening))
            if self._counts:
                name = "opened" if happening.kind == "created" else happening.kind
                tx.state = counted(tx.state, entry.app, f"{name}.{entry.screen}")
        for fault in self._lives:
            if fault.operator.always_watches or fault.condition.holds(before, fault.app, before.entry):
                data = tx.state.data
                tx.state = fault.operator.watch(tx, before, frame)
                # What a fault remembers is no change that could be seen; what it does to data is.
                self.note(fault, data, tx.state.data)
        return tx.state

    def _living(self, app: str, screen: str) -> Iterator[Fault]:
        return (f for f in self._lives if f.app == app and f.target.get("screen", screen) == screen)
