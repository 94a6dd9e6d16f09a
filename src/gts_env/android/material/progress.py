"""Progress indicators. Endless ones stand at the phase their caller gives."""

from __future__ import annotations

from typing import TYPE_CHECKING, Unpack

from gts_env.android.layout.box import Box
from gts_env.android.layout.context import INF
from gts_env.android.theme import Color
from gts_env.android.widgets.base import Common, Widget

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.layout.context import Layout


class _Progress(Widget):
    """Base of the indicators.

    Args:
        value: Share done, 0 to 1; None for an endless one.
        phase: Where an endless one stands in its turn, 0 to 1.
        color: Colour of what is done.
        track: Colour of the rest.
    """

    node_class = "android.widget.ProgressBar"

    def __init__(
        self,
        value: float | None = None,
        *,
        phase: float = 0.0,
        color: Color = "primary",
        track: Color = "secondary_container",
        **common: Unpack[Common],
    ) -> None:
        super().__init__(**common)
        self.value = None if value is None else min(max(value, 0.0), 1.0)
        self.phase = phase
        self.color = color
        self.track = track

    def text_of(self, box: Box) -> str:
        """The value as Android's range info shows it."""
        return "" if self.value is None else f"{self.value * 100:.1f}"


class LinearProgress(_Progress):
    """A bar of 4 dp."""

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """As wide as allowed."""
        _, w = lay.span(self.width, min_w, max_w)
        w = w if w < INF else lay.px(240)
        data = (self.value, self.phase, lay.theme.rtl, lay.color(self.track), lay.color(self.color))
        return Box(self, w, lay.px(4), data=data)

    def draw(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Draw the track, then what is done."""
        value, phase, rtl, track, color = box.data
        r = box.h / 2
        canvas.rrect(x, y, x + box.w, y + box.h, r, track)
        if value is None:
            start = (phase * 1.4 - 0.4) * box.w
            left, right = max(0.0, start), min(float(box.w), start + 0.4 * box.w)
        else:
            left, right = 0.0, box.w * value
        if rtl:
            left, right = box.w - right, box.w - left
        if right > left:
            canvas.rrect(x + left, y, x + right, y + box.h, r, color)


class CircularProgress(_Progress):
    """A ring of 40 dp (or ``size`` dp), 4 dp wide."""

    def __init__(
        self,
        value: float | None = None,
        *,
        size: float = 40,
        phase: float = 0.0,
        color: Color = "primary",
        track: Color = "secondary_container",
        **common: Unpack[Common],
    ) -> None:
        super().__init__(value, phase=phase, color=color, track=track, **common)
        self.size = size

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """A square."""
        side = lay.px(self.size)
        data = (self.value, self.phase, lay.px(self.size / 10), lay.color(self.track), lay.color(self.color))
        return Box(self, max(side, min_w), max(side, min_h), data=(side, *data))

    def draw(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Draw the ring clockwise from twelve o'clock."""
        side, value, phase, width, track, color = box.data
        left, top = x + (box.w - side + width) / 2, y + (box.h - side + width) / 2
        right, bottom = left + side - width, top + side - width
        start, sweep = (-90.0 + 360 * phase, 270.0) if value is None else (-90.0, 360 * value)
        if value is not None:
            canvas.arc(left, top, right, bottom, 0, 360, width, track)
        if sweep:
            canvas.arc(left, top, right, bottom, start, sweep, width, color)
