"""Parts of the time picker: digits, the colon, the halves of the day."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.android.effects import Effect, Put
from gts_env.android.layout.box import Box, Placed
from gts_env.android.material.time_dial import MINUTES
from gts_env.android.material.tints import capped
from gts_env.android.material.words import Words
from gts_env.android.widgets.base import Composed, Widget
from gts_env.android.widgets.container import Column, Row, Stack
from gts_env.android.widgets.fit_text import FitText
from gts_env.android.widgets.leaf import Text

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.layout.context import Layout


class LeftToRight(Row):
    """A row that is not mirrored."""

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """Place the children from the left in every language."""
        box = super().place(lay, max_w, max_h, min_w, min_h)
        if lay.theme.rtl:
            box.kids = tuple([(kid, box.w - x - kid.w, y) for kid, x, y in box.kids])
        return box


class Digits(Stack):
    """Hour or minute; a tap makes the dial set it."""

    merged = True

    def __init__(self, text: str, on: bool, effect: Effect, name: str, width: float) -> None:
        words = BigText(text, "on_primary_container" if on else "on_surface")
        super().__init__(
            [words],
            align="center",
            width=width,
            height=80,
            radius=8,
            background="primary_container" if on else "surface_container_highest",
            on_click=effect,
            checked=on,
            role="CompoundButton",
            id=name,
        )
        self.text = text

    def text_of(self, box: Box) -> str:
        """The number."""
        return self.text


class BigText(Composed):
    """Large digits that the font scale does not push out of their box."""

    def __init__(self, text: str, color: str, silent: bool = False) -> None:
        super().__init__(silent=silent)
        self.text = text
        self.color = color

    def compose(self, lay: Layout) -> Widget:
        """The text."""
        return Text(self.text, "display_large", self.color, size=capped(lay, 57, 57), max_lines=1)


def colon(lay: Layout) -> Widget:
    """What stands between hours and minutes."""
    return Row([BigText(":", "on_surface", silent=True)], width=24, arrange="center")


def halves_of(say: Words, minutes: int, flat: bool) -> Widget:
    """AM and PM, one over the other or side by side."""
    parts: list[Widget] = []
    for after, text, name in ((0, say.am, "am"), (1, say.pm, "pm")):
        on = minutes // 720 == after
        put = Put(MINUTES, minutes % 720 + 720 * after)
        parts.append(Half(text, on, put, f"material_clock_period_{name}_button", after == 0, flat))
    # The two share the line between them.
    if flat:
        return Row(parts, gap=-1, align="fill", width=184, height=38)
    return Column(parts, gap=-1, align="fill", width=52, height=80)


class Half(Stack):
    """One half of the day; rounded at its outer corners."""

    merged = True

    def __init__(self, text: str, on: bool, effect: Effect, name: str, first: bool, flat: bool) -> None:
        ink = "on_tertiary_container" if on else "on_surface_variant"
        super().__init__(
            [SmallText(text, ink)],
            padding=(4, 0),
            align="center",
            weight=1,
            background="tertiary_container" if on else None,
            border="outline",
            on_click=effect,
            checked=on,
            role="ToggleButton",
            id=name,
        )
        self.text = text
        self.first = first
        self.flat = flat

    def box(self, lay: Layout, w: int, h: int, kids: list[Placed], data: Any = None) -> Box:
        """Keep the rounded corners beside the look."""
        made = super().box(lay, w, h, kids)
        r, first = lay.px(8), self.first
        if self.flat:
            left = first != lay.theme.rtl
            corners = (r, 0, 0, r) if left else (0, r, r, 0)
        else:
            corners = (r, r, 0, 0) if first else (0, 0, r, r)
        made.data = (*made.data, corners)
        return made

    def draw(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Draw fill and outline."""
        look, _, corners = box.data
        right, bottom = x + box.w, y + box.h
        if look.color:
            canvas.rrect(x, y, right, bottom, corners, look.color)
        canvas.stroke_rrect(x, y, right, bottom, corners, look.border, look.border_color)

    def text_of(self, box: Box) -> str:
        """The name of the half."""
        return self.text


class SmallText(Composed):
    """Medium text within a box of fixed size."""

    def __init__(self, text: str, color: str) -> None:
        super().__init__()
        self.text = text
        self.color = color

    def compose(self, lay: Layout) -> Widget:
        """The text."""
        return FitText(self.text, "title_medium", self.color, size=capped(lay, 16, 20))


def with_label(lay: Layout, label: str, field: Widget) -> Widget:
    """A field with its label below."""
    return Column([field, Text(label, "body_small", "on_surface_variant", size=capped(lay, 12, 16))], gap=4)
