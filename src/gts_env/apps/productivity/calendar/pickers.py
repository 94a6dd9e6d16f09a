"""The editor's pickers: dates and times, zone, repeat, reminders, calendar."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace

from gts_env.android.app import command, layer
from gts_env.android.material import DatePicker, ListDialog, TimePicker
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.apps.productivity.calendar.data import MOST_REMINDERS, Repeat
from gts_env.apps.productivity.calendar.dates import FIRST_DAYS
from gts_env.apps.productivity.calendar.draft import Draft, shifted_start
from gts_env.apps.productivity.calendar.editor import EditorScreen
from gts_env.apps.productivity.calendar.formats import offset_text, reminder_text, repeat_text, zone_text
from gts_env.apps.productivity.calendar.saving import DRAFT
from gts_env.apps.productivity.calendar.strings import words
from gts_env.apps.productivity.calendar.zones import zones

REMINDERS = (0, 5, 10, 15, 30, 60, 120, 720, 1440, 2880, 10080)
CUSTOM = "custom"


class Pickers(EditorScreen):
    """What the rows of the editor open."""

    def change(self, ui: Tx, draft: Draft) -> None:
        """Keep a changed draft."""
        ui.set(DRAFT, draft, outer=True)

    # -- dates and times -----------------------------------------------------------------------------------------

    @layer
    def pick_date(self, ui: Ui, which: str) -> Widget:
        """Date of the start or the end."""
        day = getattr(self.draft(ui), which).date()
        first = FIRST_DAYS[self.settings_of(ui).first_day]
        return DatePicker(day, ui.do("set_date", which=which), today=self.today(ui), first_day_of_week=first)

    @layer
    def pick_time(self, ui: Ui, which: str) -> Widget:
        """Time of the start or the end."""
        at = getattr(self.draft(ui), which)
        return TimePicker(at.hour * 60 + at.minute, ui.do("set_time", which=which), hour24=self.hour24(ui))

    @command
    def set_date(self, ui: Tx, which: str, value: str) -> None:
        """Move the start, and the end with it, or the end alone, to a day."""
        draft = self.draft(ui)
        at = dt.datetime.combine(dt.date.fromisoformat(value), getattr(draft, which).time())
        self.change(ui, shifted_start(draft, at) if which == "start" else replace(draft, end=at))

    @command
    def set_time(self, ui: Tx, which: str, value: int) -> None:
        """Move the start, and the end with it, or the end alone, to a minute of its day."""
        draft = self.draft(ui)
        at = getattr(draft, which).replace(hour=value // 60, minute=value % 60)
        self.change(ui, shifted_start(draft, at) if which == "start" else replace(draft, end=at))

    @command
    def set_all_day(self, ui: Tx, value: bool) -> None:
        """Make it take whole days, or hours again."""
        self.change(ui, replace(self.draft(ui), all_day=value))

    # -- zone and calendar ---------------------------------------------------------------------------------------

    @layer
    def pick_zone(self, ui: Ui) -> Widget:
        """Zone of the event's times."""
        draft = self.draft(ui)
        names = zones(draft.time_zone, ui.config.zone, when=draft.start)
        say = words(ui)
        options = [(z, f"{zone_text(z)} ({offset_text(say.fmt, z, draft.start)})") for z in names]
        return ListDialog(say("time_zone"), options, draft.time_zone, ui.do("set_zone"), cancel=say("cancel"))

    @command
    def set_zone(self, ui: Tx, value: str) -> None:
        """Keep the wall times, in another zone."""
        self.change(ui, replace(self.draft(ui), time_zone=value))

    @layer
    def pick_calendar(self, ui: Ui) -> Widget:
        """Calendar of the event."""
        say = words(ui)
        options = [(c.id, c.name) for c in ui.data.calendars]
        return ListDialog(
            say("calendar"), options, self.draft(ui).calendar, ui.do("set_calendar"), cancel=say("cancel")
        )

    @command
    def set_calendar(self, ui: Tx, value: str) -> None:
        """Put the event into another calendar."""
        self.change(ui, replace(self.draft(ui), calendar=value))

    # -- repeat --------------------------------------------------------------------------------------------------

    @layer
    def pick_repeat(self, ui: Ui) -> Widget:
        """The usual rules, the event's own, and the way to any other."""
        say = words(ui)
        draft = self.draft(ui)
        day = draft.start.date()
        rules: list[Repeat | None] = [None, *[Repeat(every) for every in ("daily", "weekly", "monthly", "yearly")]]
        if draft.repeat not in rules:
            rules.append(draft.repeat)
        options: list[tuple[object, str]] = [(rule, repeat_text(say, rule, day)) for rule in rules]
        options.append((CUSTOM, say("custom")))
        return ListDialog(say("repeat"), options, draft.repeat, ui.do("set_repeat"), cancel=say("cancel"))

    @command
    def set_repeat(self, ui: Tx, value: Repeat | str | None) -> None:
        """Repeat by a rule; a custom one is made in a dialog of its own."""
        if isinstance(value, str):
            ui.run(ui.do("begin_rule"))
            return
        self.change(ui, replace(self.draft(ui), repeat=value))

    # -- reminders -----------------------------------------------------------------------------------------------

    @layer
    def pick_reminder(self, ui: Ui, index: int) -> Widget:
        """One of the reminders, or none in its place."""
        say = words(ui)
        reminders = self.draft(ui).reminders
        now = reminders[index] if index < len(reminders) else None
        times = sorted({*REMINDERS, *reminders})
        options: list[tuple[object, str]] = [(None, reminder_text(say, None))]
        options += [(m, reminder_text(say, m)) for m in times]
        options.append((CUSTOM, say("custom")))
        pick = ui.do("set_reminder", index=index)
        return ListDialog(say("reminder"), options, now, pick, cancel=say("cancel"))

    @command
    def set_reminder(self, ui: Tx, index: int, value: int | str | None) -> None:
        """Set, add or, with None, take away one reminder; the others stay."""
        if isinstance(value, str):
            ui.run(ui.show("custom_reminder", index=index))
            return
        draft = self.draft(ui)
        reminders = list(draft.reminders)
        reminders[index : index + 1] = [] if value is None else [value]
        self.change(ui, replace(draft, reminders=tuple(reminders[:MOST_REMINDERS])))
