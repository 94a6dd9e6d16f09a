"""The month view."""

from __future__ import annotations

import datetime as dt

from gts_env.android.app import part
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row, Stack
from gts_env.android.widgets.leaf import Gap, Text
from gts_env.android.widgets.placed import Grid
from gts_env.apps.productivity.calendar.data import CalendarInfo
from gts_env.apps.productivity.calendar.dates import month_grid, week_number
from gts_env.apps.productivity.calendar.formats import date_text
from gts_env.apps.productivity.calendar.look import FAB_ROOM, number_mark
from gts_env.apps.productivity.calendar.month_cell import DayCell
from gts_env.apps.productivity.calendar.occurrences import Occurrence
from gts_env.apps.productivity.calendar.pages import Pages
from gts_env.apps.productivity.calendar.strings import Words, words

WEEK_COLUMN = 24
"""Dp of the column of week numbers."""
LOW = 600
"""Dp of height below which a screen that is wider than high is one of a phone."""
DAYS = 7


class MonthView(Pages):
    """Six weeks of days with their events."""

    @part
    def month_view(self, ui: Ui, year: int, month: int, today: str) -> Widget:
        """The body of the home screen in month mode."""
        settings, say = self.settings_of(ui), words(ui)
        days = month_grid(year, month, settings.first_day)
        events = self.month_events(ui, days[0].isoformat())
        calendars = self.colored(ui)
        dim = today if settings.dim_past else ""
        cells: list[Widget] = []
        for day, found in zip(days, events, strict=True):
            iso = day.isoformat()
            lined = len(cells) % DAYS > 0
            cell = self.day_cell(ui, say, iso, day.month != month, iso == today, iso < dim, found, calendars, lined)
            cells.append(cell)
        pages = tuple(self.pages(ui))
        grid: Widget = Grid(cells, DAYS, row_height="fill", id="month_grid", weight=1, on_swipe=pages)
        if settings.week_numbers:
            numbers = [self.week_label(ui, week_number(day, settings.first_day)) for day in days[::DAYS]]
            grid = Row([Column(numbers, width=WEEK_COLUMN, align="fill"), grid], align="fill", weight=1)
        names = self.weekday_names(ui, settings.first_day, WEEK_COLUMN if settings.week_numbers else 0)
        # The button for a new event stands below the last days, or beside them where height is dear.
        room = (0, 0, FAB_ROOM, 0) if low(ui) else (0, 0, 0, FAB_ROOM)
        return Column([names, grid], width="fill", height="fill", align="fill", padding=room)

    @part
    def day_cell(
        self, ui: Ui, say: Words, day: str, other: bool, today: bool, past: bool, events: tuple[Occurrence, ...],
        calendars: tuple[CalendarInfo, ...], lined: bool,
    ) -> Widget:  # fmt: skip
        """One day."""
        date = dt.date.fromisoformat(day)
        count = say("events", n=len(events)) if events else say("no_events")
        return DayCell(
            say.fmt.number(date.day),
            number_mark(say.fmt.number(date.day), today, faint=other),
            [self.chip(ui, say, o, calendars, past) for o in events],
            say("more_events"),
            lined=lined,
            id="day_cell",
            key=f"day_{day}",
            item=day,
            desc=f"{date_text(say, 'weekday_full', date)}, {count}",
            selected=today,
            on_click=ui.open("day", date=day),
            on_long_click=ui.open("editor", start=f"{day}T09:00"),
        )

    @part
    def weekday_names(self, ui: Ui, first_day: str, indent: float) -> Widget:
        """The letters over the columns."""
        letters = words(ui).fmt.table.initials
        start = month_grid(2026, 1, first_day)[0].weekday()
        row = [
            Text(letters[(start + i) % 7], "label_medium", "on_surface_variant", align="center", weight=1, silent=True)
            for i in range(7)
        ]
        return Row([Gap(width=indent), *row], padding=(0, 4), width="fill")

    @part
    def week_label(self, ui: Ui, number: int) -> Widget:
        """The number of a week, at the start of its row."""
        text = Text(words(ui).fmt.number(number), "label_tiny", "on_surface_variant", id="week_number", align="center")
        return Stack([text], align="top_center", padding=(0, 8), weight=1)


def low(ui: Ui) -> bool:
    """Whether the screen is that of a phone that lies on its side."""
    width, height = ui.config.size
    return width > height and height / ui.config.density < LOW
