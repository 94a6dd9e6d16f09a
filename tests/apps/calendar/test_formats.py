from __future__ import annotations

import datetime as dt
import string

import pytest

from gts_env.android.clock import zone
from gts_env.android.locale.plurals import categories
from gts_env.apps.productivity.calendar import formats
from gts_env.apps.productivity.calendar.data import Event, Repeat
from gts_env.apps.productivity.calendar.dates import add_months, month_grid, turned, week, week_number
from gts_env.apps.productivity.calendar.occurrences import first_occurrence
from gts_env.apps.productivity.calendar.strings import STRINGS, in_language
from gts_env.apps.productivity.calendar.zones import zones

D, T = dt.date, dt.datetime
SAY = in_language("en")
DAY = D(2026, 10, 14)


@pytest.mark.parametrize(
    ("time", "half", "full"),
    [("00:05", "12:05 AM", "00:05"), ("12:00", "12:00 PM", "12:00"), ("19:30", "7:30 PM", "19:30")],
)
def test_times(time: str, half: str, full: str) -> None:
    at = dt.time.fromisoformat(time)
    assert (formats.time_text(SAY, at, False), formats.time_text(SAY, at, True)) == (half, full)


def test_ranges_name_a_shared_half_of_the_day_once() -> None:
    nine, ten, one = T(2026, 10, 14, 9, 30), T(2026, 10, 14, 10, 15), T(2026, 10, 14, 13)
    assert formats.times_text(SAY, nine, ten, False) == "9:30 – 10:15 AM"
    assert formats.times_text(SAY, ten, one, False) == "10:15 AM – 1:00 PM"
    assert formats.times_text(SAY, nine, one, True) == "09:30 – 13:00"
    assert formats.times_text(SAY, nine, nine, False) == "9:30 AM"


def test_dates() -> None:
    assert formats.date_text(SAY, "weekday_full", DAY) == "Wednesday, October 14"
    assert formats.date_text(SAY, "weekday_medium", DAY) == "Wed, Oct 14, 2026"
    assert formats.span_text(SAY, D(2026, 10, 12), D(2026, 10, 18)) == "October 2026"
    assert formats.span_text(SAY, D(2026, 9, 28), D(2026, 10, 4)) == "Sep – Oct 2026"
    assert formats.span_text(SAY, D(2026, 12, 28), D(2027, 1, 3)) == "Dec 2026 – Jan 2027"
    assert SAY.fmt.near_day(D(2026, 10, 15), DAY) == "Tomorrow"


@pytest.mark.parametrize(
    ("rule", "text"),
    [
        (None, "Does not repeat"),
        (Repeat("daily"), "Every day"),
        (Repeat("weekly", 4), "Every 4 weeks"),
        (Repeat("weekly", weekdays=("wed", "mon")), "Every week on Mon, Wed"),
        (Repeat("weekly", weekdays=("mon", "tue", "wed", "thu", "fri")), "Every week on weekdays"),
        (Repeat("monthly"), "Every month on day 14"),
        (Repeat("monthly", monthly_by="weekday"), "Every month on the second Wednesday"),
        (Repeat("yearly", until=D(2028, 1, 1)), "Every year, until Jan 1, 2028"),
        (Repeat("daily", 2, count=5), "Every 2 days, 5 times"),
    ],
)
def test_repeat_rules(rule: Repeat | None, text: str) -> None:
    assert formats.repeat_text(SAY, rule, DAY) == text


def test_reminders() -> None:
    found = [formats.reminder_text(SAY, m) for m in (None, 0, 1, 90, 60, 120, 1440, 20160)]
    assert found == [
        "None", "At time of event", "1 minute before", "90 minutes before", "1 hour before", "2 hours before",
        "1 day before", "2 weeks before",
    ]  # fmt: skip


def test_when_and_row_times() -> None:
    def made(start: T, end: T, all_day: bool = False) -> formats.Occurrence:
        return first_occurrence(Event("a", "A", "w", start, end, all_day=all_day, time_zone="UTC"), "UTC")

    short = made(T(2026, 10, 14, 9), T(2026, 10, 14, 10))
    night = made(T(2026, 10, 14, 22), T(2026, 10, 15, 6))
    trip = made(T(2026, 10, 14), T(2026, 10, 16), True)
    assert formats.when_text(SAY, short, False) == "Wednesday, October 14, 2026\n9:00 – 10:00 AM"
    assert formats.when_text(SAY, night, True) == "Wed, Oct 14, 2026, 22:00 – \nThu, Oct 15, 2026, 06:00"
    assert formats.when_text(SAY, trip, False) == "Wed, Oct 14, 2026 – Fri, Oct 16, 2026"
    assert formats.row_time(SAY, short, DAY, False) == "9:00 – 10:00 AM"
    assert formats.row_time(SAY, night, DAY, False) == "10:00 PM · Day 1 of 2"
    assert formats.row_time(SAY, night, D(2026, 10, 15), False) == "– 6:00 AM · Day 2 of 2"
    assert formats.row_time(SAY, trip, D(2026, 10, 15), False) == "All day · Day 2 of 3"


def test_zones() -> None:
    assert formats.zone_text("America/Argentina/Buenos_Aires") == "Buenos Aires"
    assert formats.offset_text(SAY.fmt, "Asia/Kolkata", T(2026, 1, 1)) == "GMT+05:30"
    assert formats.offset_text(SAY.fmt, "America/New_York", T(2026, 7, 1)) == "GMT-04:00"
    assert formats.zone_text("America/Sao_Paulo") == "São Paulo"


def test_zones_stand_in_the_order_of_the_offsets_shown() -> None:
    for when in (T(2026, 1, 1), T(2026, 7, 1)):
        offsets = [when.replace(tzinfo=zone(name)).utcoffset() for name in zones("Asia/Tehran", when=when)]
        assert offsets == sorted(offsets)


def test_grid_and_weeks() -> None:
    assert [month_grid(2026, 10, d)[0].isoformat() for d in ("monday", "sunday", "saturday")] == [
        "2026-09-28", "2026-09-27", "2026-09-26",
    ]  # fmt: skip
    assert month_grid(2026, 11, "sunday")[0] == D(2026, 11, 1)
    assert len(month_grid(2027, 2, "monday")) == 42
    assert week(DAY, "sunday")[0] == D(2026, 10, 11)
    assert [week_number(d, "monday") for d in (D(2026, 1, 1), D(2026, 10, 14), D(2027, 1, 1))] == [1, 42, 53]
    assert week_number(D(2026, 10, 11), "sunday") == 42


def test_turning_pages() -> None:
    assert add_months(D(2026, 1, 31), 1) == D(2026, 2, 28)
    assert add_months(D(2026, 1, 31), -1) == D(2025, 12, 31)
    assert turned(D(2026, 10, 31), "month", 1) == D(2026, 11, 1)
    assert turned(DAY, "week", -1) == D(2026, 10, 7)
    assert turned(DAY, "day", 1) == D(2026, 10, 15)


def test_every_language_says_everything() -> None:
    assert set(STRINGS.languages()) >= {"en", "de", "ar", "he", "hi", "zh", "ja"}
    assert {language: STRINGS.missing(language) for language in STRINGS.languages()} == dict.fromkeys(
        STRINGS.languages(), ()
    )
    for language in STRINGS.languages():
        assert not set(STRINGS.table(language)) - set(STRINGS.table("en")) - _plural_forms(language)


def _plural_forms(language: str) -> set[str]:
    stems = {key.rpartition(".")[0] for key in STRINGS.table("en") if key.endswith(".other")}
    return {f"{stem}.{form}" for stem in stems for form in (*categories(language), "zero", "=1")}


def test_every_language_leaves_the_same_places() -> None:
    for language in STRINGS.languages():
        table = STRINGS.table(language)
        for key, text in STRINGS.table("en").items():
            if not key.endswith((".one", ".other")):
                assert _places(table[key]) == _places(text), f"{language}: {key}"


def _places(text: str) -> list[str]:
    return sorted(name for _, name, _, _ in string.Formatter().parse(text) if name)


def test_words_of_other_languages() -> None:
    assert SAY("events", n=1) == "1 event"
    assert in_language("xx")("today") == "Today"
    assert [in_language("ar")("events", n=n) for n in (1, 2, 5)] == ["حدث واحد", "حدثان", "5 أحداث"]
    assert formats.repeat_text(in_language("de"), Repeat("monthly", monthly_by="weekday"), DAY) == (
        "Jeden Monat am zweiten Mittwoch"
    )
    assert formats.repeat_text(in_language("ja"), Repeat("weekly", weekdays=("mon",)), DAY) == "毎週（月）"
    assert formats.span_text(in_language("zh"), D(2026, 9, 28), D(2026, 10, 4)) == "2026年9月 – 10月"
