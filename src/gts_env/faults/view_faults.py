"""Faults on the way of a widget to the screen: build, measure, arrange, paint."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.android.layout.box import Box
from gts_env.android.layout.context import GONE
from gts_env.faults.tables import Faults
from gts_env.faults.veil import veiled

if TYPE_CHECKING:
    from gts_env.android.layout.context import Layout
    from gts_env.android.seams import Site
    from gts_env.android.widgets.base import Widget
    from gts_env.faults.fault import Fault


class ViewFaults(Faults):
    """The view seam."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__(faults)
        self._views = self.table("view")
        self.views = bool(self._views)

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
        faults = [f for f in self.on(self._views, widget) if lay.read(f"\0fault:{f.id}")]
        if not faults:
            return widget.place(lay, *limits)
        subject = widget
        for fault in faults:
            built = self.note(fault, subject, fault.operator.build(lay, subject))
            if built is None:
                return Box(widget, 0, 0, data=GONE)
            subject = built
        box = self._measured(faults, lay, subject, limits)
        for fault in faults:
            box = self.note(fault, box, fault.operator.arrange(lay, subject, box))
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
