"""An entry: what it holds, and what can be done with it."""

from __future__ import annotations

from dataclasses import replace

from gts_env.android.app import command, layer, screen
from gts_env.android.clock import local
from gts_env.android.effects import Effect
from gts_env.android.intent_effects import view
from gts_env.android.material import BackArrow, EmptyState, Fab, IconButton, ListItem, MenuItem, Scaffold, TopBar
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Divider, Text
from gts_env.android.widgets.scroll import Scroll
from gts_env.apps.tools.passwords.base import find_entry, when_text
from gts_env.apps.tools.passwords.browser import Browser
from gts_env.apps.tools.passwords.data import Entry
from gts_env.apps.tools.passwords.look import DOTS, READABLE, entry_badge, ltr, strength_bar
from gts_env.apps.tools.passwords.making import strength
from gts_env.apps.tools.passwords.strings import Words, words


class EntryScreen(Browser):
    """One entry in detail."""

    def started(self, ui: Tx, screen: str) -> None:
        """Offer the values of an entry in a notification as well."""
        super().started(ui, screen)
        if screen == "entry":
            found = find_entry(ui.data, dict(ui.entry.args)["entry"])
            if found is not None and found.vault == ui.data.open:
                self.offer_copies(ui, found)

    @screen(parent="vault")
    def entry(self, ui: Ui, entry: str) -> Widget:
        """One entry."""
        say, found = words(ui), find_entry(ui.data, entry)
        if found is None:
            gone = EmptyState("search_off", say("entry_gone"))
            return self.themed(ui, Scaffold(gone, top=TopBar("", navigation=BackArrow(ui.back()))))
        if found.vault != ui.data.open:
            return self.locked_page(ui, found.vault)
        star = IconButton("star", ui.do("star", entry=entry),
                          say("remove_star") if found.favorite else say("add_star"), toggled=found.favorite,
                          id="star")  # fmt: skip
        menu = [
            MenuItem(say("duplicate"), ui.do("duplicate", entry=entry), id="duplicate"),
            MenuItem(say("move"), ui.show("move_entries", entries=(entry,)), id="move"),
            MenuItem(say("delete"), ui.show("delete_entry", entry=entry), id="delete"),
        ]
        top = TopBar("", navigation=BackArrow(ui.back()), actions=[star], menu=menu)
        fab = Fab("edit", ui.open("editor", entry=entry), say("edit"), id="edit")
        body = Scroll(self.facts(ui, say, found), most_width=READABLE, id="entry_detail", key="detail")
        return self.themed(ui, Scaffold(body, top=top, fab=fab))

    def facts(self, ui: Ui, say: Words, entry: Entry) -> Widget:
        """Everything the entry holds, a line each."""
        name = Text(entry.title, "headline_small", id="entry_title", weight=1)
        head = Row([entry_badge(entry.icon, entry.title), name], gap=16, padding=(16, 8, 16, 16), width="fill")
        rows: list[Widget] = [head]
        if entry.user:
            rows.append(self._line(say, "user", "person", ltr(entry.user, ui.config.rtl), [
                _copy(say, "copy_user", ui.do("copy_user", entry=entry.id))]))  # fmt: skip
        if entry.password:
            rows += self._secret(ui, say, entry)
        if entry.url:
            rows.append(self._line(say, "website", "language", entry.url, [
                IconButton("open_in_new", view(entry.url), say("open_website"), id="open_website"),
                _copy(say, "copy_website", ui.do("copy_website", entry=entry.id))]))  # fmt: skip
        if entry.notes:
            rows += [Divider(), self._line(say, "notes", "notes", entry.notes, [])]
        rows += [
            Divider(),
            self._line(say, "group", "folder", self.path(ui, entry.vault, entry.group), []),
            self._line(say, "changed", "history", when_text(say, entry.modified, ui.today), []),
        ]
        return Column(rows, width="fill", align="fill", padding=(0, 0, 0, 96))

    def _line(self, say: Words, key: str, icon: str, text: str, buttons: list[Widget]) -> Widget:
        label = Text(say(key), "body_small", "on_surface_variant")
        value = Text(text, "body_large", id=f"entry_{key}")
        return ListItem(Column([label, value]), leading=icon, trailing=Row(buttons) if buttons else None)

    def _secret(self, ui: Ui, say: Words, entry: Entry) -> list[Widget]:
        shown = bool(ui.get("revealed"))
        label = Text(say("password"), "body_small", "on_surface_variant")
        mono = shown and self.settings_of(ui).mono
        value = Text(entry.password if shown else DOTS, "body_large", mono=mono, id="entry_password")
        eye = IconButton("visibility_off" if shown else "visibility", ui.do("reveal", entry=entry.id),
                         say("hide_password") if shown else say("show_password"), id="reveal")  # fmt: skip
        copy = _copy(say, "copy_password", ui.do("copy_password", entry=entry.id))
        level = strength(entry.password)
        line = ListItem(Column([label, value]), leading="key", trailing=Row([eye, copy]))
        bar = Row([strength_bar(level, say(f"strength_{level}"))], padding=(56, 0, 16, 12), width="fill")
        return [line, bar]

    # -- changes -----------------------------------------------------------------------------------------------------

    @command
    def reveal(self, ui: Tx, entry: str) -> None:
        """Show the password, or hide it again."""
        ui.set("revealed", not ui.get("revealed"))

    @command
    def star(self, ui: Tx, entry: str) -> None:
        """Give an entry a star, or take it away."""
        found = find_entry(ui.data, entry)
        if found is not None:
            ui.store("entries", replace(found, favorite=not found.favorite))
            ui.snackbar(words(ui)("unstarred" if found.favorite else "starred"))

    @command
    def duplicate(self, ui: Tx, entry: str) -> None:
        """Make another entry like this one and show it in place of it."""
        found = find_entry(ui.data, entry)
        if found is None:
            return
        now = local(ui.now_ms, ui.config.zone)
        title = words(ui)("copy_of", title=found.title)
        made = replace(found, id=ui.new_id("entries", "e"), title=title, modified=now, favorite=False)
        ui.add("entries", made)
        ui.run(ui.back())
        ui.run(ui.open("entry", entry=made.id))

    @layer
    def delete_entry(self, ui: Ui, entry: str) -> Widget:
        """Ask before an entry goes."""
        say, found = words(ui), find_entry(ui.data, entry)
        text = say("delete_text", title=found.title if found is not None else "")
        return self.confirm(ui, say("delete_title"), text, say("delete"), ui.do("drop_entry", entry=entry))

    @command
    def drop_entry(self, ui: Tx, entry: str) -> None:
        """Delete an entry, and offer to take that back."""
        before = ui.data.entries
        ui.update(entries=tuple([e for e in before if e.id != entry]))
        ui.run(ui.back())
        say = words(ui)
        ui.snackbar(say("deleted", n=1), say("undo"), ui.do("restore", entries=before))


def _copy(say: Words, key: str, effect: Effect) -> Widget:
    return IconButton("content_copy", effect, say(key), id=key)
