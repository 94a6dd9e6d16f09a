"""Home-screen widgets: the player, and the queue."""

from __future__ import annotations

from gts_env.android.home_widget import WidgetUi, widget
from gts_env.android.material import IconButton, ListItem
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row, Stack
from gts_env.android.widgets.leaf import Gap, Text
from gts_env.android.widgets.scroll import LazyList
from gts_env.apps.media.podcasts import formats, playback
from gts_env.apps.media.podcasts.home import Home
from gts_env.apps.media.podcasts.look import artwork
from gts_env.apps.media.podcasts.strings import words


def _player_title(ui: Ui) -> str:
    return words(ui)("player")


def _queue_title(ui: Ui) -> str:
    return words(ui)("queue")


class PodcastWidgets(Home):
    """What the app shows on the home screen."""

    @widget(_player_title, (4, 1))
    def now_playing(self, ui: WidgetUi) -> Widget:
        """What is played, with its controls."""
        say, data = words(ui), ui.data
        e = playback.current(data)
        p = self.podcast_of(ui, e.podcast) if e is not None else None
        if e is None or p is None:
            none = Text(say("nothing_playing"), "body_medium", id="widget_none")
            return Stack(
                [none], align="center", on_click=ui.open("home"), id="widget_player", width="fill", height="fill"
            )
        on = data.player.playing
        texts = Column(
            [
                Text(e.title, "title_small", max_lines=1, id="widget_episode"),
                Text(p.shown, "body_small", "on_surface_variant", max_lines=1),
            ],
            weight=1,
        )
        buttons = [
            IconButton("fast_rewind", ui.do("skip", by=-data.settings.rewind), say("rewind"), id="widget_rewind"),
            IconButton(
                "pause" if on else "play_arrow", ui.do("toggle"), say("pause") if on else say("play"), id="widget_play"
            ),
            IconButton("fast_forward", ui.do("skip", by=data.settings.forward), say("forward"), id="widget_forward"),
        ]
        row = Row([artwork(p, 48), Gap(width=8), texts, *buttons], gap=4, padding=(12, 8, 4, 8), width="fill")
        return Stack([row], align="fill", on_click=ui.open("player"), id="widget_player", width="fill", height="fill")

    @widget(_queue_title, (4, 2))
    def up_next(self, ui: WidgetUi) -> Widget:
        """The queue."""
        say, found = words(ui), self.queued(ui)
        names, on = self.names(ui), ui.data.player.playing
        said = say("pause") if on else say("play")
        head = Row(
            [
                Text(say("queue"), "title_medium", id="widget_title", weight=1, on_click=ui.open("queue")),
                IconButton("pause" if on else "play_arrow", ui.do("toggle"), said, id="widget_play"),
            ],
            padding=(16, 2, 4, 0),
        )
        rows = [
            ListItem(
                e.title,
                formats.joined(say, [names[e.podcast], formats.length(say, e.duration - e.position)]),
                id="widget_row",
                key=f"widget_{e.id}",
                item=e.id,
                on_click=ui.open("episode", episode=e.id),
                headline_lines=1,
                supporting_lines=1,
            )
            for e in found
        ]
        body = LazyList(rows, id="widget_queue", key="podcasts_queue", padding=(0, 0, 0, 12), weight=1, width="fill")
        return Column([head, body], width="fill", height="fill", align="fill")
