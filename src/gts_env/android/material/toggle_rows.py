"""Rows with a switch, checkbox or radio button: the whole row toggles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from gts_env.android.effects import Effect
from gts_env.android.layout.box import Box
from gts_env.android.layout.context import INF
from gts_env.android.material.lists import HEIGHTS
from gts_env.android.material.selection import Checkbox, Mark, RadioButton, Switch
from gts_env.android.material.tints import content
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Icon, Text

if TYPE_CHECKING:
    from gts_env.android.layout.context import Layout


class ToggleRow(Row):
    """A labelled mark. In the accessibility tree it is the mark, with the label as its text.

    Args:
        text: Label.
        supporting: Text below it; a node of its own.
        checked: State.
        on_click: Effect of a tap anywhere on the row.
        leading: Widget or name of a symbol at the start.
        at_start: Put the mark before the label.
        dense: Lower, and further in, as an option of a dialog.
    """

    mark: ClassVar[type[Mark]]
    mark_first: ClassVar[bool] = False

    def __init__(
        self,
        text: str,
        supporting: str | None = None,
        checked: bool = False,
        on_click: Effect | None = None,
        *,
        leading: str | Widget | None = None,
        at_start: bool | None = None,
        dense: bool = False,
        **common: Any,
    ) -> None:
        enabled = common.get("enabled", True)
        quiet = content("on_surface_variant", enabled)
        mark = self.mark(checked, enabled=enabled, silent=True)
        words = Column(
            [
                Text(text, "body_large", content("on_surface", enabled), silent=True),
                Text(supporting, "body_medium", quiet) if supporting else None,
            ],
            weight=1,
        )
        lead = Icon(leading, 24, quiet) if isinstance(leading, str) else leading
        first = self.mark_first if at_start is None else at_start
        pad = getattr(mark, "touch_pad", 0)
        sides = 16 - (pad if first and lead is None else 0), 8, 16 - (0 if first else pad), 8
        super().__init__(
            [lead, mark, words] if first else [lead, words, mark],
            gap=4 if first and lead is None else 16,
            padding=(12, 0, 24, 0) if dense else sides,
            on_click=on_click,
            checked=checked,
            **common,
        )
        if self.role is None:
            self.role = mark.node_class
        self.text = text
        self.supporting = supporting
        self.least = 48 if dense else HEIGHTS[1 if supporting else 0]

    def place(self, lay: Layout, max_w: int, max_h: int, min_w: int, min_h: int) -> Box:
        """As wide as allowed, 56 or 72 dp tall or more."""
        least = lay.px(self.least)
        return super().place(lay, max_w, max_h, max_w if max_w < INF else min_w, max(min_h, least))

    def text_of(self, box: Box) -> str:
        """The label."""
        return self.text


class SwitchRow(ToggleRow):
    """A setting to turn on and off."""

    mark = Switch


class CheckRow(ToggleRow):
    """An item to check."""

    mark = Checkbox
    mark_first = True


class RadioRow(ToggleRow):
    """One of several choices."""

    mark = RadioButton
    mark_first = True
