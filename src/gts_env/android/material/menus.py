"""Menus: a popup of items that hangs from what opened it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from gts_env.android.effects import Effect, Show
from gts_env.android.layout.box import Box
from gts_env.android.material.icon_buttons import IconButton
from gts_env.android.material.outcomes import closing
from gts_env.android.material.said import MORE, Word
from gts_env.android.material.tints import TARGET, content
from gts_env.android.theme import Color
from gts_env.android.widgets.base import Composed, Widget
from gts_env.android.widgets.container import Container, Row
from gts_env.android.widgets.leaf import Divider, Icon, Text
from gts_env.android.widgets.scroll import LazyList

if TYPE_CHECKING:
    from gts_env.android.layout.context import Layout

LEAST_W, MOST_W = 112, 280


def show_menu(key: str) -> Show:
    """The effect that opens the menu of the widget with this key."""
    return Show(key, kind="menu", anchor=key)


class MenuItem(Row):
    """An item of a menu: closes the menu, then does what it says.

    Args:
        text: Label.
        on_click: Effect.
        icon: Symbol before the label.
        enabled: False greys it out.
        checked: State of a checkable item; a box at the end shows it.
        selected: Marks the value in force.
    """

    merged: ClassVar[bool] = True

    def __init__(
        self,
        text: str,
        on_click: Effect | None = None,
        icon: str | None = None,
        enabled: bool = True,
        checked: bool | None = None,
        **common: Any,
    ) -> None:
        mark = None
        if checked is not None:
            name = "check_box" if checked else "check_box_outline_blank"
            mark = Icon(name, 24, content("primary" if checked else "on_surface_variant", enabled), filled=checked)
        common.setdefault("role", "TextView" if checked is None else "CheckedTextView")
        super().__init__(
            [
                Icon(icon, 24, content("on_surface_variant", enabled)) if icon else None,
                Text(text, "body_large", content("on_surface", enabled), weight=1),
                mark,
            ],
            gap=12,
            padding=(12, 8),
            background="secondary_container" if common.get("selected") else None,
            on_click=closing(on_click),
            enabled=enabled,
            checked=checked,
            **common,
        )
        self.text = text

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """At least 48 dp tall."""
        return super().place(lay, max_w, max_h, min_w, max(min_h, lay.px(TARGET)))

    def text_of(self, box: Box) -> str:
        """The label."""
        return self.text

    def natural(self, lay: Layout) -> int:
        """Width in pixels at which the label fits on one line."""
        from gts_env.android.drawing.text import measure_width

        symbols = sum(lay.px(24) + lay.px(12) for c in self.children if isinstance(c, Icon))
        return int(measure_width(self.text, lay.style("body_large")) + 0.999) + 2 * lay.px(12) + symbols


MenuEntry = MenuItem | None
"""An item, or None for a divider."""


class Menu(Container):
    """The popup itself: as wide as its widest item, within 112 and 280 dp; scrolls if it must, to what is chosen."""

    node_class = "android.widget.ListView"

    def __init__(self, items: Iterable[MenuEntry]) -> None:
        rows: list[Widget] = [Divider() if item is None else item for item in items]
        super().__init__(rows, background="surface_container", radius=4, elevation=3)

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """Measure the labels, then lay all items out at one width."""
        widest = max([i.natural(lay) for i in self.children if isinstance(i, MenuItem)], default=0)
        w = min(max_w, max(min_w, lay.px(LEAST_W), min(widest, max(min_w, lay.px(MOST_W)))))
        chosen = next((i for i, row in enumerate(self.children) if row.selected), 0)
        inner = lay(LazyList(self.children, key="menu", padding=(0, 8), start_at=chosen, role="View"), w, max_h, w)
        return self.box(
            lay,
            w,
            inner.h,
            [(kid, x, y) for kid, x, y in inner.kids] if inner.data.extent <= inner.h else [(inner, 0, 0)],
        )


class MenuButton(IconButton):
    """An icon button that opens a menu.

    Args:
        icon: Symbol.
        items: Items; None stands for a divider.
        desc: Content description.
        key: Key, unique on the screen; ``id`` or ``overflow`` if left out.
    """

    def __init__(
        self,
        icon: str = "more_vert",
        items: Iterable[MenuEntry] = (),
        desc: str | Word | None = MORE,
        *,
        color: Color | None = None,
        **common: Any,
    ) -> None:
        key = common.pop("key", None) or common.get("id") or "overflow"
        common.setdefault("role", "ImageView" if icon == "more_vert" else "ImageButton")
        super().__init__(icon, show_menu(key), desc, color=color, key=key, **common)
        self.items = tuple(items)

    def menu(self, lay: Layout) -> Widget:
        """The popup."""
        return Menu(self.items)


class MenuAnchor(Composed):
    """Any widget from which a menu can hang; open it with :func:`show_menu` (a long press, a tap on a chip).

    Args:
        child: What stands on the screen.
        items: Items; None stands for a divider.
        key: Key, unique on the screen.
    """

    def __init__(self, child: Widget, items: Iterable[MenuEntry], key: str, **common: Any) -> None:
        super().__init__(key=key, **common)
        self.child = child
        self.items = tuple(items)
        if self.weight is None:
            self.weight = child.weight

    def compose(self, lay: Layout) -> Widget:
        """The child."""
        return self.child

    def menu(self, lay: Layout) -> Widget:
        """The popup."""
        return Menu(self.items)
