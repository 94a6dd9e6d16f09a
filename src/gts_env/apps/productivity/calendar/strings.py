"""Every text the app shows, by key. A language is one more table; what it lacks is shown in English."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gts_env.android.ui import Ui
    from gts_env.apps.productivity.calendar.data import Event

EN: dict[str, str] = {
    # views and the bar
    "month": "Month",
    "week": "Week",
    "day": "Day",
    "list": "List",
    "change_view": "Change view",
    "today": "Today",
    "search": "Search",
    "more": "More options",
    "new_event": "New event",
    "go_to_date": "Go to date",
    "calendars": "Calendars",
    "settings": "Settings",
    "reminders": "Reminders",
    "sync_now": "Sync now",
    "synced": "Calendars synced",
    "previous": "Previous",
    "next": "Next",
    "all_day": "All day",
    "all_day_short": "all day",
    "more_events": "+{n}",
    "week_short": "W{n}",
    "week_of": "Week {n}",
    "events.one": "{n} event",
    "events.other": "{n} events",
    "no_events": "No events",
    "nothing_planned": "Nothing planned",
    "earlier": "Show earlier events",
    "later": "Show later events",
    "tomorrow": "Tomorrow",
    "yesterday": "Yesterday",
    "no_title": "(No title)",
    "day_of": "Day {n} of {of}",
    # detail
    "edit": "Edit",
    "delete": "Delete",
    "duplicate": "Duplicate",
    "share": "Share",
    "deleted": "Event deleted",
    "undo": "Undo",
    "saved": "Event saved",
    "copied": "Event duplicated",
    "event_gone": "This event no longer exists",
    "delete_title": "Delete event?",
    "delete_text": "“{title}” will be removed from your calendar.",
    "delete_series_title": "Delete repeating event?",
    "delete_series_text": "“{title}” repeats. What should be deleted?",
    "only_this": "Only this event",
    "this_and_following": "This and all following events",
    "all_events": "All events in the series",
    "edit_series_title": "Edit repeating event",
    "cancel": "Cancel",
    "ok": "OK",
    "remove": "Remove",
    "in_zone": "{when} in {zone}",
    # editor
    "edit_event": "Edit event",
    "save": "Save",
    "close": "Close",
    "title": "Title",
    "starts": "Starts",
    "ends": "Ends",
    "start_date": "Start date",
    "start_time": "Start time",
    "end_date": "End date",
    "end_time": "End time",
    "time_zone": "Time zone",
    "repeat": "Repeat",
    "calendar": "Calendar",
    "place": "Location",
    "notes": "Notes",
    "add_reminder": "Add reminder",
    "reminder": "Reminder",
    "remove_reminder": "Remove reminder",
    "end_before_start": "The event can't end before it starts",
    "discard_title": "Discard changes?",
    "discard_text": "Your changes to this event have not been saved.",
    "keep_editing": "Keep editing",
    "discard": "Discard",
    # repeats
    "never": "Does not repeat",
    "daily.one": "Every day",
    "daily.other": "Every {n} days",
    "weekly.one": "Every week",
    "weekly.other": "Every {n} weeks",
    "monthly.one": "Every month",
    "monthly.other": "Every {n} months",
    "yearly.one": "Every year",
    "yearly.other": "Every {n} years",
    "unit.daily.one": "day",
    "unit.daily.other": "days",
    "unit.weekly.one": "week",
    "unit.weekly.other": "weeks",
    "unit.monthly.one": "month",
    "unit.monthly.other": "months",
    "unit.yearly.one": "year",
    "unit.yearly.other": "years",
    "on_days": "{rule} on {days}",
    "on_day_number": "{rule} on day {day}",
    "on_nth": "{rule} on the {nth} {weekday}",
    "on_date": "{rule} on {date}",
    "rule_until": "{rule}, until {date}",
    "rule_count.one": "{rule}, once",
    "rule_count.other": "{rule}, {n} times",
    "workdays": "weekdays",
    "custom": "Custom…",
    "custom_repeat": "Custom repeat",
    "repeats_every": "Repeats every",
    "repeats_on": "Repeats on",
    "ends_never": "Never",
    "ends_on": "On a date",
    "ends_after": "After a number of events",
    "occurrences.one": "event",
    "occurrences.other": "events",
    "monthly_day": "On day {day}",
    "monthly_weekday": "On the {nth} {weekday}",
    "nth.1": "first",
    "nth.2": "second",
    "nth.3": "third",
    "nth.4": "fourth",
    "nth.-1": "last",
    # reminders
    "no_reminder": "None",
    "at_start": "At time of event",
    "minutes.one": "{n} minute",
    "minutes.other": "{n} minutes",
    "hours.one": "{n} hour",
    "hours.other": "{n} hours",
    "days.one": "{n} day",
    "days.other": "{n} days",
    "weeks.one": "{n} week",
    "weeks.other": "{n} weeks",
    "before": "{time} before",
    "no_upcoming": "No upcoming reminders",
    "reminder_at": "{time} · {before}",
    # calendars, search, settings
    "show_calendar": "Show {name}",
    "color": "Color",
    "color_of": "Color of {name}",
    "last_synced": "Last synced {time}",
    "never_synced": "Not synced yet",
    "search_events": "Search events",
    "clear": "Clear",
    "recent_searches": "Recent searches",
    "search_hint": "Search titles, places and notes",
    "no_results": "No events match “{text}”",
    "general": "General",
    "appearance": "Appearance",
    "new_events": "New events",
    "notifying": "Notifications",
    "default_view": "Default view",
    "first_day": "First day of the week",
    "monday": "Monday",
    "sunday": "Sunday",
    "saturday": "Saturday",
    "hour24": "24-hour clock",
    "follow_system": "Follow system",
    "on": "On",
    "off": "Off",
    "default_reminder": "Default reminder",
    "default_minutes": "Default duration",
    "home_zone": "Home time zone",
    "device_zone": "Device time zone ({zone})",
    "week_numbers": "Show week numbers",
    "dim_past": "Dim past events",
    "notifications": "Reminder notifications",
    "notifications_hint": "Remind me before events",
    # calendar words
    "months": "January,February,March,April,May,June,July,August,September,October,November,December",
    "months_short": "Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec",
    "weekdays": "Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday",
    "weekdays_short": "Mon,Tue,Wed,Thu,Fri,Sat,Sun",
    "weekdays_letter": "M,T,W,T,F,S,S",
    # patterns: {w} weekday, {wn} its name, {m} month, {mn} its name, {d} day, {y} year
    "date_long": "{wn}, {mn} {d}, {y}",
    "date_full": "{wn}, {mn} {d}",
    "date_medium": "{w}, {m} {d}, {y}",
    "date_short": "{m} {d}, {y}",
    "date_day": "{w}, {m} {d}",
    "date_brief": "{m} {d}",
    "month_year": "{mn} {y}",
    "month_year_short": "{m} {y}",
    "range": "{a} – {b}",
}
TABLES: dict[str, dict[str, str]] = {"en": EN}


class Words:
    """The texts of one language.

    Args:
        language: Language code; English stands in for an unknown one.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._table = {**EN, **TABLES.get(language, {})}

    def __call__(self, key: str, /, n: int | None = None, **values: Any) -> str:
        """The text with this key; ``n`` chooses between ``key.one`` and ``key.other`` where there are such."""
        table = self._table
        if n is not None:
            values["n"] = n
            if f"{key}.other" in table:
                key = f"{key}.{'one' if n == 1 else 'other'}"
        return table[key].format(**values) if values else table[key]

    def title(self, event: Event) -> str:
        """Title of an event, or the words for none."""
        return event.title or self("no_title")

    def has(self, key: str) -> bool:
        """Whether there is such a text."""
        return key in self._table

    def names(self, key: str) -> list[str]:
        """A list of names: months from January, weekdays from Monday."""
        return self._table[key].split(",")


_WORDS: dict[str, Words] = {}


def words(ui: Ui) -> Words:
    """The texts in the device's language."""
    return in_language(ui.config.locale.partition("-")[0])


def in_language(language: str) -> Words:
    """The texts of a language; one object a language."""
    found = _WORDS.get(language)
    if found is None:
        found = _WORDS[language] = Words(language)
    return found
