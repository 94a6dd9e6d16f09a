"""The dial of the time picker."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from gts_env.android.effects import Effect, Many, Put
from gts_env.android.layout.box import Box, Placed
from gts_env.android.material.month_page import Spot
from gts_env.android.material.words import Words
from gts_env.android.widgets.base import Widget

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.layout.context import Layout

MINUTES, PART = "time_picker:minutes", "time_picker:part"
"""Keys in the layer's view state: minutes of the day, and what the dial sets (``hour`` or ``minute``)."""

OUTER, INNER = 101 / 256, 69 / 256
"""Distance of the two rings of numbers from the centre, as shares of the dial."""


def with_hour(minutes: int, hour: int) -> Effect:
    """Set the hour, then go on to the minutes."""
    return Many((Put(MINUTES, hour * 60 + minutes % 60), Put(PART, "minute")))


def with_minute(minutes: int, minute: int) -> Effect:
    """Set the minute."""
    return Put(MINUTES, minutes // 60 * 60 + minute)


class Dial(Widget):
    """Hours or minutes round a circle, with a hand to the one chosen.

    Args:
        say: Words of the picker.
        minutes: Minutes of the day as they stand.
        part: ``hour`` or ``minute``.
        hour24: Two rings of hours, 0 to 23.
        size: Dp.
    """

    solid = True
    overdraws = True
    moves = "both"

    def __init__(self, say: Words, minutes: int, part: str, hour24: bool, size: float) -> None:
        super().__init__(id="material_clock_face", role="ViewGroup")
        self.say = say
        self.minutes = minutes
        self.part = part
        self.hour24 = hour24
        self.size = size

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """A square with its numbers."""
        side = lay.px(self.size)
        spot = lay.px(self.size * 48 / 256)
        kids: list[Placed] = []
        for number, turn, ring in self._numbers():
            box = lay(self._spot(number), spot, spot, spot, spot)
            x, y = _point(side, turn, ring)
            kids.append((box, int(x - spot / 2), int(y - spot / 2)))
        hand = self._hand()
        colors = lay.color("surface_container_highest"), lay.color("primary"), lay.color("on_primary")
        lone = self.part == "minute" and self.minutes % 5 != 0
        return Box(self, side, side, tuple(kids), (*hand, lone, spot, *colors))

    def _numbers(self) -> list[tuple[int, float, float]]:
        """Number, share of a turn from twelve o'clock, ring."""
        if self.part == "minute":
            return [(m, m / 60, OUTER) for m in range(0, 60, 5)]
        if not self.hour24:
            return [(h or 12, h / 12, OUTER) for h in range(12)]
        return [(h, h % 12 / 12, OUTER if h < 12 else INNER) for h in range(24)]

    def _hand(self) -> tuple[float, float]:
        if self.part == "minute":
            return self.minutes % 60 / 60, OUTER
        hour = self.minutes // 60
        return hour % 12 / 12, INNER if self.hour24 and hour >= 12 else OUTER

    def _spot(self, number: int) -> Widget:
        say = self.say
        if self.part == "minute":
            on = self.minutes % 60 == number
            desc = say.minutes.format(say.number(number))
            return Spot(say.two(number), "on_surface", spot_w=48, spot_h=48, selected=on,
                        on_click=with_minute(self.minutes, number), desc=desc)  # fmt: skip
        hour = self.minutes // 60
        value = number if self.hour24 else number % 12 + hour // 12 * 12
        inner = self.hour24 and number >= 12
        text = say.two(number) if self.hour24 else say.number(number)
        desc = (say.hours if self.hour24 else say.o_clock).format(say.number(number))
        color = "on_surface_variant" if inner else "on_surface"
        return Spot(text, color, spot_w=48, spot_h=48, sp=14 if inner else 16, selected=value == hour,
                    on_click=with_hour(self.minutes, value), desc=desc)  # fmt: skip

    def tapped(self, box: Box, x: float, y: float) -> Effect | None:
        """Set the minute (or the hour) the finger points at."""
        dx, dy = x - box.w / 2, y - box.h / 2
        turn = math.atan2(dx, -dy) / (2 * math.pi) % 1.0
        if self.part == "minute":
            return with_minute(self.minutes, round(turn * 60) % 60)
        hour = round(turn * 12) % 12
        if not self.hour24:
            return with_hour(self.minutes, hour + self.minutes // 720 * 12)
        inner = math.hypot(dx, dy) < box.w * (OUTER + INNER) / 2
        return with_hour(self.minutes, hour + 12 if inner else hour)

    def moved(self, lay: Layout, box: Box, start: tuple[int, int], delta: tuple[int, int], ms: int) -> Effect | None:
        """Set what the finger points at when it is lifted."""
        return self.tapped(box, start[0] + delta[0], start[1] + delta[1])

    def draw(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Draw the face and the hand, under the numbers."""
        turn, ring, _, _, face, hand, _ = box.data
        cx, cy = x + box.w / 2, y + box.h / 2
        dp = box.w / 256
        canvas.circle(cx, cy, box.w / 2, face)
        px, py = _point(box.w, turn, ring)
        canvas.line(cx, cy, x + px, y + py, 2 * dp, hand)
        canvas.circle(cx, cy, 4 * dp, hand)

    def draw_over(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Draw the hand's end over the numbers; what it covers of them shows through in another colour."""
        turn, ring, lone, spot, _, hand, ink = box.data
        px, py = _point(box.w, turn, ring)
        px, py, r = x + px, y + py, spot / 2
        canvas.circle(px, py, r, hand)
        if lone:
            canvas.circle(px, py, 2 * box.w / 256, ink)
        canvas.save()
        canvas.clip(px - r, py - r, px + r, py + r, r)
        for kid, kx, ky in box.kids:
            if abs(x + kx + r - px) < spot and abs(y + ky + r - py) < spot:
                block = kid.data[0]
                canvas.text(block, x + kx + (kid.w - block.width) / 2, y + ky + (kid.h - block.height) / 2, ink)
        canvas.restore()


def _point(side: int, turn: float, ring: float) -> tuple[float, float]:
    angle = turn * 2 * math.pi
    return side / 2 + math.sin(angle) * side * ring, side / 2 - math.cos(angle) * side * ring
