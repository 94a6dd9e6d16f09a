"""Selecting several rows: what is selected lies in the view state, and a bar in place of the top bar counts it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from gts_env.android.effects import Effect, Put
from gts_env.android.layout.box import Box
from gts_env.android.locale.numbers import digits
from gts_env.android.material.back_handler import BackHandler
from gts_env.android.material.control_words import control_words
from gts_env.android.material.icon_buttons import IconButton
from gts_env.android.material.menus import MenuEntry
from gts_env.android.material.top_bar import TopBar
from gts_env.android.widgets.base import Composed, Widget

if TYPE_CHECKING:
    from gts_env.android.layout.context import Layout
    from gts_env.android.ui import Ui


class Selection:
    """What is selected on a screen, by id, in the order in which it was selected.

    Example::

        chosen = Selection(ui)
        row = ListItem(note.title, selected=note.id in chosen, **chosen.row(note.id, ui.open("editor", note=note.id)))

    Args:
        ui: The screen.
        key: Key of the view state.
    """

    def __init__(self, ui: Ui, key: str = "selection") -> None:
        self.key = key
        self.ids: tuple[Any, ...] = tuple(ui.get(key, ()))

    def __len__(self) -> int:
        return len(self.ids)

    def __contains__(self, id_: object) -> bool:
        return id_ in self.ids

    def __bool__(self) -> bool:
        return bool(self.ids)

    def toggle(self, id_: Any) -> Effect:
        """Select one, or no longer."""
        rest = tuple([i for i in self.ids if i != id_])
        return Put(self.key, rest if len(rest) < len(self.ids) else (*self.ids, id_))

    def only(self, ids: Iterable[Any]) -> Effect:
        """Select just these (all of a list, none)."""
        return Put(self.key, tuple(ids))

    def clear(self) -> Effect:
        """Select nothing, which ends the mode."""
        return Put(self.key, ())

    def row(self, id_: Any, on_click: Effect | None = None) -> dict[str, Any]:
        """Touches of a row: a long press selects; while anything is selected, so does a tap."""
        return {"on_click": self.toggle(id_) if self.ids else on_click, "on_long_click": self.toggle(id_)}

    def handler(self, body: Widget) -> Widget:
        """The body of the screen, in which back ends the mode."""
        return BackHandler(body, self.clear() if self.ids else None)


class SelectionBar(Composed):
    """The bar of the mode: a cross, how many are selected, and what can be done with them.

    Args:
        count: How many, or the title.
        on_close: Effect of the cross.
        actions: Buttons at the end.
        menu: Items of the overflow menu.
    """

    floats = True
    solid = True
    background = "surface_container"

    def __init__(
        self,
        count: int | str,
        on_close: Effect,
        actions: Sequence[Widget | None] = (),
        menu: Sequence[MenuEntry] = (),
        **common: Any,
    ) -> None:
        super().__init__(**common)
        self.count = count
        self.on_close = on_close
        self.actions = tuple(actions)
        self.menu_items = tuple(menu)

    def compose(self, lay: Layout) -> Widget:
        """A top bar."""
        config = lay.theme.config
        cross = IconButton(
            "close", self.on_close, control_words(config.locale).close, color="on_surface", id="action_mode_close"
        )
        return TopBar(
            digits(str(self.count), config.locale),
            navigation=cross,
            actions=self.actions,
            menu=self.menu_items,
            background=self.background,
            id="action_mode_bar",
        )

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """As wide as the screen."""
        return super().place(lay, max_w, max_h, max_w, min_h)
