"""The frame of all pages: bar, drawer or navigation bar, mini player."""

from __future__ import annotations

from collections.abc import Sequence

from gts_env.android.material import (
    BackArrow,
    BackHandler,
    DrawerButton,
    DrawerLayout,
    IconButton,
    LinearProgress,
    NavigationBar,
    NavItem,
    Scaffold,
    Selection,
    TopBar,
)
from gts_env.android.material.menus import MenuEntry
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Text
from gts_env.apps.media.podcasts import playback
from gts_env.apps.media.podcasts.look import AppMenu, Foot, artwork
from gts_env.apps.media.podcasts.strings import words
from gts_env.apps.media.podcasts.ways import BAR, ICONS, Ways


class Shell(Ways):
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
