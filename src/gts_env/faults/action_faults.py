"""Faults in what is done: gestures, commands, jobs, moves between windows."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gts_env.android.effects import Back
from gts_env.faults.condition import Cause
from gts_env.faults.tables import Faults, Table

if TYPE_CHECKING:
    from gts_env.android.effects import Effect
    from gts_env.android.seams import Call, Touch
    from gts_env.android.ui import Tx
    from gts_env.faults.fault import Fault


class ActionFaults(Faults):
    """The seams event, command, job and navigation."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__(faults)
        self._touches = self.table("event")
        self._commands = self.table("command")
        self._jobs = self.table("job")
        self._moves = [f for f in faults if f.operator.seam == "navigation"]

    def event(self, tx: Tx, touch: Touch, effect: Effect | None) -> Effect | None:
        """Ask the faults on the touched widget."""
        for fault in self.on(self._touches, touch.widget):
            if fault.app == tx.app and self.acts(tx, fault, Cause(touch)):
                effect = self.note(fault, effect, fault.operator.event(tx, touch, effect))
        return effect

    def command(self, tx: Tx, name: str, args: Call, run: Callable[[str, Call], None]) -> None:
        """Ask the faults on this command, before and after."""
        self._run(self._commands, tx, name, args, run)

    def job(self, tx: Tx, name: str, args: Call, run: Callable[[str, Call], None]) -> None:
        """Ask the faults on this job, before and after."""
        self._run(self._jobs, tx, name, args, run)

    def _run(self, table: Table, tx: Tx, name: str, args: Call, run: Callable[[str, Call], None]) -> None:
        cause = Cause(tx.touch, tx.via, args)
        acting = [f for f in table.get(name, ()) if f.app == tx.app and self.acts(tx, f, cause)]
        before = tx.state
        calls = [(name, args)]
        for fault in acting:
            calls = self.note(fault, calls, fault.operator.command(tx, name, args))
        for call in calls:
            run(*call)
        for fault in acting:
            tx.state = self.note(fault, tx.state, fault.operator.commanded(tx, before))

    def navigate(self, tx: Tx, move: Effect, run: Callable[[Effect], None]) -> None:
        """Ask the navigation faults about a move, before and after."""
        before = tx.state
        via = move.via if isinstance(move, Back) else tx.via
        cause = Cause(tx.touch, via, dict(getattr(move, "args", ())))
        concerned = (f for f in self._moves if f.concerns(move, before))
        acting = [f for f in concerned if self.acts(tx, f, cause, f.app)]
        before = tx.state
        found: Effect | None = move
        for fault in acting:
            if found is not None:
                found = self.note(fault, found, fault.operator.navigate(tx, found))
        if found is None:
            return
        run(found)
        for fault in acting:
            tx.state = self.note(fault, tx.state, fault.operator.moved(tx, found, before))
