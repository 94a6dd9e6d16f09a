"""The full player: cover, place in the episode, controls."""

from __future__ import annotations

from gts_env.android.app import screen
from gts_env.android.material import (
    BackArrow,
    Chip,
    EmptyState,
    IconButton,
    LeftToRight,
    MenuItem,
    Scaffold,
    Slider,
    TextButton,
    TopBar,
)
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row, Stack
from gts_env.android.widgets.flow import Flow
from gts_env.android.widgets.leaf import Gap, Icon, Text
from gts_env.android.widgets.scroll import Scroll
from gts_env.apps.media.podcasts import formats, playback
from gts_env.apps.media.podcasts.data import Episode, Podcast
from gts_env.apps.media.podcasts.look import AppMenu, artwork
from gts_env.apps.media.podcasts.player_sheets import PlayerSheets
from gts_env.apps.media.podcasts.strings import Words, words

COVER = 280
"""Dp of the cover at most."""
LYING_COVER = 180
"""Dp of the cover on a phone that lies on its side."""
TABLET = 600
"""Dp of the shorter side that a tablet has."""


class PlayerScreen(PlayerSheets):
    """The player in full."""

    @screen(parent="home", launch_mode="singleTop")
    def player(self, ui: Ui) -> Widget:
        """What is played."""
        say, data = words(ui), ui.data
        e = playback.current(data)
        p = self.podcast_of(ui, e.podcast) if e is not None else None
        arrow = BackArrow(ui.back(), say("back"), id="player_back")
        if e is None or p is None:
            empty = EmptyState("headphones", say("nothing_playing"), say("nothing_playing_hint"))
            return self.under(ui, Scaffold(empty, top=TopBar(say("player"), navigation=arrow)))
        place = self.place_now(ui)
        show = IconButton("notes", ui.open("episode", episode=e.id), say("show_notes"), id="show_notes_button")
        items = [MenuItem(say(key), effect, id=key) for key, _, effect in self.episode_items(ui, e)[2:]]
        items.append(MenuItem(say("open_podcast"), ui.open("podcast", podcast=p.id), id="open_podcast"))
        bar = TopBar(say("player"), navigation=arrow, actions=[show, AppMenu(data.settings, items)])
        controls = Column(
            [
                self._titles(ui, e, p),
                self._seek_bar(ui, say, e, place),
                self._controls(ui, say),
                self._extras(ui, say, e),
            ],
            align="fill",
            gap=4,
            padding=(24, 8, 24, 24),
            width="fill",
        )
        body = self._arranged(ui, say, p, controls)
        return self.under(ui, Scaffold(body, top=bar))

    def _arranged(self, ui: Ui, say: Words, p: Podcast, controls: Widget) -> Widget:
        """Cover over controls; side by side on a device that lies on its side, smaller on a phone."""
        upright = ui.config.orientation == "portrait"
        tablet = ui.config.width >= TABLET * ui.config.density
        wide = COVER if upright or tablet else LYING_COVER
        cover = artwork(p, wide, 20, id="player_cover", desc=say("cover_of", name=p.shown))
        if upright:
            column = Column([Gap(height=8), cover, controls], align="center", width="fill")
            return Scroll(column, id="player_page", key="player_page")
        side = Scroll(controls, id="player_page", key="player_page", weight=1, height="fill")
        align = "start" if tablet else "center"
        return Row([Gap(width=24), cover, side], width="fill", height="fill", align=align)

    def _titles(self, ui: Ui, e: Episode, p: Podcast) -> Widget:
        return Column(
            [
                Text(e.title, "title_large", max_lines=2, id="player_title"),
                Text(
                    p.shown,
                    "body_medium",
                    "primary",
                    max_lines=1,
                    id="player_podcast",
                    on_click=ui.open("podcast", podcast=p.id),
                ),
            ],
            gap=2,
            padding=(0, 8),
        )

    def _seek_bar(self, ui: Ui, say: Words, e: Episode, place: float) -> Widget:
        slider = Slider(int(place), ui.do("seek"), low=0, high=e.duration, step=1, mirrored=False,
                        id="seek_bar", desc=say("seek"))  # fmt: skip
        quiet = "on_surface_variant"
        times = LeftToRight(
            [
                Text(formats.clock(say, place), "label_medium", quiet, id="player_position"),
                Text(formats.clock(say, e.duration), "label_medium", quiet, id="player_duration"),
            ],
            arrange="between",
            width="fill",
        )
        return Column([slider, times], align="fill")

    def _controls(self, ui: Ui, say: Words) -> Widget:
        data = ui.data
        on, settings = data.player.playing, data.settings
        play = Stack(
            [Icon("pause" if on else "play_arrow", 36, "on_primary", filled=True)],
            width=72,
            height=72,
            radius="full",
            background="primary",
            align="center",
            id="play_pause",
            desc=say("pause") if on else say("play"),
            on_click=ui.do("toggle"),
            role="ImageButton",
        )
        back = f"replay_{settings.rewind}" if settings.rewind in (10, 30) else "fast_rewind"
        ahead = f"forward_{settings.forward}" if settings.forward in (10, 30) else "fast_forward"
        rate = formats.speed(say, playback.speed_of(data, playback.current(data)))
        return LeftToRight(
            [
                TextButton(rate, ui.sheet("speed_sheet"), id="speed"),
                IconButton(back, ui.do("skip", by=-settings.rewind), say("rewind"), id="rewind", size=32),
                play,
                IconButton(ahead, ui.do("skip", by=settings.forward), say("forward"), id="forward", size=32),
                IconButton("skip_next", ui.do("skip_to_next"), say("next_episode"), id="next_episode", size=32),
            ],
            arrange="between",
            width="fill",
            padding=(0, 8),
        )

    def _extras(self, ui: Ui, say: Words, e: Episode) -> Widget:
        player = ui.data.player
        asleep = self._sleep_text(ui, say)
        chips: list[Widget | None] = [
            Chip(
                asleep or say("sleep_timer"),
                ui.sheet("sleep_sheet"),
                icon="bedtime",
                id="sleep",
                desc=f"{say('sleep_timer')}: {asleep}" if asleep else say("sleep_timer"),
            ),
            Chip(say("chapters"), ui.sheet("chapters"), icon="format_list_bulleted", id="chapters")
            if e.chapters
            else None,
            Chip(say("queue"), ui.do("go_to", page="queue"), icon="playlist_play", id="to_queue"),
            Chip(say("share"), ui.do("share_episode", episode=player.episode), icon="share", id="share_chip"),
        ]
        return Flow(chips, gap=8, padding=(0, 8, 0, 0))
