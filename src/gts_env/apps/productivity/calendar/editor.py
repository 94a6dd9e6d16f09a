"""The editor of an event."""

from __future__ import annotations

import datetime as dt

from gts_env.android.app import layer, screen
from gts_env.android.material import (
    ConfirmDialog,
    IconButton,
    ListItem,
    Scaffold,
    SwitchRow,
    TextButton,
    TextField,
    TopBar,
)
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Divider, Gap, Text
from gts_env.android.widgets.named import Named
from gts_env.android.widgets.scroll import Scroll
from gts_env.apps.productivity.calendar.data import MOST_REMINDERS
from gts_env.apps.productivity.calendar.draft import Draft, Scope
from gts_env.apps.productivity.calendar.formats import (
    date_text,
    offset_text,
    reminder_text,
    repeat_text,
    time_text,
    zone_text,
)
from gts_env.apps.productivity.calendar.look import READABLE, BackHandler, dot
from gts_env.apps.productivity.calendar.saving import Saving
from gts_env.apps.productivity.calendar.strings import Words, words

INDENT = 56


class EditorScreen(Saving):
    """New and changed events."""

    @screen(parent="home")
    def editor(
        self, ui: Ui, event: str = "", date: str = "", scope: Scope = "all", start: str = "", copy: str = ""
    ) -> Widget:
        """A new event (at ``start``, or as a ``copy``), or a part of an old one."""
        say = words(ui)
        draft = self.draft(ui)
        top = TopBar(
            say("edit_event") if event else say("new_event"),
            navigation=IconButton("close", ui.do("cancel_edit"), say("close"), id="close"),
            actions=[TextButton(say("save"), ui.do("save"), id="save")],
        )
        rows = [
            self._title(say, draft),
            Divider(),
            *self._times(ui, say, draft),
            Divider(),
            *self._reminders(ui, say, draft),
            Divider(),
            *self._rest(ui, say, draft),
        ]
        column = Column(rows, width="fill", align="fill", padding=(0, 0, 0, 32))
        return Scaffold(
            BackHandler(Scroll(column, most_width=READABLE, id="editor", key="form"), ui.do("cancel_edit")), top=top
        )

    def _title(self, say: Words, draft: Draft) -> Widget:
        field = TextField("title", None, draft.title, say("title"), kind="plain", style="headline_small", pad=0,
                          ime_action="done", max_length=200, weight=1)  # fmt: skip
        return Row([field], padding=(INDENT, 8, 16, 8), width="fill")

    def _times(self, ui: Ui, say: Words, draft: Draft) -> list[Widget]:
        hour24 = self.hour24(ui)
        all_day = ui.do("set_all_day", value=not draft.all_day)
        rows: list[Widget] = [
            SwitchRow(say("all_day"), None, draft.all_day, all_day, leading="schedule", id="all_day"),
            _moment(ui, say, "start", draft.start, draft.all_day, hour24, False),
            _moment(ui, say, "end", draft.end, draft.all_day, hour24, not draft.valid),
        ]
        if not draft.valid:
            error = Text(say("end_before_start"), "body_small", "error", id="end_error")
            rows.append(Row([error], padding=(INDENT, 0, 16, 8)))
        if not draft.all_day:
            zone = f"{zone_text(draft.time_zone)} ({offset_text(say.fmt, draft.time_zone, draft.start)})"
            rows.append(ListItem(zone, leading="public", on_click=ui.show("pick_zone"), id="time_zone"))
        rule = repeat_text(say, draft.repeat, draft.start.date())
        rows.append(ListItem(rule, leading="repeat", on_click=ui.show("pick_repeat"), id="repeat"))
        return rows

    def _reminders(self, ui: Ui, say: Words, draft: Draft) -> list[Widget]:
        rows: list[Widget] = []
        for i, minutes in enumerate(draft.reminders):
            remove = IconButton("close", ui.do("set_reminder", index=i, value=None), say("remove_reminder"),
                                id="remove_reminder", key=f"remove_reminder_{i}", item=i)  # fmt: skip
            lead: str | Widget = "notifications" if i == 0 else Gap(width=24)
            show = ui.show("pick_reminder", index=i)
            row = ListItem(reminder_text(say, minutes), leading=lead, trailing=remove, on_click=show, id="reminder",
                           key=f"reminder_{i}", item=i)  # fmt: skip
            rows.append(row)
        if len(draft.reminders) < MOST_REMINDERS:
            lead = Gap(width=24) if rows else "notifications"
            add = ui.show("pick_reminder", index=len(draft.reminders))
            text = Text(say("add_reminder"), "body_large", "on_surface_variant")
            rows.append(ListItem(text, leading=lead, on_click=add, id="add_reminder", desc=say("add_reminder")))
        return rows

    def _rest(self, ui: Ui, say: Words, draft: Draft) -> list[Widget]:
        calendar = next((c for c in ui.data.calendars if c.id == draft.calendar), None)
        name, source, color = (calendar.name, calendar.source, calendar.color) if calendar else ("", "", "#616161")
        mark = Row([dot(color, 18)], width=24, arrange="center")
        pick = ui.show("pick_calendar")
        fields = [
            TextField("place", None, draft.place, say("place"), kind="plain", leading="location_on", max_length=200),
            Divider(),
            TextField("notes", None, draft.notes, say("notes"), kind="plain", leading="notes", multiline=True),
        ]
        return [ListItem(name, source, leading=mark, on_click=pick, id="calendar", desc=name), Divider(), *fields]

    @layer
    def discard(self, ui: Ui) -> Widget:
        """Whether to lose the changes."""
        say = words(ui)
        return ConfirmDialog(say("discard_title"), say("discard_text"), say("discard"), ui.back(), say("keep_editing"))


def _moment(ui: Ui, say: Words, which: str, when: dt.datetime, all_day: bool, hour24: bool, wrong: bool) -> Widget:
    """The date and time of the start or the end; a tap on either opens its picker."""
    color = "error" if wrong else "on_surface"
    date, time = date_text(say, "weekday_medium", when.date()), time_text(say, when, hour24)
    cells: list[Widget | None] = [
        Named(
            date, [Text(date, "body_large", color)], weight=1, padding=(INDENT, 14, 8, 14), role="TextView",
            id=f"{which}_date", desc=f"{say(f'{which}_date')}: {date}", on_click=ui.show("pick_date", which=which),
        ),
        Named(
            time, [Text(time, "body_large", color)], padding=(16, 14), role="TextView", id=f"{which}_time",
            desc=f"{say(f'{which}_time')}: {time}", on_click=ui.show("pick_time", which=which),
        )
        if not all_day
        else None,
    ]  # fmt: skip
    return Row(cells, width="fill")
