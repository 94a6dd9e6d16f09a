"""What is done to messages: read, marked, moved, deleted, and all of it taken back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from gts_env.android.app import command, guard, layer
from gts_env.android.effects import Effect
from gts_env.android.material import ConfirmDialog
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.apps.communication.mail.base import MailBase, account_of, find_folder, folder_of_kind
from gts_env.apps.communication.mail.data import MailData, Message, SwipeChoice
from gts_env.apps.communication.mail.strings import words

Ids = tuple[str, ...]
Places = tuple[tuple[str, str], ...]
"""Ids of messages with the folders they lie in."""


class Moving(MailBase):
    """Commands that change messages."""

    def action(self, ui: Ui, choice: SwipeChoice, messages: Ids) -> Effect:
        """The effect of one of the things a swipe can do."""
        found = [m for m in ui.data.messages if m.id in messages]
        if choice == "read":
            return ui.do("set_read", messages=messages, value=any(not m.read for m in found))
        if choice == "star":
            return ui.do("star", messages=messages, value=not any(m.starred for m in found))
        if choice == "archive":
            return ui.do("archive", messages=messages)
        if choice == "move":
            return ui.open("move_to_folder", messages=messages)
        return self.deletion(ui, messages)

    def deletion(self, ui: Ui, messages: Ids) -> Effect:
        """The effect of a button that deletes: a question first, where the settings or the bin ask for one."""
        if self.asks(ui, messages):
            return ui.show("confirm_delete", messages=messages)
        return ui.do("delete", messages=messages)

    @guard
    def asks(self, ui: Ui, messages: Ids) -> bool:
        """Whether to ask before these are deleted."""
        return self.settings_of(ui).confirm_delete or self.in_bin(ui, messages)

    def in_bin(self, ui: Ui, messages: Ids) -> bool:
        """Whether all of these lie in the bin already."""
        data: MailData = ui.data
        bins = {f.id for f in data.folders if f.kind == "trash"}
        found = [m for m in data.messages if m.id in messages]
        return bool(found) and all(m.folder in bins for m in found)

    @layer
    def confirm_delete(self, ui: Ui, messages: Ids) -> Widget:
        """Whether to delete."""
        say = words(ui)
        for_good = self.in_bin(ui, messages)
        return ConfirmDialog(
            say("delete_title", n=len(messages)),
            say("delete_for_good" if for_good else "delete_text", n=len(messages)),
            say("delete"),
            ui.do("delete", messages=messages),
            say("cancel"),
        )

    # -- marks ---------------------------------------------------------------------------------------------------

    @command
    def star(self, ui: Tx, messages: Ids, value: bool) -> None:
        """Mark messages, or no longer."""
        self._change(ui, messages, starred=value)

    @command
    def set_read(self, ui: Tx, messages: Ids, value: bool) -> None:
        """Mark messages as read, or as new."""
        self._change(ui, messages, read=value)
        for id_ in messages if value else ():
            ui.cancel_notification(id_)

    @command
    def mark_unread(self, ui: Tx, messages: Ids) -> None:
        """Mark what is shown as new, and leave it."""
        ui.run(ui.back())
        self._change(ui, messages, read=False)

    def _change(self, ui: Tx, messages: Sequence[str], **fields: bool) -> None:
        kept = [replace(m, **fields) if m.id in messages else m for m in ui.data.messages]
        ui.update(messages=tuple(kept))

    # -- moves ---------------------------------------------------------------------------------------------------

    @command
    def archive(self, ui: Tx, messages: Ids) -> None:
        """Put messages into the archives of their accounts."""
        self.moved(ui, messages, "archive", words(ui)("archived", n=len(messages)))

    @command
    def report_spam(self, ui: Tx, messages: Ids) -> None:
        """Put messages among the unwanted ones."""
        self.moved(ui, messages, "spam", words(ui)("reported", n=len(messages)))

    @command
    def delete(self, ui: Tx, messages: Ids) -> None:
        """Put messages into the bin; those that lie in it are gone."""
        say = words(ui)
        if self.in_bin(ui, messages):
            gone = tuple([m for m in ui.data.messages if m.id in messages])
            ui.update(messages=tuple([m for m in ui.data.messages if m.id not in messages]))
            self.leave_gone(ui, messages)
            ui.snackbar(say("deleted", n=len(gone)), say("undo"), ui.do("bring_back", messages=gone))
            return
        self.moved(ui, messages, "trash", say("deleted", n=len(messages)))

    @command
    def move(self, ui: Tx, messages: Ids, to: str) -> None:
        """Put messages into a folder, which is the one that was used last from then on."""
        folder = find_folder(ui.data, to)
        if folder is None:
            return
        places = self.put(ui, dict.fromkeys(messages, to))
        used = max(f.last_used for f in ui.data.folders) + 1
        ui.store("folders", replace(folder, last_used=used))
        self.leave_gone(ui, messages)
        say = words(ui)
        text = say("moved", n=len(places), folder=say.folder(folder))
        ui.snackbar(text, say("undo"), ui.do("put_back", places=places))

    def moved(self, ui: Tx, messages: Sequence[str], kind: str, text: str) -> None:
        """Put messages into the folders of a kind in their accounts, say so and offer to take it back."""
        data: MailData = ui.data
        target = {}
        for message in [m for m in data.messages if m.id in messages]:
            target[message.id] = folder_of_kind(data, account_of(data, message.folder).id, kind).id
        places = self.put(ui, target)
        for id_ in messages:
            ui.cancel_notification(id_)
        self.leave_gone(ui, messages)
        ui.snackbar(text, words(ui)("undo"), ui.do("put_back", places=places))

    def put(self, ui: Tx, target: dict[str, str]) -> Places:
        """Put messages into folders; returns where they lay before."""
        data: MailData = ui.data
        before = tuple([(m.id, m.folder) for m in data.messages if m.id in target])
        ui.update(messages=tuple([_in(m, target.get(m.id, m.folder)) for m in data.messages]))
        return before

    @command
    def put_back(self, ui: Tx, places: Places) -> None:
        """Take a move back."""
        self.put(ui, dict(places))

    @command
    def bring_back(self, ui: Tx, messages: tuple[Message, ...]) -> None:
        """Take a deletion back."""
        known = {m.id for m in ui.data.messages}
        ui.update(messages=(*ui.data.messages, *[m for m in messages if m.id not in known]))

    def leave_gone(self, ui: Tx, messages: Sequence[str]) -> None:
        """Leave the chooser of folders, and screens of messages or conversations that lie elsewhere now."""
        while ui.state.entry.app == self.id:
            entry = ui.state.entry
            args = dict(entry.args)
            gone = (
                entry.screen == "move_to_folder"
                or (entry.screen == "message_view" and args["message"] in messages)
                or (entry.screen == "thread_view" and not self.conversation(ui, args["thread"], args["folder"]))
            )
            if not gone:
                return
            ui.run(ui.back())
            if ui.state.entry.uid == entry.uid:
                return


def _in(message: Message, folder: str) -> Message:
    return message if message.folder == folder else replace(message, folder=folder)
