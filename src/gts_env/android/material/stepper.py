"""A number with a button on either side that takes it down or up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.android.effects import Effect
from gts_env.android.locale.numbers import digits
from gts_env.android.material.control_words import control_words
from gts_env.android.material.icon_buttons import IconButton
from gts_env.android.material.outcomes import picked
from gts_env.android.widgets.base import Composed, Widget
from gts_env.android.widgets.container import Row, Stack
from gts_env.android.widgets.leaf import Text

if TYPE_CHECKING:
    from gts_env.android.layout.context import Layout


class Stepper(Composed):
    """A stepper (− value +); at the least and the greatest value the button is disabled.

    Args:
        value: Value in force.
        on_change: Effect that gets the new value.
        low: Least value.
        high: Greatest value; None for any.
        step: What a tap adds or takes away.
        text: What stands between the buttons in place of the number.
        id: Resource id; the parts are ``<id>_minus``, ``<id>_value`` and ``<id>_plus``.
    """

    def __init__(
        self,
        value: int,
        on_change: Effect,
        *,
        low: int = 0,
        high: int | None = None,
        step: int = 1,
        text: str | None = None,
        id: str = "stepper",
        **common: Any,
    ) -> None:
        super().__init__(id=id, **common)
        self.value = value
        self.on_change = on_change
        self.low = low
        self.high = high
        self.step = step
        self.text = text

    def compose(self, lay: Layout) -> Widget:
        """Two buttons and the number."""
        said = control_words(lay.theme.config.locale)
        number = self.text if self.text is not None else digits(str(self.value), lay.theme.config.locale)
        shown = Text(number, "title_medium", align="center", max_lines=1, id=f"{self.id}_value")
        middle = Stack([shown], align="center")
        return Row(
            [
                self._button("remove", self.value - self.step, said.decrease, "minus"),
                Stack([_least(), middle], align="center"),
                self._button("add", self.value + self.step, said.increase, "plus"),
            ],
            align="center",
        )

    def _button(self, icon: str, to: int, desc: str, part: str) -> Widget:
        able = self.enabled and to >= self.low and (self.high is None or to <= self.high)
        effect = picked(self.on_change, to)
        return IconButton(icon, effect, desc, kind="tonal", enabled=able, id=f"{self.id}_{part}")


def _least() -> Widget:
    """Room for two digits, so that the buttons do not move from 9 to 10."""
    return Stack([], width=36, height=24, silent=True)
