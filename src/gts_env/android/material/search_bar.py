"""Search that opens out of a bar: over the title of a screen, or from a bar of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from gts_env.android.effects import Effect, Focus, Many, Put
from gts_env.android.layout.box import Box
from gts_env.android.material.back_handler import BackHandler
from gts_env.android.material.control_words import control_words
from gts_env.android.material.field_variants import SearchField
from gts_env.android.material.fields import clear_text
from gts_env.android.material.icon_buttons import BackArrow, IconButton
from gts_env.android.material.menus import MenuEntry
from gts_env.android.material.top_bar import TopBar
from gts_env.android.theme import Color
from gts_env.android.widgets.base import Composed, Widget

if TYPE_CHECKING:
    from gts_env.android.layout.context import Layout


def searching_key(key: str) -> str:
    """Key of the view state that tells whether a search is open."""
    return f"{key}:searching"


def open_search(key: str = "search") -> Effect:
    """Open the search, with the caret in its field."""
    return Many((Put(searching_key(key), True), Focus(key)))


def close_search(key: str = "search", on_change: Effect | None = None) -> Effect:
    """Close the search and forget what was typed."""
    return Many((clear_text(key, on_change), Put(searching_key(key), False)))


class SearchTopBar(Composed):
    """A top bar with a magnifier, which turns into a search field with an arrow back.

    Open or not lies in the view state under ``<key>:searching`` (saved), what was typed under ``<key>:text``. Back
    closes it once the keyboard is away.

    Args:
        title: Title.
        key: Key of the field.
        hint: What can be searched; the word for searching in the language of the phone if left out.
        navigation: Button at the start while it is closed.
        actions: Buttons at the end while it is closed, after the magnifier.
        menu: Items of the overflow menu while it is closed.
        on_change: Effect after each change of the text.
        on_submit: Effect of the keyboard's search key.
        background: Colour.
    """

    floats = True
    solid = True

    def __init__(
        self,
        title: str,
        *,
        key: str = "search",
        hint: str | None = None,
        navigation: Widget | None = None,
        actions: Sequence[Widget | None] = (),
        menu: Sequence[MenuEntry] = (),
        on_change: Effect | None = None,
        on_submit: Effect | None = None,
        background: Color = "surface",
        **common: Any,
    ) -> None:
        super().__init__(**common)
        self.title = title
        self.field = key
        self.hint = hint
        self.navigation = navigation
        self.actions = tuple(actions)
        self.menu_items = tuple(menu)
        self.on_change = on_change
        self.on_submit = on_submit
        self.background = background

    def compose(self, lay: Layout) -> Widget:
        """The closed bar, or the open search."""
        said = control_words(lay.theme.config.locale)
        if lay.read(searching_key(self.field), False):
            return self._open(said.back, self.hint or said.search)
        glass = IconButton("search", open_search(self.field), said.search, id=f"{self.field}_open")
        return TopBar(
            self.title,
            navigation=self.navigation,
            actions=[glass, *self.actions],
            menu=self.menu_items,
            background=self.background,
        )

    def _open(self, back: str, hint: str) -> Widget:
        close = close_search(self.field, self.on_change)
        field = SearchField(self.field, hint, bar=False, on_change=self.on_change, on_submit=self.on_submit)
        bar = TopBar(field, navigation=BackArrow(close, back), background=self.background)
        return BackHandler(bar, close)

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """As wide as the screen."""
        return super().place(lay, max_w, max_h, max_w, min_h)
