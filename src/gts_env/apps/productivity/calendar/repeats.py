"""The dates on which a repeat rule falls."""

from __future__ import annotations

import calendar
import datetime as dt
from collections.abc import Iterator
from itertools import count

from gts_env.apps.productivity.calendar.data import WEEKDAYS, Repeat

LAST = dt.date(2200, 1, 1)
"""No rule is followed past this day."""


def dates(rule: Repeat | None, start: dt.date, first: dt.date, last: dt.date) -> list[dt.date]:
    """Start dates of a series that lie between two days, both inclusive; excluded dates are not known here.

    Args:
        rule: Repeat rule; None is a single event.
        start: Date of the first occurrence.
        first: First day of interest.
        last: Last day of interest.
    """
    if rule is None:
        return [start] if first <= start <= last else []
    last = min(last, LAST, rule.until or LAST)
    # A rule that ends by count has to be counted from its start; any other is entered just before the window.
    skip = 0 if rule.count is not None else _periods_before(rule, start, first)
    found = []
    for number, day in enumerate(_series(rule, start, skip)):
        if day > last or (rule.count is not None and number >= rule.count):
            break
        if day >= first:
            found.append(day)
    return found


def _periods_before(rule: Repeat, start: dt.date, first: dt.date) -> int:
    """Whole intervals of the rule that surely end before ``first``."""
    days = (first - start).days
    if days <= 0:
        return 0
    units = {"daily": days, "weekly": days // 7, "monthly": days // 31, "yearly": days // 366}[rule.every]
    return max(0, units // rule.interval - 1)


def _series(rule: Repeat, start: dt.date, skip: int) -> Iterator[dt.date]:
    """Dates from the start on, in order, beginning ``skip`` intervals later."""
    for period in count(skip):
        units = period * rule.interval
        try:
            found = list(_PERIODS[rule.every](rule, start, units))
        except (OverflowError, ValueError):  # past the year 9999
            return
        if found and found[0] > LAST:
            return
        yield from [day for day in found if day >= start]


def _daily(rule: Repeat, start: dt.date, units: int) -> Iterator[dt.date]:
    yield start + dt.timedelta(days=units)


def _weekly(rule: Repeat, start: dt.date, units: int) -> Iterator[dt.date]:
    monday = start - dt.timedelta(days=start.weekday()) + dt.timedelta(weeks=units)
    chosen = [i for i, name in enumerate(WEEKDAYS) if name in rule.weekdays] or [start.weekday()]
    for weekday in chosen:
        yield monday + dt.timedelta(days=weekday)


def _monthly(rule: Repeat, start: dt.date, units: int) -> Iterator[dt.date]:
    year, month = divmod(start.year * 12 + start.month - 1 + units, 12)
    day = start.day
    if rule.monthly_by == "weekday":
        day = nth_weekday(year, month + 1, start.weekday(), week_of_month(start))
    # A month without a 31st is left out, as RFC 5545 has it.
    if day <= calendar.monthrange(year, month + 1)[1]:
        yield dt.date(year, month + 1, day)


def _yearly(rule: Repeat, start: dt.date, units: int) -> Iterator[dt.date]:
    year = start.year + units
    if (start.month, start.day) != (2, 29) or calendar.isleap(year):
        yield start.replace(year=year)


_PERIODS = {"daily": _daily, "weekly": _weekly, "monthly": _monthly, "yearly": _yearly}


def week_of_month(day: dt.date) -> int:
    """Which of its weekday in the month a day is, from 1; a fifth one counts as the last, -1."""
    nth = (day.day - 1) // 7 + 1
    return -1 if nth == 5 else nth


def nth_weekday(year: int, month: int, weekday: int, nth: int) -> int:
    """Day of the month of its ``nth`` (from 1; -1 is the last) ``weekday`` (0 is Monday)."""
    first = (weekday - dt.date(year, month, 1).weekday()) % 7 + 1
    if nth > 0:
        return first + 7 * (nth - 1)
    days = calendar.monthrange(year, month)[1]
    return first + 7 * ((days - first) // 7)
