"""Navigation bar and tabs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from gts_env.android.effects import Effect
from gts_env.android.layout.box import Box
from gts_env.android.material.badges import Badge, badge_box, draw_badge
from gts_env.android.material.tints import capped
from gts_env.android.theme import Color
from gts_env.android.widgets.base import Composed, Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Text

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.layout.context import Layout


class NavItem(Column):
    """A destination of a navigation bar.

    Args:
        icon: Symbol; filled while selected.
        label: Label.
        selected: Whether it is the one shown.
        on_click: Effect.
        badge: Badge at the symbol.
    """

    def __init__(
        self,
        icon: str,
        label: str,
        selected: bool = False,
        on_click: Effect | None = None,
        badge: Badge = None,
        **common: Any,
    ) -> None:
        common.setdefault("role", "FrameLayout")
        common.setdefault("desc", label)
        super().__init__(
            [_Pill(icon, selected, badge), _Label(label, selected)],
            gap=4,
            padding=(0, 12, 0, 16),
            align="center",
            arrange="center",
            weight=1,
            selected=selected,
            on_click=on_click,
            **common,
        )
        self.label = label


class _Pill(Widget):
    """Symbol, badge and the active indicator behind them."""

    def __init__(self, icon: str, selected: bool, badge: Badge) -> None:
        super().__init__()
        self.icon = icon
        self.on = selected
        self.badge = badge

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """64 by 32 dp."""
        data = (
            self.icon,
            self.on,
            lay.px(24),
            lay.color("on_secondary_container" if self.on else "on_surface_variant"),
            lay.color("secondary_container") if self.on else 0,
            badge_box(lay, self.badge) if self.badge else None,
        )
        return Box(self, min(lay.px(64), max_w), lay.px(32), data=data, bleed=lay.px(4))

    def draw(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Draw indicator, symbol and badge."""
        icon, on, size, ink, fill, badge = box.data
        if fill:
            canvas.rrect(x, y, x + box.w, y + box.h, box.h / 2, fill)
        left, top = x + (box.w - size) // 2, y + (box.h - size) // 2
        canvas.icon(icon, left, top, size, ink, on)
        if badge is not None:
            draw_badge(canvas, badge, left, top, size)


class _Label(Composed):
    """The label; as in Android's views the font scale does not touch it, since the bar has no room for that."""

    def __init__(self, text: str, selected: bool) -> None:
        super().__init__()
        self.text = text
        self.on = selected

    def compose(self, lay: Layout) -> Widget:
        """The text."""
        return Text(
            self.text,
            "label_medium",
            "on_surface" if self.on else "on_surface_variant",
            max_lines=1,
            selected=self.on,
            weight_=700 if self.on else None,
            size=capped(lay, 12, 12),
            id=f"navigation_bar_item_{'large' if self.on else 'small'}_label_view",
        )


class NavigationBar(Row):
    """A bar of three to five destinations, 80 dp tall; its colour goes on behind the gesture bar.

    Args:
        items: Destinations.
        background: Colour.
    """

    floats: ClassVar[bool] = True
    solid: ClassVar[bool] = True
    yields_to_keyboard: ClassVar[bool] = True

    def __init__(self, items: Iterable[NavItem], *, background: Color = "surface_container", **common: Any) -> None:
        common.setdefault("id", "navigation_bar")
        super().__init__(items, background=background, width="fill", align="fill", gap=8, **common)

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """80 dp tall."""
        tall = lay.px(80)
        return super().place(lay, max_w, tall, min_w, tall)
