"""A row that opens and shows more below it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.android.effects import Effect, Many, Put
from gts_env.android.material.control_words import control_words
from gts_env.android.material.lists import ListItem
from gts_env.android.material.outcomes import picked
from gts_env.android.widgets.base import Composed, Widget
from gts_env.android.widgets.container import Column
from gts_env.android.widgets.leaf import Icon

if TYPE_CHECKING:
    from gts_env.android.layout.context import Layout


class ExpandableRow(Composed):
    """An item with an arrow; open or not lies in the view state under ``<key>:expanded`` (saved).

    Args:
        headline: Main text.
        body: What shows while it is open.
        supporting: Text below the headline.
        leading: Widget or name of a symbol at the start.
        expanded: Whether it is open until the user says otherwise.
        on_change: Effect besides, which gets True or False.
        key: Key, unique on the screen; also the resource id unless ``id`` is given.
    """

    def __init__(
        self,
        headline: str,
        body: Widget,
        supporting: str | None = None,
        leading: str | Widget | None = None,
        *,
        key: str,
        expanded: bool = False,
        on_change: Effect | None = None,
        **common: Any,
    ) -> None:
        super().__init__(key=key, item=common.pop("item", None))
        self.headline = headline
        self.body = body
        self.supporting = supporting
        self.leading = leading
        self.expanded = expanded
        self.on_change = on_change
        self.row_args = {"id": key, **common}

    @property
    def expanded_key(self) -> str:
        """Key of the view state that tells whether it is open."""
        return f"{self.key}:expanded"

    def compose(self, lay: Layout) -> Widget:
        """The item, and the body below it."""
        opened = bool(lay.read(self.expanded_key, self.expanded))
        said = control_words(lay.theme.config.locale)
        turn: Effect = Put(self.expanded_key, not opened)
        if self.on_change is not None:
            turn = Many((turn, picked(self.on_change, not opened)))
        arrow = Icon("expand_less" if opened else "expand_more", 24, desc=said.collapse if opened else said.expand)
        item = ListItem(
            self.headline, self.supporting, leading=self.leading, trailing=arrow, on_click=turn, **self.row_args
        )
        return Column([item, self.body if opened else None], width="fill", align="fill")
