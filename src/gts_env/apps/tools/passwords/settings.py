"""The settings, with pages of their own for appearance and autofill."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from gts_env.android.app import command, layer, screen
from gts_env.android.material import (
    BackArrow,
    Dialog,
    ListDialog,
    ListItem,
    Scaffold,
    SectionHeader,
    SwitchRow,
    TopBar,
)
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.scroll import LazyList
from gts_env.apps.tools.passwords.clipboard import minutes_text, seconds_text
from gts_env.apps.tools.passwords.data import CLEAR_SECONDS, LOCK_MINUTES, SORTS, THEMES
from gts_env.apps.tools.passwords.form import Form
from gts_env.apps.tools.passwords.look import READABLE
from gts_env.apps.tools.passwords.pieces import close_button
from gts_env.apps.tools.passwords.strings import words


class SettingsScreens(Form):
    """All settings, each in force at once."""

    @screen(parent="vaults")
    def settings(self, ui: Ui) -> Widget:
        """The list of settings."""
        say = words(ui)
        rows = [
            SectionHeader(say("general")),
            ListItem(say("appearance"), say("appearance_text"), leading="palette", on_click=ui.open("appearance"),
                     id="appearance"),
            ListItem(say("autofill"), say("autofill_text"), leading="auto_fix_high", on_click=ui.open("autofill"),
                     id="autofill_row"),
            SectionHeader(say("security")),
            self._choice(ui, "lock_minutes", "timer"),
            self._choice(ui, "clear_seconds", "content_paste"),
            self._switch(ui, "fingerprint", "fingerprint"),
            self._switch(ui, "notices", "notifications"),
            SectionHeader(say("about")),
            ListItem(say("app"), say("version", version=self.manifest.version), leading="info",
                     on_click=ui.show("about"), id="about"),
        ]  # fmt: skip
        return self._page(ui, say("settings"), rows, "settings_list")

    @screen(parent="settings")
    def appearance(self, ui: Ui) -> Widget:
        """How the app looks."""
        say = words(ui)
        rows = [
            self._choice(ui, "theme", "palette"),
            SectionHeader(say("lists")),
            self._choice(ui, "sort", "sort", say("sort_order")),
            self._switch(ui, "groups_first", "folder"),
            self._switch(ui, "show_users", "person"),
            self._switch(ui, "mono", "code"),
        ]
        return self._page(ui, say("appearance"), rows, "appearance_list")

    @screen(parent="settings")
    def autofill(self, ui: Ui) -> Widget:
        """What the app does in forms of others."""
        say, now = words(ui), self.settings_of(ui)
        over = ui.do("set", name="draw_over", value=False) if now.draw_over else ui.show("allow_over")
        rows = [
            SwitchRow(say("use_autofill"), say("use_autofill_text"), now.autofill,
                      ui.do("set", name="autofill", value=not now.autofill), leading="auto_fix_high", id="autofill"),
            SwitchRow(say("draw_over"), say("draw_over_text"), now.draw_over, over, leading="layers", id="draw_over"),
            self._switch(ui, "offer_save", "add"),
            ListItem(say("try_it"), say("try_it_text"), leading="open_in_new", on_click=ui.open("form"), id="try_it"),
        ]  # fmt: skip
        return self._page(ui, say("autofill"), rows, "autofill_list")

    def _page(self, ui: Ui, title: str, rows: Sequence[Widget], id_: str) -> Widget:
        body = LazyList(rows, most_width=READABLE, id=id_, padding=(0, 0, 0, 24), height="fill", width="fill")
        return self.themed(ui, Scaffold(body, top=TopBar(title, navigation=BackArrow(ui.back()))))

    def _choice(self, ui: Ui, name: str, icon: str, title: str = "") -> Widget:
        value = getattr(self.settings_of(ui), name)
        text = next(text for v, text in self.options(ui, name) if v == value)
        show = ui.show("pick_setting", name=name)
        return ListItem(
            title or words(ui)(name), text, leading=icon, on_click=show, id=f"{name}_row", supporting_id=f"{name}_value"
        )

    def _switch(self, ui: Ui, name: str, icon: str) -> Widget:
        say, on = words(ui), getattr(self.settings_of(ui), name)
        change = ui.do("set", name=name, value=not on)
        return SwitchRow(say(name), say(f"{name}_text"), on, change, leading=icon, id=name)

    def options(self, ui: Ui, name: str) -> list[tuple[Any, str]]:
        """Values of a setting with their words."""
        say = words(ui)
        if name == "theme":
            return [(t, say(t)) for t in THEMES]
        if name == "sort":
            return [(s, say(s)) for s in SORTS]
        if name == "lock_minutes":
            return [(n, minutes_text(say, n)) for n in LOCK_MINUTES]
        return [(n, seconds_text(say, n)) for n in CLEAR_SECONDS]

    @layer
    def pick_setting(self, ui: Ui, name: str) -> Widget:
        """Values of one setting."""
        say = words(ui)
        value = getattr(self.settings_of(ui), name)
        title = say("sort_order") if name == "sort" else say(name)
        return self.themed(
            ui, ListDialog(title, self.options(ui, name), value, ui.do("set", name=name), cancel=say("cancel"))
        )

    @layer
    def allow_over(self, ui: Ui) -> Widget:
        """Ask before anything is drawn over other apps."""
        say = words(ui)
        allow = ui.do("set", name="draw_over", value=True)
        return self.confirm(ui, say("draw_over_title"), say("draw_over_question"), say("allow"), allow)

    @layer
    def about(self, ui: Ui) -> Widget:
        """What the app is."""
        say = words(ui)
        return self.themed(ui, Dialog(say("app"), say("about_text"), [close_button(say)]))

    @command
    def set(self, ui: Tx, name: str, value: Any) -> None:
        """Change a setting."""
        ui.update(settings=replace(self.settings_of(ui), **{name: value}))
