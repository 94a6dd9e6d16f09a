"""A row that can be swiped aside: at once, as mail is archived, or to show buttons that stay."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from gts_env.android.effects import Effect, Many, Nothing, Put
from gts_env.android.layout.box import Box, Placed
from gts_env.android.theme import Color
from gts_env.android.widgets.base import Composed, Widget
from gts_env.android.widgets.container import Column
from gts_env.android.widgets.leaf import Icon, Text

if TYPE_CHECKING:
    from gts_env.android.layout.context import Layout

FLICK = 56
"""Dp that a finger lifted on the move must have come."""
ENOUGH = 0.4
"""Share of the row's width that a finger which stops must have come."""
BUTTON = 80
"""Dp of width of a button that a swipe shows."""


@dataclass(frozen=True, slots=True)
class SwipeAction:
    """What a swipe does.

    Attributes:
        icon: Symbol.
        label: What it is called.
        effect: What is done.
        color: Colour that the row uncovers.
        ink: Colour of symbol and label on it.
    """

    icon: str
    label: str
    effect: Effect
    color: Color = "tertiary_container"
    ink: Color = "on_tertiary_container"


class SwipeRow(Widget):
    """A row with actions under it.

    A swipe that is far enough runs the action of that side; one that is not lets the row spring back. With ``reveal``
    the row stays aside instead (``<key>:aside`` in the view state, saved), and its actions are buttons; a tap on one
    runs it and closes the row, a swipe back only closes it.

    Args:
        child: The row.
        start: Action that lies at the start: a swipe toward the end runs it.
        end: Action that lies at the end.
        reveal: Show buttons in place of acting at once.
        key: Key, unique on the screen; needed with ``reveal``.
    """

    moves: ClassVar[str] = "horizontal"

    def __init__(
        self,
        child: Widget,
        start: SwipeAction | None = None,
        end: SwipeAction | None = None,
        *,
        reveal: bool = False,
        key: str = "row",
        **common: Any,
    ) -> None:
        super().__init__(key=key, **common)
        self.child = child
        self.start = start
        self.end = end
        self.reveal = reveal

    @property
    def aside_key(self) -> str:
        """Key of the side that is shown."""
        return f"{self.key}:aside"

    def action(self, side: str | None) -> SwipeAction | None:
        """The action of a side, ``start`` or ``end``."""
        return {"start": self.start, "end": self.end}.get(side or "")

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """The row, moved aside by the width of its button if that is shown."""
        row = lay(self.child, max_w, max_h, max_w, min_h)
        side = lay.read(self.aside_key) if self.reveal else None
        action = self.action(side)
        if action is None:
            return Box(self, row.w, row.h, ((row, 0, 0),), "", clip=True)
        wide = lay.px(BUTTON)
        button = lay(_Shown(action, self.aside_key), wide, row.h, wide, row.h)
        left = (side == "start") != lay.theme.rtl
        kids: tuple[Placed, ...] = (
            (button, 0 if left else row.w - wide, 0),
            (row, wide if left else -wide, 0),
        )
        return Box(self, row.w, row.h, kids, side, clip=True)

    def moved(self, lay: Layout, box: Box, start: tuple[int, int], delta: tuple[int, int], ms: int) -> Effect | None:
        """Act, show or close; None where there is nothing on that side."""
        side = "start" if (delta[0] > 0) != lay.theme.rtl else "end"
        shown = box.data
        if shown:
            return Put(self.aside_key, None) if side != shown else Nothing()
        action = self.action(side)
        if action is None:
            return None
        far = abs(delta[0])
        enough = far >= lay.px(FLICK) if ms or self.reveal else far >= ENOUGH * box.w
        if not enough:
            return Nothing()
        return Put(self.aside_key, side) if self.reveal else action.effect


class _Shown(Composed):
    """The button of an action that a swipe has uncovered."""

    merged: ClassVar[bool] = True
    node_class: ClassVar[str | None] = "android.widget.Button"

    def __init__(self, action: SwipeAction, aside_key: str) -> None:
        super().__init__(on_click=Many((Put(aside_key, None), action.effect)))
        self.action = action

    def compose(self, lay: Layout) -> Widget:
        """Symbol over label."""
        ink = self.action.ink
        label = Text(self.action.label, "label_medium", ink, max_lines=1)
        tall = lay.theme.font_scale <= 1.5
        parts: list[Widget | None] = [Icon(self.action.icon, 24, ink), label if tall else None]
        return Column(parts, align="center", arrange="center", gap=4, background=self.action.color)

    def text_of(self, box: Box) -> str:
        """The label."""
        return self.action.label
