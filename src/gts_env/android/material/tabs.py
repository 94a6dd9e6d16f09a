"""Tabs: primary and secondary, fixed or scrolling."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from gts_env.android.effects import Effect
from gts_env.android.layout.box import Box, Placed
from gts_env.android.layout.context import INF
from gts_env.android.material.badges import Badge, BadgeView
from gts_env.android.theme import Color
from gts_env.android.widgets.base import Composed, Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Divider, Icon, Text
from gts_env.android.widgets.scroll import HScroll

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.layout.context import Layout


class Tab(Widget):
    """A tab.

    Args:
        text: Label.
        selected: Whether it is the one shown.
        on_click: Effect.
        icon: Symbol above the label.
        badge: Number after the label.
    """

    node_class = "android.widget.LinearLayout"
    secondary = False

    def __init__(
        self,
        text: str,
        selected: bool = False,
        on_click: Effect | None = None,
        icon: str | None = None,
        badge: Badge = None,
        **common: Any,
    ) -> None:
        common.setdefault("desc", text)
        super().__init__(selected=selected, on_click=on_click, **common)
        self.text = text
        self.icon = icon
        self.badge = badge

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """48 dp, or 64 dp with a symbol; the indicator is as wide as the label (primary) or the tab (secondary)."""
        accent = "on_surface" if self.secondary else "primary"
        ink: Color = accent if self.selected else "on_surface_variant"
        label = Text(self.text, "title_small", ink, max_lines=1, selected=self.selected, align="center")
        parts: list[Widget] = [Icon(self.icon, 24, ink, filled=self.selected)] if self.icon else []
        if self.badge:
            parts.append(Row([label, BadgeView(self.badge)], gap=4))
        else:
            parts.append(label)
        pad = lay.px(16)
        inner = lay(Column(parts, align="center", gap=2), max_w - (0 if max_w < INF else 2 * pad), max_h)
        w = max(min_w, min(max_w, inner.w + 2 * pad))
        h = max(min_h, lay.px(64 if self.icon else 48), inner.h + lay.px(12))
        kids: tuple[Placed, ...] = ((inner, (w - inner.w) // 2, (h - inner.h) // 2),)
        return Box(self, w, h, kids, self._indicator(lay, w, inner.w))

    def _indicator(self, lay: Layout, w: int, inner: int) -> tuple[int, int, int, int] | None:
        if not self.selected:
            return None
        if self.secondary:
            return 0, w, lay.px(2), lay.color("primary")
        wide = max(inner, lay.px(24))
        return (w - wide) // 2, wide, lay.px(3), lay.color("primary")

    overdraws = True

    def draw_over(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Draw the indicator at the foot."""
        if box.data is None:
            return
        left, wide, tall, color = box.data
        radius = 0 if self.secondary else tall
        bottom = y + box.h
        canvas.rrect(x + left, bottom - tall, x + left + wide, bottom, (radius, radius, 0, 0), color)


class SecondaryTab(Tab):
    """A tab of a second row."""

    secondary = True


class Tabs(Composed):
    """A row of tabs over a hairline.

    Args:
        tabs: Tabs.
        scrolls: Tabs as wide as their labels in a strip that scrolls, in place of equal shares of the width.
        background: Colour.
    """

    floats = True

    def __init__(
        self,
        tabs: Iterable[Tab],
        *,
        scrolls: bool = False,
        background: Color = "surface",
        **common: Any,
    ) -> None:
        common.setdefault("id", "tabs")
        super().__init__(**common)
        self.tabs = tuple(tabs)
        self.strip = scrolls
        self.background = background
        if not scrolls:
            for tab in self.tabs:
                tab.weight = 1

    def compose(self, lay: Layout) -> Widget:
        """The row, and the line below it."""
        row: Widget = Row(self.tabs, width="fill")
        if self.strip:
            # Each selection has an offset of its own, so that a newly selected tab comes into view.
            at = next((i for i, tab in enumerate(self.tabs) if tab.selected), 0)
            row = HScroll(Row(self.tabs, padding=(36, 0)), show=at, key=f"{self.key or self.id}:{at}", width="fill")
        return Column([row, Divider()], width="fill", background=self.background)
