"""The full player: cover, place in the episode, controls, chapters, speed, sleep timer."""

from __future__ import annotations

from gts_env.android.app import layer, screen
from gts_env.android.material import (
    BackArrow,
    BottomSheet,
    Chip,
    EmptyState,
    IconButton,
    ListItem,
    MenuItem,
    Scaffold,
    Slider,
    TextButton,
    TonalButton,
    TopBar,
    closing,
)
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row, Stack
from gts_env.android.widgets.flow import Flow
from gts_env.android.widgets.leaf import Gap, Icon, Text
from gts_env.android.widgets.scroll import Scroll
from gts_env.apps.media.podcasts import formats, playback
from gts_env.apps.media.podcasts.data import Chapter, Episode, Podcast
from gts_env.apps.media.podcasts.episode import EpisodeScreen
from gts_env.apps.media.podcasts.look import AppMenu, artwork
from gts_env.apps.media.podcasts.strings import Words, words

SLEEPS = (5, 10, 15, 30, 45, 60)
COVER = 280
"""Dp of the cover at most."""


class PlayerScreen(EpisodeScreen):
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

    def place_now(self, ui: Ui) -> float:
        """Seconds of the episode that were heard up to now."""
        data = ui.data
        return playback.position_at(data, ui.phone.now if data.player.playing else data.player.since)

    def _arranged(self, ui: Ui, say: Words, p: Podcast, controls: Widget) -> Widget:
        """Cover over controls; side by side on a phone that lies on its side."""
        cover = artwork(
            p,
            COVER if ui.config.orientation == "portrait" else 180,
            20,
            id="player_cover",
            desc=say("cover_of", name=p.shown),
        )
        if ui.config.orientation == "portrait":
            column = Column([Gap(height=8), cover, controls], align="center", width="fill")
            return Scroll(column, id="player_page", key="player_page")
        side = Scroll(controls, id="player_page", key="player_page", weight=1, height="fill")
        return Row([Gap(width=24), cover, side], width="fill", height="fill")

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
        slider = Slider(int(place), ui.do("seek"), low=0, high=e.duration, step=1, id="seek_bar", desc=say("seek"))
        quiet = "on_surface_variant"
        times = Row(
            [
                Text(formats.clock(place), "label_medium", quiet, id="player_position"),
                Text(formats.clock(e.duration), "label_medium", quiet, id="player_duration"),
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
        return Row(
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

    def _sleep_text(self, ui: Ui, say: Words) -> str:
        player = ui.data.player
        if player.sleep_at_end:
            return say("end_of_episode")
        if not player.sleep_at:
            return ""
        left = player.sleep_at - ui.phone.now
        return formats.clock(left / 1000 + 0.999) if left > 0 else ""

    # -- sheets --------------------------------------------------------------------------------------------------

    @layer
    def chapters(self, ui: Ui) -> Widget:
        """Chapters of the episode."""
        say, e = words(ui), playback.current(ui.data)
        place = self.place_now(ui)
        made: tuple[Chapter, ...] = e.chapters if e is not None else ()
        now = max([i for i, c in enumerate(made) if c.at <= place], default=0)
        rows = [
            ListItem(
                c.title,
                trailing=formats.clock(c.at),
                leading="graphic_eq" if i == now else None,
                selected=i == now,
                on_click=closing(ui.do("seek", value=c.at)),
                id="chapter",
                key=f"chapter_{i}",
                item=i,
            )
            for i, c in enumerate(made)
        ]
        return self.under(
            ui, BottomSheet(Column(rows, width="fill", align="fill"), say("chapters"), id="chapter_sheet")
        )

    @layer
    def speed_sheet(self, ui: Ui) -> Widget:
        """How fast to play."""
        say, speed = words(ui), self.settings_of(ui).speed
        slider = Slider(
            round(speed * 20), ui.do("set_speed_step"), low=10, high=60, step=1, id="speed_bar", desc=say("speed")
        )
        presets = Flow(
            [
                Chip(formats.speed(say, v), ui.do("set_speed", value=v), "filter", selected=v == speed, id=f"speed_{i}")
                for i, v in enumerate(playback.SPEEDS)
            ]
        )
        body = Column(
            [Text(formats.speed(say, speed), "headline_medium", id="speed_value"), slider, presets],
            gap=8,
            align="fill",
            padding=(24, 8, 24, 16),
            width="fill",
        )
        return self.under(ui, BottomSheet(body, say("speed"), id="speed_sheet"))

    @layer
    def sleep_sheet(self, ui: Ui) -> Widget:
        """When to stop playing."""
        say, player = words(ui), ui.data.player
        left = self._sleep_text(ui, say)
        last = self.settings_of(ui).sleep_minutes
        chips = [
            Chip(
                say("minutes", count=say.fmt.number(m)),
                closing(ui.do("set_sleep", value=m)),
                "filter",
                selected=m == last and bool(player.sleep_at),
                id=f"sleep_{m}",
            )
            for m in SLEEPS
        ]
        end = closing(ui.do("set_sleep", value=-1))
        chips.append(Chip(say("end_of_episode"), end, "filter", selected=player.sleep_at_end, id="sleep_end"))
        parts: list[Widget | None] = [
            Text(say("sleep_left", left=left), "body_large", id="sleep_left")
            if left
            else Text(say("sleep_hint"), "body_medium", "on_surface_variant"),
            Flow(chips),
            TonalButton(say("turn_off"), closing(ui.do("cancel_sleep")), id="sleep_cancel") if left else None,
        ]
        body = Column(parts, gap=12, padding=(24, 8, 24, 16), width="fill")
        return self.under(ui, BottomSheet(body, say("sleep_timer"), id="sleep_sheet"))
