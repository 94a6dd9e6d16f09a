"""The surface of pickers: a head beside or above the content, and buttons at the foot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android.layout.box import Box, Placed
from gts_env.android.layout.context import INF, INSETS
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Container
from gts_env.android.widgets.scroll import Scroll

if TYPE_CHECKING:
    from gts_env.android.layout.context import Layout


def is_wide(lay: Layout) -> bool:
    """Whether the head stands beside the content: in landscape on a phone."""
    width, height = lay.theme.config.size
    return width > height and height / lay.theme.density < 600


def room_dp(lay: Layout) -> float:
    """Height in dp that a dialog has between the system bars."""
    _, height = lay.theme.config.size
    _, top, _, bottom = lay.read(INSETS, (0, 0, 0, 0))
    return float((height - top - bottom) / lay.theme.density) - 24


class PickerFrame(Container):
    """Head, content and foot of a picker. The content scrolls if nothing else helps.

    Args:
        head: What is chosen.
        main: Where to choose.
        foot: Buttons.
        width_dp: Width; in landscape that of the content without the head.
        head_dp: Width of the head where it stands beside the content.
    """

    def __init__(self, head: Widget, main: Widget, foot: Widget, width_dp: float, head_dp: float) -> None:
        super().__init__((), background="surface_container_high", radius=28)
        self.head = head
        self.main = main
        self.foot = foot
        self.width_dp = width_dp
        self.head_dp = head_dp

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """Head above the content, or beside it where the screen is low."""
        wide = is_wide(lay)
        side = lay.px(self.head_dp) if wide else 0
        w = min(max_w, lay.px(self.width_dp) + side)
        inner = w - side
        foot = lay(self.foot, inner, max_h, inner)
        head = lay(self.head, side if wide else inner, max_h, side if wide else inner)
        above = 0 if wide else head.h
        room = max_h - above - foot.h
        main = lay(self.main, inner, INF, inner)
        if main.h > room:
            main = lay(Scroll(self.main, key="picker"), inner, max(lay.px(48), room), inner)
        h = max(above + main.h + foot.h, head.h)
        at = 0 if lay.theme.rtl else side
        kids: list[Placed] = [
            (head, w - head.w if lay.theme.rtl else 0, 0),
            (main, at, above),
            (foot, at, h - foot.h),
        ]
        return self.box(lay, w, h, kids)
