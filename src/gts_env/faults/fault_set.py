"""The live faults of a phone, sorted by seam and target so that the phone asks only where one may act."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from gts_env.android.effects import Effect, Open
from gts_env.android.seams import Seams, Site, Touch
from gts_env.faults.condition import Condition
from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from gts_env.android.layout.box import Box
    from gts_env.android.layout.context import Layout
    from gts_env.android.state import PhoneState
    from gts_env.android.ui import Tx, Ui
    from gts_env.android.widgets.base import Widget


class Fault:
    """A defect bound to the phone.

    Attributes:
        id: Id of the defect.
        app: App id.
        operator: What it does.
        target: What it is applied to, by kind: ``id``, ``item``, ``text``, ``query``, ``command``, ``screen``.
        condition: When it acts.
    """

    __slots__ = ("app", "condition", "id", "operator", "target")

    def __init__(self, id_: str, app: str, operator: Operator, target: dict[str, Any], condition: Condition) -> None:
        self.id = id_
        self.app = app
        self.operator = operator
        self.target = target
        self.condition = condition

    def fits(self, widget: Widget) -> bool:
        """Whether a widget is the target."""
        target = self.target
        if "item" in target and str(widget.item) != str(target["item"]):
            return False
        return not ("text" in target and getattr(widget, "text", None) != target["text"])


class FaultSet(Seams):
    """Seams with live faults.

    Attributes:
        fired: How often each fault changed something. For proofs and evaluation only: neither judge nor agents see it.
    """

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        self.faults = faults
        self.fired: Counter[str] = Counter()
        self._by_widget = self._table("view", "id")
        self._by_query = self._table("query", "query")
        self._by_touch = self._table("event", "id")
        self._by_command = self._table("command", "command")
        self._moves = [f for f in faults if f.operator.seam == "navigation"]
        self.views = bool(self._by_widget)
        self.queries = bool(self._by_query)

    def _table(self, seam: str, key: str) -> dict[str, list[Fault]]:
        table: dict[str, list[Fault]] = {}
        for fault in self.faults:
            if fault.operator.seam == seam:
                table.setdefault(fault.target[key], []).append(fault)
        return table

    def facts(self, site: Site) -> dict[str, Any]:
        """Whether each view fault's condition holds in a window, as facts its layout can depend on."""
        entry = site.state.entry
        out = {}
        for faults in self._by_widget.values():
            for fault in faults:
                holds = fault.app == site.app and fault.condition.holds(site.state, site.app, entry, site.screen)
                out[f"\0fault:{fault.id}"] = holds
        return out

    def build(self, lay: Layout, widget: Widget) -> Widget | None:
        """Ask the view faults on this widget's id."""
        found: Widget | None = widget
        for fault in self._by_widget.get(widget.id or "", ()):
            if found is not None and fault.fits(widget) and lay.read(f"\0fault:{fault.id}"):
                found = self._note(fault, found, fault.operator.build(lay, found))
        return found

    def laid(self, lay: Layout, widget: Widget, box: Box) -> Box:
        """Ask the view faults on this widget's id about its box."""
        for fault in self._by_widget.get(widget.id or "", ()):
            if fault.fits(widget) and lay.read(f"\0fault:{fault.id}"):
                box = self._note(fault, box, fault.operator.laid(lay, widget, box))
        return box

    def query(self, ui: Ui, name: str, args: tuple[Any, ...], result: Any) -> Any:
        """Ask the faults on this query."""
        for fault in self._by_query.get(name, ()):
            if fault.app == ui.app and self._noted(ui, fault):
                result = self._note(fault, result, fault.operator.query(ui, args, result))
        return result

    def _noted(self, ui: Ui, fault: Fault) -> bool:
        """Whether a condition holds; noted by the part under way, which is built again when that changes."""
        holds = fault.condition.holds(ui.state, ui.app, ui.entry, ui.site.screen)
        ui.memo.note(ui, "condition", fault.id, holds)
        return holds

    def condition_holds(self, ui: Ui, fault_id: str) -> bool:
        """Whether the condition of a fault holds for a window."""
        fault = next(f for f in self.faults if f.id == fault_id)
        return fault.condition.holds(ui.state, ui.app, ui.entry, ui.site.screen)

    def event(self, tx: Tx, touch: Touch, effect: Effect | None) -> Effect | None:
        """Ask the faults on the touched widget."""
        for fault in self._by_touch.get(touch.widget.id or "", ()):
            if fault.app == tx.app and fault.fits(touch.widget) and self._acts(tx, fault):
                effect = self._note(fault, effect, fault.operator.event(tx, touch, effect))
        return effect

    def command(self, tx: Tx, name: str, args: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
        """Ask the faults on this command."""
        calls = [(name, args)]
        for fault in self._by_command.get(name, ()):
            if fault.app == tx.app and self._acts(tx, fault):
                calls = self._note(fault, calls, fault.operator.command(tx, name, args))
        return calls

    def commanded(self, tx: Tx, name: str, args: dict[str, Any], before: PhoneState) -> PhoneState:
        """Ask the faults on this command about the state it led to."""
        for fault in self._by_command.get(name, ()):
            if fault.app == tx.app and self._acts(tx, fault):
                tx.state = self._note(fault, tx.state, fault.operator.commanded(tx, before))
        return tx.state

    def navigate(self, tx: Tx, move: Effect) -> Effect | None:
        """Ask the navigation faults about a move."""
        found: Effect | None = move
        for fault in self._moves:
            if found is not None and _concerns(fault, found, tx.state) and self._acts(tx, fault):
                found = self._note(fault, found, fault.operator.navigate(tx, found))
        return found

    def moved(self, tx: Tx, move: Effect, before: PhoneState) -> PhoneState:
        """Ask the navigation faults about the state after a move; their condition is that before it."""
        for fault in self._moves:
            if _concerns(fault, move, before) and fault.condition.holds(before, fault.app, before.entry):
                tx.state = self._note(fault, tx.state, fault.operator.moved(tx, move, before))
        return tx.state

    def _acts(self, tx: Tx, fault: Fault) -> bool:
        entry = tx.state.entry
        screen = entry.layers[-1].name if entry.layers else entry.screen
        return fault.condition.holds(tx.state, tx.app, entry, screen)

    def _note(self, fault: Fault, before: Any, after: Any) -> Any:
        if after is not before and after != before:
            self.fired[fault.id] += 1
        return after


def _concerns(fault: Fault, move: Effect, state: PhoneState) -> bool:
    """Whether a move is the target's: one that opens the target screen, or leaves it by back, up or home."""
    entry = state.entry
    if entry.app != fault.app:
        return False
    screen = fault.target.get("screen")
    return screen is None or (move.screen if isinstance(move, Open) else entry.screen) == screen
