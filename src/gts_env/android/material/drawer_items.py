"""What opens a navigation drawer, what closes it, and the destinations in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from gts_env.android.effects import Effect, Many, Put
from gts_env.android.layout.box import Box
from gts_env.android.material.control_words import control_words
from gts_env.android.material.icon_buttons import IconButton
from gts_env.android.widgets.base import Composed, Widget
from gts_env.android.widgets.container import Row
from gts_env.android.widgets.leaf import Icon, Text

if TYPE_CHECKING:
    from gts_env.android.layout.context import Layout


def open_key(key: str) -> str:
    """Key of the view state that tells whether a drawer is open."""
    return f"{key}:open"


def show_drawer(key: str = "drawer") -> Effect:
    """Open a drawer."""
    return Put(open_key(key), True)


def close_drawer(key: str = "drawer") -> Effect:
    """Close a drawer."""
    return Put(open_key(key), False)


class DrawerButton(Composed):
    """The menu button of a top bar: opens the drawer."""

    touch_pad: ClassVar[float] = 12

    def __init__(self, key: str = "drawer", **common: Any) -> None:
        super().__init__(**common)
        self.drawer = key

    def compose(self, lay: Layout) -> Widget:
        """The button, called what Android calls it in the language of the phone."""
        said = control_words(lay.theme.config.locale).open_drawer
        return IconButton("menu", show_drawer(self.drawer), said, color="on_surface")


class DrawerItem(Row):
    """A destination: 56 dp with a pill behind the one shown. A tap closes the drawer, then does what it is for.

    Args:
        icon: Symbol.
        label: Label.
        on_click: Effect.
        selected: Whether it is the one shown.
        badge: Text at the end.
        drawer: Key of the drawer; None for a list that stays.
    """

    def __init__(
        self,
        icon: str | None,
        label: str,
        on_click: Effect | None = None,
        selected: bool = False,
        badge: str | None = None,
        *,
        drawer: str | None = "drawer",
        **common: Any,
    ) -> None:
        ink = "on_secondary_container" if selected else "on_surface_variant"
        if drawer is not None and on_click is not None:
            on_click = Many((close_drawer(drawer), on_click))
        common.setdefault("role", "CheckedTextView")
        super().__init__(
            [
                Icon(icon, 24, ink, filled=selected) if icon else None,
                Text(label, "label_large", ink, weight=1, silent=True),
                Text(badge, "label_large", ink) if badge else None,
            ],
            gap=12,
            align="center",
            padding=(16, 8, 24, 8),
            radius="full",
            background="secondary_container" if selected else None,
            width="fill",
            selected=selected,
            on_click=on_click,
            **common,
        )
        self.text = label

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """At least 56 dp tall."""
        return super().place(lay, max_w, max_h, min_w, max(min_h, lay.px(56)))

    def text_of(self, box: Box) -> str:
        """The label."""
        return self.text
