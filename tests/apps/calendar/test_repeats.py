from __future__ import annotations

import datetime as dt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gts_env.apps.productivity.calendar.data import WEEKDAYS, Repeat
from gts_env.apps.productivity.calendar.repeats import dates, nth_weekday, week_of_month

D = dt.date


def between(rule: Repeat | None, start: D, first: D, last: D) -> list[str]:
    return [d.isoformat() for d in dates(rule, start, first, last)]


def test_a_single_event() -> None:
    assert between(None, D(2026, 10, 14), D(2026, 10, 1), D(2026, 10, 31)) == ["2026-10-14"]
    assert between(None, D(2026, 10, 14), D(2026, 10, 15), D(2026, 10, 31)) == []


def test_every_third_day() -> None:
    found = between(Repeat("daily", 3), D(2026, 10, 30), D(2026, 11, 1), D(2026, 11, 10))
    assert found == ["2026-11-02", "2026-11-05", "2026-11-08"]


def test_every_other_week_on_two_days_counts_whole_weeks() -> None:
    rule = Repeat("weekly", 2, weekdays=("fri", "mon"))
    found = between(rule, D(2026, 10, 14), D(2026, 10, 1), D(2026, 11, 15))
    assert found == ["2026-10-16", "2026-10-26", "2026-10-30", "2026-11-09", "2026-11-13"]


def test_every_four_weeks() -> None:
    found = between(Repeat("weekly", 4), D(2026, 10, 14), D(2026, 11, 1), D(2027, 1, 31))
    assert found == ["2026-11-11", "2026-12-09", "2027-01-06"]


def test_the_31st_skips_short_months() -> None:
    found = between(Repeat("monthly"), D(2026, 8, 31), D(2026, 8, 1), D(2027, 1, 31))
    assert found == ["2026-08-31", "2026-10-31", "2026-12-31", "2027-01-31"]


def test_third_friday_and_last_friday() -> None:
    third = Repeat("monthly", monthly_by="weekday")
    assert between(third, D(2026, 10, 16), D(2026, 11, 1), D(2026, 12, 31)) == ["2026-11-20", "2026-12-18"]
    assert between(third, D(2026, 10, 30), D(2026, 11, 1), D(2026, 12, 31)) == ["2026-11-27", "2026-12-25"]


def test_leap_day_every_year() -> None:
    found = between(Repeat("yearly"), D(2024, 2, 29), D(2024, 1, 1), D(2033, 1, 1))
    assert found == ["2024-02-29", "2028-02-29", "2032-02-29"]


def test_count_and_until() -> None:
    counted = Repeat("daily", count=3)
    assert between(counted, D(2026, 10, 14), D(2026, 10, 15), D(2026, 12, 1)) == ["2026-10-15", "2026-10-16"]
    until = Repeat("weekly", until=D(2026, 10, 28))
    assert between(until, D(2026, 10, 14), D(2026, 10, 15), D(2026, 12, 1)) == ["2026-10-21", "2026-10-28"]


def test_no_end_of_the_calendar_is_reached() -> None:
    assert between(Repeat("yearly", 5000), D(2026, 1, 1), D(2026, 2, 1), D(9000, 1, 1)) == []


@pytest.mark.parametrize(
    ("day", "nth"), [(D(2026, 10, 1), 1), (D(2026, 10, 16), 3), (D(2026, 10, 28), 4), (D(2026, 10, 30), -1)]
)
def test_week_of_month(day: D, nth: int) -> None:
    assert week_of_month(day) == nth
    assert nth_weekday(day.year, day.month, day.weekday(), nth) == day.day


RULES = st.builds(
    Repeat,
    every=st.sampled_from(["daily", "monthly", "yearly"]),
    interval=st.integers(1, 5),
    monthly_by=st.sampled_from(["day", "weekday"]),
) | st.builds(
    Repeat,
    every=st.just("weekly"),
    interval=st.integers(1, 5),
    weekdays=st.lists(st.sampled_from(WEEKDAYS), unique=True, max_size=3).map(tuple),
)


@settings(max_examples=120, deadline=None)
@given(RULES, st.dates(D(2020, 1, 1), D(2026, 12, 31)), st.integers(0, 3000), st.integers(0, 60))
def test_a_late_window_shows_what_a_whole_one_does(rule: Repeat, start: D, later: int, days: int) -> None:
    first = start + dt.timedelta(days=later)
    last = first + dt.timedelta(days=days)
    assert dates(rule, start, first, last) == [d for d in dates(rule, start, start, last) if d >= first]
