"""Dates, times, numbers and lists as texts of one language: the one funnel for what apps format.

Every text made here goes through :meth:`Formats.say` under a *kind* (``date``, ``time``, ``number`` ...), so that
whoever wants to know of formatted values, or to change them, has one place to stand.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from gts_env.android.locale import numbers, plurals
from gts_env.android.locale.numbers import Number
from gts_env.android.locale.table import LocaleTable, language_of, table_for

DATE_FORMS = (
    "full", "long", "medium", "short", "weekday_full", "weekday_medium", "weekday_short", "day_long", "day", "month",
    "month_short",
)  # fmt: skip
"""Forms of a date.

With all its parts: ``full`` (Wednesday, October 14, 2026), ``long``, ``medium``, ``short`` (10/14/26) and
``weekday_medium``; without the year: ``weekday_full``, ``weekday_short``, ``day_long`` and ``day``; without the day:
``month`` and ``month_short``.
"""
KINDS = ("date", "time", "hour", "span", "number", "percent", "money", "size", "plural", "list", "near_day", "offset")
"""Kinds of what goes through the funnel."""


class Asked(NamedTuple):
    """What was to be formatted.

    Attributes:
        kind: One of :data:`KINDS`.
        value: The value.
        form: Form of a date, code of a currency, number of decimals; else nothing.
        formats: The formats asked, so that another value can be formatted alike.
    """

    kind: str
    value: Any
    form: Any
    formats: Formats


class Formats:
    """The formats of a language tag and clock.

    Args:
        locale: Language tag.
        hour24: Whether times are on the 24-hour clock.
    """

    def __init__(self, locale: str, hour24: bool) -> None:
        self.locale = locale
        self.language = language_of(locale)
        self.hour24 = hour24
        self.table: LocaleTable = table_for(locale)
        self.kept: dict[Any, Any] = {}
        """What others keep for these formats (the texts of apps)."""

    def say(self, kind: str, value: Any, form: Any, make: Callable[[Any, Any], str]) -> str:
        """The funnel: the text that ``make`` gives for value and form."""
        return make(value, form)

    def with_clock(self, hour24: bool) -> Formats:
        """The same on another clock."""
        return self if hour24 == self.hour24 else formats_for(self.locale, hour24)

    # -- dates ---------------------------------------------------------------------------------------------------

    def date(self, day: dt.date, form: str = "medium") -> str:
        """A date in one of :data:`DATE_FORMS`."""
        return self.say("date", day, form, self._date)

    def _date(self, day: dt.date, form: str) -> str:
        t = self.table
        text = t.dates[form].format(
            W=t.days[day.weekday()], w=t.short_days[day.weekday()], M=t.months[day.month - 1],
            m=t.short_months[day.month - 1], n=day.month, d=day.day, y=day.year, yy=day.year % 100,
        )  # fmt: skip
        return numbers.digits(text, self.locale)

    def weekday(self, day: dt.date, short: bool = False) -> str:
        """Name of a day of the week."""
        return (self.table.short_days if short else self.table.days)[day.weekday()]

    def near_day(self, day: dt.date, today: dt.date) -> str:
        """``Yesterday``, ``Today``, ``Tomorrow``, or nothing."""
        return self.say("near_day", (day - today).days, "", self._near_day)

    def _near_day(self, days: int, form: str) -> str:
        return self.table.near_days[days + 1] if abs(days) <= 1 else ""

    # -- times ---------------------------------------------------------------------------------------------------

    def time(self, time: dt.datetime | dt.time) -> str:
        """``9:30 AM``, or ``09:30`` on the 24-hour clock."""
        return self.say("time", time, "", self._time)

    def _time(self, time: dt.datetime | dt.time, form: str) -> str:
        t = self.table
        pattern = form or (t.time24 if self.hour24 else t.time12)
        text = pattern.format(
            h=(time.hour - 1) % 12 + 1, k=time.hour % 12, H=time.hour, i=time.minute, p=t.halves[time.hour >= 12]
        )
        return numbers.digits(text.strip(), self.locale)

    def hour(self, hour: int) -> str:
        """A full hour: ``9 AM`` or ``09:00``."""
        return self.say("hour", hour, "", self._hour)

    def _hour(self, hour: int, form: str) -> str:
        return self._time(dt.time(hour), self.table.time24 if self.hour24 else self.table.hour12)

    def times(self, start: dt.datetime, end: dt.datetime) -> str:
        """``9:30 – 10:15 AM``; a half of the day that both ends share is named once."""
        return self.say("span", (start, end), "", self._times)

    def _times(self, ends: tuple[dt.datetime, dt.datetime], form: str) -> str:
        start, end = ends
        first, last = self._time(start, ""), self._time(end, "")
        pattern = self.table.time12
        if not self.hour24 and (start.hour < 12) == (end.hour < 12) and start.date() == end.date():
            bare = pattern.replace("{p}", "")
            if pattern.startswith("{p}"):
                last = self._time(end, bare)
            else:
                first = self._time(start, bare)
        return self.span(first, last)

    def span(self, first: str, last: str) -> str:
        """From one text to another."""
        return self.table.span.format(a=first, b=last)

    def offset(self, minutes: int) -> str:
        """How far a time zone is from Greenwich: ``GMT+02:00``."""
        return self.say("offset", minutes, "", self._offset)

    def _offset(self, minutes: int, form: str) -> str:
        hours, rest = divmod(abs(minutes), 60)
        text = f"{self.table.gmt}{'-' if minutes < 0 else '+'}{hours:02}:{rest:02}"
        return numbers.digits(text, self.locale)

    # -- numbers -------------------------------------------------------------------------------------------------

    def number(self, value: Number, decimals: int | None = None) -> str:
        """A number; ``decimals`` are the digits after the decimal sign, None as many as it has (three at most)."""
        return self.say("number", value, decimals, self._number)

    def _number(self, value: Number, decimals: int | None) -> str:
        return numbers.digits(numbers.number(self.table, value, decimals), self.locale)

    def plain(self, value: int) -> str:
        """A whole number without groups of digits: a year, a day, a page."""
        return self.say("number", value, "plain", self._plain)

    def _plain(self, value: int, form: str) -> str:
        return numbers.digits(str(value), self.locale)

    def percent(self, share: Number, decimals: int = 0) -> str:
        """A share of 1 as a percentage."""
        return self.say("percent", share, decimals, self._percent)

    def _percent(self, share: Number, decimals: int) -> str:
        return self.table.percent.format(n=self._number(float(share) * 100, decimals))

    def money(self, amount: Number, currency: str) -> str:
        """An amount in a currency (ISO 4217 code)."""
        return self.say("money", amount, currency, self._money)

    def _money(self, amount: Number, currency: str) -> str:
        return numbers.digits(numbers.money(self.table, amount, currency), self.locale)

    def size(self, count: int) -> str:
        """A number of bytes."""
        return self.say("size", count, "", self._size)

    def _size(self, count: int, form: str) -> str:
        return numbers.digits(numbers.size(self.table, count), self.locale)

    def plural(self, n: int) -> str:
        """Plural category of a whole number: ``one``, ``few`` ... ``other``."""
        return self.say("plural", n, "", self._plural)

    def _plural(self, n: int, form: str) -> str:
        return plurals.category(self.language, n)

    # -- texts ---------------------------------------------------------------------------------------------------

    def list(self, items: Sequence[str]) -> str:
        """``a, b, and c``."""
        return self.say("list", tuple(items), "", self._list)

    def _list(self, items: tuple[str, ...], form: str) -> str:
        t = self.table
        if len(items) <= 2:
            return t.pair.format(a=items[0], b=items[1]) if len(items) == 2 else "".join(items)
        return t.last.format(a=t.comma.join(items[:-1]), b=items[-1])

    def quoted(self, text: str) -> str:
        """A text in quotation marks."""
        return self.table.quotes.format(text)

    def __repr__(self) -> str:
        return f"Formats({self.locale!r}, hour24={self.hour24})"


@lru_cache(maxsize=64)
def formats_for(locale: str, hour24: bool) -> Formats:
    """The formats of a language tag and clock: one object for each."""
    return Formats(locale, hour24)
