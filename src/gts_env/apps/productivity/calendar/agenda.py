"""The list view: all days that have events, one below the other."""

from __future__ import annotations

import datetime as dt

from gts_env.android.app import part
from gts_env.android.material import EmptyState
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Gap, Text
from gts_env.android.widgets.scroll import LazyList
from gts_env.apps.productivity.calendar.data import CalendarInfo
from gts_env.apps.productivity.calendar.dates import AGENDA_AHEAD, AGENDA_BACK
from gts_env.apps.productivity.calendar.day import DayView
from gts_env.apps.productivity.calendar.formats import date_text, row_time
from gts_env.apps.productivity.calendar.look import FAB_ROOM, Swatch, color_of
from gts_env.apps.productivity.calendar.occurrences import Occurrence
from gts_env.apps.productivity.calendar.pages import AGENDA
from gts_env.apps.productivity.calendar.strings import Words, words

AgendaDays = tuple[tuple[str, tuple[Occurrence, ...]], ...]


class AgendaView(DayView):
    """Days and their events as a list."""

    @part
    def agenda_view(self, ui: Ui, day: str) -> Widget:
        """The body of the home screen in list mode; it starts at ``day``."""
        date = dt.date.fromisoformat(day)
        first, last = date - dt.timedelta(days=AGENDA_BACK), date + dt.timedelta(days=AGENDA_AHEAD)
        today, say = self.today(ui).isoformat(), words(ui)
        days = with_today(self.agenda(ui, first.isoformat(), last.isoformat()), first <= self.today(ui) <= last, today)
        if not days:
            return EmptyState("event_busy", say("no_events"))
        calendars, dim, hour24 = self.colored(ui), self.settings_of(ui).dim_past, self.hour24(ui)
        rows: list[Widget] = []
        start, month = None, ""
        for iso, events in days:
            if iso[:7] != month:
                month = iso[:7]
                rows.append(self.month_row(ui, say, iso))
            if iso >= day and start is None:
                start = len(rows)
            rows.append(self.agenda_day(ui, say, iso, today, events, calendars, dim and iso < today, hour24))
        start = len(rows) - 1 if start is None else start
        foot = (0, 0, 0, FAB_ROOM)
        return LazyList(rows, id="event_list", key=AGENDA, padding=foot, start_at=start, height="fill", width="fill")

    @part
    def agenda_day(
        self, ui: Ui, say: Words, day: str, today: str, events: tuple[Occurrence, ...],
        calendars: tuple[CalendarInfo, ...], past: bool, hour24: bool,
    ) -> Widget:  # fmt: skip
        """A day with its events."""
        rows = [self.event_row(ui, say, o, day, calendars, past, hour24) for o in events]
        if not events:
            text = Text(say("nothing_planned"), "body_medium", "on_surface_variant", id="nothing_planned")
            rows = [Row([text], padding=(32, 8))]
        return Column([self.date_row(ui, say, day, today), *rows], width="fill", id="agenda_day", item=day)

    @part
    def month_row(self, ui: Ui, say: Words, day: str) -> Widget:
        """A heading where a month begins."""
        text = date_text(say, "month", dt.date.fromisoformat(day))
        return Row([Text(text, "title_large", id="month_header")], padding=(16, 24, 16, 8))

    @part
    def date_row(self, ui: Ui, say: Words, day: str, today: str) -> Widget:
        """A heading for a day."""
        date = dt.date.fromisoformat(day)
        name = say.fmt.near_day(date, dt.date.fromisoformat(today))
        text = date_text(say, "weekday_full", date)
        color = "primary" if day == today else "on_surface_variant"
        label = Text(f"{name} · {text}" if name else text, "title_small", color)
        return Column([label], padding=(16, 16, 16, 4), id="date_header", item=day, on_click=ui.open("day", date=day))

    @part
    def event_row(
        self, ui: Ui, say: Words, o: Occurrence, day: str, calendars: tuple[CalendarInfo, ...], past: bool, hour24: bool
    ) -> Widget:
        """An event on one of its days."""
        color = color_of(calendars, o.event.calendar)
        ink = ("on_surface", 0.6) if past else "on_surface"
        quiet = ("on_surface_variant", 0.7) if past else "on_surface_variant"
        bar = Swatch(color, 4, 36, 0.5 if past else 1.0)
        detail = row_time(say, o, dt.date.fromisoformat(day), hour24)
        place: list[Widget] = []
        if o.event.place:
            place.append(Text("·", "body_medium", quiet, silent=True))
            place.append(Text(o.event.place, "body_medium", quiet, max_lines=1, weight=1, id="event_place"))
        lines: list[Widget] = [
            Text(say.title(o.event), "body_large", ink, max_lines=1, id="event_title"),
            Row([Text(detail, "body_medium", quiet, id="event_time"), *place], gap=4, width="fill"),
        ]
        return Row(
            [bar, Gap(width=12), Column(lines, weight=1)], padding=(16, 8), id="event_row",
            key=f"row_{o.key}_{day}", item=o.event.id, on_click=self.open_event(ui, o), width="fill",
        )  # fmt: skip


def with_today(days: AgendaDays, in_reach: bool, today: str) -> AgendaDays:
    """The days of a list, and today even if it is free."""
    if not in_reach or any(day == today for day, _ in days):
        return days
    return tuple(sorted([*days, (today, ())], key=lambda d: d[0]))
