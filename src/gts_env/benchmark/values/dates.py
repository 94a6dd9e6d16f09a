"""Dates and times of day as apps write them."""

from __future__ import annotations

import datetime as dt
import re
import unicodedata
from collections.abc import Iterator
from functools import lru_cache

from gts_env.benchmark.folding import fold
from gts_env.benchmark.values.numbers import plain_digits
from gts_env.benchmark.values.types import Date

_MONTHS = {
    "en": "jan feb mar apr may jun jul aug sep oct nov dec",
    "de": "jan feb mar|maer|marz apr mai jun jul aug sep okt nov dez",
    "fr": "jan fev mar avr mai juin juil aou sep oct nov dec",
    "es": "ene feb mar abr may jun jul ago sep|set oct nov dic",
    "it": "gen feb mar apr mag giu lug ago set ott nov dic",
    "pt": "jan fev mar abr mai jun jul ago set out nov dez",
    "nl": "jan feb maa|mrt apr mei jun jul aug sep okt nov dec",
    "sv": "jan feb mar apr maj jun jul aug sep okt nov dec",
    "pl": "sty lut mar kwi maj cze lip sie wrz paz lis gru",
    "tr": "oca sub mar nis may haz tem agu eyl eki kas ara",
    "ru": "янв фев мар апр мая|май|маи июн июл авг сен окт ноя дек",
}
"""First letters of the months, folded; ``|`` parts two spellings."""
_MONTH_FIRST = ("en-US", "en-PH")
_YEAR_FIRST = ("ja", "zh", "ko", "hu", "lt", "mn")

_ISO = re.compile(r"(?<!\d)(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)")
_CJK = re.compile(r"(?:(\d{4})\s*[年년]\s*)?(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일]")
_NUMERIC = re.compile(r"(?<![\d./])(\d{1,2})([./-])\s?(\d{1,2})(?:\2\s?(\d{4}|\d{2}))?(?![\d]|[/-]\d)")
_DAY_WORD = re.compile(
    r"(?<!\d)(\d{1,2})(?:st|nd|rd|th|\.|º)?\s*(?:de\s+|of\s+)?([^\W\d_]{3,})\.?(?:\s*(?:de\s+|,\s*)?(\d{4}))?(?!\d)"
)
_WORD_DAY = re.compile(
    r"([^\W\d_]{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?!\d)(?:\s*,?\s*(\d{4}))?(?!\d|:\d|\s?[-–]\s?\d{1,2}(?![:\d]))"
)
_TIME = re.compile(
    r"(?<![\d:.])(\d{1,2})(?:[:.](\d{2}))?(?::(\d{2}))?\s*(a\.?\s?m\.?|p\.?\s?m\.?)?(?![\d:]|\w)", re.IGNORECASE
)
_HALF = re.compile(r"(上午|午前|오전)|(下午|午後|오후)")


def read_date(text: str, locale: str) -> Date | None:
    """The only date in a text; None if there is none, or two that differ."""
    plain = unicodedata.normalize("NFC", plain_digits(text))
    found: list[Date] = []
    for reader in (_iso, _cjk, _worded, _numeric):
        found = [date for date in reader(plain, locale) if date is not None]
        if found:
            break
    return found[0] if found and all(date == found[0] for date in found) else None


def read_time(text: str) -> int | None:
    """The only time of day in a text, in seconds since midnight."""
    plain = plain_digits(text).replace("\u202f", " ").replace("\u00a0", " ")
    half = _HALF.search(plain)
    found = set()
    for hour, minute, second, mark in _TIME.findall(plain):
        if not minute and not mark and not half:
            continue
        mark = mark or ("a" if half and half[1] else "p" if half else "")
        found.add(_seconds(int(hour), int(minute or 0), int(second or 0), mark[:1].casefold()))
    return found.pop() if len(found) == 1 else None


def _seconds(hour: int, minute: int, second: int, half: str) -> int | None:
    if hour > (12 if half else 23) or minute > 59 or second > 59:
        return None
    if half:
        hour = hour % 12 + (12 if half == "p" else 0)
    return hour * 3600 + minute * 60 + second


def _iso(text: str, _: str) -> Iterator[Date | None]:
    for year, _, month, day in _ISO.findall(text):
        yield _date(year, month, day)


def _cjk(text: str, _: str) -> Iterator[Date | None]:
    for year, month, day in _CJK.findall(text):
        yield _date(year, month, day)


def _worded(text: str, locale: str) -> Iterator[Date | None]:
    months = _months(locale.partition("-")[0])
    spans: list[tuple[int, int]] = []
    for pattern, order in ((_DAY_WORD, (3, 2, 1)), (_WORD_DAY, (3, 1, 2))):
        for match in pattern.finditer(text):
            year, word, day = (match[group] for group in order)
            month = _month(word, months)
            # "14 October 2026" also reads as "October 20" to the second pattern: a month word is used once.
            place = match.span(order[1])
            if month and place not in spans:
                spans.append(place)
                yield _date(year, month, day)


def _numeric(text: str, locale: str) -> Iterator[Date | None]:
    month_first = locale in _MONTH_FIRST or locale.partition("-")[0] in _YEAR_FIRST
    for first, mark, second, year in _NUMERIC.findall(text):
        if mark == "-" and not year:
            continue
        month, day = (first, second) if month_first and mark != "." else (second, first)
        yield _date(year, month, day)


def _date(year: str | None, month: str | int, day: str) -> Date | None:
    full = int(year) + (2000 if len(year) == 2 else 0) if year else None
    try:
        dt.date(full or 2024, int(month), int(day))
    except ValueError:
        return None
    return Date(full, int(month), int(day))


def _month(word: str, months: dict[str, int]) -> int | None:
    folded = fold(word)
    return months.get(folded[:4]) or months.get(folded[:3])


@lru_cache(maxsize=32)
def _months(language: str) -> dict[str, int]:
    table: dict[str, int] = {}
    for key in ("en", language):
        for number, names in enumerate(_MONTHS.get(key, "").split(), start=1):
            table.update(dict.fromkeys(names.split("|"), number))
    return table
