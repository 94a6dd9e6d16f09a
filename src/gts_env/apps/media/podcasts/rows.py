"""Rows of episodes: what they show, what a tap, a long press and a swipe do."""

from __future__ import annotations

import datetime as dt
from collections.abc import Sequence

from gts_env.android.app import part
from gts_env.android.effects import Effect
from gts_env.android.material import (
    Checkbox,
    DragHandle,
    IconButton,
    LinearProgress,
    Selection,
    SwipeAction,
    SwipeRow,
)
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row, Stack
from gts_env.android.widgets.leaf import Icon, Text
from gts_env.apps.media.podcasts import formats
from gts_env.apps.media.podcasts.data import Episode, Podcast, Settings, Swipe
from gts_env.apps.media.podcasts.look import artwork
from gts_env.apps.media.podcasts.shell import Shell
from gts_env.apps.media.podcasts.strings import Words, words

SWIPE_ICONS = {"queue": "playlist_add", "played": "check", "download": "download", "favorite": "star",
               "inbox": "inbox", "none": "block"}  # fmt: skip


class Rows(Shell):
    """Episodes in lists."""

    def rows(
        self, ui: Ui, episodes: Sequence[Episode], where: str, chosen: Selection | None = None, *, handle: bool = False,
        lifted: str = "",
    ) -> list[Widget]:  # fmt: skip
        """A row for each episode.

        Args:
            ui: The screen.
            episodes: Episodes in their order.
            where: The list they stand in.
            chosen: What is selected there.
            handle: Whether rows can be carried to another place.
            lifted: Id of the episode that is being moved.
        """
        data = ui.data
        podcasts = {p.id: p for p in data.podcasts}
        queued = {item.id for item in data.queue}
        loading = {d.id for d in data.downloads}
        on = data.player.episode if data.player.playing else ""
        made = []
        for e in episodes:
            marks = (e.id in queued, e.id in loading, e.id == on, e.id == lifted)
            state = None if not chosen else e.id in chosen
            row = self.row(
                ui, e, podcasts[e.podcast], data.settings, where, *marks, state, ui.today.isoformat(), handle
            )
            made.append(self._touchable(ui, row, e, where, chosen, data.settings, lifted))
        return made

    @part
    def row(
        self, ui: Ui, episode: Episode, podcast: Podcast, settings: Settings, where: str, queued: bool, loading: bool,
        playing: bool, lifted: bool, selected: bool | None, today: str, handle: bool,
    ) -> Widget:  # fmt: skip
        """What a row shows."""
        say = words(ui)
        cover = artwork(podcast, 56)
        lead = cover if selected is None else Row([Checkbox(selected, silent=True)], width=56, arrange="center")
        quiet = "on_surface_variant"
        ink = quiet if episode.state == "played" else "on_surface"
        title = Text(episode.title, "body_large", ink, max_lines=2, id="episode_title")
        lines: list[Widget | None] = [self._meta(say, episode, podcast, where, queued, today), title]
        if episode.position and episode.state != "played":
            share = LinearProgress(episode.position / episode.duration, track="outline_variant", weight=1, silent=True)
            left = say("left", length=formats.length(say, episode.duration - episode.position))
            lines.append(Row([share, Text(left, "label_small", quiet, id="episode_left")], gap=8, padding=(0, 4, 0, 0)))
        grip = DragHandle(id="drag_handle", desc=say("drag")) if handle and selected is None else None
        side = self._action(ui, say, episode, settings, loading, playing) if selected is None else None
        return Row(
            [grip, lead, Column(lines, weight=1), side], gap=12, padding=(8 if grip else 16, 8, 4 if side else 16, 8),
            width="fill", background="surface_container_highest" if lifted else None,
        )  # fmt: skip

    def _meta(self, say: Words, e: Episode, podcast: Podcast, where: str, queued: bool, today: str) -> Widget:
        quiet = "on_surface_variant"
        when = formats.day(say, e.published.date(), dt.date.fromisoformat(today))
        parts = [when, formats.length(say, e.duration)]
        if where != "podcast":
            parts.insert(0, podcast.shown)
        marks: list[Widget | None] = [
            Icon("new_releases", 14, "primary", filled=True, desc=say("state_new")) if e.state == "new" else None,
            Icon("check", 14, quiet, desc=say("state_played")) if e.state == "played" else None,
            Icon("star", 14, "tertiary", filled=True, desc=say("favorite")) if e.favorite else None,
            Icon("playlist_play", 14, quiet, desc=say("in_queue")) if queued and where != "queue" else None,
            Icon("download_done", 14, quiet, desc=say("downloaded")) if e.downloaded else None,
        ]
        text = Text(formats.joined(say, parts), "label_medium", quiet, max_lines=1, id="episode_meta", weight=1)
        return Row([*marks, text], gap=4, width="fill")

    def _action(self, ui: Ui, say: Words, e: Episode, settings: Settings, loading: bool, playing: bool) -> Widget:
        if loading:
            icon, key, effect = "cancel", "cancel_download", ui.do("cancel_download", episode=e.id)
        elif playing:
            icon, key, effect = "pause", "pause", ui.do("toggle")
        elif e.downloaded or settings.stream:
            icon, key, effect = "play_arrow", "play", ui.do("play", episode=e.id)
        else:
            icon, key, effect = "download", "download", ui.do("download", episodes=(e.id,))
        return IconButton(icon, effect, say(key), id="episode_action", key=f"action_{e.id}", item=e.id)

    def _touchable(
        self, ui: Ui, row: Widget, e: Episode, where: str, chosen: Selection | None, settings: Settings, lifted: str
    ) -> Widget:
        tap: Effect = ui.open("episode", episode=e.id)
        held: Effect = ui.sheet("episode_menu", episode=e.id, where=where)
        if chosen:
            tap = held = chosen.toggle(e.id)
        elif lifted:
            tap = ui.do("put_down", episode=lifted, at=e.id)
        picked = chosen is not None and e.id in chosen
        touch = Stack(
            [row], align="fill", width="fill", id="episode_row", key=f"{where}_{e.id}", item=e.id, on_click=tap,
            on_long_click=held, selected=picked, background="secondary_container" if picked else None,
        )  # fmt: skip
        if chosen or lifted:
            return touch
        start, end = (self._swipe(ui, kind, e) for kind in (settings.swipe_right, settings.swipe_left))
        return SwipeRow(touch, start, end, key=f"swipe_{where}_{e.id}", item=e.id)

    def _swipe(self, ui: Ui, kind: Swipe, e: Episode) -> SwipeAction | None:
        if kind == "none":
            return None
        return SwipeAction(SWIPE_ICONS[kind], words(ui)(f"swipe.{kind}"), ui.do("swipe", kind=kind, episode=e.id))
