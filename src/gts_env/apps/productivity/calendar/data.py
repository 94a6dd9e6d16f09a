"""What the calendar stores: events, calendars and settings."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass, field
from typing import Literal

from gts_env.android.clock import zone
from gts_env.android.data import check_unique
from gts_env.errors import DeviceError

Mode = Literal["month", "week", "day", "list"]
Frequency = Literal["daily", "weekly", "monthly", "yearly"]
Weekday = Literal["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
WEEKDAYS: tuple[Weekday, ...] = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
"""In the order of :meth:`datetime.date.weekday`."""
MODES: tuple[Mode, ...] = ("month", "week", "day", "list")
MOST_REMINDERS = 3


DEVICE = "On this device"
"""Source of calendars that no account brings."""


@dataclass(frozen=True, slots=True)
class Repeat:
    """A repeat rule.

    Attributes:
        every: Unit.
        interval: Units from one occurrence to the next.
        weekdays: Days of a weekly rule; none means the day of the start.
        monthly_by: Whether a monthly rule keeps the day of the month or the weekday in the month (third Friday).
        until: Last day on which an occurrence may start.
        count: Number of occurrences, excluded ones counted; at most one of ``until`` and ``count`` is given.
    """

    every: Frequency
    interval: int = 1
    weekdays: tuple[Weekday, ...] = ()
    monthly_by: Literal["day", "weekday"] = "day"
    until: dt.date | None = None
    count: int | None = None

    def __post_init__(self) -> None:
        if self.interval < 1:
            raise ValueError(f"interval: must be at least 1, found {self.interval}")
        if self.count is not None and self.count < 1:
            raise ValueError(f"count: must be at least 1, found {self.count}")
        if self.count is not None and self.until is not None:
            raise ValueError("count: a rule ends by count or until, not by both")
        if self.weekdays and self.every != "weekly":
            raise ValueError(f"weekdays: only a weekly rule has them, this one is {self.every}")
        if len(set(self.weekdays)) != len(self.weekdays):
            raise ValueError("weekdays: a day stands twice")


@dataclass(frozen=True, slots=True)
class Event:
    """An event, or the rule of a series of them.

    Attributes:
        id: Unique among the events.
        title: May be empty.
        calendar: Id of its calendar.
        start: Wall time in ``time_zone``; of an all-day event only the date counts.
        end: Wall time in ``time_zone``, not before the start; of an all-day event the last day, inclusive.
        all_day: Whether it takes whole days.
        time_zone: IANA name. Empty in a scenario means the device's.
        place: Where.
        notes: Free text.
        reminders: Minutes before the start, at most three.
        repeat: Repeat rule.
        excluded_dates: Start dates, in ``time_zone``, of occurrences that were deleted or moved.
    """

    id: str
    title: str
    calendar: str
    start: dt.datetime
    end: dt.datetime
    all_day: bool = False
    time_zone: str = ""
    place: str = ""
    notes: str = ""
    reminders: tuple[int, ...] = ()
    repeat: Repeat | None = None
    excluded_dates: tuple[dt.date, ...] = ()

    def __post_init__(self) -> None:
        if self.end < self.start:
            raise ValueError(f"end: {self.end} is before the start, {self.start}")
        if len(self.reminders) > MOST_REMINDERS:
            raise ValueError(f"reminders: at most {MOST_REMINDERS}, found {len(self.reminders)}")
        if any(m < 0 for m in self.reminders):
            raise ValueError("reminders: minutes before the start cannot be negative")
        if self.time_zone:
            check_zone(self.time_zone, "time_zone")


@dataclass(frozen=True, slots=True)
class CalendarInfo:
    """A calendar events belong to.

    Attributes:
        id: Unique among the calendars.
        name: Shown name.
        color: ``#RRGGBB``.
        visible: Whether its events are shown.
        source: Account it comes from.
    """

    id: str
    name: str
    color: str
    visible: bool = True
    source: str = DEVICE

    def __post_init__(self) -> None:
        if len(self.color) != 7 or not self.color.startswith("#"):
            raise ValueError(f"color: expected #RRGGBB, found {self.color!r}")


@dataclass(frozen=True, slots=True)
class Settings:
    """Settings of the app.

    Attributes:
        default_view: View a fresh start shows.
        first_day: First day of the week.
        hour24: 24-hour clock; None follows the system.
        default_reminder: Minutes before the start that a new event gets; None for no reminder.
        default_minutes: Length of a new event.
        home_zone: Zone all times are shown in; None follows the device.
        week_numbers: Whether the month and week views have week numbers.
        dim_past: Whether events that are over are drawn paler.
        notifications: Whether reminders notify.
    """

    default_view: Mode = "month"
    first_day: Literal["monday", "sunday", "saturday"] = "monday"
    hour24: bool | None = None
    default_reminder: int | None = 10
    default_minutes: int = 60
    home_zone: str | None = None
    week_numbers: bool = False
    dim_past: bool = True
    notifications: bool = True

    def __post_init__(self) -> None:
        if self.home_zone is not None:
            check_zone(self.home_zone, "home_zone")
        if self.default_minutes < 0:
            raise ValueError("default_minutes: cannot be negative")


@dataclass(frozen=True)
class CalendarData:
    """Everything the app stores.

    Attributes:
        events: Events in the order they were made.
        calendars: Calendars.
        settings: Settings.
        searches: Latest searches, newest first.
        synced_at: When the accounts were last synced, ms since the epoch.
    """

    events: tuple[Event, ...] = ()
    calendars: tuple[CalendarInfo, ...] = ()
    settings: Settings = field(default_factory=Settings)
    searches: tuple[str, ...] = ()
    synced_at: int = 0

    def check(self) -> None:
        """Refuse ids that stand twice and events of no calendar. Asked once, of what a scenario brings.

        Raises:
            ValueError: The message begins with the path of the field.
        """
        check_unique("calendars", [c.id for c in self.calendars])
        check_unique("events", [e.id for e in self.events])
        known = [c.id for c in self.calendars]
        for i, event in enumerate(self.events):
            if event.calendar not in known:
                listed = ", ".join(known) or "none"
                raise ValueError(f"events[{i}].calendar: there is no calendar {event.calendar!r}; there are {listed}")


def check_zone(name: str, path: str) -> None:
    """Refuse the name of a time zone that does not exist."""
    try:
        zone(name)
    except DeviceError as error:
        raise ValueError(f"{path}: {error}") from None
