"""Amounts: between currencies, from typed text, to shown text."""

from __future__ import annotations

import re
from decimal import ROUND_HALF_EVEN, Decimal, InvalidOperation
from typing import TYPE_CHECKING

from gts_env.android.locale.numbers import MINOR, signed

if TYPE_CHECKING:
    from gts_env.android.locale import Formats

RATES: dict[str, Decimal] = {
    "EUR": Decimal("1"),
    "USD": Decimal("1.08"),
    "GBP": Decimal("0.85"),
    "CHF": Decimal("0.96"),
    "JPY": Decimal("160"),
    "INR": Decimal("90"),
    "ILS": Decimal("4"),
}
"""How much of each currency a euro is worth: the app has no network and keeps a table."""
_AMOUNT = re.compile(r"(?<![\d.,])(\d{1,3}(?:[.,' ]\d{3})+|\d+)([.,]\d{1,2})?(?![\d]|[.,]\d)")
_SIGNS = {"€": "EUR", "$": "USD", "£": "GBP", "¥": "JPY", "₹": "INR", "₪": "ILS"}


def converted(amount: int, source: str, target: str) -> int:
    """An amount in another currency, in hundredths, rounded half to even."""
    if source == target or not amount:
        return amount
    value = Decimal(amount) * RATES[target] / RATES[source]
    return int(value.quantize(Decimal(1), rounding=ROUND_HALF_EVEN))


def decimals(currency: str) -> int:
    """Digits after the decimal sign, two at most."""
    return min(2, MINOR.get(currency, 2))


def money_text(fmt: Formats, amount: int, currency: str, whole: bool = False, plus: bool = False) -> str:
    """An amount of hundredths in words.

    Args:
        fmt: Formats of the language.
        amount: Hundredths.
        currency: ISO 4217 code.
        whole: Leave out what is less than a unit.
        plus: Put a plus before what is above zero.
    """
    value = Decimal(amount) / 100
    if whole:
        value = value.quantize(Decimal(1), rounding=ROUND_HALF_EVEN)
    text = fmt.money(value, currency)
    if whole and decimals(currency):
        text = re.sub(re.escape(fmt.table.decimal) + r"\d\d(?!\d)", "", text, count=1)
    return signed(fmt.table, text, "+") if plus and amount > 0 else text


def hundredths(text: str) -> int | None:
    """What a typed number is in hundredths; None if it is none. A dot or a comma parts the fraction."""
    plain = text.strip().replace(" ", "").replace("\u00a0", "").replace(",", ".")
    try:
        value = Decimal(plain)
    except InvalidOperation:
        return None
    return int((value * 100).quantize(Decimal(1), rounding=ROUND_HALF_EVEN)) if value.is_finite() else None


def amounts_in(line: str) -> list[int]:
    """Amounts that stand in a line of a receipt, in hundredths."""
    found = []
    for whole, part in _AMOUNT.findall(line):
        digits = re.sub(r"\D", "", whole)
        found.append(int(digits) * 100 + (int(part[1:].ljust(2, "0")) if part else 0))
    return found


def currency_in(text: str) -> str:
    """The currency a receipt names, by code or sign; empty if it names none."""
    for code in RATES:
        if re.search(rf"\b{code}\b", text):
            return code
    return next((code for sign, code in _SIGNS.items() if sign in text), "")
