"""Numbers, percentages, money and sizes as texts."""

from __future__ import annotations

from decimal import ROUND_HALF_EVEN, Decimal

from gts_env.android.locale.table import LocaleTable, eastern

Number = int | float | Decimal
MINOR = {"JPY": 0, "KRW": 0, "KWD": 3, "BHD": 3, "TND": 3}
"""Decimals of currencies that have not two."""
_EASTERN = str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")
MOST_DECIMALS = 3
RIGHT_TO_LEFT = "\u200f"
"""The mark that some patterns begin with."""


def digits(text: str, locale: str) -> str:
    """The text with the digits of a language tag."""
    return text.translate(_EASTERN) if eastern(locale) else text


def number(table: LocaleTable, value: Number, decimals: int | None = None) -> str:
    """A number with its groups of digits.

    Args:
        table: Signs of the language.
        value: The number.
        decimals: Digits after the decimal sign; None for as many as it has, three at most.
    """
    places = MOST_DECIMALS if decimals is None else decimals
    exact = Decimal(str(value)).quantize(Decimal(1).scaleb(-places), rounding=ROUND_HALF_EVEN)
    whole, _, rest = f"{abs(exact):f}".partition(".")
    if decimals is None:
        rest = rest.rstrip("0")
    sign = f"{table.mark}-" if exact < 0 else ""
    return sign + _grouped(table, whole) + (table.decimal + rest if rest else "")


def _grouped(table: LocaleTable, whole: str) -> str:
    last, before = table.groups
    parts = [whole[-last:]]
    whole = whole[:-last]
    while whole:
        parts.insert(0, whole[-before:])
        whole = whole[:-before]
    return table.group.join(parts)


def money(table: LocaleTable, amount: Number, currency: str) -> str:
    """An amount in a currency (ISO 4217 code)."""
    said = number(table, abs(Decimal(str(amount))), MINOR.get(currency, 2))
    symbol = table.symbols.get(currency, currency)
    # A code of letters is kept apart from the amount, a sign is not.
    gap = "\xa0" if symbol[-1:].isalpha() and table.money.startswith("{s}") else ""
    text = table.money.format(s=symbol + gap, n=said)
    return signed(table, text, "-") if amount < 0 else text


def signed(table: LocaleTable, text: str, sign: str) -> str:
    """An amount with a sign before it, behind the mark that says which way it runs."""
    lead = RIGHT_TO_LEFT if text.startswith(RIGHT_TO_LEFT) else ""
    return f"{lead}{table.mark}{sign}{text[len(lead) :]}"


def size(table: LocaleTable, count: int) -> str:
    """A number of bytes as Android's settings show it, in steps of 1000: ``1.25 MB``."""
    value, unit = Decimal(count), 0
    while value >= 900 and unit < len(table.sizes) - 1:
        value, unit = value / 1000, unit + 1
    decimals = 0 if unit == 0 or value >= 100 else 2 if value < 10 else 1
    return f"{number(table, value, decimals)}\xa0{table.sizes[unit]}"
