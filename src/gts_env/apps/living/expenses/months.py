"""Which month a screen shows, and the row that turns to another."""

from __future__ import annotations

import datetime as dt

from gts_env.android.app import command, layer
from gts_env.android.material import DatePicker, IconButton
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Row
from gts_env.android.widgets.fit_text import FitText
from gts_env.apps.living.expenses.pad import AmountPad
from gts_env.apps.living.expenses.periods import last_of, month_of, moved
from gts_env.apps.living.expenses.strings import words

MONTH = "month"
"""Key of the first day of the month shown, as ISO date."""


class Months(AmountPad):
    """The month of a list or report, kept in its view state."""

    def month(self, ui: Ui) -> dt.date:
        """First day of the month shown: this month until another one was chosen."""
        chosen = ui.get(MONTH, None, outer=True)
        if chosen is not None:
            return dt.date.fromisoformat(chosen)
        asked = dict(ui.entry.args).get(MONTH, "")
        return dt.date.fromisoformat(asked) if asked else self.this_month(ui)

    def month_name(self, ui: Ui, first: dt.date) -> str:
        """``October 2026``, or the days it goes from and to where months begin on another day than the first."""
        fmt = words(ui).fmt
        if first.day == 1:
            return fmt.date(first, "month")
        return fmt.span(fmt.date(first, "day"), fmt.date(last_of(first), "medium"))

    def month_row(self, ui: Ui) -> Widget:
        """An arrow each way around the name, which opens a date picker."""
        say, first = words(ui), self.month(ui)
        name = FitText(self.month_name(ui, first), "title_medium", id="month_name")
        return Row(
            [
                IconButton("chevron_left", ui.do("turn_month", by=-1), say("month_before"), id="month_before"),
                Row([name], weight=1, arrange="center", height=48, align="center", on_click=ui.show("pick_month"),
                    id="month", desc=say("go_to_month")),
                IconButton("chevron_right", ui.do("turn_month", by=1), say("month_after"), id="month_after"),
            ],
            padding=(4, 0), width="fill",
        )  # fmt: skip

    @command
    def turn_month(self, ui: Tx, by: int) -> None:
        """Go to the month before or after."""
        ui.set(MONTH, moved(self.month(ui), by).isoformat(), outer=True)

    @layer
    def pick_month(self, ui: Ui) -> Widget:
        """A day whose month is to be shown."""
        say = words(ui)
        shown = self.month(ui)
        day = ui.today if month_of(ui.today, self.settings_of(ui).month_start) == shown else shown
        return self.dressed(ui, DatePicker(day, ui.do("go_to_month"), today=ui.today, title=say("go_to_month")))

    @command
    def go_to_month(self, ui: Tx, value: str) -> None:
        """Go to the month that a day lies in."""
        first = month_of(dt.date.fromisoformat(value), self.settings_of(ui).month_start)
        ui.set(MONTH, first.isoformat(), outer=True)
