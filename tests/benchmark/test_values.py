from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gts_env.benchmark.values import add, compare, read_literal, read_value
from gts_env.benchmark.values.dates import Date
from gts_env.benchmark.values.kinds import scale
from gts_env.benchmark.values.numbers import find_numbers
from gts_env.benchmark.values.types import Money, Quantity


@pytest.mark.parametrize(
    ("text", "locale", "number"),
    [
        ("3 items", "en-US", "3"),
        ("1,234.50", "en-US", "1234.50"),
        ("1.234,50", "de-DE", "1234.50"),
        ("1.234,50", "en-US", "1234.50"),
        ("1.234", "de-DE", "1234"),
        ("1.234", "en-US", "1.234"),
        ("1,234", "en-US", "1234"),
        ("1,234", "de-DE", "1.234"),
        ("12,5", "en-US", "12.5"),
        ("0,500", "en-US", "0.5"),
        ("1 234,5", "fr-FR", "1234.5"),
        ("1\u202f234,5", "fr-FR", "1234.5"),
        ("1'234.50", "de-CH", "1234.50"),
        ("1,23,456.00", "en-IN", "123456.00"),
        ("\u221242", "en-US", "-42"),
        ("١٢٣٫٥", "ar-EG", "123.5"),
        ("total: 7.", "en-US", "7"),
        (".5", "en-US", "0.5"),
        ("95 %", "en-US", "95"),
    ],
)
def test_numbers(text: str, locale: str, number: str) -> None:
    assert read_value("number", text, locale) == Decimal(number)


@pytest.mark.parametrize("text", ["", "none", "12 of 20", "5-7", "B12", "1.2.3.x 4"])
def test_no_certain_number(text: str) -> None:
    assert read_value("number", text, "en-US") is None


def test_all_numbers_with_their_places() -> None:
    assert find_numbers("12 of 1,000", "en-US") == [(Decimal(12), 0, 2), (Decimal(1000), 6, 11)]


@given(st.decimals(-(10**9), 10**9, places=2), st.sampled_from(["en-US", "de-DE", "fr-FR"]))
def test_a_number_written_for_a_locale_is_read_back(number: Decimal, locale: str) -> None:
    plain = f"{number:,.2f}"
    swap = {"en-US": (",", "."), "de-DE": (".", ","), "fr-FR": ("\u202f", ",")}[locale]
    text = plain.replace(",", "\0").replace(".", swap[1]).replace("\0", swap[0])
    assert read_value("number", text, locale) == number


@pytest.mark.parametrize(
    ("text", "locale", "amount", "currency"),
    [
        ("€ 12.50", "en-US", "12.50", "€"),
        ("-3,20 EUR", "de-DE", "-3.20", "€"),
        ("-$5.00", "en-US", "-5.00", "$"),
        ("$-5", "en-US", "-5", "$"),
        ("− 5 €", "de-DE", "-5", "€"),
        ("US$12", "en-US", "12", "$"),
        ("CHF 12.00", "de-CH", "12.00", "CHF"),
        ("12.50", "en-US", "12.50", None),
    ],
)
def test_money(text: str, locale: str, amount: str, currency: str | None) -> None:
    assert read_value("money", text, locale) == Money(Decimal(amount), currency)


def test_money_of_two_currencies_is_not_read() -> None:
    assert read_value("money", "€5 / $6", "en-US") is None


@pytest.mark.parametrize(
    ("a", "b", "same"),
    [
        ("5.2 km", "5200 m", True),
        ("20 °C", "68 °F", True),
        ("20 °C", "20 °F", False),
        ("1 h", "60 min", True),
        ("3 MB", "3000 kB", True),
        ("1012 hPa", "1012 mbar", True),
        ("5 reps", "5 rep", True),
        ("5 km", "5 kg", False),
        ("36 km/h", "10 m/s", True),
    ],
)
def test_units_are_converted(a: str, b: str, same: bool) -> None:
    tolerance = Decimal("0.001")
    assert compare("==", read_value("unit", a, "en-US"), read_value("unit", b, "en-US"), tolerance) is same


def test_units_of_different_dimension_have_no_order() -> None:
    a, b = read_value("unit", "5 km", "en-US"), read_value("unit", "5 kg", "en-US")
    assert compare("<", a, b) is None
    assert compare("!=", a, b) is True


@pytest.mark.parametrize(
    ("text", "locale", "date"),
    [
        ("2026-10-14", "en-US", (2026, 10, 14)),
        ("2026/10/14", "ja-JP", (2026, 10, 14)),
        ("Oct 14, 2026", "en-US", (2026, 10, 14)),
        ("14 October 2026", "en-GB", (2026, 10, 14)),
        ("Wednesday, 14 October", "en-GB", (None, 10, 14)),
        ("Wed, 14 Oct 2026", "en-GB", (2026, 10, 14)),
        ("October 14, 2026, 9:41 AM", "en-US", (2026, 10, 14)),
        ("Sat, Nov 28 at 10:00", "en-US", (None, 11, 28)),
        ("14.10.2026", "de-DE", (2026, 10, 14)),
        ("14.10.26", "de-DE", (2026, 10, 14)),
        ("14. Oktober 2026", "de-DE", (2026, 10, 14)),
        ("3. März", "de-DE", (None, 3, 3)),
        ("10/14/2026", "en-US", (2026, 10, 14)),
        ("14/10/2026", "en-GB", (2026, 10, 14)),
        ("10/14", "en-US", (None, 10, 14)),
        ("14 août 2026", "fr-FR", (2026, 8, 14)),
        ("14 de octubre de 2026", "es-ES", (2026, 10, 14)),
        ("14 октября 2026", "ru-RU", (2026, 10, 14)),
        ("2026年10月14日", "ja-JP", (2026, 10, 14)),
        ("10월 14일", "ko-KR", (None, 10, 14)),
        ("2026-10-14T09:41", "en-US", (2026, 10, 14)),
    ],
)
def test_dates(text: str, locale: str, date: tuple[int | None, int, int]) -> None:
    assert read_value("date", text, locale) == Date(*date)


@pytest.mark.parametrize(
    "text", ["Today", "Wed 14", "Oct 14 – Oct 20", "May 2026", "2026-13-45", "Feb 30", "Oct 14-16", ""]
)
def test_no_certain_date(text: str) -> None:
    assert read_value("date", text, "en-US") is None


@given(st.dates())
def test_iso_dates_are_read_back(date: object) -> None:
    found = read_value("date", str(date), "de-DE")
    assert str(found) == str(date)


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("9:41 PM", 78060),
        ("21:41", 78060),
        ("9 PM", 75600),
        ("12:00 AM", 0),
        ("12:30 p.m.", 45000),
        ("下午 3:05", 54300),
        ("14.30", 52200),
        ("at 7:05:09", 25509),
        ("9:41\u202fAM", 34860),
        ("9:41 – 10:41", None),
        ("25:00", None),
        ("3", None),
    ],
)
def test_times(text: str, seconds: int | None) -> None:
    assert read_value("time", text, "en-US") == seconds


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("1 h 20 min", 4800),
        ("1h20m", 4800),
        ("1 hr, 5 min", 3900),
        ("3:25", 205),
        ("01:02:03", 3723),
        ("2 days", 172800),
        ("45 sec", 45),
        ("5", None),
        ("5 km", None),
    ],
)
def test_durations(text: str, seconds: int | None) -> None:
    assert read_value("duration", text, "en-US") == seconds


@pytest.mark.parametrize(
    ("text", "minutes"),
    [
        ("GMT+2", 120),
        ("UTC-05:30", -330),
        ("+02:00", 120),
        ("UTC", 0),
        ("Z", 0),
        ("Berlin (GMT+02:00)", 120),
        ("غرينتش+٠٢:٣٠ Berlin", 150),
        ("", None),
    ],
)
def test_zones(text: str, minutes: int | None) -> None:
    assert read_value("zone", text, "en-US") == minutes


def test_comparisons() -> None:
    three, four = Decimal(3), Decimal(4)
    assert compare("==", three, Decimal("3.0")) is True
    assert compare("==", three, Decimal("3.01"), Decimal("0.01")) is True
    assert compare("!=", three, four) is True
    assert [compare(op, three, four) for op in ("<", "<=", ">", ">=")] == [True, True, False, False]
    assert compare("==", three, None) is None
    assert compare("==", three, "3") is None
    assert compare("<", "Änne", "Berta") is True
    assert compare("==", "a", "A") is False


def test_money_compares_by_currency_where_both_name_one() -> None:
    euro, dollar, bare = Money(Decimal(5), "€"), Money(Decimal(5), "$"), Money(Decimal(5), None)
    assert compare("==", euro, dollar) is False
    assert compare("==", euro, bare) is True
    assert compare("<", euro, dollar) is None
    assert compare("<=", bare, dollar) is True


def test_dates_without_a_year() -> None:
    full, short = Date(2026, 10, 14), Date(None, 10, 14)
    assert compare("==", full, short) is True
    assert compare("<", full, short) is None
    assert compare("<", short, Date(None, 11, 1)) is True


def test_sums() -> None:
    assert add([Decimal(1), Decimal(2)]) == 3
    assert add([Money(Decimal(1), "€"), Money(Decimal(2), None)]) == Money(Decimal(3), "€")
    assert add([Money(Decimal(1), "€"), Money(Decimal(2), "$")]) is None
    assert add([read_value("unit", "1 km", "en-US"), read_value("unit", "200 m", "en-US")]) == Quantity(
        Decimal(1200), "length", Decimal(1000)
    )
    assert add([]) is None
    assert add([Decimal(1), None]) is None
    assert add([Date(2026, 1, 1)]) is None
    assert scale(Money(Decimal("1.50"), "€"), Decimal(2)) == Money(Decimal("3.00"), "€")
    assert scale(Decimal(2), Decimal(3)) == 6
    assert scale("a", Decimal(2)) is None


@pytest.mark.parametrize(
    ("kind", "literal", "value"),
    [
        ("number", 3, Decimal(3)),
        ("number", "3.50", Decimal("3.50")),
        ("number", "three", None),
        ("money", 12.5, Money(Decimal("12.5"), None)),
        ("money", "€ 3", Money(Decimal(3), "€")),
        ("date", "2026-10-14", Date(2026, 10, 14)),
        ("date", 2026, None),
        ("duration", 90, Decimal(90)),
        ("duration", "1 h", Decimal(3600)),
        ("time", "21:41", 78060),
        ("zone", "UTC+2", 120),
        ("text", "x", "x"),
        ("number", True, None),
        ("number", None, None),
    ],
)
def test_literals(kind: str, literal: object, value: object) -> None:
    assert read_literal(kind, literal) == value


@given(st.sampled_from(["number", "money", "unit", "date", "time", "duration", "zone"]), st.text(max_size=40))
def test_no_text_breaks_a_reader(kind: str, text: str) -> None:
    read_value(kind, text, "de-DE")
