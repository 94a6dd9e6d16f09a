"""Names of months and weekdays, as they stand in the texts of scenario files."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

_MONTHS = {
    "en": "January February March April May June July August September October November December",
    "de": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
    "ar": "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر",
    "he": "ינואר פברואר מרץ אפריל מאי יוני יולי אוגוסט ספטמבר אוקטובר נובמבר דצמבר",
    "hi": "जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर",
}
_SHORT_MONTHS = {
    "en": "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
    "de": "Jan Feb März Apr Mai Juni Juli Aug Sept Okt Nov Dez",
}
_DAYS = {
    "en": "Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
    "de": "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag",
    "ar": "الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد",
}
_SHORT_DAYS = {"en": "Mon Tue Wed Thu Fri Sat Sun"}
_WORDS_TOO = ("may", "march", "mar", "sat", "sun")
"""Names that are other words when they are written small: they count only with a capital letter."""


class Name(NamedTuple):
    """What a word names.

    Attributes:
        number: 0 for January or Monday.
        forms: All names of its kind, in the language and the length of the word.
    """

    number: int
    forms: tuple[str, ...]


class Names(NamedTuple):
    """Names of a language, beside the English ones.

    Attributes:
        months: What each name of a month names, by the name in small letters.
        days: Likewise for weekdays.
    """

    months: dict[str, Name]
    days: dict[str, Name]

    def month(self, word: str) -> Name | None:
        """The month that a word names."""
        return _found(self.months, word)

    def day(self, word: str) -> Name | None:
        """The weekday that a word names."""
        return _found(self.days, word)


@lru_cache(maxsize=16)
def names_of(language: str) -> Names:
    """Names in a language (``de``) and in English."""
    months, days = (_table(kinds, language) for kinds in ((_SHORT_MONTHS, _MONTHS), (_SHORT_DAYS, _DAYS)))
    return Names(months, days)


def alternatives(table: dict[str, Name]) -> str:
    """A regular expression for any of the names, the longest first."""
    return "|".join(re.escape(name) for name in sorted(table, key=lambda name: (-len(name), name)))


def like(word: str, name: str) -> str:
    """A name in the letters of another: small where that is, capital where that is."""
    if word.islower():
        return name.lower()
    return name.upper() if word.isupper() and len(word) > 1 else name


def _table(kinds: tuple[dict[str, str], ...], language: str) -> dict[str, Name]:
    table: dict[str, Name] = {}
    # The full names come last: "May" and "Mai" are full names then.
    for kind in kinds:
        for key in dict.fromkeys((language, "en")):
            forms = tuple(kind.get(key, "").split())
            for number, name in enumerate(forms):
                if name.lower() not in table or table[name.lower()].forms is not forms:
                    table[name.lower()] = Name(number, forms)
    return table


def _found(table: dict[str, Name], word: str) -> Name | None:
    return None if word in _WORDS_TOO else table.get(word.lower())
