"""Which page of the calendar a window shows: its view, its date, and how one turns to another."""

from __future__ import annotations

import datetime as dt

from gts_env.android.app import command
from gts_env.android.effects import Effect
from gts_env.android.ui import Tx, Ui
from gts_env.apps.productivity.calendar.base import CalendarBase
from gts_env.apps.productivity.calendar.data import Mode
from gts_env.apps.productivity.calendar.dates import turned

MODE, DATE = "mode", "date"
"""Keys of the view state of ``home`` (both) and ``day`` (the date)."""
AGENDA = "agenda"
TIMELINE = "timeline"


class Pages(CalendarBase):
    """The view and date of ``home`` and of ``day``, kept in their view state so that they outlive a rotation."""

    def mode(self, ui: Ui) -> Mode:
        """The view the window shows."""
        if ui.entry.screen == "day":
            return "day"
        found: Mode = ui.get(MODE, outer=True) or self.settings_of(ui).default_view
        return found

    def shown(self, ui: Ui, date: str | None = None) -> dt.date:
        """The day its page is about; ``date`` is the one the screen was opened with."""
        found = ui.get(DATE, outer=True) or date
        return dt.date.fromisoformat(found) if found else self.today(ui)

    def shown_in(self, ui: Ui) -> dt.date:
        """The day the page of the window is about, for commands."""
        return self.shown(ui, dict(ui.entry.args).get(DATE))

    def pages(self, ui: Ui) -> list[tuple[str, Effect]]:
        """What swipes do: the page follows the finger."""
        ahead = -1 if ui.config.rtl else 1
        return [("left", ui.do("turn", by=ahead)), ("right", ui.do("turn", by=-ahead))]

    def started(self, ui: Tx, screen: str) -> None:
        """A fresh home screen shows the default view."""
        super().started(ui, screen)
        if screen == "home":
            ui.set(MODE, self.settings_of(ui).default_view)

    @command
    def turn(self, ui: Tx, by: int) -> None:
        """Turn to the next page, or by several."""
        mode, today = self.mode(ui), self.today(ui)
        day = turned(self.shown_in(ui), mode, by)
        if mode == "month" and (day.year, day.month) == (today.year, today.month):
            day = today
        if dt.date(1970, 1, 1) <= day < dt.date(2100, 1, 1):
            ui.set(DATE, day.isoformat(), outer=True)

    @command
    def go_today(self, ui: Tx) -> None:
        """Show today's page."""
        self.go_to(ui, self.today(ui).isoformat())

    @command
    def go_to(self, ui: Tx, value: dt.date | str) -> None:
        """Show the page of a date."""
        ui.set(DATE, str(value), outer=True)
        ui.set(f"{AGENDA}:scroll", None, outer=True)
        ui.set(f"{TIMELINE}:scroll", None, outer=True)

    @command
    def set_view(self, ui: Tx, value: Mode) -> None:
        """Show another view of the same date."""
        ui.set(MODE, value, outer=True)
        ui.set(f"{AGENDA}:scroll", None, outer=True)

    @command
    def leave(self, ui: Tx) -> None:
        """Back on the home screen."""
        ui.run(ui.do("start_over"))
        ui.run(ui.back())

    @command
    def start_over(self, ui: Tx) -> None:
        """Let the next start show the default view at today."""
        ui.set(MODE, self.settings_of(ui).default_view, outer=True)
        for key in (DATE, f"{AGENDA}:scroll", f"{TIMELINE}:scroll"):
            ui.set(key, None, outer=True)
