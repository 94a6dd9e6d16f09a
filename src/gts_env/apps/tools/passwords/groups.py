"""What can be done with groups, and with several entries at once."""

from __future__ import annotations

from dataclasses import replace

from gts_env.android.app import command, layer
from gts_env.android.effects import Effect, Focus, Many
from gts_env.android.material import BottomSheet, Dialog, ListDialog, ListItem, TextButton, TextField, closing
from gts_env.android.searching import folded
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column
from gts_env.apps.tools.passwords.base import find_group
from gts_env.apps.tools.passwords.data import Entry, Group
from gts_env.apps.tools.passwords.start import Start
from gts_env.apps.tools.passwords.strings import words

NAME = "group_name"
"""Key of the field of the dialogs that name a group."""


def named(show: Effect) -> Effect:
    """Show a dialog that names a group, with the caret in its field."""
    return Many((show, Focus(NAME)))


class Groups(Start):
    """Making, naming and deleting groups; moving and deleting entries."""

    # -- naming ------------------------------------------------------------------------------------------------------

    @layer
    def new_group(self, ui: Ui, parent: str) -> Widget:
        """Name a new group."""
        return self._naming(ui, words(ui)("new_group"), "", ui.do("make_group", parent=parent))

    @layer
    def rename_group(self, ui: Ui, group: str) -> Widget:
        """Give a group another name."""
        found = find_group(ui.data, group)
        name = found.name if found is not None else ""
        return self._naming(ui, words(ui)("rename"), name, ui.do("name_group", group=group))

    def _naming(self, ui: Ui, title: str, name: str, done: object) -> Widget:
        say = words(ui)
        field = TextField(NAME, say("group_name"), name, error=ui.get("error"), max_length=40, width="fill",
                          on_submit=done, on_change=ui.put("error", None))  # type: ignore[arg-type]  # fmt: skip
        buttons = [
            TextButton(say("cancel"), ui.dismiss(), id="android:id/button2"),
            TextButton(say("save"), done, id="android:id/button1"),  # type: ignore[arg-type]
        ]
        return self.themed(ui, Dialog(title, field, buttons))

    def _named(self, ui: Tx, own: str, parent: str, before: str) -> str | None:
        """The name in the dialog, or None after marking what is wrong with it."""
        say = words(ui)
        name = ui.text(NAME, before).strip()
        taken = any(
            g.vault == ui.data.open and g.parent == parent and g.id != own and folded(g.name) == folded(name)
            for g in ui.data.groups
        )
        if name and not taken:
            return name
        ui.set("error", say("group_taken") if name else say("name_needed"))
        return None

    @command
    def make_group(self, ui: Tx, parent: str) -> None:
        """Make a group."""
        name = self._named(ui, "", parent, "")
        if name is not None:
            ui.add("groups", Group(ui.new_id("groups", "g"), ui.data.open, name, parent))
            ui.run(ui.dismiss())
            ui.snackbar(words(ui)("group_made"))

    @command
    def name_group(self, ui: Tx, group: str) -> None:
        """Name a group anew."""
        found = find_group(ui.data, group)
        if found is None:
            return
        name = self._named(ui, group, found.parent, found.name)
        if name is not None:
            ui.store("groups", replace(found, name=name))
            ui.run(ui.dismiss())
            ui.snackbar(words(ui)("group_renamed"))

    # -- deleting ----------------------------------------------------------------------------------------------------

    @layer
    def group_actions(self, ui: Ui, group: str) -> Widget:
        """What a long press on a group offers."""
        say, found = words(ui), find_group(ui.data, group)
        rows = [
            ListItem(say("rename"), leading="edit", on_click=closing(named(ui.show("rename_group", group=group))),
                     id="rename"),
            ListItem(say("delete_group"), leading="delete", on_click=closing(ui.show("delete_group", group=group)),
                     id="delete_group"),
        ]  # fmt: skip
        title = found.name if found is not None else ""
        return self.themed(ui, BottomSheet(Column(rows, width="fill", align="fill"), title))

    @layer
    def delete_group(self, ui: Ui, group: str, leave: bool = False) -> Widget:
        """Ask before a group goes."""
        say, found = words(ui), find_group(ui.data, group)
        text = say("delete_group_text", name=found.name if found is not None else "")
        return self.confirm(ui, say("delete_group"), text, say("delete"), ui.do("drop_group", group=group, leave=leave))

    @command
    def drop_group(self, ui: Tx, group: str, leave: bool = False) -> None:
        """Delete a group with all in it, and offer to take that back."""
        data = ui.data
        gone = [group]
        for id_ in gone:
            gone += [g.id for g in data.groups if g.parent == id_]
        ui.update(
            groups=tuple([g for g in data.groups if g.id not in gone]),
            entries=tuple([e for e in data.entries if e.group not in gone]),
        )
        if leave:
            ui.run(ui.back())
        say = words(ui)
        undo = ui.do("restore", groups=data.groups, entries=data.entries)
        ui.snackbar(say("group_deleted"), say("undo"), undo)

    @command
    def restore(self, ui: Tx, entries: tuple[Entry, ...], groups: tuple[Group, ...] | None = None) -> None:
        """Take a deletion or a move back."""
        ui.update(entries=entries, groups=ui.data.groups if groups is None else groups)

    # -- several entries ---------------------------------------------------------------------------------------------

    @layer
    def delete_entries(self, ui: Ui, entries: tuple[str, ...]) -> Widget:
        """Ask before several entries go."""
        say = words(ui)
        delete = ui.do("drop_entries", entries=entries)
        return self.confirm(ui, say("delete_some", n=len(entries)), say("delete_some_text"), say("delete"), delete)

    @command
    def drop_entries(self, ui: Tx, entries: tuple[str, ...]) -> None:
        """Delete entries, and offer to take that back."""
        before = ui.data.entries
        ui.update(entries=tuple([e for e in before if e.id not in entries]))
        self._done(ui, "deleted", before, len(entries))

    @layer
    def move_entries(self, ui: Ui, entries: tuple[str, ...]) -> Widget:
        """A group to move entries to."""
        say = words(ui)
        return self.themed(
            ui,
            ListDialog(say("move_to"), self.places(ui), None, ui.do("move", entries=entries), cancel=say("cancel"),
                       radios=False),
        )  # fmt: skip

    def places(self, ui: Ui) -> list[tuple[str, str]]:
        """All groups of the open vault by their paths, and the top of it."""
        say, vault = words(ui), self.owner(ui)
        if vault is None:
            return []
        found = [(g.id, self.path(ui, vault.id, g.id)) for g in ui.data.groups if g.vault == vault.id]
        cut = len(vault.name) + 3
        top = ("", say("top_level", vault=vault.name))
        return [top, *sorted([(id_, path[cut:]) for id_, path in found], key=lambda one: folded(one[1]))]

    @command
    def move(self, ui: Tx, entries: tuple[str, ...], value: str) -> None:
        """Move entries to a group, and offer to take that back."""
        before = ui.data.entries
        ui.update(entries=tuple([replace(e, group=value) if e.id in entries else e for e in before]))
        self._done(ui, "moved", before, len(entries))

    def _done(self, ui: Tx, what: str, before: tuple[Entry, ...], n: int) -> None:
        say = words(ui)
        ui.set("selection", ())
        ui.snackbar(say(what, n=n), say("undo"), ui.do("restore", entries=before))
