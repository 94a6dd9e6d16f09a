from __future__ import annotations

import datetime as dt
from decimal import Decimal

import pytest

from gts_env.android.locale import DATE_FORMS, Formats, formats_for, table_for
from gts_env.android.locale.plurals import categories, category
from gts_env.android.locale.table import KNOWN

MORNING = dt.datetime(2026, 10, 14, 9, 5)


def of(locale: str, hour24: bool = False) -> Formats:
    return formats_for(locale, hour24)


@pytest.mark.parametrize(
    ("locale", "full", "medium", "short", "day"),
    [
        ("en-US", "Wednesday, October 14, 2026", "Oct 14, 2026", "10/14/26", "Wed, Oct 14"),
        ("en-GB", "Wednesday, 14 October 2026", "14 Oct 2026", "14/10/2026", "Wed, 14 Oct"),
        ("de-DE", "Mittwoch, 14. Oktober 2026", "14. Okt. 2026", "14.10.26", "Mi., 14. Okt."),
        ("he-IL", "יום רביעי, 14 באוקטובר 2026", "14 באוק׳ 2026", "14.10.2026", "יום ד׳, 14 באוק׳"),
        ("hi-IN", "बुधवार, 14 अक्टूबर 2026", "14 अक्टू॰ 2026", "14/10/26", "बुध, 14 अक्टू॰"),
        ("zh-CN", "2026年10月14日星期三", "2026年10月14日", "2026/10/14", "10月14日周三"),
        ("ja-JP", "2026年10月14日水曜日", "2026年10月14日", "2026/10/14", "10月14日(水)"),
        ("ar", "الأربعاء، 14 أكتوبر 2026", "14 أكتوبر 2026", "14\u200f/10\u200f/2026", "الأربعاء، 14 أكتوبر"),
    ],
)
def test_dates(locale: str, full: str, medium: str, short: str, day: str) -> None:
    said = [of(locale).date(MORNING, form) for form in ("full", "medium", "short", "weekday_short")]
    assert said == [full, medium, short, day]


@pytest.mark.parametrize(
    ("locale", "time", "hour", "day24"),
    [
        ("en-US", "9:05 AM", "3 PM", "09:05"),
        ("en-GB", "9:05 am", "3 pm", "09:05"),
        ("ar", "9:05 ص", "3 م", "09:05"),
        ("he", "9:05 לפנה״צ", "3 אחה״צ", "9:05"),
        ("zh", "上午9:05", "下午3时", "09:05"),
        ("ja", "午前9:05", "午後3時", "9:05"),
    ],
)
def test_times(locale: str, time: str, hour: str, day24: str) -> None:
    assert (of(locale).time(MORNING), of(locale).hour(15), of(locale, True).time(MORNING)) == (time, hour, day24)


def test_noon_and_midnight() -> None:
    noon, midnight = dt.time(12, 30), dt.time(0, 30)
    assert (of("en").time(noon), of("en").time(midnight)) == ("12:30 PM", "12:30 AM")
    assert (of("ja").time(noon), of("ja").time(midnight)) == ("午後0:30", "午前0:30")


def test_a_half_of_the_day_is_named_once() -> None:
    later, evening = MORNING.replace(hour=11), MORNING.replace(hour=20)
    assert of("en").times(MORNING, later) == "9:05 – 11:05 AM"
    assert of("en").times(MORNING, evening) == "9:05 AM – 8:05 PM"
    assert of("ja").times(MORNING, later) == "午前9:05～11:05"
    assert of("zh").times(MORNING, evening) == "上午9:05 – 下午8:05"


def test_numbers() -> None:
    assert [of(x).number(1234567.5) for x in ("en", "de", "hi", "ar-EG")] == [
        "1,234,567.5", "1.234.567,5", "12,34,567.5", "١٬٢٣٤٬٥٦٧٫٥",
    ]  # fmt: skip
    assert (of("en").number(-3), of("en").number(0.125, 2), of("en").number(2, 2)) == ("-3", "0.12", "2.00")
    assert (of("en").percent(0.25), of("de").percent(0.25)) == ("25%", "25\xa0%")
    assert [of("en").size(n) for n in (0, 812, 1250, 12_400_000, 3_000_000_000)] == [
        "0\xa0B", "812\xa0B", "1.25\xa0kB", "12.4\xa0MB", "3.00\xa0GB",
    ]  # fmt: skip


def test_money() -> None:
    assert (of("en").money(1234.5, "USD"), of("en").money(-3, "EUR")) == ("$1,234.50", "-€3.00")
    assert of("de").money(Decimal("1234.5"), "EUR") == "1.234,50\xa0€"
    assert (of("ja").money(1250, "JPY"), of("zh").money(12, "CNY")) == ("￥1,250", "¥12.00")
    assert of("en").money(5, "CHF") == "CHF\xa05.00"
    assert of("he").money(12.5, "ILS") == "\u200f12.50\xa0\u200f₪"


def test_signs_keep_their_side_of_a_number_in_texts_that_run_from_the_right() -> None:
    assert of("he").money(-12.5, "ILS") == "\u200f\u200e-12.50\xa0\u200f₪"
    assert of("ar").money(-12.5, "EUR") == "\u200f\u200e-12.50\xa0€"
    assert of("ar-EG").money(-12.5, "EUR") == "\u200f\u061c-١٢٫٥٠\xa0€"
    assert (of("he").number(-3), of("ar-EG").number(-3), of("de").number(-3)) == ("\u200e-3", "\u061c-٣", "-3")


def test_plurals() -> None:
    assert [category("ar", n) for n in (0, 1, 2, 3, 10, 11, 99, 100, 102, 103)] == [
        "zero", "one", "two", "few", "few", "many", "many", "other", "other", "few",
    ]  # fmt: skip
    assert [category("he", n) for n in (0, 1, 2, 3)] == ["other", "one", "two", "other"]
    assert [category("hi", n) for n in (0, 1, 2)] == ["one", "one", "other"]
    assert [category("ja", n) for n in (0, 1, 2)] == ["other"] * 3
    assert categories("de") == ("one", "other")


def test_offsets_from_greenwich() -> None:
    said = [of(locale).offset(minutes) for locale in ("en-US", "ar", "ar-EG", "fr-FR") for minutes in (120, -210, 0)]
    assert said == [
        "GMT+02:00", "GMT-03:30", "GMT+00:00",
        "غرينتش+02:00", "غرينتش-03:30", "غرينتش+00:00",
        "غرينتش+٠٢:٠٠", "غرينتش-٠٣:٣٠", "غرينتش+٠٠:٠٠",
        "UTC+02:00", "UTC-03:30", "UTC+00:00",
    ]  # fmt: skip


def test_lists_and_near_days() -> None:
    assert (of("en").list("abc"), of("de").list("ab"), of("ja").list("abc")) == ("a, b, and c", "a und b", "a、b、c")
    assert (of("en").list([]), of("en").list("a")) == ("", "a")
    day = dt.date(2026, 10, 14)
    assert [of("de").near_day(day + dt.timedelta(n), day) for n in (-1, 0, 1, 2)] == ["Gestern", "Heute", "Morgen", ""]


def test_weeks_begin_where_the_region_says() -> None:
    firsts = {"en-US": 6, "en-GB": 0, "de-DE": 0, "ar-EG": 5, "ar-SA": 6, "he-IL": 6, "zh-CN": 0, "ja-JP": 6}
    assert {tag: table_for(tag).first_day for tag in firsts} == firsts


@pytest.mark.parametrize("language", KNOWN)
def test_every_language_has_everything(language: str) -> None:
    table = table_for(language)
    assert sorted(table.dates) == sorted(DATE_FORMS)
    assert [len(n) for n in (table.months, table.short_months, table.days, table.short_days, table.initials)] == [
        12, 12, 7, 7, 7,
    ]  # fmt: skip
    assert table_for("xx") is not table_for("de")


def test_an_unknown_language_is_english() -> None:
    assert of("xx-YY").date(MORNING, "month") == "October 2026"
    assert of("iw").language == "he"
