"""What the password vault stores: vaults, groups, entries and settings."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from gts_env.android.data import check_unique
from gts_env.errors import near

Theme = Literal["system", "light", "dark", "black"]
Sort = Literal["title", "title_desc", "newest", "oldest"]
THEMES: tuple[Theme, ...] = ("system", "light", "dark", "black")
SORTS: tuple[Sort, ...] = ("title", "title_desc", "newest", "oldest")
LOCK_MINUTES = (1, 5, 15, 60, 0)
"""Choices for locking by itself; 0 for never."""
CLEAR_SECONDS = (10, 30, 60, 120, 0)
"""Choices for clearing the clipboard; 0 for never."""
ENTRY_ICONS = (
    "key", "language", "account_balance", "mail", "shopping_cart", "flight", "home", "wifi", "movie", "sports_esports",
    "credit_card", "work", "local_hospital", "school", "train", "hotel", "cloud", "code", "forum", "devices",
)  # fmt: skip
GROUP_ICONS = ("folder", *ENTRY_ICONS[2:])


@dataclass(frozen=True, slots=True)
class Vault:
    """A database of passwords.

    Attributes:
        id: Unique among the vaults.
        name: Shown name.
        password: Master password.
        hint: Reminder of it; may be empty.
        account: Email address of an online vault; empty for a file on the device.
        opened: When it was opened last.
    """

    id: str
    name: str
    password: str
    hint: str = ""
    account: str = ""
    opened: dt.datetime | None = None

    def __post_init__(self) -> None:
        if not self.password:
            raise ValueError("password: a vault needs one")


@dataclass(frozen=True, slots=True)
class Group:
    """A folder of entries and further groups.

    Attributes:
        id: Unique among the groups.
        vault: Id of its vault.
        name: Shown name.
        parent: Id of the group it lies in; empty at the top of the vault.
        icon: Symbol.
    """

    id: str
    vault: str
    name: str
    parent: str = ""
    icon: str = "folder"


@dataclass(frozen=True, slots=True)
class Entry:
    """A login.

    Attributes:
        id: Unique among the entries.
        vault: Id of its vault.
        title: Never empty.
        user: User name or email address.
        password: Password.
        url: Address of the site.
        notes: Free text.
        group: Id of its group; empty at the top of the vault.
        icon: Symbol.
        modified: When it was changed last.
        favorite: Whether it has a star.
    """

    id: str
    vault: str
    title: str
    user: str = ""
    password: str = ""
    url: str = ""
    notes: str = ""
    group: str = ""
    icon: str = "key"
    modified: dt.datetime = dt.datetime(2026, 1, 1)
    favorite: bool = False


@dataclass(frozen=True, slots=True)
class Recipe:
    """How passwords are generated.

    Attributes:
        words: Whether a phrase of words is made in place of characters.
        length: Characters.
        count: Words.
        upper: Capital letters; of a phrase, whether its words begin with one.
        digits: Figures; of a phrase, whether it ends in one.
        symbols: Punctuation.
        clear: Leave out characters that look alike.
        separator: What stands between words.
    """

    words: bool = False
    length: int = 16
    count: int = 4
    upper: bool = True
    digits: bool = True
    symbols: bool = True
    clear: bool = False
    separator: str = "-"

    def __post_init__(self) -> None:
        if not 6 <= self.length <= 40:
            raise ValueError(f"length: 6 to 40, found {self.length}")
        if not 3 <= self.count <= 8:
            raise ValueError(f"count: 3 to 8, found {self.count}")


@dataclass(frozen=True, slots=True)
class Settings:
    """Settings of the app.

    Attributes:
        theme: Colours of all screens.
        sort: Order of entries.
        groups_first: Whether groups stand before entries, rather than among them.
        show_users: Whether lists show user names.
        mono: Whether passwords are shown in letters of one width.
        lock_minutes: Minutes in the background after which the vault is locked; 0 for never.
        clear_seconds: Seconds after which a copied value is taken off the clipboard; 0 for never.
        notices: Whether an open entry offers its values in a notification.
        fingerprint: Whether a vault may be opened with the finger.
        autofill: Whether forms of other apps get suggestions.
        draw_over: Whether a button may float over other apps.
        offer_save: Whether to ask to keep logins that are not known yet.
    """

    theme: Theme = "system"
    sort: Sort = "title"
    groups_first: bool = True
    show_users: bool = True
    mono: bool = True
    lock_minutes: int = 5
    clear_seconds: int = 30
    notices: bool = True
    fingerprint: bool = True
    autofill: bool = True
    draw_over: bool = False
    offer_save: bool = True

    def __post_init__(self) -> None:
        if self.lock_minutes not in LOCK_MINUTES:
            raise ValueError(f"lock_minutes: one of {LOCK_MINUTES}, found {self.lock_minutes}")
        if self.clear_seconds not in CLEAR_SECONDS:
            raise ValueError(f"clear_seconds: one of {CLEAR_SECONDS}, found {self.clear_seconds}")


@dataclass(frozen=True)
class PasswordsData:
    """Everything the app stores.

    Attributes:
        vaults: Vaults, in the order they were made.
        groups: Groups of all vaults.
        entries: Entries of all vaults, in the order they were made.
        settings: Settings.
        recipe: How the generator was set last.
        made: Passwords generated before, newest first.
        searches: Latest searches, newest first.
        open: Id of the vault that is unlocked; empty while all are locked.
    """

    vaults: tuple[Vault, ...] = ()
    groups: tuple[Group, ...] = ()
    entries: tuple[Entry, ...] = ()
    settings: Settings = field(default_factory=Settings)
    recipe: Recipe = field(default_factory=Recipe)
    made: tuple[str, ...] = ()
    searches: tuple[str, ...] = ()
    open: str = ""

    def check(self) -> None:
        """Refuse ids that stand twice, and groups and entries that lie nowhere. Asked once, of what a scenario brings.

        Raises:
            ValueError: The message begins with the path of the field.
        """
        vaults = _ids("vaults", self.vaults)
        groups = _ids("groups", self.groups)
        _ids("entries", self.entries)
        places = {g.id: g.vault for g in self.groups}
        for i, group in enumerate(self.groups):
            _known(f"groups[{i}].vault", group.vault, vaults)
            _known(f"groups[{i}].parent", group.parent, ["", *groups])
            if group.parent and places[group.parent] != group.vault:
                raise ValueError(f"groups[{i}].parent: {group.parent!r} is a group of another vault")
        for i, entry in enumerate(self.entries):
            if not entry.title:
                raise ValueError(f"entries[{i}].title: an entry needs one")
            _known(f"entries[{i}].vault", entry.vault, vaults)
            _known(f"entries[{i}].group", entry.group, ["", *groups])
            if entry.group and places[entry.group] != entry.vault:
                raise ValueError(f"entries[{i}].group: {entry.group!r} is a group of another vault")


def _ids(field_: str, items: Sequence[Vault | Group | Entry]) -> list[str]:
    ids = [item.id for item in items]
    check_unique(field_, ids)
    return ids


def _known(path: str, id_: str, known: Sequence[str]) -> None:
    if id_ not in known:
        hint = near(id_, known) or f"Known: {', '.join(k for k in known if k)}"
        raise ValueError(f"{path}: there is no {id_!r}. {hint}")
