"""Lengths, places in an episode, days and speeds as texts."""

from __future__ import annotations

import datetime as dt

from gts_env.android.config import RTL_LANGUAGES
from gts_env.android.locale.numbers import digits
from gts_env.apps.media.podcasts.strings import Words


def length(say: Words, seconds: float) -> str:
    """``47 min``, ``1 h 12 min``, ``40 s``."""
    if seconds < 60:
        return say("seconds", count=say.fmt.number(int(seconds)))
    hours, minutes = divmod(int(seconds + 30) // 60, 60)
    if not hours:
        return say("minutes", count=say.fmt.number(minutes))
    if not minutes:
        return say("hours", hours=say.fmt.number(hours))
    return say("hours_minutes", hours=say.fmt.number(hours), count=say.fmt.number(minutes))


def joined(say: Words, parts: list[str]) -> str:
    """Facts side by side; from right to left each keeps its own direction."""
    if say.fmt.language in RTL_LANGUAGES:
        return "\u200f" + " · ".join([f"\u2068{part}\u2069" for part in parts])
    return " · ".join(parts)


def clock(say: Words, seconds: float) -> str:
    """``7:05``, ``1:02:03``."""
    hours, minutes = divmod(int(seconds) // 60, 60)
    rest = int(seconds) % 60
    text = f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
    return digits(text, say.fmt.locale)


def seconds_of(text: str) -> int:
    """The seconds of a time code such as ``12:40`` or ``1:02:03``."""
    total = 0
    for part in text.split(":"):
        total = total * 60 + int(part)
    return total


def day(say: Words, when: dt.date, today: dt.date) -> str:
    """``Today``, ``Yesterday``, ``Oct 9``, and with the year if it is another one."""
    near = say.fmt.near_day(when, today)
    if near:
        return near
    return say.fmt.date(when, "day" if when.year == today.year else "medium")


def month(say: Words, text: str) -> str:
    """Short name of a month such as ``2026-10``."""
    return say.fmt.table.short_months[int(text[5:7]) - 1]


def speed(say: Words, value: float) -> str:
    """``1.25×``."""
    return say("times", n_=say.fmt.number(value, 2 if round(value * 100) % 10 else 1))
