"""The frame of all pages: bar, drawer or navigation bar, mini player; and the ways between the main pages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from gts_env.android.app import command, layer
from gts_env.android.effects import Effect, Nothing
from gts_env.android.material import (
    BackArrow,
    BackHandler,
    BottomSheet,
    ConfirmDialog,
    DrawerButton,
    DrawerItem,
    DrawerLayout,
    IconButton,
    LinearProgress,
    ListItem,
    NavigationBar,
    NavigationDrawer,
    NavItem,
    Scaffold,
    Selection,
    TopBar,
    closing,
    show_drawer,
)
from gts_env.android.material.drawer_items import open_key
from gts_env.android.material.menus import MenuEntry
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Divider, Text
from gts_env.apps.media.podcasts import playback
from gts_env.apps.media.podcasts.base import Base
from gts_env.apps.media.podcasts.look import AppMenu, Foot, artwork
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


class Shell(Base):
    """Frame and navigation."""

    def page(
        self,
        ui: Ui,
        name: str,
        body: Widget,
        *,
        title: str | None = None,
        actions: Sequence[Widget | None] = (),
        menu: Sequence[MenuEntry] = (),
        bar: Widget | None = None,
        fab: Widget | None = None,
        chosen: Selection | None = None,
    ) -> Widget:
        """One of the main pages.

        Args:
            ui: The screen.
            name: Name of the page.
            body: Content.
            title: Title in place of the page's name.
            actions: Buttons of the bar.
            menu: Items of its overflow menu.
            bar: Another bar in its place.
            fab: Floating button.
            chosen: What is selected; back ends the selection.
        """
        settings = self.settings_of(ui)
        say = words(ui)
        overflow = AppMenu(settings, menu) if menu else None
        if bar is None:
            bar = TopBar(title or say(name), navigation=self._corner(ui, name), actions=[*actions, overflow])
        if chosen:
            body = chosen.handler(body)
        elif settings.back != "previous":
            body = BackHandler(body, ui.do("leave"))
        full: Widget = Scaffold(body, top=bar, bottom=self.foot(ui, name), fab=fab)
        if not self.has_bar(ui):
            full = DrawerLayout(full, self._drawer(ui, say, name))
        return self.under(ui, full)

    def detail(
        self,
        ui: Ui,
        title: str | Widget,
        body: Widget,
        *,
        actions: Sequence[Widget | None] = (),
        menu: Sequence[MenuEntry] = (),
        bar: Widget | None = None,
        fab: Widget | None = None,
        chosen: Selection | None = None,
        player: bool = True,
    ) -> Widget:
        """A page below the main ones, with an arrow back to where one came from."""
        overflow = AppMenu(self.settings_of(ui), menu) if menu else None
        if bar is None:
            bar = TopBar(title, navigation=self.arrow(ui), actions=[*actions, overflow])
        if chosen:
            body = chosen.handler(body)
        foot = self.foot(ui, None) if player else None
        return self.under(ui, Scaffold(body, top=bar, bottom=foot, fab=fab))

    def has_bar(self, ui: Ui) -> bool:
        """Whether there is a bar at the foot; a phone that lies on its side has no room for one."""
        return self.settings_of(ui).bottom_navigation and ui.config.orientation == "portrait"

    def arrow(self, ui: Ui) -> Widget:
        """The arrow at the start of a bar: back to where one came from."""
        return BackArrow(ui.back(), words(ui)("back"), id="nav_back")

    def _corner(self, ui: Ui, name: str) -> Widget | None:
        if not self.has_bar(ui):
            return DrawerButton(id="nav_drawer")
        return None if name in BAR else self.arrow(ui)

    # -- the foot ------------------------------------------------------------------------------------------------

    def foot(self, ui: Ui, name: str | None) -> Widget | None:
        """Mini player and navigation bar, as far as there are any."""
        mini = self.mini(ui)
        bar = self._bar(ui, name) if name is not None and self.has_bar(ui) else None
        if mini is None and bar is None:
            return None
        return Foot([mini, bar], background="surface_container", width="fill", align="fill", id="foot")

    def _bar(self, ui: Ui, name: str) -> Widget:
        say = words(ui)
        items = [
            NavItem(
                ICONS[p], say(f"tab.{p}"), p == name, self.way(ui, p, name), id=f"tab_{p}", badge=self._badge(ui, p)
            )
            for p in BAR
        ]
        more = NavItem("more_horiz", say("more"), name not in BAR, ui.sheet("more", page=name), id="tab_more")
        return NavigationBar([*items, more])

    def _badge(self, ui: Ui, page: str) -> int:
        return len(self.fresh(ui)) if page == "inbox" else 0

    def way(self, ui: Ui, page: str, now: str) -> Effect:
        """The effect that goes to a main page."""
        return Nothing() if page == now else ui.do("go_to", page=page)

    def mini(self, ui: Ui) -> Widget | None:
        """The mini player, if there is something to play."""
        data = ui.data
        episode = playback.current(data)
        podcast = self.podcast_of(ui, episode.podcast) if episode is not None else None
        if episode is None or podcast is None:
            return None
        say, on = words(ui), data.player.playing
        texts = Column(
            [
                Text(episode.title, "title_small", max_lines=1, id="mini_title"),
                Text(podcast.shown, "body_small", "on_surface_variant", max_lines=1, id="mini_podcast"),
            ],
            weight=1,
        )
        button = IconButton(
            "pause" if on else "play_arrow",
            ui.do("toggle"),
            say("pause") if on else say("play"),
            color="on_surface",
            id="mini_play",
        )
        row = Row([artwork(podcast, 44, 6), texts, button], gap=12, padding=(12, 6, 4, 6), width="fill")
        share = data.player.position / episode.duration
        return Column(
            [LinearProgress(share, id="mini_progress", silent=True), row],
            width="fill",
            align="fill",
            id="mini_player",
            key="mini_player",
            item=episode.id,
            on_click=ui.open("player"),
            background="surface_container",
        )

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
