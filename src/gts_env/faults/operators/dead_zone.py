"""Only a part of a widget reacts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android.widgets.leaf import Text
from gts_env.faults import params as read
from gts_env.faults.operator import Operator

if TYPE_CHECKING:
    from gts_env.android.app import App
    from gts_env.android.effects import Effect
    from gts_env.android.layout.box import Box
    from gts_env.android.seams import Touch
    from gts_env.android.ui import Tx
    from gts_env.benchmark.spot import Spot


ZONES = {
    "left": (0, 0, 0.5, 1),
    "right": (0.5, 0, 1, 1),
    "top": (0, 0, 1, 0.5),
    "bottom": (0, 0.5, 1, 1),
    "edge": None,
    "middle": (0.25, 0.25, 0.75, 0.75),
}


class DeadZone(Operator):
    """Taps on a part of the target, or on a word in its text, have no effect.

    Parameters:
        zone: ``left``, ``right`` (default), ``top``, ``bottom``, ``middle``, or ``edge``: all but the middle.
        word: Of a text: only this part of it is dead, or alive if ``zone`` is ``edge``.
    """

    seam = "event"
    params = ("zone", "word")

    def __init__(self, app: App, params: dict[str, Spot]) -> None:
        self.zone = read.choice(params, "zone", ZONES, "right")
        self.word = read.text(params, "word")

    def event(self, tx: Tx, touch: Touch, effect: Effect | None) -> Effect | None:
        """No effect in the dead part."""
        if touch.box is None:
            return effect
        return None if self._inside(touch, touch.box) != (self.zone == "edge") else effect

    def _inside(self, touch: Touch, box: Box) -> bool:
        x, y = touch.x - touch.left, touch.y - touch.top
        if self.word:
            return spot_in_text(box, x, y, self.word)
        left, top, right, bottom = ZONES[self.zone] or ZONES["middle"] or (0, 0, 1, 1)
        return left * box.w <= x < right * box.w and top * box.h <= y < bottom * box.h


def spot_in_text(box: Box, x: float, y: float, word: str) -> bool:
    """Whether a point lies on a word of a text within a box; the place is relative to the box."""
    if isinstance(box.widget, Text):
        block, start = box.data[0], box.widget.text.find(word)
        shown = 0 <= x < box.w and 0 <= y < box.h
        return shown and start >= 0 and start <= block.offset_at(x - box.data[2], y) < start + len(word)
    return any(spot_in_text(kid, x - kid_x, y - kid_y, word) for kid, kid_x, kid_y in box.kids)
