"""Rows with a switch, checkbox or radio button: the whole row toggles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from gts_env.android.effects import Effect
from gts_env.android.material.item_row import ItemRow, slack
from gts_env.android.material.lists import HEIGHTS
from gts_env.android.material.selection import Checkbox, Mark, RadioButton, Switch
from gts_env.android.material.tints import content
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.leaf import Icon, Text

if TYPE_CHECKING:
    from gts_env.android.layout.box import Box


class ToggleRow(ItemRow):
    """A labelled mark. In the accessibility tree it is the mark, with the label as its text.

    Args:
        text: Label.
        supporting: Text below it; a node of its own.
        checked: State.
        on_click: Effect of a tap anywhere on the row.
        leading: Widget or name of a symbol at the start.
        trailing: Widget at the end of a row whose mark is at the start.
        at_start: Put the mark before the label; only where there is no ``leading``.
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
        trailing: Widget | None = None,
        at_start: bool | None = None,
        dense: bool = False,
        **common: Any,
    ) -> None:
        enabled = common.get("enabled", True)
        quiet = content("on_surface_variant", enabled)
        mark = self.mark(checked, enabled=enabled, silent=True)
        lines = [
            Text(text, "body_large", content("on_surface", enabled), silent=True),
            Text(supporting, "body_medium", quiet) if supporting else None,
        ]
        lead = Icon(leading, 24, quiet) if isinstance(leading, str) else leading
        first = lead is None and (self.mark_first if at_start is None else at_start)
        common.setdefault("role", mark.node_class)
        super().__init__(
            mark if first else lead,
            lines,
            trailing if first else mark,
            start=12 if dense else 16 - slack(mark if first else lead),
            gap=4 if first else 16 - slack(lead),
            trail_gap=16 - slack(mark),
            end=24 if dense else 16 - (0 if first else slack(mark)),
            least=48 if dense else HEIGHTS[1 if supporting else 0],
            on_click=on_click,
            checked=checked,
            **common,
        )
        self.text = text
        self.supporting = supporting

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
