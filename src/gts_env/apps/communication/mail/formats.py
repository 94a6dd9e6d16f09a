"""Dates, people and sizes as the mail app writes them."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable

from gts_env.apps.communication.mail.data import Account, Person
from gts_env.apps.communication.mail.strings import Words


def row_date(say: Words, when: dt.datetime, today: dt.date) -> str:
    """When a message of a list was sent: the time of today, the day of this year, else the date."""
    day = when.date()
    if day == today:
        return say.fmt.time(when)
    if day.year == today.year:
        return say.fmt.date(day, "day")
    return say.fmt.date(day, "short")


def full_date(say: Words, when: dt.datetime) -> str:
    """Day and time of a message."""
    return say("date_at", date=say.fmt.date(when.date(), "weekday_medium"), time=say.fmt.time(when))


def people_text(say: Words, people: Iterable[Person], accounts: Iterable[Account], own: str = "me") -> str:
    """Names in a row; ``own`` is the key of what the owner is called among them."""
    addresses = [a.address for a in accounts]
    return say.fmt.table.comma.join([say(own) if p.address in addresses else p.shown for p in people])


def address_text(person: Person) -> str:
    """Name and address."""
    return f"{person.name} <{person.address}>" if person.name else person.address
