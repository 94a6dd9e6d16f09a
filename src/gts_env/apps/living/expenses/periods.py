"""Months as the app counts them: from the day that a month begins on."""

from __future__ import annotations

import datetime as dt

DAY = dt.timedelta(days=1)


def month_of(day: dt.date, start: int) -> dt.date:
    """First day of the month that a day lies in, if months begin on the ``start``-th."""
    if day.day >= start:
        return day.replace(day=start)
    return moved(day.replace(day=1), -1).replace(day=start)


def moved(first: dt.date, months: int) -> dt.date:
    """The same day so many months later."""
    number = first.year * 12 + first.month - 1 + months
    return first.replace(year=number // 12, month=number % 12 + 1)


def last_of(first: dt.date) -> dt.date:
    """Last day of the month that begins on ``first``."""
    return moved(first, 1) - DAY
