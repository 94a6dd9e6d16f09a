"""The day view: a mode of the home screen, and the screen a tap on a date opens."""

from __future__ import annotations

import datetime as dt

from gts_env.android.app import part, screen
from gts_env.android.material import BackArrow, Fab, IconButton, Scaffold, TopBar
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Divider, Text
from gts_env.apps.productivity.calendar.formats import date_text
from gts_env.apps.productivity.calendar.look import Fitting, number_mark
from gts_env.apps.productivity.calendar.strings import words
from gts_env.apps.productivity.calendar.timeline import GUTTER
from gts_env.apps.productivity.calendar.week import WeekView


class DayView(WeekView):
    """One day's hours."""

    @screen(parent="home")
    def day(self, ui: Ui, date: str) -> Widget:
        """A day of its own; swipes turn to the days beside it, back returns to where one came from."""
        say = words(ui)
        shown = self.shown(ui, date)
        title = Fitting(
            [date_text(say, p, shown) for p in ("weekday_full", "weekday_medium", "weekday_short")], id="toolbar_title"
        )
        top = TopBar(
            title,
            navigation=BackArrow(),
            actions=[IconButton("today", ui.do("go_today"), say("today"), id="today")],
            id="day_bar",
        )
        return Scaffold(self.day_view(ui, shown.isoformat()), top=top, fab=self.new_button(ui, shown.isoformat()))

    @part
    def day_view(self, ui: Ui, day: str) -> Widget:
        """Weekday and number, all-day events, and the timeline."""
        body = self.timeline(ui, day, 1, "day_timeline")
        return Column([self.day_head(ui, day), Divider(), body], width="fill", height="fill", align="fill")

    @part
    def day_head(self, ui: Ui, day: str) -> Widget:
        """The day's name beside its all-day events."""
        date = dt.date.fromisoformat(day)
        today = self.today(ui)
        say = words(ui)
        past = self.settings_of(ui).dim_past and date < today
        color = "primary" if date == today else "on_surface_variant"
        name = Text(say.fmt.table.short_days[date.weekday()], "label_medium", color, id="weekday")
        mark = number_mark(say.fmt.number(date.day), date == today, size=36, style="title_large")
        label = Column(
            [name, mark], align="center", width=GUTTER, id="day_label", desc=date_text(say, "weekday_full", date)
        )
        calendars, found = self.colored(ui), self.events_on(ui, day)
        events = [self.all_day_event(ui, say, o, calendars, past, False) for o in found if o.long]
        bars = Column(events, gap=2, weight=1, align="fill", padding=(0, 4, 8, 4), id="all_day_strip")
        return Row([label, bars], align="start", padding=(0, 4), width="fill", on_swipe=tuple(self.pages(ui)))

    @part
    def new_button(self, ui: Ui, day: str) -> Widget:
        """The button for a new event on a day."""
        return Fab("add", ui.do("new_event", day=day), words(ui)("new_event"), id="fab_new")
