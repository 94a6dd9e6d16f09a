"""What stands in the editor of a message: a frozen value, and how it begins."""

from __future__ import annotations

import re
from dataclasses import dataclass

from gts_env.apps.communication.mail.data import Account, Attachment, Message, Person
from gts_env.apps.communication.mail.formats import address_text, full_date
from gts_env.apps.communication.mail.markup import quote, unmarked
from gts_env.apps.communication.mail.strings import Words

_FULL = re.compile(r"^\s*(?P<name>[^<>]*?)\s*<\s*(?P<address>[^<>\s]+)\s*>\s*$")
_ADDRESS = re.compile(r"^[\w.+-]+@[\w-]+(\.[\w-]+)+$")
RULE = "\n\n-- \n"
"""Between what is written and the signature."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A message under edit.

    Attributes:
        account: Id of the account it is sent from.
        to: Recipients as they are written.
        cc: Who gets a copy.
        subject: Subject.
        body: Text.
        files: Attachments.
    """

    account: str
    to: tuple[str, ...] = ()
    cc: tuple[str, ...] = ()
    subject: str = ""
    body: str = ""
    files: tuple[Attachment, ...] = ()


def read_person(text: str) -> Person | None:
    """Somebody as typed, such as ``Ana <ana@mail.example>``; None if it is no address."""
    found = _FULL.match(text)
    name, address = (found["name"], found["address"]) if found else ("", text.strip())
    return Person(name, address) if _ADDRESS.match(address) else None


def listed(text: str) -> tuple[str, ...]:
    """Addresses between commas."""
    return tuple([part.strip() for part in re.split("[,;]", text) if part.strip()])


def signed(account: Account, body: str = "") -> str:
    """A text with the signature below it, if the account has one."""
    return f"{body}{RULE}{account.signature}" if account.sign and account.signature else body


def resigned(body: str, old: Account, new: Account) -> str:
    """A text whose signature is that of another account."""
    was = signed(old)
    return body.replace(was, signed(new), 1) if was and was in body else signed(new, body) if not was else body


def answered(say: Words, message: Message, account: Account, everybody: bool, own: tuple[str, ...]) -> Draft:
    """A reply to a message."""
    to = [message.sender] if message.sender.address not in own else list(message.to)
    more = [p for p in (*message.to, *message.cc) if p.address not in own and p not in to] if everybody else []
    head = say("wrote", date=full_date(say, message.date), name=message.sender.shown)
    body = f"{signed(account)}\n\n{head}\n{quote(unmarked(message.body))}"
    return Draft(account.id, tuple(map(address_text, to)), tuple(map(address_text, more)),
                 with_prefix("Re", message.subject), body)  # fmt: skip


def forwarded(say: Words, message: Message, account: Account) -> Draft:
    """A message to be sent on."""
    lines = [
        say("forwarded_head"),
        f"{say('from')}: {address_text(message.sender)}",
        f"{say('date')}: {full_date(say, message.date)}",
        f"{say('subject')}: {message.subject}",
    ]
    body = f"{signed(account)}\n\n" + "\n".join(lines) + f"\n\n{unmarked(message.body)}"
    return Draft(account.id, (), (), with_prefix("Fwd", message.subject), body, message.attachments)


def with_prefix(prefix: str, subject: str) -> str:
    """A subject with a prefix, once."""
    return subject if subject.lower().startswith(f"{prefix.lower()}:") else f"{prefix}: {subject}".rstrip()
