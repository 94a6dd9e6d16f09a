"""Dates, times, ranges, repeat rules and reminders as texts."""

from __future__ import annotations

import datetime as dt
from functools import cache
from typing import Any

from gts_env.android.clock import zone
from gts_env.android.locale import Formats
from gts_env.apps.productivity.calendar.data import WEEKDAYS, Repeat
from gts_env.apps.productivity.calendar.occurrences import Occurrence
from gts_env.apps.productivity.calendar.repeats import week_of_month
from gts_env.apps.productivity.calendar.strings import Words

_CITIES = {"America/Sao_Paulo": "São Paulo"}
"""Cities that the name of their zone does not spell right."""
_REMINDER_UNITS = (("weeks", 10080), ("days", 1440), ("hours", 60), ("minutes", 1))


def time_text(say: Words, time: dt.datetime | dt.time, hour24: bool) -> str:
    """``9:30 AM``, or ``09:30`` on the 24-hour clock."""
    return say.fmt.with_clock(hour24).time(time)


def times_text(say: Words, start: dt.datetime, end: dt.datetime, hour24: bool) -> str:
    """``9:30 – 10:15 AM``, or one time for an event without length."""
    fmt = say.fmt.with_clock(hour24)
    return fmt.time(start) if start == end else fmt.times(start, end)


def date_text(say: Words, form: str, day: dt.date) -> str:
    """A date by one of the forms of the language, for example ``weekday_full``."""
    return say.fmt.date(day, form)


def span_text(say: Words, first: dt.date, last: dt.date) -> str:
    """Title of a week: ``October 2026``, or ``Sep – Oct 2026`` where it lies in two months."""
    if (first.year, first.month) == (last.year, last.month):
        return date_text(say, "month", first)
    names = say.fmt.table.short_months
    start, end = date_text(say, "month_short", first), date_text(say, "month_short", last)
    if first.year == last.year:
        # The year is named once, where the language has it.
        if say.fmt.table.order.startswith("y"):
            end = names[last.month - 1]
        else:
            start = names[first.month - 1]
    return say.fmt.span(start, end)


def when_text(say: Words, o: Occurrence, hour24: bool) -> str:
    """When an occurrence is, for its detail screen, in one or two lines."""
    first, last = o.first_day, o.last_day
    if o.event.all_day:
        if first == last:
            return date_text(say, "full", first)
        return say.fmt.span(date_text(say, "weekday_medium", first), date_text(say, "weekday_medium", last))
    if o.start.date() == o.end.date():
        return f"{date_text(say, 'full', first)}\n{times_text(say, o.start, o.end, hour24)}"
    start, end = [
        say("date_at", date=date_text(say, "weekday_medium", at.date()), time=time_text(say, at, hour24))
        for at in (o.start, o.end)
    ]
    return say.fmt.span(start, "\n" + end)


def row_time(say: Words, o: Occurrence, day: dt.date, hour24: bool) -> str:
    """Time of an occurrence in the list of one day; a part of a longer one says which day it is."""
    if o.event.all_day:
        text = say("all_day")
    elif o.first_day == o.last_day:
        return times_text(say, o.start, o.end, hour24)
    elif day == o.first_day:
        text = time_text(say, o.start, hour24)
    elif day == o.last_day:
        text = say.fmt.span("", time_text(say, o.end, hour24)).strip()
    else:
        text = say("all_day")
    days = (o.last_day - o.first_day).days + 1
    return text if days == 1 else f"{text} · {say('day_of', n=(day - o.first_day).days + 1, of=days)}"


def reminder_text(say: Words, minutes: int | None) -> str:
    """``10 minutes before``."""
    if minutes is None:
        return say("no_reminder")
    return say("before", time=length_text(say, minutes)) if minutes else say("at_start")


def length_text(say: Words, minutes: int) -> str:
    """A length in its largest whole unit: ``90 minutes``, ``2 hours``."""
    unit, size = next(((u, s) for u, s in _REMINDER_UNITS if minutes and minutes % s == 0), ("minutes", 1))
    return say(unit, n=minutes // size)


def repeat_text(say: Words, rule: Repeat | None, start: dt.date) -> str:
    """A repeat rule in words."""
    if rule is None:
        return say("never")
    text = _rule_text(say, rule, start)
    if rule.until is not None:
        return say("rule_until", rule=text, date=date_text(say, "medium", rule.until))
    if rule.count is not None:
        return say("rule_count", n=rule.count, rule=text)
    return text


def _rule_text(say: Words, rule: Repeat, start: dt.date) -> str:
    text = say(rule.every, n=rule.interval)
    if rule.every == "weekly" and rule.weekdays:
        return say("on_days", rule=text, days=weekdays_text(say, rule))
    if rule.every == "monthly" and rule.monthly_by == "weekday":
        return say("on_nth", rule=text, **nth_words(say, start))
    if rule.every == "monthly":
        return say("on_day_number", rule=text, day=start.day)
    return text


def nth_words(say: Words, day: dt.date) -> dict[str, Any]:
    """Words for which weekday of its month a day is."""
    return {"nth": say(f"nth.{week_of_month(day)}"), "weekday": say.fmt.weekday(day)}


def weekdays_text(say: Words, rule: Repeat) -> str:
    """The days of a weekly rule: ``Mon, Wed``, or ``weekdays``."""
    chosen = [i for i, name in enumerate(WEEKDAYS) if name in rule.weekdays]
    if chosen == [0, 1, 2, 3, 4]:
        return say("workdays")
    return say.fmt.table.comma.join(say.fmt.table.short_days[i] for i in chosen)


@cache
def zone_text(name: str) -> str:
    """City of a zone: ``New York`` of ``America/New_York``."""
    return _CITIES.get(name) or name.rpartition("/")[2].replace("_", " ")


def offset_text(fmt: Formats, name: str, when: dt.datetime) -> str:
    """Offset of a zone at a wall time in it: ``GMT+02:00``."""
    offset = when.replace(tzinfo=zone(name)).utcoffset() or dt.timedelta()
    return fmt.offset(int(offset.total_seconds()) // 60)
