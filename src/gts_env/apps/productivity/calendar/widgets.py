"""Home-screen widgets of the calendar: the next days as a list, and the month."""

from __future__ import annotations

import datetime as dt

from gts_env.android.home_widget import WidgetUi, widget
from gts_env.android.material import IconButton
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row, Stack
from gts_env.android.widgets.leaf import Text
from gts_env.android.widgets.placed import Grid
from gts_env.android.widgets.scroll import LazyList
from gts_env.apps.productivity.calendar.agenda import AgendaView, with_today
from gts_env.apps.productivity.calendar.dates import month_grid
from gts_env.apps.productivity.calendar.formats import date_text
from gts_env.apps.productivity.calendar.look import color_of, dot, number_mark
from gts_env.apps.productivity.calendar.month import MonthView
from gts_env.apps.productivity.calendar.occurrences import Occurrence
from gts_env.apps.productivity.calendar.strings import Words, words

DAYS = 14
"""Days that the list shows."""


def _schedule_title(ui: Ui) -> str:
    return words(ui)("schedule")


def _month_title(ui: Ui) -> str:
    return words(ui)("month")


class CalendarWidgets(AgendaView, MonthView):
    """What the calendar shows on the home screen."""

    @widget(_schedule_title, (4, 2))
    def schedule(self, ui: WidgetUi) -> Widget:
        """Today and the days with events after it."""
        say, today = words(ui), self.today(ui)
        iso, last = today.isoformat(), today + dt.timedelta(days=DAYS)
        days = with_today(self.agenda(ui, iso, last.isoformat()), True, iso)
        calendars, hour24 = ui.data.calendars, self.hour24(ui)
        rows = [self.agenda_day(ui, say, day, iso, events, calendars, False, hour24) for day, events in days]
        head = self._head(ui, date_text(say, "month", today), say("new_event"), iso)
        body = LazyList(
            rows, id="schedule_list", key="calendar_schedule", padding=(0, 0, 0, 12), weight=1, width="fill"
        )
        return Column([head, body], width="fill", height="fill", align="fill")

    @widget(_month_title, (4, 3))
    def month(self, ui: WidgetUi) -> Widget:
        """The days of this month, with a dot for each calendar that has something that day."""
        say, today = words(ui), self.today(ui)
        first_day = self.settings_of(ui).first_day
        days = month_grid(today.year, today.month, first_day)
        events = self.month_events(ui, days[0].isoformat())
        cells = [
            self._cell(ui, say, day, day == today, day.month != today.month, found)
            for day, found in zip(days, events, strict=True)
        ]
        names = Row([self.weekday_names(ui, first_day, 0)], padding=(8, 0), width="fill")
        head = self._head(ui, date_text(say, "month", today), say("new_event"), today.isoformat())
        grid = Grid(cells, 7, row_height="fill", padding=(8, 0, 8, 8), weight=1, id="month_grid")
        return Column([head, names, grid], width="fill", height="fill", align="fill")

    def _head(self, ui: WidgetUi, title: str, new: str, day: str) -> Widget:
        name = Text(title, "title_medium", id="widget_title", weight=1, max_lines=1, on_click=ui.open("home"))
        return Row([name, IconButton("add", ui.do("new_event", day=day), new, id="new_event")], padding=(16, 2, 4, 0))

    def _cell(
        self, ui: WidgetUi, say: Words, day: dt.date, today: bool, other: bool, events: tuple[Occurrence, ...]
    ) -> Widget:
        colors = dict.fromkeys([color_of(ui.data.calendars, o.event.calendar) for o in events])
        dots = Row([dot(c, 5) for c in list(colors)[:3]], gap=2, height=6, arrange="center")
        count = say("events", n=len(events)) if events else say("no_events")
        mark = number_mark(say.fmt.number(day.day), today, faint=other)
        return Stack(
            [Column([mark, dots], align="center")], align="center", id="day_cell", key=f"widget_{day}",
            item=day.isoformat(), desc=f"{date_text(say, 'weekday_full', day)}, {count}", selected=today,
            on_click=ui.open("day", date=day.isoformat()),
        )  # fmt: skip
