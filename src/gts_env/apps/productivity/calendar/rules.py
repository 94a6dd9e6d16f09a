"""The dialog for a repeat rule of one's own."""

from __future__ import annotations

import datetime as dt
from dataclasses import replace
from typing import Any, get_args

from gts_env.android.app import command, layer
from gts_env.android.material import Chip, DatePicker, Dialog, Dropdown, RadioRow, TextButton, TextField, closing
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.flow import Flow
from gts_env.android.widgets.leaf import Text
from gts_env.apps.productivity.calendar.custom_reminder import CustomReminder, label, number_in
from gts_env.apps.productivity.calendar.data import WEEKDAYS, Frequency, Repeat, Weekday
from gts_env.apps.productivity.calendar.dates import FIRST_DAYS
from gts_env.apps.productivity.calendar.formats import date_text, nth_words
from gts_env.apps.productivity.calendar.strings import Words, words

RULE = "rule"
"""Key of the rule under edit in the editor's view state."""


class Rules(CustomReminder):
    """Custom rules."""

    def rule(self, ui: Ui) -> Repeat:
        """The rule under edit."""
        found: Repeat | None = ui.get(RULE, outer=True)
        return found or Repeat("weekly")

    @command
    def begin_rule(self, ui: Tx) -> None:
        """Open the dialog on the draft's rule."""
        ui.set(RULE, self.draft(ui).repeat or Repeat("weekly"), outer=True)
        ui.run(ui.show("custom_repeat"))

    @layer
    def custom_repeat(self, ui: Ui) -> Widget:
        """Unit, interval, days and end of a rule."""
        say = words(ui)
        rule = self.rule(ui)
        day = self.draft(ui).start.date()
        units = [(f, say(f"unit.{f}", n=rule.interval)) for f in get_args(Frequency)]
        number = TextField("interval", None, say.fmt.plain(rule.interval), input_type="number", max_length=3, width=80,
                           on_change=ui.do("set_interval"))  # fmt: skip
        unit = Dropdown(None, rule.every, units, ui.do("set_rule", field="every"), "unit", weight=1)
        rows: list[Widget] = [
            label(say("repeats_every")),
            Row([number, unit], gap=12, padding=(24, 0), width="fill", align="start"),
            *self._which_days(ui, say, rule, day),
            label(say("ends")),
            *self._ends(ui, say, rule),
        ]
        buttons = [
            TextButton(say("cancel"), ui.dismiss(), id="android:id/button2"),
            TextButton(say("ok"), closing(ui.do("use_rule")), id="android:id/button1"),
        ]
        return Dialog(say("custom_repeat"), Column(rows, width="fill", align="fill"), buttons, flush=True)

    def _which_days(self, ui: Ui, say: Words, rule: Repeat, day: dt.date) -> list[Widget]:
        if rule.every == "weekly":
            first = FIRST_DAYS[self.settings_of(ui).first_day]
            order = [(first + i) % 7 for i in range(7)]
            days = rule.weekdays or (WEEKDAYS[day.weekday()],)
            names = say.fmt.table.short_days
            chips: list[Widget] = [
                Chip(
                    names[i],
                    ui.do("set_weekday", day=WEEKDAYS[i]),
                    "filter",
                    selected=WEEKDAYS[i] in days,
                    id="weekday",
                    fill="primary",
                )
                for i in order
            ]
            return [label(say("repeats_on")), Flow(chips, padding=(24, 0))]
        if rule.every == "monthly":
            choices = {"day": say("monthly_day", day=day.day), "weekday": say("monthly_weekday", **nth_words(say, day))}
            return [
                RadioRow(text, None, rule.monthly_by == by, ui.do("set_rule", field="monthly_by", value=by), dense=True,
                         id=f"monthly_by_{by}")
                for by, text in choices.items()
            ]  # fmt: skip
        return []

    def _ends(self, ui: Ui, say: Words, rule: Repeat) -> list[Widget]:
        kind = "on" if rule.until is not None else "after" if rule.count is not None else "never"
        rows: list[Widget] = [
            RadioRow(say(f"ends_{k}"), None, k == kind, ui.do("set_end", value=k), dense=True, id=f"ends_{k}")
            for k in ("never", "on", "after")
        ]
        if rule.until is not None:
            text = date_text(say, "weekday_medium", rule.until)
            button = TextButton(text, ui.show("pick_until"), icon="event", id="until_date")
            rows.insert(2, Row([button], padding=(56, 0, 24, 0)))
        if rule.count is not None:
            field = TextField("count", None, say.fmt.plain(rule.count), input_type="number", max_length=3, width=80,
                              on_change=ui.do("set_count"))  # fmt: skip
            unit = Text(say("occurrences", n=rule.count), "body_large", "on_surface_variant")
            rows.append(Row([field, unit], gap=12, padding=(64, 0, 24, 8)))
        return rows

    # -- changes of the rule -------------------------------------------------------------------------------------

    def _set(self, ui: Tx, **changes: Any) -> None:
        ui.set(RULE, replace(self.rule(ui), **changes), outer=True)

    @command
    def set_rule(self, ui: Tx, field: str, value: Any) -> None:
        """Change the unit or the way months are counted."""
        more = {"weekdays": ()} if field == "every" else {}
        self._set(ui, **{field: value}, **more)

    @command
    def set_interval(self, ui: Tx) -> None:
        """Take the interval over from its field, once a number stands in it."""
        number = number_in(ui.text("interval"))
        if number is not None:
            self._set(ui, interval=number)

    @command
    def set_count(self, ui: Tx) -> None:
        """Take the number of events over from its field, once a number stands in it."""
        number = number_in(ui.text("count"))
        if number is not None:
            self._set(ui, count=number)

    @command
    def set_weekday(self, ui: Tx, day: Weekday) -> None:
        """Add a day of the week, or take it away; one stays."""
        rule = self.rule(ui)
        now = set(rule.weekdays or (WEEKDAYS[self.draft(ui).start.weekday()],))
        now ^= {day}
        if now:
            self._set(ui, weekdays=tuple([d for d in WEEKDAYS if d in now]))

    @command
    def set_end(self, ui: Tx, value: str) -> None:
        """Choose how the series ends."""
        until = self.draft(ui).start.date() + dt.timedelta(days=91) if value == "on" else None
        self._set(ui, until=until, count=10 if value == "after" else None)

    @layer
    def pick_until(self, ui: Ui) -> Widget:
        """Last day of the series."""
        rule, start = self.rule(ui), self.draft(ui).start.date()
        first = FIRST_DAYS[self.settings_of(ui).first_day]
        pick = ui.do("set_until")
        return DatePicker(rule.until or start, pick, today=self.today(ui), min=start, first_day_of_week=first)

    @command
    def set_until(self, ui: Tx, value: str) -> None:
        """End the series on a day."""
        self._set(ui, until=dt.date.fromisoformat(value), count=None)

    @command
    def use_rule(self, ui: Tx) -> None:
        """Let the draft repeat by the rule under edit."""
        self.change(ui, replace(self.draft(ui), repeat=self.rule(ui)))
