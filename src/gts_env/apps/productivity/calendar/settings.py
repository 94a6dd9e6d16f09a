"""The settings screen."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gts_env.android.app import command, layer, part, screen
from gts_env.android.material import BackArrow, ListDialog, ListItem, Scaffold, SectionHeader, SwitchRow, TopBar
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.scroll import LazyList
from gts_env.apps.productivity.calendar.data import MODES
from gts_env.apps.productivity.calendar.dates import FIRST_DAYS
from gts_env.apps.productivity.calendar.formats import length_text, reminder_text, zone_text
from gts_env.apps.productivity.calendar.look import READABLE
from gts_env.apps.productivity.calendar.pages import Pages
from gts_env.apps.productivity.calendar.strings import words
from gts_env.apps.productivity.calendar.zones import zones

LENGTHS = (15, 30, 45, 60, 90, 120)
REMINDERS = (None, 0, 5, 10, 15, 30, 60, 1440)

Option = tuple[Any, str]


class SettingsScreen(Pages):
    """All settings, each in force at once."""

    @screen(parent="home")
    def settings(self, ui: Ui) -> Widget:
        """The list of settings."""
        say = words(ui)
        now = self.settings_of(ui)
        choices = {name: self.choice_row(ui, name, getattr(now, name)) for name in CHOICES}
        rows = [
            SectionHeader(say("general")),
            choices["default_view"],
            choices["first_day"],
            choices["home_zone"],
            SectionHeader(say("appearance")),
            choices["hour24"],
            self.switch_row(ui, "week_numbers", now.week_numbers),
            self.switch_row(ui, "dim_past", now.dim_past),
            SectionHeader(say("new_events")),
            choices["default_reminder"],
            choices["default_minutes"],
            SectionHeader(say("notifying")),
            self.switch_row(ui, "notifications", now.notifications),
        ]
        body = LazyList(
            rows, most_width=READABLE, id="settings_list", padding=(0, 0, 0, 24), height="fill", width="fill"
        )
        return Scaffold(body, top=TopBar(say("settings"), navigation=BackArrow()))

    @part
    def choice_row(self, ui: Ui, name: str, value: Any) -> Widget:
        """A setting with several values, and which it has."""
        say = words(ui)
        text = next((text for v, text in self.options(ui, name) if v == value and type(v) is type(value)), str(value))
        return ListItem(
            say(name), text, on_click=ui.show("pick_setting", name=name), id=name, supporting_id=f"{name}_value"
        )

    @part
    def switch_row(self, ui: Ui, name: str, on: bool) -> Widget:
        """A setting that is on or off."""
        say = words(ui)
        hint = f"{name}_hint"
        return SwitchRow(
            say(name), say(hint) if say.has(hint) else None, on, ui.do("set", name=name, value=not on), id=name
        )

    def options(self, ui: Ui, name: str) -> list[Option]:
        """Values of a setting with their words."""
        say = words(ui)
        if name == "default_view":
            return [(m, say(m)) for m in MODES]
        if name == "first_day":
            return [(d, say.fmt.table.days[FIRST_DAYS[d]]) for d in ("saturday", "sunday", "monday")]
        if name == "hour24":
            return [(None, say("follow_system")), (True, say("on")), (False, say("off"))]
        if name == "default_reminder":
            return [(m, reminder_text(say, m)) for m in REMINDERS]
        if name == "default_minutes":
            return [(m, length_text(say, m)) for m in LENGTHS]
        device = ui.config.zone
        return [(None, say("device_zone", zone=zone_text(device))), *[(z, zone_text(z)) for z in zones(device)]]

    @layer
    def pick_setting(self, ui: Ui, name: str) -> Widget:
        """Values of one setting."""
        say = words(ui)
        value = getattr(self.settings_of(ui), name)
        return ListDialog(say(name), self.options(ui, name), value, ui.do("set", name=name), cancel=say("cancel"))

    @command
    def set(self, ui: Tx, name: str, value: Any) -> None:
        """Change a setting."""
        ui.update(settings=replace(self.settings_of(ui), **{name: value}))


CHOICES = ("default_view", "first_day", "home_zone", "hour24", "default_reminder", "default_minutes")
