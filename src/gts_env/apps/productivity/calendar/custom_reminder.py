"""The dialog for a reminder of one's own."""

from __future__ import annotations

from gts_env.android.app import layer
from gts_env.android.effects import Effect
from gts_env.android.material import Dialog, RadioRow, TextButton, TextField, closing
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Text
from gts_env.apps.productivity.calendar.pickers import Pickers
from gts_env.apps.productivity.calendar.strings import words

MOST = 999
UNITS = (("minutes", 1), ("hours", 60), ("days", 1440), ("weeks", 10080))


class CustomReminder(Pickers):
    """A number of minutes, hours, days or weeks before the event."""

    @layer
    def custom_reminder(self, ui: Ui, index: int) -> Widget:
        """A number and a unit."""
        say = words(ui)
        number = number_in(ui.text("amount", "10"))
        chosen = ui.get("unit", 1)
        field = TextField("amount", None, say.fmt.plain(10), input_type="number", max_length=3)
        rows: list[Widget] = [Row([field], padding=(24, 0), width="fill")]
        for unit, size in UNITS:
            text = say("before", time=say(unit, n=number or 0).partition(" ")[2])
            rows.append(RadioRow(text, None, size == chosen, ui.put("unit", size), dense=True, id=f"unit_{unit}"))
        set_it: Effect | None = None
        if number is not None:
            set_it = closing(ui.do("set_reminder", index=index, value=number * chosen))
        buttons = [
            TextButton(say("cancel"), ui.dismiss(), id="android:id/button2"),
            TextButton(say("ok"), set_it, enabled=number is not None, id="android:id/button1"),
        ]
        return Dialog(say("reminder"), Column(rows, width="fill", align="fill"), buttons, flush=True)


def label(text: str) -> Widget:
    """A heading within a dialog."""
    return Row([Text(text, "title_small", "on_surface_variant")], padding=(24, 12, 24, 4))


def number_in(text: str) -> int | None:
    """The number that stands in a field; None if there is none from 1 to 999."""
    return int(text) if text.isdecimal() and 0 < int(text) <= MOST else None
