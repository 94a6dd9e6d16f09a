"""Fields that are not plain text boxes: search, and the exposed dropdown."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from gts_env.android.effects import Effect
from gts_env.android.layout.box import Box
from gts_env.android.material.fields import TextField, clear_text
from gts_env.android.material.icon_buttons import IconButton
from gts_env.android.material.menus import Menu, MenuItem, show_menu
from gts_env.android.material.outcomes import Option, pairs, picked
from gts_env.android.material.said import CLEAR, SEARCH, said
from gts_env.android.widgets.base import Widget

if TYPE_CHECKING:
    from gts_env.android.layout.context import Layout


class SearchField(TextField):
    """A search bar; a cross empties it once something stands in it.

    Args:
        key: Key of the view state; also the resource id unless ``id`` is given.
        hint: What can be searched; ``Search`` in the language of the phone if left out.
        leading: Widget or symbol at the start; the magnifier in a bar of its own.
        trailing: What stands at the end while the field is empty.
        bar: A rounded bar of its own; False for a field inside a top bar.
        on_submit: Effect of the keyboard's search key.
        on_change: Effect after each change.
    """

    def __init__(
        self,
        key: str = "search",
        hint: str | None = None,
        *,
        value: str = "",
        leading: str | Widget | None = None,
        trailing: str | Widget | None = None,
        bar: bool = True,
        on_submit: Effect | None = None,
        on_change: Effect | None = None,
        **common: Any,
    ) -> None:
        super().__init__(
            key,
            None,
            value,
            hint,
            kind="search" if bar else "plain",
            leading=leading if leading is not None or not bar else "search",
            trailing=trailing,
            ime_action="search",
            on_submit=on_submit,
            on_change=on_change,
            pad=None if bar else 0,
            **common,
        )
        self._cross = IconButton("close", clear_text(key, on_change), CLEAR, id=f"{key}_clear")

    def hint_in(self, lay: Layout) -> str | None:
        """What can be searched."""
        return self.hint or said(SEARCH, lay.theme.config.locale)

    def trailing_for(self, text: str) -> Widget | None:
        """The cross while there is text."""
        return self._cross if text else self.trailing


class Dropdown(TextField):
    """An exposed dropdown: a box with the value in force that opens a menu as wide as itself.

    Args:
        label: Label.
        value: Value in force.
        options: Choices: a text, or a value and its text.
        on_pick: Effect that gets the value.
        key: Key, unique on the screen; also the resource id unless ``id`` is given.
        kind: ``outlined`` or ``filled``.
    """

    node_class = "android.widget.Spinner"
    editable: ClassVar[bool] = False
    menu_fills: ClassVar[bool] = True

    def __init__(
        self,
        label: str | None,
        value: Any,
        options: Iterable[Option],
        on_pick: Effect,
        key: str,
        *,
        kind: str = "outlined",
        leading: str | Widget | None = None,
        supporting: str | None = None,
        error: str | None = None,
        **common: Any,
    ) -> None:
        self.options = tuple(pairs(options))
        shown = next((text for v, text in self.options if v == value), "")
        super().__init__(
            key,
            label,
            shown,
            kind=kind,
            leading=leading,
            trailing="arrow_drop_down",
            error=error,
            supporting=supporting,
            **common,
        )
        self.on_click = show_menu(key)
        self.picked = value
        self.on_pick = on_pick

    def content(self, lay: Layout) -> tuple[str, int]:
        """The text of the value in force."""
        return self.value, 0

    def tapped(self, box: Box, x: float, y: float) -> Effect | None:
        """Open the menu."""
        return self.on_click

    def more_flags(self, box: Box) -> int:
        """None of an editable field."""
        return 0

    def hint_of(self, box: Box) -> str:
        """The label, which is not drawn as a hint but says what the choice is of."""
        return self.label or ""

    def menu(self, lay: Layout) -> Widget:
        """The choices."""
        return Menu([MenuItem(text, picked(self.on_pick, v), selected=v == self.picked) for v, text in self.options])
