"""The modal navigation drawer: destinations that come in from the start side over a screen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from gts_env.android.effects import Effect, Nothing
from gts_env.android.layout.box import Box, Placed
from gts_env.android.layout.context import INSETS
from gts_env.android.material.control_words import control_words
from gts_env.android.material.drawer_items import close_drawer, open_key, show_drawer
from gts_env.android.theme import Color
from gts_env.android.widgets.base import Composed, Widget
from gts_env.android.widgets.container import Row
from gts_env.android.widgets.leaf import Gap, Text
from gts_env.android.widgets.scroll import LazyList

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas
    from gts_env.android.layout.context import Layout

WIDTH, MARGIN, RADIUS = 360, 56, 16
"""Dp a drawer is wide at most, dp of the screen it leaves free, and dp of its corners."""
REACH = 96
"""Dp from the start edge within which a swipe inward opens the drawer; the outermost 24 are the back gesture's."""
SCRIM = 0x52000000


class NavigationDrawer(Widget):
    """What stands in the drawer: a headline and destinations in a list that scrolls.

    Args:
        items: :class:`DrawerItem`, headers, dividers.
        title: Headline.
        key: Key of the drawer.
        background: Colour.
    """

    node_class: ClassVar[str | None] = "android.view.ViewGroup"
    solid: ClassVar[bool] = True
    floats: ClassVar[bool] = True
    moves: ClassVar[str] = "horizontal"

    def __init__(
        self,
        items: Iterable[Widget | None],
        title: str | None = None,
        *,
        key: str = "drawer",
        background: Color = "surface_container_low",
        **common: Any,
    ) -> None:
        common.setdefault("id", "navigation_drawer")
        super().__init__(key=key, **common)
        head = Text(title, "title_small", "on_surface_variant", id="drawer_title") if title else None
        rows = [Row([head], padding=(16, 18)) if head is not None else Gap(height=12), *items]
        self.rows = LazyList(rows, padding=(12, 0, 12, 12), key=f"{key}_items", id="design_navigation_view")
        self.background = background

    @property
    def drawer_key(self) -> str:
        """Key of the drawer."""
        return self.key or "drawer"

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """As tall as the screen, with the list between the system's bars."""
        _, above, _, below = lay.read(INSETS, (0, 0, 0, 0))
        inner = lay(self.rows, max_w, max_h - above - below, max_w, max_h - above - below)
        data = lay.px(RADIUS), lay.color(self.background), lay.theme.rtl
        return Box(self, max_w, max_h, ((inner, 0, above),), data)

    def draw(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Draw the surface, round at the side that faces the screen."""
        radius, color, rtl = box.data
        corners = (radius, 0, 0, radius) if rtl else (0, radius, radius, 0)
        canvas.rrect(x, y, x + box.w, y + box.h, corners, color)

    def moved(self, lay: Layout, box: Box, start: tuple[int, int], delta: tuple[int, int], ms: int) -> Effect | None:
        """A swipe toward the start closes it."""
        inward = delta[0] < 0 if not lay.theme.rtl else delta[0] > 0
        return close_drawer(self.drawer_key) if inward else Nothing()


class _Scrim(Widget):
    """The shade over the screen: a tap or a swipe on it closes the drawer."""

    node_class: ClassVar[str | None] = "android.view.View"
    moves: ClassVar[str] = "both"

    def __init__(self, key: str, desc: str) -> None:
        super().__init__(on_click=close_drawer(key), desc=desc, id="drawer_scrim")
        self.drawer = key

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """All the room it is given."""
        return Box(self, max_w, max_h, data=SCRIM)

    def draw(self, canvas: Canvas, box: Box, x: int, y: int) -> None:
        """Darken what lies below."""
        canvas.rect(x, y, x + box.w, y + box.h, box.data)

    def moved(self, lay: Layout, box: Box, start: tuple[int, int], delta: tuple[int, int], ms: int) -> Effect | None:
        """A swipe toward the start closes the drawer; nothing below the shade moves."""
        inward = delta[0] < 0 if not lay.theme.rtl else delta[0] > 0
        return close_drawer(self.drawer) if inward and abs(delta[0]) > abs(delta[1]) else Nothing()


class _Behind(Composed):
    """A screen under an open drawer: drawn, but not told to those who read it out."""

    silent = True

    def __init__(self, child: Widget) -> None:
        super().__init__()
        self.child = child

    def compose(self, lay: Layout) -> Widget:
        """The screen."""
        return self.child


class _OpenDrawer(Composed):
    """The drawer as it answers back."""

    def __init__(self, drawer: NavigationDrawer) -> None:
        super().__init__()
        self.drawer = drawer
        self.on_back = close_drawer(drawer.drawer_key)

    def compose(self, lay: Layout) -> Widget:
        """The drawer."""
        return self.drawer


class DrawerLayout(Widget):
    """A whole screen with a modal drawer. Open or not is kept in the view state under ``<key>:open`` (saved).

    It is opened by :class:`DrawerButton`, by :func:`show_drawer`, and by a swipe inward that begins near the start
    edge; closed by back, a tap beside it, a swipe back, and by its items.

    Args:
        body: The screen, a ``Scaffold``.
        drawer: The drawer.
    """

    moves: ClassVar[str] = "horizontal"

    def __init__(self, body: Widget, drawer: NavigationDrawer, **common: Any) -> None:
        super().__init__(**common)
        self.body = body
        self.drawer = drawer

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """The screen; over it shade and drawer while it is open."""
        opened = bool(lay.read(open_key(self.drawer.drawer_key), False))
        if not opened:
            return Box(self, max_w, max_h, ((lay(self.body, max_w, max_h, max_w, max_h), 0, 0),), False)
        wide = min(lay.px(WIDTH), max_w - lay.px(MARGIN))
        shade = _Scrim(self.drawer.drawer_key, control_words(lay.theme.config.locale).close_drawer)
        panel = lay(_OpenDrawer(self.drawer), wide, max_h, wide, max_h)
        # The shade lies beside the drawer and under its round corners, so that its middle can be touched.
        corner = lay.px(RADIUS)
        kids: tuple[Placed, ...] = (
            (lay(_Behind(self.body), max_w, max_h, max_w, max_h), 0, 0),
            (lay(shade, max_w - wide + corner, max_h), 0 if lay.theme.rtl else wide - corner, 0),
            (panel, max_w - wide if lay.theme.rtl else 0, 0),
        )
        return Box(self, max_w, max_h, kids, True)

    def moved(self, lay: Layout, box: Box, start: tuple[int, int], delta: tuple[int, int], ms: int) -> Effect | None:
        """A swipe inward from near the start edge opens it."""
        rtl = lay.theme.rtl
        begin, far = (box.w - start[0], -delta[0]) if rtl else (start[0], delta[0])
        if box.data or far <= 0 or begin > lay.px(REACH):
            return None
        return show_drawer(self.drawer.drawer_key)
