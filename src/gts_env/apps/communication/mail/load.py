"""The app's data at the start of a scenario: the owner's own mail, or what the scenario says."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from gts_env.android.clock import local
from gts_env.android.data import check_fields, check_unique, convert, merged
from gts_env.apps.communication.mail import lived_in, lived_in_mail
from gts_env.apps.communication.mail.data import (
    Account,
    Attachment,
    Folder,
    MailData,
    Message,
    Person,
    Settings,
)

_LISTS: dict[str, Any] = {
    "accounts": (Account, lived_in.ACCOUNTS),
    "folders": (Folder, lived_in.FOLDERS),
    "contacts": (Person, lived_in.CONTACTS),
    "pictures": (Attachment, lived_in.PICTURES),
    "files": (Attachment, lived_in.FILES),
}
_FIELDS = (
    *_LISTS, "messages", "extra_messages", "incoming", "extra_folders", "settings", "searches", "checked_minutes_ago",
    "account_changes",
)  # fmt: skip
CHECKED_MINUTES_AGO = 12


def load(values: Mapping[str, Any], now: int, zone: str) -> MailData:
    """Data from a scenario's ``data:``.

    Args:
        values: ``settings`` (those that differ from the defaults); ``accounts``, ``folders``, ``messages``,
            ``incoming``, ``contacts``, ``pictures`` and ``files`` in place of the owner's; ``extra_messages`` and
            ``extra_folders`` beside them; ``account_changes`` (fields of the owner's accounts by id); ``searches``;
            ``checked_minutes_ago``.
        now: Start of the scenario, ms since the epoch.
        zone: The device's time zone.

    Raises:
        ValueError: A value does not fit; the message begins with the path of its field.
    """
    check_fields(values, _FIELDS)
    lists: dict[str, Any] = {n: _rows(kind, values.get(n, own), n) for n, (kind, own) in _LISTS.items()}
    if not lists["accounts"]:
        raise ValueError("accounts: there has to be one at least")
    lists["accounts"] = _changed(lists["accounts"], values.get("account_changes", {}))
    lists["folders"] = (*lists["folders"], *_read(values, "extra_folders", Folder))
    here = local(now, zone)
    known = {f.id for f in lists["folders"]}
    ago = convert(int, values.get("checked_minutes_ago", CHECKED_MINUTES_AGO), "checked_minutes_ago")
    made = MailData(
        **lists,
        messages=(*_mail(values, "messages", here, known), *_read(values, "extra_messages", Message)),
        incoming=_mail(values, "incoming", here, known),
        settings=merged(Settings(), values.get("settings", {}), "settings"),
        searches=convert(tuple[str, ...], values.get("searches", ()), "searches"),
        checked_at=now - ago * 60_000,
    )
    made.check()
    return made


def _rows(kind: Any, given: Any, name: str) -> tuple[Any, ...]:
    found: tuple[Any, ...] = convert(tuple[kind, ...], given, name)
    return found


def _read(values: Mapping[str, Any], name: str, kind: Any) -> tuple[Any, ...]:
    found = _rows(kind, values.get(name, ()), name)
    check_unique(name, [item.id for item in found])
    return found


def _mail(values: Mapping[str, Any], name: str, now: dt.datetime, folders: set[str]) -> tuple[Message, ...]:
    if name in values:
        return _read(values, name, Message)
    made = lived_in_mail.messages(now) if name == "messages" else lived_in_mail.incoming(now)
    return tuple([m for m in made if m.folder in folders])


def _changed(accounts: tuple[Account, ...], changes: Any) -> tuple[Account, ...]:
    if not isinstance(changes, Mapping):
        raise ValueError("account_changes: expected a mapping of ids to fields")
    known = [a.id for a in accounts]
    for id_ in changes:
        if id_ not in known:
            raise ValueError(f"account_changes.{id_}: there is no account {id_!r}. Known: {', '.join(known)}")
    return tuple([merged(a, changes[a.id], f"account_changes.{a.id}") if a.id in changes else a for a in accounts])


def cleared() -> MailData:
    """An app with one account in which there is nothing yet."""
    account = replace(lived_in.ACCOUNTS[0], signature="")
    folders = tuple([f for f in lived_in.FOLDERS if f.account == account.id and f.kind != "custom"])
    return MailData((account,), folders, pictures=lived_in.PICTURES, files=lived_in.FILES)
