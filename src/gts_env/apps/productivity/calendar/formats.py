"""Dates, times, ranges, repeat rules and reminders as texts."""

from __future__ import annotations

import datetime as dt
from functools import cache
from typing import Any

from gts_env.android.clock import zone
from gts_env.apps.productivity.calendar.data import WEEKDAYS, Repeat
from gts_env.apps.productivity.calendar.occurrences import Occurrence
from gts_env.apps.productivity.calendar.repeats import week_of_month
from gts_env.apps.productivity.calendar.strings import Words

_REMINDER_UNITS = (("weeks", 10080), ("days", 1440), ("hours", 60), ("minutes", 1))


def time_text(time: dt.datetime | dt.time, hour24: bool) -> str:
    """``9:30 AM``, or ``09:30`` on the 24-hour clock."""
    if hour24:
        return f"{time.hour:02}:{time.minute:02}"
    return f"{(time.hour - 1) % 12 + 1}:{time.minute:02} {'AM' if time.hour < 12 else 'PM'}"


def hour_text(hour: int, hour24: bool) -> str:
    """Label of an hour line: ``9 AM`` or ``09:00``."""
    if hour24:
        return f"{hour:02}:00"
    return f"{(hour - 1) % 12 + 1} {'AM' if hour < 12 else 'PM'}"


def times_text(say: Words, start: dt.datetime, end: dt.datetime, hour24: bool) -> str:
    """``9:30 – 10:15 AM``; a half of the day that both ends share is named once."""
    if start == end:
        return time_text(start, hour24)
    first = time_text(start, hour24)
    if not hour24 and (start.hour < 12) == (end.hour < 12) and start.date() == end.date():
        first = first[:-3]
    return say("range", a=first, b=time_text(end, hour24))


def date_text(say: Words, pattern: str, day: dt.date) -> str:
    """A date by one of the patterns of the language, for example ``date_full``."""
    return say(
        pattern,
        w=say.names("weekdays_short")[day.weekday()],
        wn=say.names("weekdays")[day.weekday()],
        m=say.names("months_short")[day.month - 1],
        mn=say.names("months")[day.month - 1],
        d=day.day,
        y=day.year,
    )


def relative_day(say: Words, day: dt.date, today: dt.date) -> str:
    """``Today``, ``Tomorrow``, ``Yesterday`` or nothing."""
    key = {0: "today", 1: "tomorrow", -1: "yesterday"}.get((day - today).days)
    return say(key) if key else ""


def span_text(say: Words, first: dt.date, last: dt.date) -> str:
    """Title of a week: ``October 2026``, or ``Sep – Oct 2026`` where it lies in two months."""
    if (first.year, first.month) == (last.year, last.month):
        return date_text(say, "month_year", first)
    names = say.names("months_short")
    start = names[first.month - 1] if first.year == last.year else date_text(say, "month_year_short", first)
    return say("range", a=start, b=date_text(say, "month_year_short", last))


def when_text(say: Words, o: Occurrence, hour24: bool) -> str:
    """When an occurrence is, for its detail screen, in one or two lines."""
    first, last = o.first_day, o.last_day
    if o.event.all_day:
        if first == last:
            return date_text(say, "date_long", first)
        return say("range", a=date_text(say, "date_medium", first), b=date_text(say, "date_medium", last))
    if o.start.date() == o.end.date():
        return f"{date_text(say, 'date_long', first)}\n{times_text(say, o.start, o.end, hour24)}"
    start = f"{date_text(say, 'date_medium', o.start.date())}, {time_text(o.start, hour24)}"
    end = f"{date_text(say, 'date_medium', o.end.date())}, {time_text(o.end, hour24)}"
    return say("range", a=start, b="\n" + end)


def row_time(say: Words, o: Occurrence, day: dt.date, hour24: bool) -> str:
    """Time of an occurrence in the list of one day; a part of a longer one says which day it is."""
    if o.event.all_day:
        text = say("all_day")
    elif o.first_day == o.last_day:
        return times_text(say, o.start, o.end, hour24)
    elif day == o.first_day:
        text = time_text(o.start, hour24)
    elif day == o.last_day:
        text = say("range", a="", b=time_text(o.end, hour24)).strip()
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
        return say("rule_until", rule=text, date=date_text(say, "date_short", rule.until))
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
    return {"nth": say(f"nth.{week_of_month(day)}"), "weekday": say.names("weekdays")[day.weekday()]}


def weekdays_text(say: Words, rule: Repeat) -> str:
    """The days of a weekly rule: ``Mon, Wed``, or ``weekdays``."""
    chosen = [i for i, name in enumerate(WEEKDAYS) if name in rule.weekdays]
    if chosen == [0, 1, 2, 3, 4]:
        return say("workdays")
    return ", ".join(say.names("weekdays_short")[i] for i in chosen)


@cache
def zone_text(name: str) -> str:
    """City of a zone: ``New York`` of ``America/New_York``."""
    return name.rpartition("/")[2].replace("_", " ")


def offset_text(name: str, when: dt.datetime) -> str:
    """Offset of a zone at a wall time in it: ``GMT+02:00``."""
    offset = when.replace(tzinfo=zone(name)).utcoffset() or dt.timedelta()
    minutes = int(offset.total_seconds()) // 60
    sign = "-" if minutes < 0 else "+"
    return f"GMT{sign}{abs(minutes) // 60:02}:{abs(minutes) % 60:02}"
