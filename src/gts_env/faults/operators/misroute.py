"""A gesture does what another control does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.faults import params as read
from gts_env.faults.looking import below
from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.effects import Effect
    from gts_env.android.seams import Touch
    from gts_env.android.ui import Tx
    from gts_env.android.widgets.base import Widget
    from gts_env.benchmark.spot import Spot


class Misroute(Operator):
    """A gesture on the target does what it would do on another widget of the same window.

    Public name: DifferentActivityIntentDefinition (MDroid+), as two entries of a menu swapped.

    Parameters:
        to: Id of the other widget. Default: that of the target.
        to_item: Item of the other widget.
        offset: Among widgets of that id, so many places after the target (or before, if negative), going round; without
            ``to_item``. Default 1.
        gesture: ``tap`` (default), ``long_press``, ``double_tap`` or ``any``.
    """

    seam = "event"
    params = ("to", "to_item", "offset", "gesture")

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.to = read.text(params, "to")
        self.to_item = str(params["to_item"].value) if "to_item" in params else None
        self.offset = read.whole(params, "offset", 1)
        self.gesture = read.choice(params, "gesture", (*EFFECTS, "any"), "tap")

    def event(self, tx: Tx, touch: Touch, effect: Effect | None) -> Effect | None:
        """The other widget's effect; that of the target where there is no other."""
        if self.gesture not in (touch.gesture, "any") or touch.root is None:
            return effect
        other = self._other(touch)
        return effect if other is None else getattr(other, EFFECTS.get(touch.gesture, "on_click"))

    def _other(self, touch: Touch) -> Widget | None:
        id_ = self.to or touch.widget.id
        found = [box.widget for box in below(touch.root) if box.widget.id == id_] if touch.root is not None else []
        if self.to_item is not None:
            return next((w for w in found if str(w.item) == self.to_item), None)
        at = next((i for i, w in enumerate(found) if w is touch.widget), None)
        if at is None:
            return found[0] if found else None
        return found[(at + self.offset) % len(found)]


EFFECTS = {"tap": "on_click", "long_press": "on_long_click", "double_tap": "on_double_click"}
