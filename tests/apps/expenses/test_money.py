"""Amounts, months and receipts."""

from __future__ import annotations

import datetime as dt

import pytest

from gts_env.android.locale import formats_for
from gts_env.apps.living.expenses import periods, receipts
from gts_env.apps.living.expenses.money import converted, hundredths, money_text

EN, DE = formats_for("en-US", False), formats_for("de-DE", True)


def test_money_text() -> None:
    assert money_text(EN, -123_456, "EUR") == "-€1,234.56"
    assert money_text(EN, 500, "USD", plus=True) == "+$5.00"
    assert money_text(EN, 123_456, "EUR", whole=True) == "€1,235"
    assert money_text(DE, 123_456, "EUR", whole=True).replace("\xa0", " ") == "1.235 €"
    assert money_text(EN, 150_000, "JPY") == "¥1,500"
    assert money_text(EN, 150_000, "JPY", whole=True) == "¥1,500"
    assert money_text(EN, 0, "EUR", plus=True) == "€0.00"


def test_converted() -> None:
    assert converted(1000, "EUR", "EUR") == 1000
    assert converted(1000, "EUR", "USD") == 1080
    assert converted(1080, "USD", "EUR") == 1000
    assert converted(100, "EUR", "JPY") == 16_000


@pytest.mark.parametrize(("text", "value"), [("12", 1200), ("-3,5", -350), (" 7.25 ", 725), ("x", None), ("", None)])
def test_hundredths(text: str, value: int | None) -> None:
    assert hundredths(text) == value


def test_months() -> None:
    day = dt.date(2026, 10, 14)
    assert periods.month_of(day, 1) == dt.date(2026, 10, 1)
    assert periods.month_of(day, 15) == dt.date(2026, 9, 15)
    assert periods.month_of(dt.date(2026, 1, 3), 10) == dt.date(2025, 12, 10)
    assert periods.last_of(dt.date(2026, 12, 1)) == dt.date(2026, 12, 31)
    assert periods.last_of(dt.date(2026, 2, 15)) == dt.date(2026, 3, 14)


@pytest.mark.parametrize(
    ("text", "note", "amount", "currency"),
    [
        ("Green basket\nApples 3.20\nBread 2.80\nTotal 6.00 EUR\nCash 10.00", "Green basket", 600, "EUR"),
        ("Café\nSubtotal $8.00\nTax 0.64\nTotal: $8.64", "Café", 864, "USD"),
        ("Taxi\n14,50 €", "Taxi", 1450, "EUR"),
        ("Sofa\nTotal 1,299.00 GBP", "Sofa", 129_900, "GBP"),
        ("Meet at the corner", "Meet at the corner", 0, ""),
        ("", "", 0, ""),
    ],
)
def test_receipts(text: str, note: str, amount: int, currency: str) -> None:
    assert receipts.read(text) == receipts.Receipt(note, amount, currency)
