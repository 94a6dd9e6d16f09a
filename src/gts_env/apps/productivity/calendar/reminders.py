"""Upcoming reminders."""

from __future__ import annotations

import datetime as dt
from functools import partial

from gts_env.android.app import query, screen
from gts_env.android.material import BackArrow, EmptyState, ListItem, Scaffold, TopBar
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Row
from gts_env.android.widgets.leaf import Text
from gts_env.android.widgets.scroll import LazyList
from gts_env.apps.productivity.calendar.data import Event
from gts_env.apps.productivity.calendar.formats import date_text, reminder_text, time_text
from gts_env.apps.productivity.calendar.look import READABLE
from gts_env.apps.productivity.calendar.occurrences import Occurrence, expand
from gts_env.apps.productivity.calendar.pages import Pages
from gts_env.apps.productivity.calendar.strings import Words, words

DAYS_AHEAD = 14
LONGEST = 30
"""Days before its event that a reminder may fall due at most for this list."""

Due = tuple[dt.datetime, int, Occurrence]
"""When a reminder falls due, minutes before the start, and of what."""


class Reminders(Pages):
    """The list of reminders of the next two weeks."""

    @query
    def due(self, ui: Ui, now: str) -> tuple[Due, ...]:
        """Reminders from ``now`` (ISO, in the shown zone) on, in order of time."""
        data = ui.data
        start = dt.datetime.fromisoformat(now)
        end = start + dt.timedelta(days=DAYS_AHEAD)
        shown = {c.id for c in data.calendars if c.visible}
        zone, first = self.zone(ui), start.date()
        # Kept for the day and the events: hiding a calendar, or a minute gone by, only picks others among them.
        args = (data.events, first.isoformat(), zone)
        every: list[Due] = ui.memo.call(ui, (_times, self.id), args, partial(_times, data.events, first, zone))
        return tuple([due for due in every if due[2].event.calendar in shown and start <= due[0] < end])

    @screen(parent="home")
    def reminders(self, ui: Ui) -> Widget:
        """Reminders by day."""
        say = words(ui)
        found = self.due(ui, self.now(ui).isoformat()) if self.settings_of(ui).notifications else ()
        top = TopBar(say("reminders"), navigation=BackArrow())
        if not found:
            return Scaffold(EmptyState("notifications_off", say("no_upcoming")), top=top)
        rows: list[Widget] = []
        day = None
        for due in found:
            if due[0].date() != day:
                day = due[0].date()
                rows.append(self._day(ui, say, day))
            rows.append(self._row(ui, say, due))
        body = LazyList(
            rows, most_width=READABLE, id="reminder_list", padding=(0, 0, 0, 24), height="fill", width="fill"
        )
        return Scaffold(body, top=top)

    def _day(self, ui: Ui, say: Words, day: dt.date) -> Widget:
        today = self.today(ui)
        name, text = say.fmt.near_day(day, today), date_text(say, "weekday_full", day)
        color = "primary" if day == today else "on_surface_variant"
        return Row([Text(f"{name} · {text}" if name else text, "title_small", color)], padding=(16, 16, 16, 4))

    def _row(self, ui: Ui, say: Words, due: Due) -> Widget:
        at, minutes, o = due
        return ListItem(
            say.title(o.event), reminder_text(say, minutes), leading="notifications",
            trailing=time_text(say, at, self.hour24(ui)), on_click=self.open_event(ui, o), id="reminder_row",
            key=f"due_{o.key}_{minutes}", item=o.event.id, headline_id="event_title", headline_lines=1,
        )  # fmt: skip


def _times(events: tuple[Event, ...], first: dt.date, zone: str) -> list[Due]:
    """Reminders of all occurrences from a day on, in order of time."""
    last = first + dt.timedelta(days=DAYS_AHEAD + LONGEST)
    found = [
        (o.start - dt.timedelta(minutes=minutes), minutes, o)
        for event in events
        if event.reminders
        for o in expand(event, first, last, zone)
        for minutes in event.reminders
    ]
    return sorted(found, key=lambda d: (d[0], d[2].event.title, d[2].event.id, d[1]))
