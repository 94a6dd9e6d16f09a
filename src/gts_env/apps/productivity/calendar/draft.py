"""The draft of an event under edit, and what saving or deleting does to a series: functions of frozen values."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass, replace
from typing import Literal

from gts_env.apps.productivity.calendar.data import WEEKDAYS, Event, Repeat, Settings
from gts_env.apps.productivity.calendar.repeats import dates

Scope = Literal["one", "following", "all"]
"""Part of a series that a change concerns."""
DAY = dt.timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Draft:
    """What the editor shows. Times are wall times in ``time_zone``; other fields as in :class:`Event`."""

    title: str
    calendar: str
    start: dt.datetime
    end: dt.datetime
    time_zone: str
    all_day: bool = False
    place: str = ""
    notes: str = ""
    reminders: tuple[int, ...] = ()
    repeat: Repeat | None = None

    @property
    def valid(self) -> bool:
        """Whether it does not end before it starts; of an all-day event only the dates count."""
        if self.all_day:
            return self.end.date() >= self.start.date()
        return self.end >= self.start


def new_draft(start: dt.datetime, settings: Settings, calendar: str, zone: str) -> Draft:
    """A new event as the settings have it."""
    reminders = () if settings.default_reminder is None else (settings.default_reminder,)
    end = start + dt.timedelta(minutes=settings.default_minutes)
    return Draft("", calendar, start, end, zone, reminders=reminders)


def draft_of(event: Event, date: dt.date, scope: Scope) -> Draft:
    """An event's occurrence of a date; of one occurrence alone the rule is left out."""
    moved = date - event.start.date()
    return Draft(
        event.title,
        event.calendar,
        event.start + moved,
        event.end + moved,
        event.time_zone,
        event.all_day,
        event.place,
        event.notes,
        event.reminders,
        None if scope == "one" else event.repeat,
    )


def event_of(draft: Draft, id_: str, excluded: tuple[dt.date, ...] = ()) -> Event:
    """The event a draft stands for."""
    start, end = draft.start, draft.end
    if draft.all_day:
        start, end = (dt.datetime.combine(t.date(), dt.time()) for t in (start, end))
    return Event(
        id_,
        draft.title.strip(),
        draft.calendar,
        start,
        end,
        draft.all_day,
        draft.time_zone,
        draft.place.strip(),
        draft.notes.strip(),
        tuple(dict.fromkeys(draft.reminders)),
        draft.repeat,
        excluded,
    )


def saved(event: Event, date: dt.date, scope: Scope, draft: Draft, new_id: str) -> tuple[tuple[Event, ...], Event]:
    """What becomes of an event when a draft of its occurrence is saved.

    Args:
        event: The event or series.
        date: Date of the occurrence that was edited.
        scope: Part of the series the edit concerns.
        draft: The draft.
        new_id: Id for an event that is split off.

    Returns:
        The events in place of the old one, and the one among them that the draft became.
    """
    if event.repeat is None or scope == "all" or (scope == "following" and date == event.start.date()):
        made = _moved(event, date, draft)
        return (made,), made
    made = event_of(replace(draft, repeat=None) if scope == "one" else draft, new_id)
    rest = without(event, date, scope)
    if made.repeat is not None and made.repeat.count is not None and event.repeat.count == made.repeat.count:
        before = len(dates(event.repeat, event.start.date(), event.start.date(), date - DAY))
        made = replace(made, repeat=replace(made.repeat, count=max(1, made.repeat.count - before)))
    return ((rest, made) if rest is not None else (made,)), made


def _moved(event: Event, date: dt.date, draft: Draft) -> Event:
    """The whole series changed: it keeps its first date unless the edited occurrence was moved."""
    made = event_of(draft, event.id)
    back = event.start.date() - date
    shift = made.start.date() - date
    excluded = tuple([day + shift for day in event.excluded_dates]) if made.repeat is not None else ()
    return replace(made, start=made.start + back, end=made.end + back, excluded_dates=excluded)


def without(event: Event, date: dt.date, scope: Scope) -> Event | None:
    """What is left of an event when an occurrence, it and all later ones, or everything is deleted."""
    if event.repeat is None or scope == "all":
        return None
    if scope == "one":
        return replace(event, excluded_dates=(*event.excluded_dates, date))
    if date <= event.start.date():
        return None
    return replace(event, repeat=replace(event.repeat, until=date - DAY, count=None))


def shifted_start(draft: Draft, start: dt.datetime) -> Draft:
    """A draft that begins at another time and lasts as long; a weekly rule follows its day."""
    rule = draft.repeat
    old, new = WEEKDAYS[draft.start.weekday()], WEEKDAYS[start.weekday()]
    if rule is not None and old != new and old in rule.weekdays:
        kept = {*rule.weekdays, new} - {old}
        rule = replace(rule, weekdays=tuple([day for day in WEEKDAYS if day in kept]))
    return replace(draft, start=start, end=start + (draft.end - draft.start), repeat=rule)
