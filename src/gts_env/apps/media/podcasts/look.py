"""Small pieces of the app's look: covers, its own theme, the overflow menu, named rows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from gts_env.android.font_scale import to_sp
from gts_env.android.layout.box import Box
from gts_env.android.material import MenuButton
from gts_env.android.material.menus import Menu, MenuEntry
from gts_env.android.material.themed import Themed
from gts_env.android.pictures import Chance, cover
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Stack
from gts_env.android.widgets.fit_text import FitText
from gts_env.android.widgets.leaf import Text
from gts_env.apps.media.podcasts.data import Podcast, Settings

if TYPE_CHECKING:
    from gts_env.android.layout.context import Layout

READABLE = 640
"""Dp that lists take at most."""
TILES = ("#37474F", "#4E342E", "#283593", "#00695C", "#6A1B9A", "#AD1457")
"""Grounds of tiles that stand for a picture."""
LETTERED = 96
"""Dp from which on a cover bears its title."""


def themed(settings: Settings, child: Widget) -> Widget:
    """A window under the theme that the settings choose."""
    if settings.theme == "system" and settings.text_size == 100:
        return child
    night = None if settings.theme == "system" else settings.theme in ("dark", "black")
    return Themed(child, night=night, black=settings.theme == "black", text=settings.text_size / 100)


def artwork(podcast: Podcast, size: float | None = None, radius: float = 8, **common: Any) -> Widget:
    """The cover of a podcast, or a tile with its title where its feed has none; without a size as wide as allowed."""
    if size is not None:
        common |= {"width": size, "height": size}
    large = size is None or size >= LETTERED
    if not podcast.cover:
        return Tile(podcast.shown if large else podcast.shown[:1], podcast.id, size, radius, **common)
    kind = "podcast" if Chance("kind", podcast.id).share() < 0.5 else "album"
    made = cover(podcast.id, podcast.title if large else "", podcast.author, kind, radius=radius, **common)
    return made if size is not None else Square(made)


class Square(Stack):
    """A child as tall as it is wide."""

    def __init__(self, child: Widget, **common: Any) -> None:
        super().__init__([child], align="fill", **common)

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """All the width allowed, and as much height."""
        return super().place(lay, max_w, max_w, max_w, max_w)


class Tile(Widget):
    """What stands for the picture of a podcast that has none: its title, or its first letter, on a plain ground.

    Like those of a picture its letters go by its size, not by the font scale.
    """

    merged = True

    def __init__(self, title: str, seed: str, size: float | None, radius: float, **common: Any) -> None:
        common.setdefault("silent", common.get("id") is None and common.get("desc") is None)
        super().__init__(**common)
        self.title = title
        self.ground = Chance("tile", seed).pick(TILES)
        self.small = size is not None and size < LETTERED
        self.radius = radius

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """A square, as wide as allowed."""
        side = lay.span(self.width, min_w, max_w)[1]
        dp = side / lay.theme.density
        letters = to_sp(dp * (0.4 if self.small else 0.125), lay.theme.font_scale)
        text = Text(self.title, "title_medium", "#FFFFFF", align="center", max_lines=4, size=letters, silent=True)
        ground = Stack([text], align="center", padding=0 if self.small else dp * 0.07, background=self.ground,
                       radius=self.radius)  # fmt: skip
        inner = lay(ground, side, side, side, side)
        return Box(self, side, side, ((inner, 0, 0),))


class AppMenu(MenuButton):
    """The overflow menu of a bar, under the app's own theme."""

    def __init__(self, settings: Settings, items: Iterable[MenuEntry], **common: Any) -> None:
        common.setdefault("key", "toolbar_overflow")
        super().__init__(items=items, **common)
        self.settings = settings

    def menu(self, lay: Layout) -> Widget:
        """The popup."""
        return themed(self.settings, Menu(self.items))


class Foot(Column):
    """What stands at the foot of a page: the mini player, the navigation bar."""

    floats = True
    solid = True
    yields_to_keyboard = True


def cover_title(text: str, **common: Any) -> Widget:
    """The name under a cover: in two lines, but a single word is made smaller rather than broken."""
    if " " in text:
        return Text(text, "label_medium", max_lines=2, align="center", width="fill", **common)
    return FitText(text, "label_medium", align="center", width="fill", **common)
