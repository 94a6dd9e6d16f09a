"""Numbers and money as people write them, in the locale of the screen."""

from __future__ import annotations

import re
import unicodedata
from decimal import Decimal, InvalidOperation

from gts_env.benchmark.values.types import Money

_COMMA_LANGUAGES = frozenset(
    """az be bg bs ca cs da de el es et eu fi fr gl hr hu hy id is it ka kk lt lv mk mn nb nl nn no pl pt ro ru sk sl sq
    sr sv tr uk uz vi""".split()
)
_POINT_LOCALES = "de-CH de-LI it-CH es-MX es-US es-PR es-GT es-HN es-NI es-PA es-SV es-DO es-PE".split()
_MINUS = "-\u2212\u2012\u2013"
_SPACES = "\u0020\u00a0\u2009\u202f"
_NUMBER = re.compile(
    rf"(?<![\w.,])([{_MINUS}+]?)(\d{{1,3}}(?:[{_SPACES}'’]\d{{3}})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,']\d+)*|[.,]\d+)(?![.,']?\d)"
)
_SYMBOLS = {
    "EUR": "€",
    "USD": "$",
    "US$": "$",
    "GBP": "£",
    "JPY": "¥",
    "CNY": "¥",
    "INR": "₹",
    "RUB": "₽",
    "KRW": "₩",
    "TRY": "₺",
}
_SYMBOLS |= {
    "UAH": "₴",
    "BRL": "R$",
    "PLN": "zł",
    "CZK": "Kč",
    "ILS": "₪",
    "VND": "₫",
    "THB": "฿",
    "BTC": "₿",
    "NGN": "₦",
}
_CODES = "AUD CAD CHF SEK NOK DKK HUF RON BGN ISK NZD SGD HKD MXN ARS CLP COP ZAR AED SAR EGP".split()
_CURRENCY = re.compile(
    "|".join(
        [re.escape(sign) for sign in sorted({*_SYMBOLS.values()}, key=len, reverse=True)]
        + [
            rf"(?<![A-Za-z]){re.escape(code)}(?![A-Za-z])"
            for code in (*sorted(_SYMBOLS, key=len, reverse=True), *_CODES)
        ]
    )
)


def plain_digits(text: str) -> str:
    """The text with the digits, separators and minus signs of all scripts turned to ASCII."""
    if text.isascii():
        return text
    table = {"٫": ".", "٬": "'", "\u200e": "", "\u200f": "", "\u061c": ""}
    return "".join(str(unicodedata.digit(c)) if c.isdecimal() and not c.isascii() else table.get(c, c) for c in text)


def decimal_mark(locale: str) -> str:
    """The decimal mark of a locale, ``.`` or ``,``."""
    if locale in _POINT_LOCALES:
        return "."
    return "," if locale.partition("-")[0] in _COMMA_LANGUAGES else "."


def read_number(text: str, locale: str) -> Decimal | None:
    """The only number in a text.

    Args:
        text: For example ``3 items`` or ``1.234,5 km``.
        locale: Locale tag, which decides about a mark that may group or divide.

    Returns:
        The number; None if there is none, or more than one.
    """
    found = find_numbers(text, locale)
    return found[0][0] if len(found) == 1 else None


def find_numbers(text: str, locale: str) -> list[tuple[Decimal, int, int]]:
    """All numbers in a text, each with start and end in :func:`plain_digits` of it."""
    numbers = []
    for match in _NUMBER.finditer(plain_digits(text)):
        sign, digits = match[1], match[2]
        value = _decimal(digits, decimal_mark(locale))
        if value is not None:
            numbers.append((-value if sign and sign != "+" else value, match.start(), match.end()))
    return numbers


def read_money(text: str, locale: str) -> Money | None:
    """The only amount in a text, with its currency if it is named (by sign or by code)."""
    plain = plain_digits(text)
    currencies = {_SYMBOLS.get(name, name) for name in _CURRENCY.findall(plain)}
    if len(currencies) > 1:
        return None
    bare = _CURRENCY.sub(" ", plain)
    bare = re.sub(rf"([{_MINUS}+])\s+(?=[\d.,])", r"\1", bare)
    amount = read_number(bare, locale)
    return Money(amount, next(iter(currencies), None)) if amount is not None else None


def read_plain(text: str) -> Decimal | None:
    """A number as written in a scenario file: digits with a point, nothing else."""
    try:
        number = Decimal(text.strip())
    except InvalidOperation:
        return None
    return number if number.is_finite() else None


def _decimal(digits: str, mark: str) -> Decimal | None:
    bare = re.sub(rf"[{_SPACES}'’]", "", digits)
    point = _decimal_at(bare, mark)
    whole, part = (bare, "") if point is None else (bare[:point], bare[point + 1 :])
    return read_plain(f"{whole.replace('.', '').replace(',', '') or '0'}.{part or '0'}".removesuffix(".0"))


def _decimal_at(digits: str, mark: str) -> int | None:
    """Where the decimal mark stands: the last of two kinds, or the only one unless it groups by three."""
    kinds = {c for c in digits if c in ".,"}
    if not kinds:
        return None
    last = max(digits.rfind("."), digits.rfind(","))
    if len(kinds) == 2:
        return last
    if digits.count(digits[last]) > 1:
        return None
    groups = len(digits) - last - 1 == 3 and digits[last] != mark and digits[:last] not in ("", "0")
    return None if groups else last
