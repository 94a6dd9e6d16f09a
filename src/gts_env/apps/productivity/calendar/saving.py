"""From an event to the draft under edit, and from the draft back to events."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace

from gts_env.android.app import command, query
from gts_env.android.ui import Tx, Ui
from gts_env.apps.productivity.calendar.base import find_event
from gts_env.apps.productivity.calendar.data import CalendarInfo, Event
from gts_env.apps.productivity.calendar.draft import Draft, Scope, draft_of, event_of, new_draft, saved
from gts_env.apps.productivity.calendar.event import EventScreens
from gts_env.apps.productivity.calendar.strings import words

DRAFT = "draft"
"""Key of the draft in the editor's view state; texts under edit lie in their fields."""


class Saving(EventScreens):
    """The draft and its way into the calendar."""

    @query
    def first_draft(self, ui: Ui, event: str, date: str, scope: Scope, start: str, copy: str) -> Draft:
        """What the editor shows before anything is changed."""
        found = find_event(ui.data, event or copy)
        if found is not None:
            return draft_of(found, dt.date.fromisoformat(date), "one" if copy and not found.repeat else scope)
        begin = dt.datetime.fromisoformat(start) if start else self.next_hour(ui, self.today(ui).isoformat())
        return new_draft(begin, self.settings_of(ui), self.first_calendar(ui), self.zone(ui))

    def first_calendar(self, ui: Ui) -> str:
        """Calendar of a new event: the first that is shown."""
        calendars: tuple[CalendarInfo, ...] = ui.data.calendars
        return next((c.id for c in calendars if c.visible), calendars[0].id)

    def next_hour(self, ui: Ui, day: str) -> dt.datetime:
        """When a new event on a day begins: the next full hour today, nine in the morning on other days."""
        date, now = dt.date.fromisoformat(day), self.now(ui)
        if date != now.date():
            return dt.datetime.combine(date, dt.time(9))
        return now.replace(minute=0) + dt.timedelta(hours=1)

    def _initial(self, ui: Ui) -> Draft:
        args = {"event": "", "date": "", "scope": "all", "start": "", "copy": "", **dict(ui.entry.args)}
        found: Draft = self.first_draft(ui, args["event"], args["date"], args["scope"], args["start"], args["copy"])
        return found

    def draft(self, ui: Ui) -> Draft:
        """The draft as it stands, texts apart."""
        found: Draft | None = ui.get(DRAFT, outer=True)
        return found if found is not None else self._initial(ui)

    def written(self, ui: Ui) -> Draft:
        """The draft with what stands in the text fields."""
        draft = self.draft(ui)
        title, place, notes = (
            ui.text(field, getattr(draft, field), outer=True) for field in ("title", "place", "notes")
        )
        return replace(draft, title=title, place=place, notes=notes)

    @command
    def new_event(self, ui: Tx, day: str) -> None:
        """Begin a new event on a day."""
        ui.run(ui.open("editor", start=self.next_hour(ui, day).isoformat(timespec="minutes")))

    @command
    def save(self, ui: Tx) -> None:
        """Store the event and return; an event that ends before it starts stays open."""
        draft = self.written(ui)
        say = words(ui)
        if not draft.valid:
            ui.snackbar(say("end_before_start"))
            return
        args = dict(ui.entry.args)
        old = find_event(ui.data, args.get("event", ""))
        if old is None:
            made = ui.add("events", event_of(draft, ui.new_id("events", "e")))
        else:
            made = self._replace(ui, old.id, dt.date.fromisoformat(args["date"]), args.get("scope", "all"), draft)
        ui.run(ui.back())
        self.show_instead(ui, made, draft.start.date())
        ui.snackbar(say("saved"))

    def _replace(self, ui: Tx, old: str, date: dt.date, scope: Scope, draft: Draft) -> Event:
        event = ui.find("events", old)
        kept, made = saved(event, date, scope, draft, ui.new_id("events", "e"))
        events = [e for e in ui.data.events if e.id != old]
        at = next(i for i, e in enumerate(ui.data.events) if e.id == old)
        ui.update(events=(*events[:at], *kept, *events[at:]))
        return made

    @command
    def cancel_edit(self, ui: Tx) -> None:
        """Leave the editor; ask first if something was changed."""
        ui.run(ui.back() if self.written(ui) == self._initial(ui) else ui.show("discard"))
