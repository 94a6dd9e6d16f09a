"""A group of filter chips of which one or several are chosen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from gts_env.android.effects import Effect, Nothing
from gts_env.android.material.chips import Chip
from gts_env.android.material.outcomes import Option, pairs, picked
from gts_env.android.widgets.base import Composed, Widget
from gts_env.android.widgets.container import Row
from gts_env.android.widgets.flow import Flow
from gts_env.android.widgets.scroll import HScroll

if TYPE_CHECKING:
    from gts_env.android.layout.context import Layout


class ChipGroup(Composed):
    """Chips for choices.

    Args:
        options: Choices: a text, or a value and its text.
        value: The chosen value, or with ``several`` a tuple of values.
        on_pick: Effect that gets the value, or the new tuple of values in the order of the choices.
        several: Whether more than one can be chosen.
        needed: Whether one stays chosen: a tap on it then does nothing, in place of giving None.
        scrolls: One line that scrolls sideways, in place of as many lines as they need.
        id: Resource id of the group; chips are ``<id>_<number>``.
    """

    def __init__(
        self,
        options: Iterable[Option],
        value: Any,
        on_pick: Effect,
        *,
        several: bool = False,
        needed: bool = False,
        scrolls: bool = False,
        id: str = "chips",
        **common: Any,
    ) -> None:
        super().__init__(id=id, **common)
        self.options = tuple(pairs(options))
        self.value = value
        self.on_pick = on_pick
        self.several = several
        self.needed = needed
        self.strip = scrolls

    def compose(self, lay: Layout) -> Widget:
        """The chips, in lines or in a strip."""
        chips = [
            Chip(text, self._tap(value), "filter", selected=self._has(value), id=f"{self.id}_{i}")
            for i, (value, text) in enumerate(self.options)
        ]
        if self.strip:
            return HScroll(Row(chips, gap=8, padding=(16, 0)), key=f"{self.id}_strip", width="fill")
        return Flow(chips)

    def _has(self, value: Any) -> bool:
        return value in self.value if self.several else value == self.value

    def _tap(self, value: Any) -> Effect:
        if self.several:
            chosen = [v for v, _ in self.options if (v in self.value) != (v == value)]
            return Nothing() if self.needed and not chosen else picked(self.on_pick, tuple(chosen))
        if self._has(value):
            return Nothing() if self.needed else picked(self.on_pick, None)
        return picked(self.on_pick, value)
