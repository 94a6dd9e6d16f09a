"""Faults in what screens and commands read: queries, guards, formats, settings."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from gts_env.faults.tables import Faults

if TYPE_CHECKING:
    from gts_env.android.locale.formats import Asked
    from gts_env.android.ui import Ui
    from gts_env.faults.fault import Fault


class DataFaults(Faults):
    """The seams query, guard, format and setting."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__(faults)
        self._asked = self.table("query", "guard")
        self._formats = self.table("format")
        self._by_id = {fault.id: fault for fault in faults}
        self._readers = self.overriding("read")
        self.queries = bool(self._asked)
        self.formats = bool(self._formats)
        self.reads = bool(self._readers)

    def query(self, ui: Ui, name: str, args: tuple[Any, ...], run: Callable[..., Any]) -> Any:
        """Ask the faults on this query or guard."""
        for fault in self._asked.get(name, ()):
            if fault.app == ui.app and self._noted(ui, fault):
                found = fault.operator.ask(ui, args, run)
                self.note(fault, run(ui, *args), found)
                return found
        return run(ui, *args)

    def formatted(self, ui: Ui, asked: Asked, text: str) -> str:
        """Ask the faults on this kind of value."""
        for fault in self._formats.get(asked.kind, ()):
            if fault.app == ui.app and self._noted(ui, fault):
                text = self.note(fault, text, fault.operator.formatted(ui, asked, text))
        return text

    def read(self, ui: Ui, data: Any) -> Any:
        """Ask the faults on what screens read."""
        for fault in self._readers:
            if fault.app == ui.app and self._noted(ui, fault):
                ui.memo.note("memory", fault.id, ui.state.memory.get(fault.id))
                data = self.note(fault, data, fault.operator.read(ui, data))
        return data

    def _noted(self, ui: Ui, fault: Fault) -> bool:
        """Whether a condition holds; noted by the part under way, which is built again when that changes."""
        holds = self._holds(ui, fault)
        ui.memo.note("condition", fault.id, holds)
        return holds

    def _holds(self, ui: Ui, fault: Fault) -> bool:
        screen = ui.layer.name if ui.layer is not None else ui.entry.screen
        return fault.condition.holds(ui.state, ui.app, ui.entry, screen)

    def condition_holds(self, ui: Ui, fault_id: str) -> bool:
        """Whether the condition of a fault holds for a window."""
        return self._holds(ui, self._by_id[fault_id])
