"""The search over all settings and apps."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, NamedTuple

from gts_env.android.app import screen
from gts_env.android.effects import Effect
from gts_env.android.manifest import SYSTEM
from gts_env.android.material import EmptyState, ListItem, Scaffold, SearchField
from gts_env.android.system.app_icon import app_icon
from gts_env.android.system.settings.base import SettingsBase, words

if TYPE_CHECKING:
    from gts_env.android.ui import Ui
    from gts_env.android.widgets.base import Widget

FIELD = "search_src_text"
PLACES: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("network", "network", ()),
    ("wifi", "network", ("network",)),
    ("airplane", "network", ("network",)),
    ("apps", "apps", ()),
    ("notifications", "notifications", ()),
    ("display", "display", ()),
    ("dark_theme", "display", ("display",)),
    ("text_size", "text_size", ("display",)),
    ("font_size", "text_size", ("display", "text_size")),
    ("display_size", "text_size", ("display", "text_size")),
    ("auto_rotate", "display", ("display",)),
    ("system", "system", ()),
    ("languages", "languages", ("system",)),
    ("date_time", "date_time", ("system",)),
    ("time_zone", "time_zones", ("system", "date_time")),
    ("hour24", "date_time", ("system", "date_time")),
    ("gestures", "gestures", ("system",)),
    ("navigation", "navigation", ("system", "gestures")),
    ("reset", "reset", ("system",)),
    ("reset_network", "reset", ("system", "reset")),
    ("reset_apps", "reset", ("system", "reset")),
    ("erase_all", "reset", ("system", "reset")),
    ("developer", "developer", ("system",)),
    ("dont_keep", "developer", ("system", "developer")),
    ("about", "about", ()),
    ("model", "about", ("about",)),
    ("android_version", "about", ("about",)),
    ("build_number", "about", ("about",)),
)
"""Settings: key of the text, screen it is on, and the titles of the pages above it."""


class Found(NamedTuple):
    """A result: what it is called, where it is, and what leads there."""

    key: str
    title: str
    path: str
    effect: Effect
    icon: Widget | str


class SearchPage(SettingsBase):
    """The search."""

    @screen(parent="home", activity="SearchActivity", focus=FIELD)
    def search(self, ui: Ui) -> Widget:
        """What matches, as it is typed."""
        say = words(ui)
        typed = ui.text(FIELD).strip()
        field = SearchField(FIELD, say("search"), bar=False, width="fill")
        return Scaffold(self._results(ui, typed), top=self.bar(ui, field))

    def _results(self, ui: Ui, typed: str) -> Widget:
        say = words(ui)
        if not typed:
            return EmptyState("search", say("search"), say("search_hint"))
        found = [one for one in self._all(ui) if folded(typed) in folded(one.title)]
        if not found:
            return EmptyState("search_off", say("no_results", text=typed), id="no_results")
        rows = [
            ListItem(
                one.title, one.path or None, leading=one.icon, on_click=one.effect, id="search_result",
                key=f"result_{one.key}", headline_id="android:id/title", supporting_id="breadcrumb",
            )
            for one in found
        ]  # fmt: skip
        return self.column(rows, "results")

    def _all(self, ui: Ui) -> list[Found]:
        say = words(ui)
        found = [
            Found(key, say(key), " > ".join(say(name) for name in path), ui.open(page), "settings")
            for key, page, path in PLACES
        ]
        for m in ui.apps:
            if m.category != SYSTEM:
                found.append(Found(m.id, m.label, say("apps"), ui.open("app_info", app=m.id), app_icon(m, 24)))
        return found


def folded(text: str) -> str:
    """Text without letter case, accents and hyphens of all kinds."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in plain if not unicodedata.combining(c) and c not in "-\u2010\u2011")
