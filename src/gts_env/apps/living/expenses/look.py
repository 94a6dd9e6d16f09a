"""Small pieces of the app's look: amounts, round symbols, the ring of a report."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android.drawing.colors import parse_color
from gts_env.android.drawing.contrast import ink_on
from gts_env.android.theme import Color
from gts_env.android.widgets.base import Composed, Widget
from gts_env.android.widgets.container import Row, Stack
from gts_env.android.widgets.fit_text import FitText
from gts_env.android.widgets.leaf import Drawing, Icon, Text

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.layout.box import Box
    from gts_env.android.layout.context import Layout
    from gts_env.apps.living.expenses.data import AccountKind

READABLE = 640
"""Dp that lists and forms take at most."""
FAB_ROOM = 88
"""Dp below a list that the button floating over it needs."""
ACCOUNT_ICONS: dict[AccountKind, str] = {
    "bank": "account_balance",
    "cash": "payments",
    "card": "credit_card",
    "savings": "savings",
}
COLORS = ("#1F6FB2", "#1F7A5C", "#8A6D1F", "#B2491F", "#7B3FA0", "#AD1457", "#00838F", "#4E5D2F")
"""Colours an account can have."""
GAIN: Color = "primary"
"""Colour of what comes in."""


def disc(icon: str, color: str, size: float = 40) -> Widget:
    """A symbol in a coloured circle."""
    return Stack(
        [Icon(icon, size * 0.55, ink_on(parse_color(color)))], width=size, height=size, radius="full",
        background=color, align="center", silent=True,
    )  # fmt: skip


class AmountLine(Composed):
    """An amount with the code of its currency after it, on one line; large amounts take smaller letters.

    Args:
        amount: The number as text.
        currency: Code, or sign.
        style: Text style of the number.
        color: Colour of the number.
        id: Resource id of the number; that of the currency is ``<id>_currency``.
    """

    def __init__(self, amount: str, currency: str, style: str, color: Color = "on_surface", id: str = "amount") -> None:
        super().__init__(id=f"{id}_line", key=f"{id}_line")
        self.amount = amount
        self.currency = currency
        self.style = style
        self.color = color
        self.name = id

    def parts(self) -> tuple[Widget, Widget]:
        """The number and the currency."""
        number = FitText(self.amount, self.style, self.color, least=0.4, id=self.name)
        return number, Text(self.currency, "title_medium", "on_surface_variant", id=f"{self.name}_currency")

    def compose(self, lay: Layout) -> Widget:
        """Side by side, in the middle."""
        number, code = self.parts()
        # Without a weight the number hugs its letters; the code keeps its room whatever the number needs.
        return _Beside(number, code, 8)


class _Beside(Row):
    """The second part takes what it needs, the first what is left; both stand together in the middle."""

    def __init__(self, first: Widget, second: Widget, gap: float) -> None:
        super().__init__([first, second], gap=gap, arrange="center", width="fill")

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """Measure the second part first."""
        first, second = self.children
        gap = lay.px(self.gap)
        after = lay(second, max_w, max_h)
        before = lay(first, max(0, max_w - after.w - gap), max_h)
        w = max(min_w, max_w) if max_w < 1 << 30 else before.w + gap + after.w
        h = max(before.h, after.h, min_h)
        left = (w - before.w - gap - after.w) // 2
        # The small letters stand on the line of the large ones.
        low = (h + before.h) // 2 - after.h - max(0, round((before.h - after.h) * 0.14))
        places = [(before, left, (h - before.h) // 2), (after, left + before.w + gap, low)]
        if lay.theme.rtl:
            places = [(box, w - x - box.w, y) for box, x, y in places]
        return self.box(lay, w, h, places)


def ring(shares: tuple[float, ...], colors: tuple[str, ...], desc: str) -> Widget:
    """A ring whose arcs have the colours of what they stand for."""
    return Drawing(paint_ring, (*colors, "surface_container_highest"), (shares,), width=168, height=168,
                   id="report_chart", desc=desc)  # fmt: skip


def paint_ring(
    canvas: Canvas, left: int, top: int, right: int, bottom: int, colors: tuple[int, ...], shares: tuple[float, ...]
) -> None:
    """Arcs clockwise from twelve o'clock; a plain ring where there is nothing to show."""
    radius = min(right - left, bottom - top) / 2
    thick = radius * 0.3
    cx, cy, mid = (left + right) / 2, (top + bottom) / 2, radius - radius * 0.15
    total = sum(shares)
    if total <= 0:
        canvas.arc(cx - mid, cy - mid, cx + mid, cy + mid, 0, 359.9, thick, colors[-1])
        return
    start = -90.0
    for share, color in zip(shares, colors, strict=False):
        sweep = 360.0 * share / total
        gap = min(1.5, sweep / 4) if len(shares) > 1 else 0.0
        canvas.arc(cx - mid, cy - mid, cx + mid, cy + mid, start + gap / 2, max(0.1, sweep - gap), thick, color)
        start += sweep
