"""The keys of the amount pad."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android.widgets.container import Stack
from gts_env.android.widgets.placed import Grid

if TYPE_CHECKING:
    from gts_env.android.layout.box import Box
    from gts_env.android.layout.context import Layout

KEYS = ("7", "8", "9", "÷", "4", "5", "6", "×", "1", "2", "3", "−", ".", "0", "back", "+")
NAMES = {"÷": "divide", "×": "times", "−": "minus", "+": "plus", ".": "point"}


class Keys(Grid):
    """The keys, in the order of a calculator in every language."""

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """Rows from the left."""
        box = super().place(lay, max_w, max_h, min_w, min_h)
        if lay.theme.rtl:
            box.kids = tuple([(kid, box.w - x - kid.w, y) for kid, x, y in box.kids])
        return box


class PadKey(Stack):
    """A key of the pad: told by what it is called."""

    merged = True
