"""A day of the month view: its number, and as many of its events as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Unpack

from gts_env.android.layout.box import Box, Placed
from gts_env.android.locale.numbers import digits
from gts_env.android.theme import TYPE_SCALE
from gts_env.android.widgets.base import Common, Widget
from gts_env.android.widgets.container import Container
from gts_env.android.widgets.leaf import Text
from gts_env.apps.productivity.calendar.look import small

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.layout.context import Layout


class DayCell(Container):
    """A cell of the month grid.

    Args:
        text: Number of the day, which is the text of its node.
        number: Its number as drawn.
        chips: Its events; as many are shown as there is room for.
        more: Wording of the number of events left out, ``+{n}`` filled for 0, 1, 2 ...
        lined: Whether a line parts it from the cell before it.
        common: What every widget takes.
    """

    def __init__(
        self,
        text: str,
        number: Widget,
        chips: Sequence[Widget],
        more: str,
        *,
        lined: bool = False,
        **common: Unpack[Common],
    ) -> None:
        super().__init__([number, *chips], **common)
        self.text = text
        self.number = number
        self.chips = tuple(chips)
        self.more = more
        self.lined = lined

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """Number above the events; beside them where the cell is wide and low, as on a phone lying on its side."""
        number = lay(self.number, max_w, max_h)
        edge, gap = lay.px(1), lay.px(1)
        if max_w > 2 * max_h:
            left, top = number.w + lay.px(2), edge + gap
            x = 0
        else:
            left, top = gap, edge + gap + number.h + gap
            x = (max_w - number.w) // 2
        kids: list[Placed] = [(number, max_w - x - number.w if lay.theme.rtl else x, edge + gap)]
        kids += self._events(lay, left, top, max_w - left - gap, max_h - gap, max_w, gap)
        side = (max_w - edge if lay.theme.rtl else 0) if self.lined else None
        return self.box(lay, max_w, max_h, kids, (edge, lay.color("outline_variant"), side))

    def _events(self, lay: Layout, left: int, top: int, w: int, bottom: int, whole: int, gap: int) -> list[Placed]:
        if not self.chips:
            return []
        line = lay(self.chips[0], w, bottom, w).h + gap
        room = (bottom - top + gap) // line
        shown = self.chips[: shown_chips(len(self.chips), room)]
        column = [(lay(chip, w, bottom, w), left) for chip in shown]
        left_out = len(self.chips) - len(column)
        if left_out and room > len(column):
            # The count stands where the titles of the chips do.
            indent = lay.px(3)
            count = digits(self.more.format(n=left_out), lay.theme.config.locale)
            text = Text(count, "label_tiny", "on_surface_variant", id="more_events", max_lines=1,
                        size=small(TYPE_SCALE["label_tiny"][0], lay.theme.font_scale))  # fmt: skip
            column.append((lay(text, w - indent, bottom), left + indent))
        rtl = lay.theme.rtl
        return [(box, whole - x - box.w if rtl else x, top + i * line) for i, (box, x) in enumerate(column)]

    def draw(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Draw the lines above the cell and beside it."""
        edge, color, side = box.data[1]
        canvas.rect(x, y, x + box.w, y + edge, color)
        if side is not None:
            canvas.rect(x + side, y, x + side + edge, y + box.h, color)

    def text_of(self, box: Box) -> str:
        """The number of the day."""
        return self.text


def shown_chips(count: int, room: int) -> int:
    """How many of ``count`` events are shown where ``room`` lines fit, one of which the count of the others takes."""
    if count <= room:
        return count
    return room - 1 if room > 1 else max(0, room)
