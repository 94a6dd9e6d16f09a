"""The live faults of a phone, sorted by seam and target so that the phone asks only where one may act."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from gts_env.android.effects import Back
from gts_env.android.layout.box import Box
from gts_env.android.layout.context import GONE
from gts_env.android.seams import Call, Seams, Site, Touch
from gts_env.faults.condition import Cause
from gts_env.faults.fault import Fault
from gts_env.faults.history import counted, remember
from gts_env.faults.life import happenings
from gts_env.faults.veil import veiled

if TYPE_CHECKING:
    from gts_env.android.effects import Effect
    from gts_env.android.frame import Frame
    from gts_env.android.layout.context import Layout
    from gts_env.android.locale.formats import Asked
    from gts_env.android.state import PhoneState
    from gts_env.android.ui import Tx, Ui
    from gts_env.android.widgets.base import Widget

ASKED = ("query", "guard")
"""Seams at which a named method of an app is asked for something."""


class FaultSet(Seams):
    """Seams with live faults.

    Attributes:
        fired: How often each fault changed something. For proofs and evaluation only: neither judge nor agents see it.
    """

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        self.faults = faults
        self.fired: Counter[str] = Counter()
        self._views = self._table("view")
        self._asked = self._table(*ASKED)
        self._formats = self._table("format")
        self._phases = [f for f in faults if f.operator.overrides("runs")]
        self._touches = self._table("event")
        self._commands = self._table("command")
        self._jobs = self._table("job")
        self._moves = [f for f in faults if f.operator.seam == "navigation"]
        self._readers = [f for f in faults if f.operator.overrides("read")]
        self._lives = [f for f in faults if f.operator.overrides("lived") or f.operator.overrides("watch")]
        self._counts = any(f.condition.seen for f in faults)
        self.views = bool(self._views)
        self.queries = bool(self._asked)
        self.formats = bool(self._formats)
        self.reads = bool(self._readers)
        self.lives = bool(self._lives) or self._counts

    def _table(self, *seams: str) -> dict[Any, list[Fault]]:
        table: dict[Any, list[Fault]] = {}
        for fault in self.faults:
            if fault.operator.seam in seams:
                table.setdefault(fault.name, []).append(fault)
        return table

    def _on(self, table: dict[Any, list[Fault]], widget: Widget) -> list[Fault]:
        """Faults on a widget: on its id, or on its class."""
        found = [*table.get(widget.id, ()), *table.get(type(widget).__name__, ())]
        return [f for f in found if f.fits(widget)] if found else found

    # -- view ----------------------------------------------------------------------------------------------------

    def facts(self, site: Site) -> dict[str, Any]:
        """For a window, whether each view fault's condition holds and what the fault remembers."""
        entry = site.state.entry
        out: dict[str, Any] = {"\0window": entry.uid}
        for faults in self._views.values():
            for fault in faults:
                holds = fault.app == site.app and fault.condition.holds(site.state, site.app, entry, site.screen)
                out[f"\0fault:{fault.id}"] = holds
                out[f"\0memory:{fault.id}"] = site.state.memory.get(fault.id)
        return out

    def place(self, lay: Layout, widget: Widget, limits: tuple[int, int, int, int]) -> Box:
        """Ask the view faults on this widget, phase by phase."""
        faults = [f for f in self._on(self._views, widget) if lay.read(f"\0fault:{f.id}")]
        if not faults:
            return widget.place(lay, *limits)
        subject = widget
        for fault in faults:
            built = self._note(fault, subject, fault.operator.build(lay, subject))
            if built is None:
                return Box(widget, 0, 0, data=GONE)
            subject = built
        box = self._measured(faults, lay, subject, limits)
        for fault in faults:
            box = self._note(fault, box, fault.operator.arrange(lay, subject, box))
        return self._painted(faults, lay, subject, box)

    def _measured(self, faults: list[Fault], lay: Layout, widget: Widget, limits: tuple[int, int, int, int]) -> Box:
        fault = next((f for f in faults if f.operator.overrides("measure")), None)
        if fault is None:
            return widget.place(lay, *limits)
        self.fired[fault.id] += 1
        return fault.operator.measure(lay, widget, limits)

    def _painted(self, faults: list[Fault], lay: Layout, widget: Widget, box: Box) -> Box:
        for fault in faults:
            look = fault.operator.paint(lay, widget, box)
            if look is not None:
                self.fired[fault.id] += 1
                box = veiled(box, look)
        return box

    # -- query, guard, format, setting ---------------------------------------------------------------------------

    def query(self, ui: Ui, name: str, args: tuple[Any, ...], run: Callable[..., Any]) -> Any:
        """Ask the faults on this query or guard."""
        for fault in self._asked.get(name, ()):
            if fault.app == ui.app and self._noted(ui, fault):
                found = fault.operator.ask(ui, args, run)
                self._note(fault, run(ui, *args), found)
                return found
        return run(ui, *args)

    def formatted(self, ui: Ui, asked: Asked, text: str) -> str:
        """Ask the faults on this kind of value."""
        for fault in self._formats.get(asked.kind, ()):
            if fault.app == ui.app and self._noted(ui, fault):
                text = self._note(fault, text, fault.operator.formatted(ui, asked, text))
        return text

    def read(self, ui: Ui, data: Any) -> Any:
        """Ask the faults on what screens read."""
        for fault in self._readers:
            if fault.app == ui.app and self._noted(ui, fault):
                ui.memo.note(ui, "memory", fault.id, ui.state.memory.get(fault.id))
                data = self._note(fault, data, fault.operator.read(ui, data))
        return data

    def _noted(self, ui: Ui, fault: Fault) -> bool:
        """Whether a condition holds; noted by the part under way, which is built again when that changes."""
        holds = self._holds(ui, fault)
        ui.memo.note(ui, "condition", fault.id, holds)
        return holds

    def _holds(self, ui: Ui, fault: Fault) -> bool:
        return fault.condition.holds(ui.state, ui.app, ui.entry, ui.site.screen)

    def condition_holds(self, ui: Ui, fault_id: str) -> bool:
        """Whether the condition of a fault holds for a window."""
        return self._holds(ui, next(f for f in self.faults if f.id == fault_id))

    # -- event, command, job, navigation -------------------------------------------------------------------------

    def event(self, tx: Tx, touch: Touch, effect: Effect | None) -> Effect | None:
        """Ask the faults on the touched widget."""
        for fault in self._on(self._touches, touch.widget):
            if fault.app == tx.app and self._acts(tx, fault, Cause(touch)):
                effect = self._note(fault, effect, fault.operator.event(tx, touch, effect))
        return effect

    def command(self, tx: Tx, name: str, args: Call, run: Callable[[str, Call], None]) -> None:
        """Ask the faults on this command, before and after."""
        self._run(self._commands, tx, name, args, run)
        if self._counts:
            tx.state = counted(tx.state, tx.app, f"command.{name}")

    def job(self, tx: Tx, name: str, args: Call, run: Callable[[str, Call], None]) -> None:
        """Ask the faults on this job, before and after."""
        self._run(self._jobs, tx, name, args, run)

    def _run(
        self, table: dict[Any, list[Fault]], tx: Tx, name: str, args: Call, run: Callable[[str, Call], None]
    ) -> None:
        cause = Cause(tx.touch, tx.via, args)
        acting = [f for f in table.get(name, ()) if f.app == tx.app and self._acts(tx, f, cause)]
        before = tx.state
        calls = [(name, args)]
        for fault in acting:
            calls = self._note(fault, calls, fault.operator.command(tx, name, args))
        for call in calls:
            run(*call)
        for fault in acting:
            tx.state = self._note(fault, tx.state, fault.operator.commanded(tx, before))

    def navigate(self, tx: Tx, move: Effect, run: Callable[[Effect], None]) -> None:
        """Ask the navigation faults about a move, before and after."""
        before = tx.state
        via = move.via if isinstance(move, Back) else tx.via
        cause = Cause(tx.touch, via, dict(getattr(move, "args", ())))
        concerned = (f for f in self._moves if f.concerns(move, before))
        acting = [f for f in concerned if self._acts(tx, f, cause, f.app)]
        before = tx.state
        found: Effect | None = move
        for fault in acting:
            if found is not None:
                found = self._note(fault, found, fault.operator.navigate(tx, found))
        if found is None:
            return
        run(found)
        for fault in acting:
            tx.state = self._note(fault, tx.state, fault.operator.moved(tx, found, before))

    def _acts(self, tx: Tx, fault: Fault, cause: Cause, app: str | None = None) -> bool:
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

    # -- view state, lifecycle -----------------------------------------------------------------------------------

    def lifecycle(self, tx: Tx, screen: str, phase: str, run: Callable[[], None]) -> None:
        """Ask the faults on this screen how often it goes through a phase."""
        times = 1
        for fault in self._phases:
            concerned = fault.app == tx.app and fault.target.get("screen", screen) == screen
            if concerned and self._acts(tx, fault, Cause(tx.touch, tx.via)):
                times = self._note(fault, times, fault.operator.runs(tx, phase))
        for _ in range(times):
            run()

    def lived(self, tx: Tx, before: PhoneState, frame: Callable[[PhoneState], Frame]) -> PhoneState:
        """Ask the faults on the screens of activities that were made, made anew, left or come back to."""
        for happening in happenings(before, tx.state):
            entry = happening.entry
            for fault in self._living(entry.app, entry.screen):
                if fault.condition.holds(tx.state, fault.app, entry, entry.screen, Cause(tx.touch, tx.via)):
                    tx.state = self._note(fault, tx.state, fault.operator.lived(tx, happening))
            if self._counts:
                name = "opened" if happening.kind == "created" else happening.kind
                tx.state = counted(tx.state, entry.app, f"{name}.{entry.screen}")
        for fault in self._lives:
            if fault.operator.always_watches or fault.condition.holds(before, fault.app, before.entry):
                data = tx.state.data
                tx.state = fault.operator.watch(tx, before, frame)
                # What a fault remembers is no change that could be seen; what it does to data is.
                self._note(fault, data, tx.state.data)
        return tx.state

    def _living(self, app: str, screen: str) -> Iterator[Fault]:
        return (f for f in self._lives if f.app == app and f.target.get("screen", screen) == screen)

    def _note(self, fault: Fault, before: Any, after: Any) -> Any:
        if after is not before and after != before:
            self.fired[fault.id] += 1
        return after
