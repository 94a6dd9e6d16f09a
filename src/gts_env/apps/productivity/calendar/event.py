"""An event in detail, and what can be done with it."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace

from gts_env.android.app import command, layer, screen
from gts_env.android.effects import pack
from gts_env.android.font_scale import to_dp
from gts_env.android.material import (
    BackArrow,
    ConfirmDialog,
    EmptyState,
    IconButton,
    ListDialog,
    ListItem,
    MenuItem,
    Scaffold,
    TopBar,
)
from gts_env.android.theme import TYPE_SCALE
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row, Stack
from gts_env.android.widgets.leaf import Text
from gts_env.android.widgets.scroll import Scroll
from gts_env.apps.productivity.calendar.base import find_event
from gts_env.apps.productivity.calendar.data import CalendarInfo, Event
from gts_env.apps.productivity.calendar.draft import Scope, without
from gts_env.apps.productivity.calendar.formats import reminder_text, repeat_text, time_text, when_text, zone_text
from gts_env.apps.productivity.calendar.look import READABLE, dot
from gts_env.apps.productivity.calendar.occurrences import Occurrence
from gts_env.apps.productivity.calendar.pages import Pages
from gts_env.apps.productivity.calendar.strings import Words, words

TITLE_SP, TITLE_LINE = TYPE_SCALE["headline_small"][0], 32 / 24


class EventScreens(Pages):
    """The detail screen with its commands."""

    @screen(parent="home")
    def event(self, ui: Ui, event: str, date: str) -> Widget:
        """One occurrence."""
        say = words(ui)
        found = self.event_at(ui, event, date)
        if found is None:
            gone = EmptyState("event_busy", say("event_gone"))
            return Scaffold(gone, top=TopBar("", navigation=BackArrow()))
        which = {"event": event, "date": date}
        edit = ui.show("edit_series", **which) if found.event.repeat else ui.open("editor", **which)
        top = TopBar(
            "",
            navigation=BackArrow(),
            actions=[
                IconButton("edit", edit, say("edit"), id="edit_event"),
                IconButton("delete", ui.show("delete_event", **which), say("delete"), id="delete_event"),
            ],
            menu=[MenuItem(say("duplicate"), ui.open("editor", copy=event, date=date), id="duplicate")],
        )
        return Scaffold(Scroll(self.facts(ui, found), most_width=READABLE, id="event_detail", key="detail"), top=top)

    def facts(self, ui: Ui, o: Occurrence) -> Widget:
        """Everything the event says, a line each."""
        say = words(ui)
        calendar = next((c for c in ui.data.calendars if c.id == o.event.calendar), None)
        color = calendar.color if calendar is not None else "#616161"
        tall = to_dp(TITLE_SP, ui.config.font_scale) * TITLE_LINE
        mark = Stack([dot(color, 18)], width=24, height=tall, align="center", silent=True)
        head = Row(
            [mark, Text(say.title(o.event), "headline_small", id="event_title", weight=1)],
            gap=16, padding=(16, 8, 16, 12), align="start",
        )  # fmt: skip
        return Column([head, *self._lines(ui, say, o, calendar)], width="fill", align="fill", padding=(0, 0, 0, 24))

    def _lines(self, ui: Ui, say: Words, o: Occurrence, calendar: CalendarInfo | None) -> list[Widget]:
        event = o.event
        lines = [_fact("schedule", when_text(say, o, self.hour24(ui)), "event_when", self._own_time(ui, say, o))]
        if event.repeat is not None:
            lines.append(_fact("repeat", repeat_text(say, event.repeat, event.start.date()), "event_repeat"))
        if event.place:
            lines.append(_fact("location_on", event.place, "event_place"))
        for i, minutes in enumerate(event.reminders):
            lines.append(_fact("notifications" if i == 0 else None, reminder_text(say, minutes), "event_reminder"))
        if calendar is not None:
            lines.append(_fact("event", calendar.name, "event_calendar", calendar.source))
        if event.notes:
            lines.append(_fact("notes", event.notes, "event_notes"))
        return lines

    def _own_time(self, ui: Ui, say: Words, o: Occurrence) -> str | None:
        """Start in the event's own zone, where that is another than the one shown."""
        event = o.event
        if event.all_day or event.time_zone == self.zone(ui):
            return None
        return say("in_zone", when=time_text(say, event.start, self.hour24(ui)), zone=zone_text(event.time_zone))

    # -- changes -------------------------------------------------------------------------------------------------

    @layer
    def edit_series(self, ui: Ui, event: str, date: str) -> Widget:
        """Which events of a series to edit."""
        say = words(ui)
        pick = ui.do("edit", event=event, date=date)
        return ListDialog(say("edit_series_title"), scopes(say), None, pick, cancel=say("cancel"), radios=False)

    @command
    def edit(self, ui: Tx, event: str, date: str, value: Scope) -> None:
        """Open the editor on a part of a series."""
        ui.run(ui.open("editor", event=event, date=date, scope=value))

    @layer
    def delete_event(self, ui: Ui, event: str, date: str) -> Widget:
        """Ask before an event goes; of a series ask how much of it."""
        say = words(ui)
        found = find_event(ui.data, event)
        title = say.title(found) if found is not None else ""
        delete = ui.do("delete", event=event, date=date)
        if found is not None and found.repeat is not None:
            return ListDialog(say("delete_series_title"), scopes(say), None, delete, cancel=say("cancel"), radios=False)
        text = say("delete_text", title=title)
        return ConfirmDialog(say("delete_title"), text, say("delete"), delete.with_(value="all"), say("cancel"))

    @command
    def delete(self, ui: Tx, event: str, date: str, value: Scope) -> None:
        """Delete an event or a part of a series, and offer to take that back."""
        old = ui.find("events", event)
        if old is None:
            return
        left = without(old, dt.date.fromisoformat(date), value)
        if left is None:
            ui.remove("events", event)
        else:
            ui.store("events", left)
        ui.run(ui.back())
        say = words(ui)
        ui.snackbar(say("deleted"), say("undo"), ui.do("restore", event=old))

    @command
    def restore(self, ui: Tx, event: Event) -> None:
        """Take a deletion back."""
        ui.store("events", event)

    def show_instead(self, ui: Tx, event: Event, date: dt.date) -> None:
        """Let a detail screen in front show what its event became."""
        entry = ui.state.entry
        if entry.screen == "event":
            ui.state = ui.state.with_entry(replace(entry, args=pack({"event": event.id, "date": date.isoformat()})))


def scopes(say: Words) -> list[tuple[str, str]]:
    """Parts of a series as choices."""
    return [("one", say("only_this")), ("following", say("this_and_following")), ("all", say("all_events"))]


def _fact(icon: str | None, text: str, id_: str, more: str | None = None) -> Widget:
    lead: str | Widget = icon or Stack([], width=24, height=24, silent=True)
    return ListItem(text, more, leading=lead, headline_id=id_, supporting_id=f"{id_}_more")
