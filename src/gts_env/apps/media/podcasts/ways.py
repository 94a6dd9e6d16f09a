"""The ways between the main pages: the bar's destinations, the drawer, the sheet of the rest, and what back does."""

from __future__ import annotations

from dataclasses import replace

from gts_env.android.app import command, layer
from gts_env.android.effects import Effect, Nothing
from gts_env.android.material import (
    BottomSheet,
    ConfirmDialog,
    DrawerItem,
    ListItem,
    NavigationDrawer,
    closing,
    show_drawer,
)
from gts_env.android.material.drawer_items import open_key
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column
from gts_env.android.widgets.leaf import Divider
from gts_env.apps.media.podcasts.base import Base
from gts_env.apps.media.podcasts.strings import Words, words

ICONS = {
    "home": "home",
    "queue": "playlist_play",
    "inbox": "inbox",
    "episodes": "rss_feed",
    "subscriptions": "subscriptions",
    "downloads": "download",
    "history": "history",
    "statistics": "bar_chart",
    "add_podcast": "add",
}
"""Main pages in the order of the drawer, with their symbols."""
BAR = ("home", "queue", "inbox", "subscriptions")
"""Pages on the navigation bar; the rest is in the sheet behind its last item."""
MOST_LISTED = 12
"""Subscriptions that the drawer lists."""


class Ways(Base):
    """Navigation between the main pages."""

    def has_bar(self, ui: Ui) -> bool:
        """Whether there is a bar at the foot; a phone that lies on its side has no room for one."""
        return self.settings_of(ui).bottom_navigation and ui.config.orientation == "portrait"

    def _badge(self, ui: Ui, page: str) -> int:
        return len(self.fresh(ui)) if page == "inbox" else 0

    def way(self, ui: Ui, page: str, now: str) -> Effect:
        """The effect that goes to a main page."""
        return Nothing() if page == now else ui.do("go_to", page=page)

    # -- the ways ------------------------------------------------------------------------------------------------

    def _drawer(self, ui: Ui, say: Words, name: str) -> NavigationDrawer:
        items: list[Widget | None] = [
            DrawerItem(
                icon,
                say(page),
                self.way(ui, page, name),
                page == name,
                str(n) if (n := self._badge(ui, page)) else None,
                id="drawer_page",
                key=f"drawer_{page}",
                item=page,
            )
            for page, icon in ICONS.items()
        ]
        items.append(Divider())
        for podcast in self.followed(ui)[:MOST_LISTED]:
            show = ui.open("podcast", podcast=podcast.id)
            items.append(
                DrawerItem(None, podcast.shown, show, id="drawer_podcast", item=podcast.id, key=f"drawer_{podcast.id}")
            )
        items += [Divider(), DrawerItem("settings", say("settings"), ui.open("settings"), id="drawer_settings")]
        return NavigationDrawer(items, say("app"))

    @layer
    def more(self, ui: Ui, page: str) -> Widget:
        """The pages that the navigation bar has no room for."""
        say = words(ui)
        rows: list[Widget] = [
            ListItem(say(p), leading=icon, on_click=closing(self.way(ui, p, page)), selected=p == page, id=f"more_{p}")
            for p, icon in ICONS.items()
            if p not in BAR
        ]
        settings = closing(ui.open("settings"))
        rows.append(ListItem(say("settings"), leading="settings", on_click=settings, id="more_settings"))
        return self.under(ui, BottomSheet(Column(rows, width="fill", align="fill"), say("more")))

    @command
    def go_to(self, ui: Tx, page: str) -> None:
        """Go to one of the main pages."""
        ui.run(_start(ui) if page == "home" else ui.open(page))

    @command
    def leave(self, ui: Tx) -> None:
        """What back does on a main page, where the user wants more than to go one page back."""
        settings, screen = self.settings_of(ui), ui.entry.screen
        if settings.back == "home" and screen != "home":
            ui.run(_start(ui))
        elif settings.back == "drawer" and not self.has_bar(ui) and not ui.get(open_key("drawer")):
            ui.run(show_drawer())
        elif settings.back == "confirm" and len(ui.state.task.entries) == 1:
            ui.run(ui.show("confirm_exit"))
        else:
            ui.run(ui.back())

    @layer
    def confirm_exit(self, ui: Ui) -> Widget:
        """Whether to leave the app."""
        say = words(ui)
        return self.under(ui, ConfirmDialog(say("exit_title"), say("exit_text"), say("exit"), ui.back(), say("cancel")))


def _start(ui: Tx) -> Effect:
    """The way to the first page: the one that is there, without what lies above it."""
    return replace(ui.open("home"), flags=("clear_top", "single_top"))
