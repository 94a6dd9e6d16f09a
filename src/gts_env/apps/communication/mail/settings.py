"""The settings screen."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gts_env.android.app import command, layer, screen
from gts_env.android.material import BackArrow, ListDialog, ListItem, Scaffold, SectionHeader, SwitchRow, TopBar
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Row
from gts_env.android.widgets.scroll import LazyList
from gts_env.apps.communication.mail.account import AccountSettings
from gts_env.apps.communication.mail.data import QUOTES, SIZES, SWIPES, MailData, Settings
from gts_env.apps.communication.mail.look import READABLE, dot
from gts_env.apps.communication.mail.strings import Words, words

CHECKS = (0, 15, 30, 60)
SECTIONS: dict[str, tuple[str, ...]] = {
    "reading": ("text_size", "fixed_font", "quotes"),
    "list": ("threads", "swipe_right", "swipe_left"),
    "deleting": ("confirm_delete",),
    "new_mail": ("check_minutes", "notify"),
}
"""Settings by the heading they stand under."""


class SettingsScreen(AccountSettings):
    """All settings, each in force at once."""

    @screen(parent="message_list")
    def settings(self, ui: Ui) -> Widget:
        """The list of settings, with the accounts at its end."""
        say = words(ui)
        now = self.settings_of(ui)
        rows: list[Widget] = []
        for section, names in SECTIONS.items():
            rows.append(SectionHeader(say(section)))
            rows += [self._row(ui, say, now, name) for name in names]
        rows.append(SectionHeader(say("accounts")))
        data: MailData = ui.data
        rows += [
            ListItem(a.label, a.address, leading=Row([dot(a.color, 24)], width=24), id="account_row", item=a.id,
                     key=f"account_{a.id}", on_click=ui.open("account_settings", account=a.id))
            for a in data.accounts
        ]  # fmt: skip
        body = LazyList(rows, most_width=READABLE, id="settings_list", key="settings", height="fill", width="fill",
                        padding=(0, 0, 0, 24))  # fmt: skip
        return Scaffold(body, top=TopBar(say("settings"), navigation=BackArrow()))

    def _row(self, ui: Ui, say: Words, now: Settings, name: str) -> Widget:
        value = getattr(now, name)
        if isinstance(value, bool):
            hint = f"{name}_hint"
            return SwitchRow(say(name), say(hint) if say.has(hint) else None, value,
                             ui.do("set", name=name, value=not value), id=name)  # fmt: skip
        text = dict(self.options(say, name)).get(value, str(value))
        return ListItem(say(name), text, on_click=ui.show("pick_setting", name=name), id=name,
                        supporting_id=f"{name}_value")  # fmt: skip

    def options(self, say: Words, name: str) -> list[tuple[Any, str]]:
        """Values of a setting with their words."""
        if name == "text_size":
            return [(size, say(f"size_{size}")) for size in SIZES]
        if name == "quotes":
            return [(style, say(f"quotes_{style}")) for style in QUOTES]
        if name == "check_minutes":
            return [(n, say("every_minutes", n=n) if n else say("by_hand")) for n in CHECKS]
        return [(choice, say(f"swipe_{choice}")) for choice in SWIPES]

    @layer
    def pick_setting(self, ui: Ui, name: str) -> Widget:
        """Values of one setting."""
        say = words(ui)
        value = getattr(self.settings_of(ui), name)
        return ListDialog(say(name), self.options(say, name), value, ui.do("set", name=name), cancel=say("cancel"))

    @command
    def set(self, ui: Tx, name: str, value: Any) -> None:
        """Change a setting."""
        ui.update(settings=replace(self.settings_of(ui), **{name: value}))
