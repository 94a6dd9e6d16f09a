"""Badges: a dot or a number at the corner of an icon."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.android.drawing.text import layout_text
from gts_env.android.layout.box import Box
from gts_env.android.locale.numbers import digits
from gts_env.android.material.tints import capped
from gts_env.android.widgets.base import Widget

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.layout.context import Layout

Badge = bool | int | str | None
"""True for a dot, a number or a short text for a label; None, False and 0 for none. Numbers over 999 are cut."""

BadgeBox = tuple[Any, int, int, int, int, int]
"""Text block or None, width, height, container colour, text colour, rtl."""


def badge_text(badge: Badge) -> str:
    """What stands in the badge; empty for a dot."""
    if badge is True or not badge:
        return ""
    return "999+" if isinstance(badge, int) and badge > 999 else str(badge)


def badge_box(lay: Layout, badge: Badge) -> BadgeBox | None:
    """A laid-out badge, or None if there is none."""
    if not badge:
        return None
    colors = lay.color("error"), lay.color("on_error")
    if badge is True:
        return None, lay.px(6), lay.px(6), *colors, lay.theme.rtl
    style = lay.style("label_small", size=capped(lay, 11, 14))
    block = layout_text(digits(badge_text(badge), lay.theme.config.locale), style, None)
    height = max(lay.px(16), int(style.line_height + 0.5))
    return block, max(height, int(block.width + lay.px(8) + 0.5)), height, *colors, lay.theme.rtl


def draw_badge(canvas: Canvas, badge: BadgeBox, left: float, top: float, size: float) -> None:
    """Draw a badge at the upper end corner of an icon of ``size`` pixels whose top left is (left, top)."""
    block, w, h, color, ink, rtl = badge
    if block is None:
        x = left if rtl else left + size - w
        canvas.circle(x + w / 2, top + h / 2, w / 2, color)
        return
    # A large badge overlaps the icon by half its height at the end and at the top.
    x = left + size / 2 - w if rtl else left + size / 2
    y = top - h / 4
    canvas.rrect(x, y, x + w, y + h, h / 2, color)
    canvas.text(block, x + (w - block.width) / 2, y + (h - block.height) / 2, ink)


class BadgeView(Widget):
    """A badge that stands by itself (after a label, at the end of a row).

    Args:
        badge: What it says.
    """

    node_class = "android.widget.TextView"

    def __init__(self, badge: Badge, **common: Any) -> None:
        super().__init__(**common)
        self.badge = badge

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """As large as what it says."""
        made = badge_box(lay, self.badge)
        return Box(self, made[1] if made else 0, made[2] if made else 0, data=made)

    def draw(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Draw the badge."""
        if box.data is None:
            return
        block, w, h, color, ink, _ = box.data
        canvas.rrect(x, y, x + w, y + h, h / 2, color)
        if block is not None:
            canvas.text(block, x + (w - block.width) / 2, y + (h - block.height) / 2, ink)

    def text_of(self, box: Box) -> str:
        """What it says."""
        return str(box.data[0].lines[0]) if box.data is not None and box.data[0] is not None else ""
