"""Segmented buttons: a choice of one (or several) side by side."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from gts_env.android.effects import Effect
from gts_env.android.layout.box import Box, Placed
from gts_env.android.material.buttons import Pressable
from gts_env.android.material.outcomes import Option, pairs, picked
from gts_env.android.widgets.container import Row
from gts_env.android.widgets.leaf import Icon, Text

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.layout.context import Layout


class Segment(Pressable):
    """One segment; it knows whether it is the first or the last of its row."""

    def __init__(self, text: str, on: bool, effect: Effect | None, first: bool, last: bool, single: bool) -> None:
        ink = "on_secondary_container" if on else "on_surface"
        super().__init__(
            [Icon("check", 18, ink) if on else None, Text(text, "label_large", ink, max_lines=1)],
            gap=8,
            arrange="center",
            padding=(12, 10),
            background="secondary_container" if on else None,
            border="outline",
            on_click=effect,
            checked=on,
            weight=1,
            role="RadioButton" if single else "CompoundButton",
        )
        self.text = text
        self.first = first
        self.last = last

    def box(self, lay: Layout, w: int, h: int, kids: list[Placed], data: Any = None) -> Box:
        """Keep the rounded corners beside the look."""
        made = super().box(lay, w, h, kids)
        start, end = (self.last, self.first) if lay.theme.rtl else (self.first, self.last)
        made.data = (*made.data, start, end)
        return made

    def draw(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Draw fill and outline, rounded at the row's ends."""
        look, inset, start, end = box.data
        right, top, bottom = x + box.w, y + inset, y + box.h - inset
        r = (bottom - top) / 2
        radii = (r if start else 0, r if end else 0, r if end else 0, r if start else 0)
        if look.color:
            canvas.rrect(x, top, right, bottom, radii, look.color)
        canvas.stroke_rrect(x, top, right, bottom, radii, look.border, look.border_color)

    def text_of(self, box: Box) -> str:
        """The label."""
        return self.text


class SegmentedButtons(Row):
    """A row of segments of equal width.

    Args:
        options: Choices: a text, or a value and its text.
        selected: Value in force; a tuple or set of values where several can be.
        on_pick: One effect that gets the value, or one effect for each option.
    """

    def __init__(
        self,
        options: Iterable[Option],
        selected: Any,
        on_pick: Effect | Sequence[Effect],
        **common: Any,
    ) -> None:
        choices = pairs(options)
        single = not isinstance(selected, (tuple, frozenset))
        effects = [picked(on_pick, v) for v, _ in choices] if isinstance(on_pick, Effect) else list(on_pick)
        last = len(choices) - 1
        segments = [
            Segment(text, value == selected if single else value in selected, effect, i == 0, i == last, single)
            for i, ((value, text), effect) in enumerate(zip(choices, effects, strict=True))
        ]
        common.setdefault("width", "fill")
        # Neighbours share an outline.
        super().__init__(segments, gap=-1, **common)
