"""A line of text that takes smaller letters rather than being cut."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any

from gts_env.android.drawing.text import measure_width
from gts_env.android.layout.box import Box
from gts_env.android.layout.context import INF
from gts_env.android.theme import TYPE_SCALE, Color
from gts_env.android.widgets.leaf import Text

if TYPE_CHECKING:
    from gts_env.android.layout.context import Layout

_TRIES = 6


class FitText(Text):
    """One line, in letters as small as it takes to fit (Android's auto-sizing text view).

    Args:
        text: What it says.
        style: Name in the type scale.
        color: Colour of the letters.
        least: Smallest share of the size; a text that does not fit even then is cut.
    """

    def __init__(
        self, text: str, style: str = "title_large", color: Color = "on_surface", *, least: float = 0.55, **look: Any
    ) -> None:
        super().__init__(text, style, color, max_lines=1, **look)
        self.least = least

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """As a text, after its size is settled."""
        room = lay.span(self.width, min_w, max_w)[1]
        if room >= INF or self._wide(lay, None) <= room:
            return super().place(lay, max_w, max_h, min_w, min_h)
        small = copy.copy(self)
        small.size = self._fitting(lay, room)
        box = Text.place(small, lay, max_w, max_h, min_w, min_h)
        box.widget = self
        return box

    def _fitting(self, lay: Layout, room: int) -> float:
        full = self.size or TYPE_SCALE[self.style][0]
        size = full
        for _ in range(_TRIES):
            wide = self._wide(lay, size)
            if wide <= room or size <= full * self.least:
                break
            # Not all of the width shrinks with the letters, so that one step may not be enough.
            size = max(full * self.least, size * min(0.97, room / wide))
        return size

    def _wide(self, lay: Layout, size: float | None) -> float:
        return measure_width(self.text, lay.style(self.style, weight=self.weight_, size=size or self.size))
