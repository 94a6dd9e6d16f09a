"""Dates in the texts of a scenario file, moved by some days.

Found by themselves are dates with a month: ``2026-10-14``, ``Wednesday, October 14``, ``14 Oct 2026``, ``10/14/2026``,
``14.10.2026``, ``October 2026``. What alone does not look like a date is marked: ``<29>``, ``<29th>``, ``<November>``,
``<Tuesday>``, or with the date it is of, ``<2026-11-02:2>``. A month without a day stands as far from the scenario's
month as before.
"""

from __future__ import annotations

import datetime as dt
import re
from dataclasses import dataclass
from functools import lru_cache

from gts_env.benchmark.variation.date_names import Name, Names, alternatives, like, names_of

_ORDINAL = r"(?:st|nd|rd|th)"
_MARK = r"<(?:(?P<of>\d{4}-\d\d(?:-\d\d)?):(?P<said>[^<>]+)|(?P<bare>[^<>:]{1,24}))>"
_ISO = r"(?<![\d-])(?P<iso>\d{4}-\d\d-\d\d)(?![\d-])"
_SLASHED = r"(?<![\d./])(?P<slashed>\d{1,2}(?P<mark>[./])\d{1,2}(?P=mark)\d{4})(?!\d)"
_TOKEN = re.compile(rf"(?P<number>\d+)(?P<ordinal>{_ORDINAL}(?![^\W\d_]))?|(?P<word>[^\W\d_]+)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Dates:
    """Moves the dates of a scenario.

    Attributes:
        now: Day of the scenario as written: dates without a year are the nearest to it.
        days: Days that all dates move by.
        locale: Locale of the device.
    """

    now: dt.date
    days: int = 0
    locale: str = "en-US"

    def pattern(self) -> re.Pattern[str]:
        """Finds what looks like a date."""
        return _pattern(self.locale.partition("-")[0])

    def moved(self, found: re.Match[str]) -> str:
        """The text of a find of :meth:`pattern`, moved.

        Raises:
            ValueError: A mark names no date.
        """
        if found["of"]:
            return self._of(found["of"], found["said"])
        if found["bare"]:
            return self._bare(found["bare"], found[0])
        if not self.days:
            return found[0]
        day = self._read(found[0])
        return found[0] if day is None else self._rewritten(found[0], day, self._later(day))

    def later(self, day: dt.date) -> dt.date:
        """A date of the scenario, moved."""
        return day + dt.timedelta(days=self.days)

    def _later(self, day: _Day) -> _Day:
        if day.day is not None:
            return _Day.of(self.later(dt.date(day.year, day.month, day.day)))
        new = self.later(self.now)
        months = (day.year - self.now.year) * 12 + day.month - self.now.month + new.year * 12 + new.month - 1
        return _Day(months // 12, months % 12 + 1, None)

    # -- reading -------------------------------------------------------------------------------------------------

    def _names(self) -> Names:
        return names_of(self.locale.partition("-")[0])

    def _of(self, date: str, said: str) -> str:
        year, month, *rest = (int(part) for part in date.split("-"))
        try:
            day = _Day(year, month, rest[0] if rest else None)
            dt.date(year, month, day.day or 1)
        except ValueError:
            raise ValueError(f"<{date}:{said}>: there is no such date") from None
        return self._rewritten(said, day, self._later(day))

    def _bare(self, said: str, whole: str) -> str:
        """A mark without a date of its own; whatever else stands in pointed brackets is left."""
        names = self._names()
        number = re.fullmatch(rf"(\d{{1,2}}){_ORDINAL}?", said)
        if number:
            day: _Day | None = self._nearest_day(int(number[1]))
        elif (weekday := names.day(said)) is not None:
            day = _Day.of(self.now + dt.timedelta(days=(weekday.number - self.now.weekday()) % 7))
        else:
            day = self._read(said)
        return whole if day is None else self._rewritten(said, day, self._later(day))

    def _read(self, text: str) -> _Day | None:
        """The date that a text of one date names."""
        names, numbers, month = self._names(), [], None
        for token in _TOKEN.finditer(text):
            if token["number"]:
                numbers.append(int(token["number"]))
            elif (name := names.month(token["word"])) is not None:
                month = name.number + 1
        year = next((n for n in numbers if n > 31), None)
        small = [n for n in numbers if n <= 31]
        if month is None and len(small) == 2 and year is not None:
            # Year first, or day first but in American English.
            month_first = numbers[0] == year or ("/" in text and self.locale in ("en-US", "en-PH"))
            month, small = (small[0], small[1:]) if month_first else (small[1], small[:1])
        if month is None:
            return None
        return self._nearest(month, small[0] if small else None, year)

    def _nearest_day(self, day: int) -> _Day | None:
        near = [self.now + dt.timedelta(days=n) for n in sorted(range(-31, 32), key=lambda n: (abs(n), -n))]
        return next((_Day.of(date) for date in near if date.day == day), None)

    def _nearest(self, month: int, day: int | None, year: int | None) -> _Day | None:
        years = [year] if year is not None else [self.now.year + n for n in (0, 1, -1)]
        found = []
        for one in years:
            try:
                found.append((abs((dt.date(one, month, day or 15) - self.now).days), one))
            except ValueError:
                continue
        return _Day(min(found)[1], month, day) if found else None

    # -- writing -------------------------------------------------------------------------------------------------

    def _rewritten(self, text: str, old: _Day, new: _Day) -> str:
        """A text with each part of one date replaced by that of another, in the form it is written in."""
        names, left = self._names(), {"year": 1, "month": 1, "day": 1}

        def part(token: re.Match[str]) -> str:
            if (word := token["word"]) is not None:
                return _named(word, names, new)
            kind = self._kind(int(token["number"]), text, old, left)
            if kind is None:
                return token[0]
            left[kind] -= 1
            number = str(getattr(new, kind)).zfill(len(token["number"]) if token["number"][0] == "0" else 1)
            if kind != "year" and len(token["number"]) == 2 and re.search(r"(?<!\d)0\d|\d{4}-\d\d", text):
                number = number.zfill(2)
            return number + (_suffix(new.day or 0, token["ordinal"]) if token["ordinal"] else "")

        return _TOKEN.sub(part, text)

    def _kind(self, number: int, text: str, old: _Day, left: dict[str, int]) -> str | None:
        """Which part of a date a number is."""
        if number == old.year:
            return "year"
        month_named = any(self._names().month(word) for word in re.findall(r"[^\W\d_]+", text))
        order = ["day"] if month_named else ["day", "month"]
        if old.day == old.month and not month_named and ("-" in text or "/" in text):
            order.reverse()
        return next((kind for kind in order if left[kind] and number == getattr(old, kind)), None)


@dataclass(frozen=True, slots=True)
class _Day:
    """A date, or a month where there is no day."""

    year: int
    month: int
    day: int | None

    @classmethod
    def of(cls, date: dt.date) -> _Day:
        return cls(date.year, date.month, date.day)


def _named(word: str, names: Names, new: _Day) -> str:
    found: Name | None = names.month(word)
    if found is not None:
        return like(word, found.forms[new.month - 1])
    found = names.day(word)
    if found is None or new.day is None:
        return word
    return like(word, found.forms[dt.date(new.year, new.month, new.day).weekday()])


def _suffix(day: int, like_that: str) -> str:
    suffix = "th" if 10 <= day % 100 <= 20 else {1: "st", 2: "nd", 3: "rd"}.get(day % 10, "th")
    return like(like_that, suffix)


@lru_cache(maxsize=16)
def _pattern(language: str) -> re.Pattern[str]:
    names = names_of(language)
    month, weekday = alternatives(names.months), alternatives(names.days)
    month = rf"(?<![^\W\d_])(?:{month})(?![^\W\d_])"
    before = rf"(?:(?<![^\W\d_])(?:{weekday})\.?,?\s+)?"
    year = r"(?:,?\s+\d{4}(?!\d))?"
    day = rf"(?<!\d)(?:0?[1-9]|[12]\d|3[01])(?:{_ORDINAL}(?![^\W\d_])|(?!\d))"
    worded = [
        rf"{before}{month}\.?\s+{day}(?!:\d){year}",
        rf"{before}{day}\.?\s+(?:of\s+|de\s+|ב)?{month}\.?{year}",
        rf"{month}\.?\s+\d{{4}}(?!\d)",
    ]
    return re.compile("|".join([_MARK, _ISO, _SLASHED, *worded]), re.IGNORECASE)
