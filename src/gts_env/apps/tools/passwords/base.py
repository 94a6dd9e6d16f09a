"""What all screens of the app share: its data, the open vault, the queries it shows entries by, and its theme."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from typing import Any

from gts_env.android.app import App, part, query
from gts_env.android.effects import Effect
from gts_env.android.material import BackArrow, ConfirmDialog, EmptyState, FilledButton, ListItem, Scaffold, TopBar
from gts_env.android.material.themed import Themed
from gts_env.android.searching import folded
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column
from gts_env.android.widgets.leaf import Icon, Text
from gts_env.apps.tools.passwords import load
from gts_env.apps.tools.passwords.data import Entry, Group, PasswordsData, Settings, Sort, Vault
from gts_env.apps.tools.passwords.look import entry_badge, ltr
from gts_env.apps.tools.passwords.strings import Words, words

PATH_MARK = " › "
"""Between the names of groups in a path."""
Listing = tuple[tuple[Group, ...], tuple[Entry, ...]]


class PasswordsBase(App):
    """Data and queries; the screens are in the classes made from it."""

    Data = PasswordsData

    def load(self, values: Mapping[str, Any], now: int, zone: str) -> PasswordsData:
        """The owner's vaults, or what the scenario says."""
        return load.load(values, now, zone)

    # -- settings and the open vault -----------------------------------------------------------------------------

    def settings_of(self, ui: Ui) -> Settings:
        """The settings."""
        found: Settings = ui.data.settings
        return found

    def themed(self, ui: Ui, content: Widget) -> Widget:
        """A screen or the content of a layer in the theme of the settings."""
        theme = self.settings_of(ui).theme
        night = None if theme == "system" else theme != "light"
        return Themed(content, night=night, black=theme == "black")

    def owner(self, ui: Ui) -> Vault | None:
        """The vault that is unlocked."""
        return find_vault(ui.data, ui.data.open)

    def last_vault(self, ui: Ui) -> str:
        """The vault that is open, or was opened last."""
        data = ui.data
        known = sorted(data.vaults, key=lambda v: v.opened or dt.datetime.min)
        return data.open or (known[-1].id if known else "")

    def locked_page(self, ui: Ui, vault: str) -> Widget:
        """What a screen of a vault shows while that is locked."""
        say = words(ui)
        unlock = FilledButton(say("unlock"), ui.open("unlock", vault=vault, stay=True), id="unlock")
        empty = EmptyState("lock", say("vault_locked"), say("vault_locked_text"), unlock)
        return self.themed(ui, Scaffold(empty, top=TopBar("", navigation=BackArrow(ui.back()))))

    # -- what there is ---------------------------------------------------------------------------------------------

    @query
    def listing(self, ui: Ui, vault: str, group: str) -> Listing:
        """Groups and entries that lie in a group, or with an empty ``group`` at the top of the vault, sorted."""
        down = self.settings_of(ui).sort == "title_desc"
        groups = [g for g in ui.data.groups if (g.vault, g.parent) == (vault, group)]
        groups.sort(key=lambda g: (folded(g.name), g.id), reverse=down)
        return tuple(groups), self.entries_in(ui, vault, group)

    @query
    def entries_in(self, ui: Ui, vault: str, group: str) -> tuple[Entry, ...]:
        """Entries that lie directly in a group, sorted."""
        entries = [e for e in ui.data.entries if (e.vault, e.group) == (vault, group)]
        return sorted_entries(entries, self.settings_of(ui).sort)

    @query
    def found(self, ui: Ui, text: str) -> tuple[Entry, ...]:
        """Entries of the open vault that a search finds."""
        wanted = folded(text)
        found = [
            e
            for e in ui.data.entries
            if e.vault == ui.data.open and wanted in folded(f"{e.title}\n{e.user}\n{site_of(e.url)}\n{e.notes}")
        ]
        return sorted_entries(found, "title")

    @query
    def group_size(self, ui: Ui, group: str) -> int:
        """How much lies directly in a group."""
        data = ui.data
        return len([e for e in data.entries if e.group == group]) + len([g for g in data.groups if g.parent == group])

    @query
    def path(self, ui: Ui, vault: str, group: str) -> str:
        """Where a group lies: ``Personal › Travel › Trains``."""
        names: list[str] = []
        while group:
            found = find_group(ui.data, group)
            if found is None:
                break
            names.insert(0, found.name)
            group = found.parent
        owner = find_vault(ui.data, vault)
        return PATH_MARK.join([owner.name if owner is not None else "", *names])

    # -- rows --------------------------------------------------------------------------------------------------------

    @part
    def entry_row(
        self, ui: Ui, entry: Entry, users: bool, tap: Effect, group: str = "", hold: Effect | None = None,
        chosen: bool = False,
    ) -> Widget:  # fmt: skip
        """An entry in a list; ``group`` says where it lies, where that is not plain from the list."""
        lines: list[Widget] = []
        if entry.user and users:
            lines.append(
                Text(ltr(entry.user, ui.config.rtl), "body_medium", "on_surface_variant", max_lines=1, id="entry_user")
            )
        if group:
            lines.append(Text(group, "body_small", "primary", max_lines=1, id="entry_group"))
        star = Icon("star", 20, "primary", filled=True, desc=words(ui)("favorites")) if entry.favorite else None
        return ListItem(
            entry.title, Column(lines) if lines else None, leading=entry_badge(entry.icon, entry.title, chosen),
            trailing=star, headline_lines=1, headline_id="entry_title", on_click=tap, on_long_click=hold,
            selected=chosen, id="entry_row", key=f"entry_{entry.id}", item=entry.id,
        )  # fmt: skip

    def confirm(self, ui: Ui, title: str, text: str, confirm: str, effect: Any, cancel: str = "") -> Widget:
        """A question in the app's theme."""
        return self.themed(ui, ConfirmDialog(title, text, confirm, effect, cancel or words(ui)("cancel")))


def find_vault(data: PasswordsData, id_: str) -> Vault | None:
    """A vault by its id."""
    return next((v for v in data.vaults if v.id == id_), None)


def find_group(data: PasswordsData, id_: str) -> Group | None:
    """A group by its id."""
    return next((g for g in data.groups if g.id == id_), None)


def find_entry(data: PasswordsData, id_: str) -> Entry | None:
    """An entry by its id."""
    return next((e for e in data.entries if e.id == id_), None)


def sorted_entries(entries: list[Entry], sort: Sort) -> tuple[Entry, ...]:
    """Entries in the order of the settings; what is equal goes by title."""
    ordered = sorted(entries, key=lambda e: (folded(e.title), e.id), reverse=sort == "title_desc")
    if sort in ("newest", "oldest"):
        ordered.sort(key=lambda e: e.modified, reverse=sort == "newest")
    return tuple(ordered)


def site_of(url: str) -> str:
    """The part of an address that tells one site from another: ``cinevo`` of ``https://cinevo.example/login``."""
    host = url.partition("://")[2] or url
    host = host.partition("/")[0]
    return host.removesuffix(".example").removesuffix(".com")


def when_text(say: Words, moment: dt.datetime, today: dt.date) -> str:
    """A moment: ``today, 9:30 AM``, or the date alone where it is long past."""
    near = say.fmt.near_day(moment.date(), today)
    if near:
        return f"{near}, {say.fmt.time(moment)}"
    return say.fmt.date(moment.date(), "medium")
