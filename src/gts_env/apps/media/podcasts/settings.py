"""The settings: a list of sections, and a page for each."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gts_env.android.app import command, layer, screen
from gts_env.android.material import Dialog, ListDialog, ListItem, MultiListDialog, SwitchRow, TextButton
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.scroll import LazyList
from gts_env.apps.media.podcasts import formats
from gts_env.apps.media.podcasts.data import BACKS, SECTIONS, SWIPES, THEMES, Settings
from gts_env.apps.media.podcasts.look import READABLE
from gts_env.apps.media.podcasts.playback import SPEEDS
from gts_env.apps.media.podcasts.player_sheets import SLEEPS
from gts_env.apps.media.podcasts.search import Search
from gts_env.apps.media.podcasts.strings import Words, words

SKIPS = (5, 10, 15, 20, 30, 45, 60)
SIZES = (85, 100, 115, 130)
PAGES: dict[str, tuple[str, tuple[str, ...]]] = {
    "appearance": ("palette", ("theme", "text_size", "columns", "sections")),
    "navigation": ("swap_horiz", ("bottom_navigation", "back", "swipe_right", "swipe_left")),
    "playback": ("play_circle", ("speed", "rewind", "forward", "sleep_minutes")),
    "queue_downloads": ("download", ("auto_remove", "keep_sorted", "stream", "mobile_data")),
}
"""Sections with their symbols and settings."""
SWITCHED = ("bottom_navigation", "auto_remove", "keep_sorted", "stream", "mobile_data")

Option = tuple[Any, str]


class SettingsScreens(Search):
    """All settings, each in force at once."""

    @screen(parent="home")
    def settings(self, ui: Ui) -> Widget:
        """The sections."""
        say = words(ui)
        rows = [
            ListItem(
                say(f"settings.{name}"), say(f"settings.{name}_hint"), leading=icon,
                on_click=ui.open("settings_page", section=name), id=f"settings_{name}",
            )
            for name, (icon, _) in PAGES.items()
        ]  # fmt: skip
        rows.append(
            ListItem(say("about"), say("version", name="3.6.1"), leading="info", on_click=ui.show("about"), id="about")
        )
        body = LazyList(rows, id="settings_list", most_width=READABLE, height="fill", width="fill")
        return self.detail(ui, say("settings"), body)

    @layer
    def about(self, ui: Ui) -> Widget:
        """What the app is."""
        say = words(ui)
        return self.under(
            ui, Dialog(say("app"), say("about_text"), [TextButton(say("close"), ui.dismiss(), id="android:id/button1")])
        )

    @screen(parent="settings")
    def settings_page(self, ui: Ui, section: str = "appearance") -> Widget:
        """The settings of a section."""
        say, now = words(ui), self.settings_of(ui)
        rows = [
            self._setting_switch(ui, say, now, name) if name in SWITCHED else self._setting_choice(ui, say, now, name)
            for name in PAGES[section][1]
        ]
        body = LazyList(rows, id="settings_page", most_width=READABLE, height="fill", width="fill")
        return self.detail(ui, say(f"settings.{section}"), body)

    def _setting_switch(self, ui: Ui, say: Words, now: Settings, name: str) -> Widget:
        on = getattr(now, name)
        hint = f"{name}_hint"
        turn = (
            ui.do("set_keep_sorted", value=not on) if name == "keep_sorted" else ui.do("set", name=name, value=not on)
        )
        return SwitchRow(say(name), say(hint) if say.has(hint) else None, on, turn, id=f"set_{name}")

    def _setting_choice(self, ui: Ui, say: Words, now: Settings, name: str) -> Widget:
        value = getattr(now, name)
        if name == "sections":
            text = say.fmt.list([say(f"section.{s}") for s in value]) or say("none")
        else:
            text = next((t for v, t in self.options(ui, name) if v == value), str(value))
        return ListItem(
            say(f"set.{name}"), text, on_click=ui.show("pick_setting", name=name), id=f"set_{name}",
            supporting_id=f"{name}_value",
        )  # fmt: skip

    def options(self, ui: Ui, name: str) -> list[Option]:
        """Values of a setting with their words."""
        say = words(ui)
        named = {"theme": THEMES, "back": BACKS, "swipe_right": SWIPES, "swipe_left": SWIPES}
        if name in named:
            stem = "swipe" if name.startswith("swipe") else name
            return [(v, say(f"{stem}.{v}")) for v in named[name]]
        if name == "text_size":
            return [(v, say.fmt.percent(v / 100)) for v in SIZES]
        if name == "columns":
            return [(v, say.fmt.number(v)) for v in (2, 3, 4, 5)]
        if name == "speed":
            return [(v, formats.speed(say, v)) for v in SPEEDS]
        if name == "sleep_minutes":
            return [(v, say("minutes", count=say.fmt.number(v))) for v in SLEEPS]
        return [(v, say("seconds", count=say.fmt.number(v))) for v in SKIPS]

    @layer
    def pick_setting(self, ui: Ui, name: str) -> Widget:
        """Values of one setting."""
        say, now = words(ui), self.settings_of(ui)
        if name == "sections":
            options = [(s, say(f"section.{s}")) for s in SECTIONS]
            chosen = MultiListDialog(
                say("set.sections"),
                options,
                now.sections,
                ui.do("set", name="sections"),
                confirm=say("ok"),
                cancel=say("cancel"),
            )
            return self.under(ui, chosen)
        pick = ui.do("set_speed") if name == "speed" else ui.do("set", name=name)
        value = getattr(now, name)
        return self.under(ui, ListDialog(say(f"set.{name}"), self.options(ui, name), value, pick, cancel=say("cancel")))

    @command
    def set(self, ui: Tx, name: str, value: Any) -> None:
        """Change a setting."""
        ui.update(settings=replace(self.settings_of(ui), **{name: value}))
