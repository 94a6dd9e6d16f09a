"""The settings app: all its pages together."""

from __future__ import annotations

from gts_env.android.system.settings.apps import AppPages
from gts_env.android.system.settings.date_time import DateTimePages
from gts_env.android.system.settings.developer import DeveloperPage
from gts_env.android.system.settings.display import DisplayPages
from gts_env.android.system.settings.main import MainPage
from gts_env.android.system.settings.network import NetworkPage
from gts_env.android.system.settings.notifications import NotificationPages
from gts_env.android.system.settings.search import SearchPage
from gts_env.android.system.settings.system import SystemPages


class Settings(
    MainPage,
    NetworkPage,
    AppPages,
    NotificationPages,
    DisplayPages,
    SystemPages,
    DeveloperPage,
    DateTimePages,
    SearchPage,
):
    """Settings of the phone."""
