"""The life of the phone's owner: the calendars and events of a fresh install, around the day it is."""

from __future__ import annotations

import datetime as dt

from gts_env.apps.productivity.calendar.data import DEVICE, CalendarInfo, Event, Repeat, Weekday

CALENDARS = (
    CalendarInfo("work", "Work", "#3F51B5", source="maya.lindqvist@northlight.example"),
    CalendarInfo("personal", "Personal", "#0B8043", source="maya.lindqvist@mail.example"),
    CalendarInfo("family", "Family", "#F4511E", source="maya.lindqvist@mail.example"),
    CalendarInfo("birthdays", "Birthdays", "#8E24AA", source=DEVICE),
    CalendarInfo("holidays", "Holidays", "#616161", source=DEVICE),
)

_WORKDAYS: tuple[Weekday, ...] = ("mon", "tue", "wed", "thu", "fri")

Row = tuple[int, str, int, str, str, str, str, tuple[int, ...]]

# Days from the Monday of this week, time of day, minutes, calendar, title, place, notes, reminders.
_SINGLE: tuple[Row, ...] = (
    (-40, "18:00", 120, "personal", "Book club", "Café Lumen", "Chapters 1 to 6", (60,)),
    (-38, "11:00", 60, "work", "Quarterly planning", "Room Aurora", "", (10,)),
    (-33, "09:00", 45, "personal", "Dentist", "Dr. Meier, Lindenstraße 14", "Bring the insurance card", (60, 1440)),
    (-31, "15:30", 60, "work", "Interview: Jonas Weber", "Room Fjord", "Android developer, second round", (10,)),
    (-26, "19:30", 150, "personal", "Concert: The Lanterns", "Kulturhaus, Hall B", "Tickets are in the mail", (120,)),
    (-24, "10:00", 90, "work", "Design critique", "Room Aurora", "", (10,)),
    (-19, "16:15", 30, "family", "Parents' evening", "Primary school, room 2.04", "", (60,)),
    (-13, "13:00", 60, "work", "Lunch with the Oslo team", "Canteen", "", (10,)),
    (-12, "08:30", 30, "personal", "Car inspection", "Garage Hofmann", "Ask about the brakes", (60,)),
    (-10, "14:00", 120, "work", "Incident review", "Room Fjord", "Outage of the sync service", (10,)),
    (-9, "19:00", 120, "family", "Dinner at Grandma's", "Ahornweg 3", "Bring dessert", (120,)),
    (-6, "11:30", 60, "work", "Roadmap review", "Room Aurora", "", (10,)),
    (-5, "12:00", 60, "personal", "Lunch with Sam", "Noodle bar, Market Street", "", (30,)),
    (-3, "10:00", 60, "work", "Customer call: Brightwater", "Video call", "Renewal and the export feature", (10,)),
    (0, "10:00", 60, "work", "Sprint planning", "Room Aurora", "Bring estimates for the import stories", (10,)),
    (0, "18:30", 60, "personal", "Haircut", "Salon Petra", "", (60,)),
    (1, "11:00", 30, "work", "1:1 with Ana", "Room Fjord", "Growth plan, on-call rota", (10,)),
    (1, "14:00", 60, "work", "Accessibility audit", "Video call", "", (10,)),
    (2, "10:30", 60, "work", "Release review", "Room Aurora", "Checklist, changelog, sign-off", (10,)),
    (2, "11:00", 45, "personal", "Physiotherapy", "Bergmann practice, 2nd floor", "Exercises for the left knee", (60,)),
    (2, "13:00", 60, "personal", "Lunch with Kim", "Café Central", "", (30,)),
    (2, "16:00", 45, "family", "Pick up Leo from football", "Sports ground West", "", (30,)),
    (3, "09:30", 90, "work", "Budget workshop", "Room Fjord", "Numbers are in the shared sheet", (10,)),
    (3, "10:00", 60, "work", "Customer call: Alder & Sons", "Video call", "", (10,)),
    (3, "20:00", 60, "personal", "Call with Priya", "", "She is seven hours ahead", ()),
    (4, "15:00", 60, "work", "Demo day", "Auditorium", "Show the new search", (10, 60)),
    (4, "19:00", 180, "personal", "Board games night", "Tom's place, Ringstraße 88", "Bring snacks", (60,)),
    (5, "10:00", 120, "family", "Leo's football match", "Sports ground West", "", (60,)),
    (5, "20:15", 130, "personal", "Cinema: The Long Winter", "Odeon, screen 3", "", (30,)),
    (6, "11:30", 150, "family", "Brunch with the Novaks", "Gartencafé", "", (60,)),
    (8, "10:00", 120, "work", "Hiring panel", "Room Fjord", "", (10,)),
    (9, "17:30", 45, "personal", "Optician", "Sehwerk, High Street 20", "", (60,)),
    (10, "13:30", 60, "work", "Security training", "Online", "", (10,)),
    (12, "09:00", 240, "personal", "Flea market", "Old harbour", "", ()),
    (15, "11:00", 60, "work", "Budget sign-off", "Room Aurora", "", (10,)),
    (17, "08:45", 30, "family", "Pediatrician: Leo", "Dr. Sommer", "Vaccination record", (60, 1440)),
    (18, "19:30", 120, "personal", "Pottery class", "Clay & Co", "Wear old clothes", (60,)),
    (22, "15:00", 60, "work", "Vendor meeting", "Video call", "", (10,)),
    (26, "18:00", 240, "personal", "Housewarming at Nora's", "Uferweg 7", "Gift: the blue lamp", (120,)),
    (29, "10:00", 60, "work", "Roadmap kick-off", "Room Aurora", "", (10,)),
    (32, "09:15", 60, "personal", "Bank appointment", "Main branch", "Mortgage papers", (60, 1440)),
    (38, "14:00", 90, "work", "Annual planning", "Room Aurora", "", (10,)),
)

# First and last day from the Monday of this week, calendar, title, place, notes.
_WHOLE_DAYS: tuple[tuple[int, int, str, str, str, str], ...] = (
    (-21, -17, "work", "Conference in Lisbon", "Lisbon Congress Centre", "Talk on Wednesday at 11:00"),
    (2, 2, "personal", "Pay rent", "", ""),
    (3, 4, "work", "Offsite", "Hotel Seeblick", "Train at 8:12 from platform 4"),
    (11, 13, "family", "Visit from Aunt Clara", "", "Make up the guest room"),
    (19, 25, "family", "School holidays", "", "Cabin is booked until Sunday"),
    (31, 31, "personal", "Library books due", "City library", ""),
)

# First day from the Monday of this week, time, minutes, calendar, title, place, rule, reminders, days left out.
_SERIES: tuple[tuple[int, str, int, str, str, str, Repeat, tuple[int, ...], tuple[int, ...]], ...] = (
    (-70, "09:15", 15, "work", "Standup", "Video call", Repeat("weekly", weekdays=_WORKDAYS), (5,), (-18, 3)),
    (-67, "18:00", 75, "personal", "Yoga", "Studio 5, bring a mat", Repeat("weekly"), (60,), (-25,)),
    (-69, "15:00", 60, "work", "Team retrospective", "Room Fjord", Repeat("weekly", 2), (10,), ()),
    (-65, "17:00", 30, "family", "Call Grandma", "", Repeat("weekly", weekdays=("sun",)), (10,), ()),
    (-110, "17:30", 60, "family", "Piano lesson: Mia", "Music school", Repeat("weekly"), (30,), (-26,)),
    (-56, "08:00", 20, "personal", "Water the plants", "", Repeat("daily", 3), (), ()),
    (-84, "12:30", 60, "work", "Team lunch", "Canteen", Repeat("weekly", 4), (15,), ()),
    (-60, "16:00", 60, "work", "All hands", "Auditorium", Repeat("monthly", monthly_by="weekday"), (10,), ()),
)

_BIRTHDAYS = (("Ana", -31), ("Dad", -8), ("Kim", 4), ("Priya", 16), ("Aunt Clara", 30), ("Tom", 47))

# Month, day, name.
_HOLIDAYS = (
    (1, 1, "New Year's Day"), (2, 14, "Valentine's Day"), (5, 1, "May Day"), (6, 21, "Midsummer"),
    (10, 31, "Halloween"), (12, 24, "Christmas Eve"), (12, 25, "Christmas Day"), (12, 31, "New Year's Eve"),
)  # fmt: skip


def events(today: dt.date, zone: str) -> tuple[Event, ...]:
    """The owner's events, six weeks back and ahead of ``today``; times are wall times in ``zone``."""
    monday = today - dt.timedelta(days=today.weekday())
    made = [*_singles(monday, zone), *_whole(monday, zone), *_repeating(monday, zone), *_abroad(monday)]
    made += [*_birthdays(monday, zone), *_holidays(today, zone)]
    return tuple(made)


def _when(monday: dt.date, day: int, time: str) -> dt.datetime:
    return dt.datetime.combine(monday + dt.timedelta(days=day), dt.time.fromisoformat(time))


def _singles(monday: dt.date, zone: str) -> list[Event]:
    out = []
    for i, (day, time, minutes, calendar, title, place, notes, reminders) in enumerate(_SINGLE):
        start = _when(monday, day, time)
        end = start + dt.timedelta(minutes=minutes)
        made = Event(
            f"e{i + 1}", title, calendar, start, end, time_zone=zone, place=place, notes=notes, reminders=reminders
        )  # fmt: skip
        out.append(made)
    return out


def _whole(monday: dt.date, zone: str) -> list[Event]:
    return [
        Event(
            f"d{i + 1}", title, calendar, _when(monday, first, "00:00"), _when(monday, last, "00:00"), all_day=True,
            time_zone=zone, place=place, notes=notes, reminders=(900,),
        )
        for i, (first, last, calendar, title, place, notes) in enumerate(_WHOLE_DAYS)
    ]  # fmt: skip


def _repeating(monday: dt.date, zone: str) -> list[Event]:
    out = []
    for i, (day, time, minutes, calendar, title, place, rule, reminders, left_out) in enumerate(_SERIES):
        start = _when(monday, day, time)
        excluded = tuple([monday + dt.timedelta(days=d) for d in left_out])
        made = Event(
            f"r{i + 1}", title, calendar, start, start + dt.timedelta(minutes=minutes), time_zone=zone, place=place,
            reminders=reminders, repeat=rule, excluded_dates=excluded,
        )  # fmt: skip
        out.append(made)
    return out


def _abroad(monday: dt.date) -> list[Event]:
    """Events kept in the zone they take place in."""
    flight, call = _when(monday, 19, "13:20"), _when(monday, 8, "09:00")
    return [
        Event(
            "z1", "Flight to New York", "personal", flight, flight + dt.timedelta(hours=8, minutes=35),
            time_zone="Europe/London", place="Heathrow, Terminal 5", notes="Booking reference QX7T2M",
            reminders=(180, 1440),
        ),
        Event(
            "z2", "Call with the Boston office", "work", call, call + dt.timedelta(minutes=45),
            time_zone="America/New_York", place="Video call", reminders=(10,),
        ),
    ]  # fmt: skip


def _birthdays(monday: dt.date, zone: str) -> list[Event]:
    out = []
    for i, (name, offset) in enumerate(_BIRTHDAYS):
        day = _safe_year(monday + dt.timedelta(days=offset), -30 - i)
        title = f"{name}'s birthday"
        out.append(_yearly(f"b{i + 1}", title, "birthdays", day, zone, (900,)))
    return out


def _holidays(today: dt.date, zone: str) -> list[Event]:
    return [
        _yearly(f"h{i + 1}", name, "holidays", dt.date(today.year - 10, month, day), zone, ())
        for i, (month, day, name) in enumerate(_HOLIDAYS)
    ]


def _yearly(id_: str, title: str, calendar: str, day: dt.date, zone: str, reminders: tuple[int, ...]) -> Event:
    start = dt.datetime.combine(day, dt.time())
    rule = Repeat("yearly")
    return Event(id_, title, calendar, start, start, all_day=True, time_zone=zone, reminders=reminders, repeat=rule)


def _safe_year(day: dt.date, years: int) -> dt.date:
    # The 29th of February is no birthday one can keep in every year.
    day = day - dt.timedelta(days=1) if (day.month, day.day) == (2, 29) else day
    return day.replace(year=day.year + years)
