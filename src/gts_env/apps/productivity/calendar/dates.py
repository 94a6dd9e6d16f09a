"""Weeks and months as the views show them."""

from __future__ import annotations

import calendar
import datetime as dt
from functools import lru_cache

from gts_env.apps.productivity.calendar.data import Mode

FIRST_DAYS = {"monday": 0, "sunday": 6, "saturday": 5}
"""Weekday number (0 is Monday) of the setting."""
GRID_DAYS = 42
AGENDA_BACK, AGENDA_AHEAD = 28, 90
"""Days the list shows before and after the one it starts at."""


def week_start(day: dt.date, first_day: str) -> dt.date:
    """First day of the week that holds a day."""
    return day - dt.timedelta(days=(day.weekday() - FIRST_DAYS[first_day]) % 7)


def week(day: dt.date, first_day: str) -> tuple[dt.date, ...]:
    """The seven days of a week."""
    start = week_start(day, first_day)
    return tuple([start + dt.timedelta(days=i) for i in range(7)])


@lru_cache(maxsize=256)
def month_grid(year: int, month: int, first_day: str) -> tuple[dt.date, ...]:
    """The 42 days of a month view: six weeks, the first of which holds the 1st."""
    start = week_start(dt.date(year, month, 1), first_day)
    return tuple([start + dt.timedelta(days=i) for i in range(GRID_DAYS)])


def week_number(day: dt.date, first_day: str) -> int:
    """Number of the week that holds a day: ISO 8601's, or, where weeks begin before Monday, that of its Thursday."""
    start = week_start(day, first_day)
    thursday = start + dt.timedelta(days=(3 - start.weekday()) % 7)
    return thursday.isocalendar().week


def add_months(day: dt.date, months: int) -> dt.date:
    """The same day of another month, or its last day if it has no such day."""
    year, month = divmod(day.year * 12 + day.month - 1 + months, 12)
    return dt.date(year, month + 1, min(day.day, calendar.monthrange(year, month + 1)[1]))


def turned(day: dt.date, mode: Mode, by: int) -> dt.date:
    """The day shown after turning ``by`` pages of a view."""
    if mode == "month":
        return add_months(day.replace(day=1), by)
    return day + dt.timedelta(days=by * (7 if mode == "week" else 1))


def days_from(first: str, n: int) -> list[str]:
    """ISO dates of ``n`` days."""
    start = dt.date.fromisoformat(first)
    return [(start + dt.timedelta(days=i)).isoformat() for i in range(n)]
