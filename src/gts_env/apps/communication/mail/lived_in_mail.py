"""The messages of the phone's owner, around the time it is: written ones, and what machines and letters bring."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator

from gts_env.android.pictures import Chance
from gts_env.apps.communication.mail.data import Message, Person
from gts_env.apps.communication.mail.lived_in import ACCOUNTS, PEOPLE
from gts_env.apps.communication.mail.lived_in_letters import LETTERS
from gts_env.apps.communication.mail.lived_in_texts import LOGS, SENT, SINGLE, THREADS, Row, incoming_rows

MACHINES = ("ci", "watch", "tickets", "parcel", "shop", "rail", "prize", "pills")
OWNERS = {a.id: a.person for a in ACCOUNTS}


def messages(now: dt.datetime) -> tuple[Message, ...]:
    """All mail that is here at a time, the newest last."""
    made = [*_singles(now, SINGLE, "m"), *_threads(now), *_singles(now, LOGS, "g"), *_singles(now, SENT, "s")]
    made += _letters(now)
    return tuple(sorted(made, key=lambda m: (m.date, m.id)))


def incoming(now: dt.datetime) -> tuple[Message, ...]:
    """Mail that is still to come."""
    return tuple(_singles(now, incoming_rows(), "n"))


def _when(now: dt.datetime, hours: float, machine: bool) -> dt.datetime:
    at = now - dt.timedelta(minutes=round(hours * 60))
    at = at.replace(second=0, microsecond=0)
    # People sleep.
    return at if at.hour >= 7 or machine else at - dt.timedelta(hours=9)


def _singles(now: dt.datetime, rows: tuple[Row, ...], prefix: str) -> list[Message]:
    return [_made(now, row, f"{prefix}{i + 1}", "") for i, row in enumerate(rows)]


def _made(now: dt.datetime, row: Row, id_: str, thread: str) -> Message:
    hours, folder, who, subject, body, marks, attachments = row
    account = OWNERS[folder.partition("_")[0]]
    own = who.startswith(">")
    other = PEOPLE[who.lstrip(">")] if who.strip(">") else Person("", "")
    flags = marks.split()
    color = next((f for f in flags if f.startswith("#")), "")
    return Message(
        id_, folder, account if own else other, subject, _when(now, hours, who in MACHINES or hours < 0), body,
        to=(other,) if own and other.address else () if own else (account,),
        cc=(PEOPLE["ana"],) if "cc" in flags else (),
        thread=thread, read=own or "new" not in flags, starred="star" in flags, answered="answered" in flags,
        attachments=attachments, color=color,
    )  # fmt: skip


def _threads(now: dt.datetime) -> list[Message]:
    made = []
    for n, rows in enumerate(THREADS):
        made += [_made(now, row, f"t{n + 1}.{i + 1}", f"t{n + 1}") for i, row in enumerate(rows)]
    return made


def _letters(now: dt.datetime) -> Iterator[Message]:
    """What comes every few days: letters, receipts, notices. Their numbers grow from the place in the row."""
    for i, (who, folder, first, every, count, subject, body) in enumerate(LETTERS):
        for n in range(count):
            chance = Chance("letter", i, n)
            hours = first + n * every + chance.between(0, 7)
            values = {"n": 40 - n + i, "ref": f"{chance.whole(1000, 9999)}", "eur": f"{chance.between(6, 140):.2f}"}
            marks = "new" if n == 0 and chance.share() < 0.4 else ""
            row: Row = (hours, folder, who, subject.format(**values), body.format(**values), marks, ())
            yield _made(now, row, f"l{i + 1}.{n + 1}", "")
