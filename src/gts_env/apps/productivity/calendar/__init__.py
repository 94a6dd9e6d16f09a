"""The calendar: events in month, week, day and list views, with reminders, repeats and time zones."""

from __future__ import annotations

from gts_env.apps.productivity.calendar.alerts import Alerts
from gts_env.apps.productivity.calendar.calendars import Calendars
from gts_env.apps.productivity.calendar.home import Home
from gts_env.apps.productivity.calendar.rules import Rules
from gts_env.apps.productivity.calendar.search import Search
from gts_env.apps.productivity.calendar.settings import SettingsScreen
from gts_env.apps.productivity.calendar.widgets import CalendarWidgets


class Calendar(Home, Rules, Search, Calendars, Alerts, SettingsScreen, CalendarWidgets):
    """The calendar app."""
