"""What the mail app stores: accounts, folders, messages and settings."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass, field
from typing import Literal

from gts_env.android.data import check_unique

FolderKind = Literal["inbox", "drafts", "sent", "outbox", "archive", "spam", "trash", "custom"]
KINDS: tuple[FolderKind, ...] = ("inbox", "drafts", "sent", "outbox", "archive", "spam", "trash", "custom")
"""Kinds of folders, in the order in which they are listed."""
AttachmentKind = Literal["photo", "pdf", "text", "archive", "event", "sheet"]
SwipeChoice = Literal["none", "read", "star", "archive", "delete", "move"]
SWIPES: tuple[SwipeChoice, ...] = ("none", "read", "star", "archive", "delete", "move")
TextSize = Literal["tiny", "small", "medium", "large", "huge"]
SIZES: dict[TextSize, float] = {"tiny": 12, "small": 14, "medium": 16, "large": 20, "huge": 24}
"""Sp of the letters of a message."""
QuoteStyle = Literal["bars", "prefix", "hidden"]
QUOTES: tuple[QuoteStyle, ...] = ("bars", "prefix", "hidden")


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody mail comes from or goes to.

    Attributes:
        name: May be empty: then the address is shown.
        address: Mail address.
    """

    name: str
    address: str

    @property
    def shown(self) -> str:
        """The name, or the address of one without."""
        return self.name or self.address


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file.

    Attributes:
        name: File name; unique among the files of a message and among those on the phone.
        kind: What it is.
        size: Bytes.
        scene: Of a photo: what is on it, see :data:`gts_env.android.pictures.SCENES`.
    """

    name: str
    kind: AttachmentKind = "photo"
    size: int = 1_800_000
    scene: str = ""


@dataclass(frozen=True, slots=True)
class Account:
    """A mail account.

    Attributes:
        id: Unique among the accounts.
        label: What it is called in the app.
        name: Sender's name of what is sent.
        address: Its address.
        color: ``#RRGGBB`` that marks it.
        signature: Text below what is written.
        sign: Whether the signature is used.
        notify: Whether new mail notifies.
    """

    id: str
    label: str
    name: str
    address: str
    color: str = "#0F6B8F"
    signature: str = ""
    sign: bool = True
    notify: bool = True

    @property
    def person(self) -> Person:
        """Its owner, as the sender of mail."""
        return Person(self.name, self.address)


@dataclass(frozen=True, slots=True)
class Folder:
    """A folder of an account.

    Attributes:
        id: Unique among all folders.
        account: Id of its account.
        name: Name of a folder of one's own; those of the other kinds are called by their kind.
        kind: What it is for.
        last_used: When something was moved to it, as a number that grows; 0 for never.
    """

    id: str
    account: str
    name: str = ""
    kind: FolderKind = "custom"
    last_used: int = 0


@dataclass(frozen=True, slots=True)
class Message:
    """A mail.

    Attributes:
        id: Unique among the messages.
        folder: Id of the folder it lies in.
        sender: Whom it is from.
        to: Whom it is for.
        subject: May be empty.
        date: Local time of sending.
        body: Text, in the notation of :mod:`gts_env.apps.communication.mail.markup`.
        cc: Who gets a copy.
        thread: Id of the conversation; empty for one of its own.
        read: Whether it was opened.
        starred: Whether it is marked.
        answered: Whether it was replied to.
        attachments: Files.
        color: ``#RRGGBB`` of its letters, if the sender has chosen one.
    """

    id: str
    folder: str
    sender: Person
    subject: str
    date: dt.datetime
    body: str = ""
    to: tuple[Person, ...] = ()
    cc: tuple[Person, ...] = ()
    thread: str = ""
    read: bool = False
    starred: bool = False
    answered: bool = False
    attachments: tuple[Attachment, ...] = ()
    color: str = ""

    @property
    def conversation(self) -> str:
        """Id of its conversation."""
        return self.thread or self.id


@dataclass(frozen=True, slots=True)
class Settings:
    """Settings of the app.

    Attributes:
        text_size: Size of the letters of messages.
        fixed_font: Whether messages are shown in a font whose letters are equally wide.
        swipe_right: What a swipe to the end of a row does.
        swipe_left: What a swipe to the start of a row does.
        threads: Whether messages of one conversation stand together.
        confirm_delete: Whether to ask before deleting.
        quotes: How quoted text is shown.
        check_minutes: Minutes from one look for new mail to the next; 0 for only by hand.
        notify: Whether new mail notifies.
    """

    text_size: TextSize = "medium"
    fixed_font: bool = False
    swipe_right: SwipeChoice = "read"
    swipe_left: SwipeChoice = "delete"
    threads: bool = True
    confirm_delete: bool = False
    quotes: QuoteStyle = "bars"
    check_minutes: int = 15
    notify: bool = True

    def __post_init__(self) -> None:
        if self.check_minutes < 0:
            raise ValueError(f"check_minutes: cannot be negative, found {self.check_minutes}")


@dataclass(frozen=True)
class MailData:
    """Everything the app stores.

    Attributes:
        accounts: Accounts, the default one first.
        folders: Folders.
        messages: Messages, in any order.
        incoming: Messages that lie on the server and are not here yet; each comes with the first look after its date.
        contacts: People that can be suggested.
        pictures: Photos on the phone.
        files: Other files on the phone.
        settings: Settings.
        searches: Latest searches, newest first.
        checked_at: When mail was looked for last, ms since the epoch.
        checking: Whether it is being looked for.
    """

    accounts: tuple[Account, ...] = ()
    folders: tuple[Folder, ...] = ()
    messages: tuple[Message, ...] = ()
    incoming: tuple[Message, ...] = ()
    contacts: tuple[Person, ...] = ()
    pictures: tuple[Attachment, ...] = ()
    files: tuple[Attachment, ...] = ()
    settings: Settings = field(default_factory=Settings)
    searches: tuple[str, ...] = ()
    checked_at: int = 0
    checking: bool = False

    def check(self) -> None:
        """Refuse ids that stand twice, folders of no account and messages of no folder.

        Raises:
            ValueError: The message begins with the path of the field.
        """
        for name in ("accounts", "folders", "messages", "incoming"):
            check_unique(name, [item.id for item in getattr(self, name)])
        accounts, folders = {a.id for a in self.accounts}, {f.id for f in self.folders}
        for i, folder in enumerate(self.folders):
            if folder.account not in accounts:
                raise ValueError(f"folders[{i}].account: there is no account {folder.account!r}")
        for name in ("messages", "incoming"):
            for i, message in enumerate(getattr(self, name)):
                if message.folder not in folders:
                    raise ValueError(f"{name}[{i}].folder: there is no folder {message.folder!r}")
