"""The shape of a language's table, and the way to it from a language tag."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from gts_env.evolving import evolve

FALLBACK = "en"
KNOWN = ("ar", "de", "en", "es", "fr", "he", "hi", "ja", "zh")
"""Languages that have a table."""
EASTERN_TAGS = ("ar-EG",)
_MONDAY, _SATURDAY, _SUNDAY = 0, 5, 6
_FIRST_DAYS = {
    **dict.fromkeys(("US", "CA", "IN", "IL", "JP", "MX", "BR", "SA", "ZA", "PH", "KR", "TW", "HK"), _SUNDAY),
    **dict.fromkeys(("EG", "DZ", "IQ", "JO", "KW", "LY", "SY"), _SATURDAY),
    **dict.fromkeys(("DE", "AT", "CH", "FR", "ES", "GB", "IE", "AU", "NZ", "CN", "AE", "LB", "MA", "TN"), _MONDAY),
}
"""First day of the week by region (CLDR ``weekData``); Monday = 0."""
_DAY_FIRST = ("US", "CA", "PH", "ZA")
"""Regions whose English dates have the month first, beside those without a region."""


@dataclass(frozen=True, slots=True, eq=False)
class LocaleTable:
    """Names, patterns and signs of one language.

    Patterns of dates have ``W`` and ``w`` (weekday, full and short), ``M`` and ``m`` (month), ``n`` (its number),
    ``d``, ``y`` and ``yy``; of times ``h`` (1 to 12), ``k`` (0 to 11), ``H`` (0 to 23), ``i`` (minute) and ``p``
    (half of the day).

    Attributes:
        months: Names, January first.
        short_months: Short names.
        days: Names, Monday first.
        short_days: Short names.
        initials: One letter or two, for the head of a month.
        dates: Form to pattern; see :data:`gts_env.android.locale.formats.DATE_FORMS`.
        order: How a date is typed: ``mdy``, ``dmy`` or ``ymd``, then the separator.
        first_day: First day of the week where the region is not known, Monday = 0.
        halves: Before and after noon.
        time12: A time on the 12-hour clock.
        hour12: A full hour on it.
        time24: A time on the 24-hour clock.
        span: From ``a`` to ``b``.
        decimal: Decimal sign.
        group: Sign between groups of digits.
        groups: Digits of the last group and of those before it.
        percent: Pattern of a percentage.
        money: Pattern with the symbol ``s`` and the amount ``n``.
        symbols: Currency code to symbol where it is not the code.
        pair: Two items of a list.
        comma: Between the items of a list.
        last: The last two of more than two items.
        near_days: Yesterday, today, tomorrow.
        sizes: Units of bytes from 1 to 1000 to the third.
        quotes: Around a quotation.
        gmt: What stands before an offset from Greenwich.
        mark: What keeps a plus or minus at its side of a number in a text that runs from the right.
    """

    months: tuple[str, ...]
    short_months: tuple[str, ...]
    days: tuple[str, ...]
    short_days: tuple[str, ...]
    initials: tuple[str, ...]
    dates: Mapping[str, str]
    order: str
    first_day: int
    halves: tuple[str, str]
    pair: str
    last: str
    near_days: tuple[str, str, str]
    time12: str = "{h}:{i:02} {p}"
    hour12: str = "{h} {p}"
    time24: str = "{H:02}:{i:02}"
    span: str = "{a} – {b}"
    decimal: str = "."
    group: str = ","
    groups: tuple[int, int] = (3, 3)
    percent: str = "{n}%"
    money: str = "{s}{n}"
    symbols: Mapping[str, str] = field(default_factory=dict)
    comma: str = ", "
    sizes: tuple[str, str, str, str] = ("B", "kB", "MB", "GB")
    quotes: str = "“{}”"
    gmt: str = "GMT"
    mark: str = ""


def split(text: str) -> tuple[str, ...]:
    """Names between blanks; an underscore stands for a blank within a name."""
    return tuple([name.replace("_", " ") for name in text.split()])


def language_of(locale: str) -> str:
    """Language of a tag: ``de`` of ``de-AT``. The old code of Hebrew is known too."""
    language = locale.replace("_", "-").partition("-")[0].lower()
    return "he" if language == "iw" else language


def region_of(locale: str) -> str:
    """Region of a tag: ``AT`` of ``de-AT``, nothing where it has none."""
    return next((p for p in locale.replace("_", "-").split("-")[1:] if len(p) == 2 and p.isupper()), "")


@lru_cache(maxsize=64)
def table_for(locale: str) -> LocaleTable:
    """The table of a language tag; English where the language has none."""
    language, region = language_of(locale), region_of(locale)
    name = language if language in KNOWN else FALLBACK
    table: LocaleTable = importlib.import_module(f"gts_env.android.locale.tables.{name}").TABLE
    if name == "en" and region and region not in _DAY_FIRST:
        table = _day_first(table)
    if eastern(locale):
        table = evolve(table, decimal="٫", group="٬", mark="\u061c")
    return evolve(table, first_day=_FIRST_DAYS[region]) if region in _FIRST_DAYS else table


def eastern(locale: str) -> bool:
    """Whether a tag writes Arabic-Indic digits; all others write Latin ones, as Android does for most in practice."""
    return locale in EASTERN_TAGS or locale.endswith("-u-nu-arab")


def _day_first(table: LocaleTable) -> LocaleTable:
    """English as it is written outside North America."""
    from gts_env.android.locale.tables.en import WORLD_DATES

    return evolve(table, dates=WORLD_DATES, order="dmy/", first_day=_MONDAY, halves=("am", "pm"))
