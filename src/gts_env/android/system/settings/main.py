"""The first page: a field that leads to the search, and the sections."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android.app import screen
from gts_env.android.material import Scaffold
from gts_env.android.system.metrics import upright
from gts_env.android.system.settings.base import SettingsBase, words
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.fit_text import FitText
from gts_env.android.widgets.leaf import Icon

if TYPE_CHECKING:
    from gts_env.android.ui import Ui
    from gts_env.android.widgets.base import Widget

SECTIONS = (
    ("network", "wifi"),
    ("apps", "apps"),
    ("notifications", "notifications"),
    ("display", "brightness_medium"),
    ("system", "info"),
    ("about", "smartphone"),
)
"""Screens the first page leads to, with their symbols."""


class MainPage(SettingsBase):
    """The first page."""

    @screen(launcher=True, activity="Settings")
    def home(self, ui: Ui) -> Widget:
        """Title, search, sections."""
        say = words(ui)
        title = FitText(say("settings"), "display_small", id="homepage_title")
        above = 56 if upright(ui.config) else 16
        rows: list[Widget] = [
            Column([title], padding=(24, above, 24, 16), width="fill"),
            self._search(ui),
            *[self.link(ui, name, say(f"{name}_more"), ui.open(name), icon) for name, icon in SECTIONS],
        ]
        return Scaffold(self.column(rows, "home", 0))

    def _search(self, ui: Ui) -> Widget:
        hint = words(ui)("search")
        pill = Row(
            [Icon("search", 24), FitText(hint, "body_large", "on_surface_variant", silent=True, weight=1)],
            gap=16,
            padding=(16, 12),
            width="fill",
            radius=28,
            background="surface_container_high",
            id="search_action_bar",
            desc=hint,
            role="FrameLayout",
            on_click=ui.open("search"),
        )
        return Column([pill], padding=(16, 0, 16, 12), width="fill", align="fill")
