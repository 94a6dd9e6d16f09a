"""Slider."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from gts_env.android.effects import Effect
from gts_env.android.layout.box import Box
from gts_env.android.layout.context import INF
from gts_env.android.material.outcomes import picked
from gts_env.android.material.tints import DISABLED, DISABLED_CONTAINER
from gts_env.android.widgets.base import Widget

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.layout.context import Layout

HEIGHT, THUMB, TRACK = 48, 20, 4
MARKED = 20
"""Most steps that are shown as dots."""


class Slider(Widget):
    """A slider; a tap or a drag sets the value under the finger.

    Args:
        value: Value in force.
        on_change: Effect that gets the new value.
        low: Least value.
        high: Greatest value.
        step: Distance between values; None for any value. With a whole step values are whole numbers.
        mirrored: Whether it runs from the right in languages that do; a place in a recording does not.
    """

    node_class = "android.widget.SeekBar"
    moves: ClassVar[str] = "horizontal"
    solid: ClassVar[bool] = True

    def __init__(
        self,
        value: float,
        on_change: Effect,
        *,
        low: float = 0,
        high: float = 100,
        step: float | None = 1,
        mirrored: bool = True,
        **common: Any,
    ) -> None:
        super().__init__(**common)
        self.value = min(max(value, low), high)
        self.on_change = on_change
        self.low = low
        self.high = high
        self.step = step
        self.mirrored = mirrored

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """As wide as allowed."""
        _, w = lay.span(self.width, min_w, max_w)
        w = w if w < INF else lay.px(240)
        if self.enabled:
            colors = lay.color("primary"), lay.color("secondary_container"), lay.color("on_primary")
        else:
            colors = lay.color(("on_surface", DISABLED)), lay.color(("on_surface", DISABLED_CONTAINER)), 0
        share = (self.value - self.low) / (self.high - self.low)
        count = round((self.high - self.low) / self.step) if self.step else 0
        return Box(
            self,
            w,
            lay.px(HEIGHT),
            data=(share, count if count <= MARKED else 0, lay.theme.rtl and self.mirrored, *colors),
        )

    def draw(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Draw the track, the dots of its steps, and the thumb."""
        share, count, rtl, color, track, _ = box.data
        dp = box.h / HEIGHT
        left, room = x + THUMB / 2 * dp, box.w - THUMB * dp
        middle, half = y + box.h / 2, TRACK / 2 * dp
        at = left + room * ((1 - share) if rtl else share)
        canvas.rrect(left, middle - half, left + room, middle + half, half, track)
        begin, end = (at, left + room) if rtl else (left, at)
        if end > begin:
            canvas.rrect(begin, middle - half, end, middle + half, half, color)
        for i in range(count + 1 if count else 0):
            spot = left + room * i / count
            canvas.circle(spot, middle, dp, track if begin <= spot <= end else color)
        canvas.circle(at, middle, THUMB / 2 * dp, color)

    def tapped(self, box: Box, x: float, y: float) -> Effect | None:
        """Set the value at a place."""
        thumb = THUMB * box.h / HEIGHT
        share = min(max((x - thumb / 2) / (box.w - thumb), 0.0), 1.0)
        value = self.low + (1 - share if box.data[2] else share) * (self.high - self.low)
        if self.step:
            value = self.low + round((value - self.low) / self.step) * self.step
            if float(self.step).is_integer() and float(self.low).is_integer():
                value = int(value)
        return picked(self.on_change, value)

    def moved(self, lay: Layout, box: Box, start: tuple[int, int], delta: tuple[int, int], ms: int) -> Effect | None:
        """Set the value where the finger was lifted."""
        return self.tapped(box, start[0] + delta[0], start[1])

    def text_of(self, box: Box) -> str:
        """The value, as Android's range info shows it."""
        return f"{float(self.value):.1f}"
