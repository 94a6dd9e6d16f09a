"""The settings: a list of pages, and the pages."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gts_env.android.app import command, layer, screen
from gts_env.android.material import (
    BackArrow,
    ListDialog,
    ListItem,
    Scaffold,
    SectionHeader,
    SwitchRow,
    TimePicker,
    TopBar,
)
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.scroll import LazyList
from gts_env.apps.living.expenses.archive import Archives
from gts_env.apps.living.expenses.data import SORTS, Settings
from gts_env.apps.living.expenses.look import READABLE
from gts_env.apps.living.expenses.money import RATES
from gts_env.apps.living.expenses.strings import words

REMINDER = 1230
"""Minute of the day of a reminder that is turned on: half past eight in the evening."""
EXAMPLE = 123_456
"""Hundredths of the amount that shows what the settings do."""


class SettingsScreens(Archives):
    """All settings, each in force at once."""

    @screen(parent="home")
    def settings(self, ui: Ui) -> Widget:
        """The pages, each with what it is about."""
        say, now = words(ui), self.settings_of(ui)
        reminder = self._time(ui, now.reminder) if now.reminder is not None else say("off")
        pages = [
            ("settings_look", "palette", f"{say(f'theme.{now.theme}')}, {say(f'text_size.{now.text_size}')}"),
            ("settings_money", "payments", f"{now.currency}, {say(f'sort.{now.sort_accounts}')}"),
            ("settings_reminder", "notifications", reminder),
        ]
        rows: list[Widget] = [
            ListItem(say(name), text, leading=icon, on_click=ui.open(name), id=name, supporting_id=f"{name}_value")
            for name, icon, text in pages
        ]
        archives = say("archives_count", n=len(ui.data.archives))
        rows.append(ListItem(say("archives"), archives, leading="archive", on_click=ui.open("archives"), id="archives"))
        return self._page(ui, "settings", rows)

    @screen(parent="settings")
    def settings_look(self, ui: Ui) -> Widget:
        """Theme, size of the letters, cents."""
        say, now = words(ui), self.settings_of(ui)
        hide = ui.do("set", name="hide_cents", value=not now.hide_cents)
        rows = [
            SectionHeader(say("appearance")),
            self._choice(ui, "theme"),
            self._choice(ui, "text_size"),
            SectionHeader(say("amounts")),
            SwitchRow(say("hide_cents"), say("hide_cents_hint"), now.hide_cents, hide, id="hide_cents"),
            ListItem(self.money(ui, EXAMPLE, now.currency), say("example"), leading="visibility",
                     headline_id="example_amount"),
        ]  # fmt: skip
        return self._page(ui, "settings_look", rows)

    @screen(parent="settings")
    def settings_money(self, ui: Ui) -> Widget:
        """Currency, order of the accounts, start of the month."""
        say = words(ui)
        rows = [
            SectionHeader(say("totals")),
            self._choice(ui, "currency"),
            self._choice(ui, "month_start"),
            SectionHeader(say("accounts")),
            self._choice(ui, "sort_accounts"),
        ]
        return self._page(ui, "settings_money", rows)

    @screen(parent="settings")
    def settings_reminder(self, ui: Ui) -> Widget:
        """The daily reminder."""
        say, now = words(ui), self.settings_of(ui)
        on = now.reminder is not None
        turn = ui.do("set", name="reminder", value=None if on else REMINDER)
        rows: list[Widget] = [SwitchRow(say("reminder"), say("reminder_hint"), on, turn, id="reminder")]
        if now.reminder is not None:
            rows.append(
                ListItem(say("time"), self._time(ui, now.reminder), leading="schedule",
                         on_click=ui.show("pick_reminder"), id="reminder_time", supporting_id="reminder_value")
            )  # fmt: skip
        return self._page(ui, "settings_reminder", rows)

    def _page(self, ui: Ui, name: str, rows: list[Widget]) -> Widget:
        body = LazyList(rows, most_width=READABLE, id=f"{name}_list", padding=(0, 0, 0, 24), height="fill",
                        width="fill")  # fmt: skip
        return self.dressed(ui, Scaffold(body, top=TopBar(words(ui)(name), navigation=BackArrow())))

    def _time(self, ui: Ui, minute: int) -> str:
        return words(ui).fmt.time(ui.now.replace(hour=minute // 60, minute=minute % 60))

    def _choice(self, ui: Ui, name: str) -> Widget:
        value = getattr(self.settings_of(ui), name)
        text = next((text for v, text in self.options(ui, name) if v == value), str(value))
        return ListItem(words(ui)(name), text, on_click=ui.show("pick_setting", name=name), id=name,
                        supporting_id=f"{name}_value")  # fmt: skip

    def options(self, ui: Ui, name: str) -> list[tuple[Any, str]]:
        """Values of a setting with their words."""
        say = words(ui)
        if name == "currency":
            return [(c, f"{c} · {say(f'currency.{c}')}") for c in RATES]
        if name == "month_start":
            return [(d, say("on_day", n=d)) for d in range(1, 29)]
        if name == "sort_accounts":
            return [(how, say(f"sort.{how}")) for how in SORTS]
        values = ("system", "light", "dark") if name == "theme" else ("small", "normal", "large")
        return [(v, say(f"{name}.{v}")) for v in values]

    @layer
    def pick_setting(self, ui: Ui, name: str) -> Widget:
        """Values of one setting."""
        say = words(ui)
        value = getattr(self.settings_of(ui), name)
        pick = ui.do("set", name=name)
        return self.dressed(ui, ListDialog(say(name), self.options(ui, name), value, pick, cancel=say("cancel")))

    @layer
    def pick_reminder(self, ui: Ui) -> Widget:
        """Time of the reminder."""
        return self.dressed(ui, TimePicker(self.settings_of(ui).reminder or REMINDER, ui.do("set", name="reminder")))

    @command
    def set(self, ui: Tx, name: str, value: Any) -> None:
        """Change a setting."""
        settings: Settings = replace(self.settings_of(ui), **{name: value})
        ui.update(settings=settings)
