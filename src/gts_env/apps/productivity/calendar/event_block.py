"""An event on the timeline of the day and week views."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Unpack

from gts_env.android.drawing.colors import blend
from gts_env.android.layout.box import Box, Placed
from gts_env.android.material.tints import capped
from gts_env.android.theme import TYPE_SCALE, Color
from gts_env.android.widgets.base import Common
from gts_env.android.widgets.container import Container, Look
from gts_env.android.widgets.leaf import Text
from gts_env.apps.productivity.calendar.fitting import ROOMY, cut, fits, fitted
from gts_env.apps.productivity.calendar.look import small

if TYPE_CHECKING:
    from gts_env.android.layout.context import Layout

NARROW, WIDE = ("label_tiny", 10.0), ("label_small", 12.0)
"""Style and sp of the text in one of seven columns, and in the column of a day."""


class EventBlock(Container):
    """An event on a timeline: its title, and its time and place where there is room.

    Args:
        title: Title.
        time: Its time; left out where it does not fit whole.
        place: Its place; left out where there is room for a few letters only.
        ink: Colour of the text.
        background: Colour of the block; one that lets light through is mixed with the surface.
        narrow: Whether it stands in one of seven columns: smaller letters.
        common: What every widget takes.
    """

    merged = True

    def __init__(
        self,
        title: str,
        time: str,
        place: str,
        ink: Color,
        background: Color,
        *,
        narrow: bool = False,
        **common: Unpack[Common],
    ) -> None:
        super().__init__((), background=background, radius=4, border="surface", clip=True, **common)
        self.title = title
        self.time = time
        self.place_text = place
        self.ink = ink
        self.narrow = narrow

    def _look(self, lay: Layout, w: int, h: int) -> tuple[Look, int]:
        look, bleed = super()._look(lay, w, h)
        alpha = look.color >> 24
        if alpha < 255:
            look.color = blend(lay.color("surface"), look.color, alpha / 255)
        return look, bleed

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """Fill the block from the top with as many whole lines as fit."""
        side = lay.px(4 if max_w > lay.px(56) else 2)
        size = self._size(lay, max_h)
        line = int(lay.style(self._style, size=size).line_height)
        top = max(lay.px(1), min(lay.px(2 if max_h < lay.px(60) else 4), (max_h - line) // 2))
        w = max(1, max_w - 2 * side)
        kids: list[Placed] = []
        y = top
        for text in self._texts(lay, size, w, max(1, (max_h - 2 * top) // line)):
            box = lay(text, w, line)
            kids.append((box, max_w - side - box.w if lay.theme.rtl else side, y))
            y += line
        return self.box(lay, max_w, max_h, kids)

    @property
    def _style(self) -> str:
        return (NARROW if self.narrow else WIDE)[0]

    def _size(self, lay: Layout, h: int) -> float:
        """Letters no larger than the block is high, whatever the font scale."""
        style, size = NARROW if self.narrow else WIDE
        points, line, _, _ = TYPE_SCALE[style]
        if self.narrow:
            size = small(size, lay.theme.font_scale)
        return capped(lay, size, (h - 2 * lay.px(1)) / lay.theme.density * points / line)

    def _texts(self, lay: Layout, size: float, w: int, most: int) -> Iterator[Text]:
        bold = lay.style(self._style, weight=600, size=size)
        plain = lay.style(self._style, weight=400, size=size)
        more = [self.time] if fits(self.time, plain, w) else []
        if self.place_text and fits(ROOMY, plain, w):
            more.append(cut(self.place_text, plain, w))
        title = fitted(self.title, bold, w, max(1, most - (bool(more) and most > 2)))
        for i, text in enumerate((*title, *more)[:most]):
            weight = 600 if i < len(title) else 400
            yield Text(text, self._style, self.ink, max_lines=1, weight_=weight, size=size, ellipsis=False)

    def text_of(self, box: Box) -> str:
        """The title."""
        return self.title
