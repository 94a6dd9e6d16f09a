"""Search: events by what stands in their titles, places and notes."""

from __future__ import annotations

import datetime as dt

from gts_env.android.app import command, part, query, screen
from gts_env.android.effects import Many
from gts_env.android.material import BackArrow, EmptyState, ListItem, Scaffold, SearchField, SectionHeader, TopBar
from gts_env.android.searching import FIELD, folded, recent_list, remembered
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.scroll import LazyList
from gts_env.apps.productivity.calendar.data import CalendarInfo, Event
from gts_env.apps.productivity.calendar.formats import date_text, row_time
from gts_env.apps.productivity.calendar.look import READABLE, dot
from gts_env.apps.productivity.calendar.occurrences import Occurrence, expand, next_occurrence
from gts_env.apps.productivity.calendar.pages import Pages
from gts_env.apps.productivity.calendar.strings import words


class Search(Pages):
    """The search screen."""

    @screen(parent="home", focus=FIELD)
    def search(self, ui: Ui) -> Widget:
        """Results as typed; before that the latest searches."""
        say = words(ui)
        text = ui.text(FIELD).strip()
        field = SearchField(FIELD, say("search_events"), bar=False, on_submit=ui.do("keep_search"), width="fill")
        return Scaffold(self.results(ui, text), top=TopBar(field, navigation=BackArrow()))

    @part
    def results(self, ui: Ui, text: str) -> Widget:
        """What is found."""
        say = words(ui)
        if not text:
            return self._latest(ui)
        found = self.found(ui, text)
        if not found:
            return EmptyState("search_off", say("no_results", text=text), id="no_results")
        rows = [self.result(ui, o, ui.data.calendars, self.hour24(ui)) for o in found]
        return LazyList(
            rows,
            most_width=READABLE,
            id="search_results",
            key="results",
            padding=(0, 8, 0, 24),
            height="fill",
            width="fill",
        )

    def _latest(self, ui: Ui) -> Widget:
        say = words(ui)
        searches = ui.data.searches
        if not searches:
            return EmptyState("search", say("search_events"), say("search_hint"))
        return recent_list(ui, SectionHeader(say("recent_searches")), searches, READABLE)

    @query
    def found(self, ui: Ui, text: str) -> tuple[Occurrence, ...]:
        """Matching events, each by its next occurrence or else its last: those to come in order, then those past."""
        zone, now = self.zone(ui), dt.datetime.combine(self.today(ui), dt.time())
        shown = {c.id for c in ui.data.calendars if c.visible}
        wanted = folded(text)
        out = []
        for event in ui.data.events:
            if event.calendar in shown and wanted in folded(f"{event.title}\n{event.place}\n{event.notes}"):
                o = next_occurrence(event, now, zone) or _latest(event, now, zone)
                if o is not None:
                    out.append(o)
        out.sort(key=lambda o: (o.start, o.event.title, o.event.id))
        coming = [o for o in out if o.last_day >= now.date()]
        return (*coming, *[o for o in reversed(out) if o.last_day < now.date()])

    @part
    def result(self, ui: Ui, o: Occurrence, calendars: tuple[CalendarInfo, ...], hour24: bool) -> Widget:
        """One result."""
        say = words(ui)
        when = f"{date_text(say, 'weekday_medium', o.first_day)} · {row_time(say, o, o.first_day, hour24)}"
        color = next((c.color for c in calendars if c.id == o.event.calendar), "#616161")
        show = Many((ui.do("keep_search"), self.open_event(ui, o)))
        text = f"{when}\n{o.event.place}" if o.event.place else when
        return ListItem(
            say.title(o.event), text, leading=dot(color, 16), on_click=show, id="search_result",
            key=f"result_{o.key}", item=o.event.id, headline_id="event_title", supporting_id="event_time",
            headline_lines=1,
        )  # fmt: skip

    @command
    def keep_search(self, ui: Tx) -> None:
        """Remember what was searched for."""
        ui.update(searches=remembered(ui.data.searches, ui.text(FIELD)))


def _latest(event: Event, before: dt.datetime, zone: str) -> Occurrence | None:
    last = before.date()
    found = expand(event, max(event.start.date(), last - dt.timedelta(days=800)), last, zone)
    return found[-1] if found else next(iter(expand(event, event.start.date(), last, zone)), None)
