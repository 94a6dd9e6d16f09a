"""What all screens of the mail app share: its data, its settings, and the queries they show mail by."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from gts_env.android.app import App, query
from gts_env.android.ui import Ui
from gts_env.apps.communication.mail import load
from gts_env.apps.communication.mail.data import KINDS, SIZES, Account, Folder, FolderKind, MailData, Message, Settings

UNIFIED = "all"
"""Stands for the inboxes of all accounts together."""
STARRED = "starred"
"""Stands for all that is marked."""
Conversation = tuple[Message, ...]
"""Messages of one conversation, the newest first."""


class MailBase(App):
    """Data and queries; the screens are in the classes made from it."""

    Data = MailData

    def load(self, values: Mapping[str, Any], now: int, zone: str) -> MailData:
        """The owner's mail, or what the scenario says."""
        return load.load(values, now, zone)

    def cleared(self) -> MailData:
        """An app with one account, and nothing in it."""
        return load.cleared()

    def settings_of(self, ui: Ui) -> Settings:
        """The settings."""
        found: Settings = ui.data.settings
        return found

    # -- folders -------------------------------------------------------------------------------------------------

    @query
    def folders_of(self, ui: Ui, account: str) -> tuple[Folder, ...]:
        """The folders of an account as they are listed: those that every account has, then its own by name."""
        found = [f for f in ui.data.folders if f.account == account]
        return tuple(sorted(found, key=lambda f: (KINDS.index(f.kind), f.name.casefold())))

    @query
    def unread(self, ui: Ui, folder: str) -> int:
        """How many messages of a folder have not been read; drafts and what waits to be sent count whole."""
        kind = kind_of(ui.data, folder)
        held = self.in_folder(ui, folder)
        return len(held) if kind in ("drafts", "outbox") else sum([not m.read for m in held])

    def in_folder(self, ui: Ui, folder: str) -> Sequence[Message]:
        """The messages of a folder, or of one that stands for several."""
        data: MailData = ui.data
        if folder == STARRED:
            left_out = {f.id for f in data.folders if f.kind in ("trash", "spam")}
            return [m for m in data.messages if m.starred and m.folder not in left_out]
        wanted = {f.id for f in data.folders if f.kind == "inbox"} if folder == UNIFIED else {folder}
        return [m for m in data.messages if m.folder in wanted]

    @query
    def conversations(self, ui: Ui, folder: str) -> tuple[Conversation, ...]:
        """What a list of a folder shows, the latest first: conversations, or single messages as one each."""
        held = newest_first(self.in_folder(ui, folder))
        if not self.settings_of(ui).threads or kind_of(ui.data, folder) in ("drafts", "outbox"):
            return tuple([(m,) for m in held])
        by_id: dict[str, list[Message]] = {}
        for message in held:
            by_id.setdefault(message.conversation, []).append(message)
        return tuple([tuple(found) for found in by_id.values()])

    @query
    def conversation(self, ui: Ui, thread: str, folder: str) -> Conversation:
        """The messages of a conversation that lie in a folder, the oldest first."""
        held = [m for m in self.in_folder(ui, folder) if m.conversation == thread]
        return tuple(reversed(newest_first(held)))

    @query
    def message_at(self, ui: Ui, message: str) -> Message | None:
        """One message, or None if it is gone."""
        return find_message(ui.data, message)

    @query
    def body_of(self, ui: Ui, message: str) -> str:
        """The text of a message as its screen shows it."""
        found = find_message(ui.data, message)
        return found.body if found is not None else ""

    @query
    def body_size(self, ui: Ui, message: str) -> float:
        """Sp of the letters of a message."""
        return SIZES[self.settings_of(ui).text_size]


def newest_first(messages: Iterable[Message]) -> list[Message]:
    """Messages in the order of lists."""
    return sorted(messages, key=lambda m: (m.date, m.id), reverse=True)


def find_message(data: MailData, id_: str) -> Message | None:
    """A message by its id."""
    return next((m for m in data.messages if m.id == id_), None)


def find_folder(data: MailData, id_: str) -> Folder | None:
    """A folder by its id."""
    return next((f for f in data.folders if f.id == id_), None)


def folder_of_kind(data: MailData, account: str, kind: str) -> Folder:
    """The folder of an account that is for something."""
    return next(f for f in data.folders if f.account == account and f.kind == kind)


def kind_of(data: MailData, folder: str) -> FolderKind:
    """What a folder is for; ``inbox`` of the joined one, ``custom`` of what is marked."""
    found = find_folder(data, folder)
    return found.kind if found is not None else "inbox" if folder == UNIFIED else "custom"


def account_of(data: MailData, folder: str) -> Account:
    """The account of a folder; the default one for a folder that stands for several."""
    found = find_folder(data, folder)
    return next((a for a in data.accounts if found is not None and a.id == found.account), data.accounts[0])
