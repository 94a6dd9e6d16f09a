"""An episode in detail: its show notes, with links and time codes that can be tapped."""

from __future__ import annotations

import re

from gts_env.android.app import command, layer, part, screen
from gts_env.android.effects import Effect
from gts_env.android.material import (
    EmptyState,
    FilledButton,
    IconButton,
    LinearProgress,
    LinkText,
    ListDialog,
    MenuItem,
    OutlinedButton,
    Span,
)
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.flow import Flow
from gts_env.android.widgets.leaf import Divider, Text
from gts_env.android.widgets.scroll import Scroll
from gts_env.apps.media.podcasts import formats
from gts_env.apps.media.podcasts.data import Episode, Podcast
from gts_env.apps.media.podcasts.look import READABLE, artwork
from gts_env.apps.media.podcasts.podcast_settings import PodcastSettingsScreen
from gts_env.apps.media.podcasts.strings import Words, words

_LINK = re.compile(r"https?://[^\s)]+[^\s).,]|\b\d{1,2}:\d{2}(?::\d{2})?\b")

_CHAPTER = re.compile(r"(\d{1,2}:\d{2}(?::\d{2})?) .+")
"""A line that is a time code and what begins there: a link as a whole, easier to hit than the time alone."""


class EpisodeScreen(PodcastSettingsScreen):
    """One episode."""

    @screen(parent="home")
    def episode(self, ui: Ui, episode: str) -> Widget:
        """An episode with its show notes."""
        say, e = words(ui), self.episode_of(ui, episode)
        p = self.podcast_of(ui, e.podcast) if e is not None else None
        if e is None or p is None:
            return self.detail(ui, "", EmptyState("podcasts", say("episode_gone")))
        parts = [
            self._episode_head(ui, say, e, p),
            self._episode_progress(say, e),
            self._episode_buttons(ui, say, e),
            Divider(),
            self.notes(ui, e),
        ]
        column = Column(parts, width="fill", align="fill", padding=(0, 0, 0, 24))
        star = IconButton(
            "star", ui.do("favorite", episode=episode, value=not e.favorite), say("favorite"), toggled=e.favorite,
            id="favorite",
        )  # fmt: skip
        share = IconButton("share", ui.do("share_episode", episode=episode), say("share"), id="share")
        menu = [MenuItem(say(key), effect, id=key) for key, _, effect in self.episode_items(ui, e)[2:]]
        body = Scroll(column, most_width=READABLE, id="episode_page", key="episode_page")
        return self.detail(ui, "", body, actions=[star, share], menu=menu)

    def _episode_head(self, ui: Ui, say: Words, e: Episode, p: Podcast) -> Widget:
        show = ui.open("podcast", podcast=p.id)
        facts = [formats.day(say, e.published.date(), ui.today), formats.length(say, e.duration)]
        if e.size:
            facts.append(say.fmt.size(e.size))
        texts = Column(
            [
                Text(p.shown, "label_large", "primary", max_lines=1, id="episode_podcast", on_click=show),
                Text(e.title, "headline_small", id="episode_title"),
                Text(formats.joined(say, facts), "body_medium", "on_surface_variant", id="episode_meta"),
            ],
            gap=4,
            weight=1,
        )
        cover = artwork(p, 88, 12, id="episode_cover", desc=say("cover_of", name=p.shown), on_click=show)
        return Row([cover, texts], gap=16, padding=(16, 8, 16, 8), align="start", width="fill")

    def _episode_progress(self, say: Words, e: Episode) -> Widget | None:
        if not e.position:
            return None
        left = say("left", length=formats.length(say, e.duration - e.position))
        bar = LinearProgress(e.position / e.duration, weight=1, id="episode_progress")
        return Row([bar, Text(left, "label_medium", "on_surface_variant", id="episode_left")], gap=12, padding=(16, 4))

    def _episode_buttons(self, ui: Ui, say: Words, e: Episode) -> Widget:
        data = ui.data
        on = data.player.playing and data.player.episode == e.id
        loading = any(d.id == e.id for d in data.downloads)
        play = (
            FilledButton(say("pause"), ui.do("toggle"), "pause", id="play_episode")
            if on
            else FilledButton(say("play"), ui.do("play", episode=e.id), "play_arrow", id="play_episode")
        )
        key, icon, effect = self._load_way(ui, e, loading)
        queued = any(item.id == e.id for item in data.queue)
        line = ("dequeue", "remove") if queued else ("enqueue", "playlist_add")
        buttons = [
            play,
            OutlinedButton(say(key), effect, icon, id="load_episode"),
            OutlinedButton(say(line[0]), ui.do(line[0], episodes=(e.id,)), line[1], id="queue_episode"),
        ]
        return Flow(buttons, gap=8, padding=(16, 4, 16, 8))

    def _load_way(self, ui: Ui, e: Episode, loading: bool) -> tuple[str, str, Effect]:
        if loading:
            return "cancel_download", "close", ui.do("cancel_download", episode=e.id)
        if e.downloaded:
            return "delete_download", "delete", ui.do("delete_downloads", episodes=(e.id,))
        return "download", "download", ui.do("download", episodes=(e.id,))

    # -- show notes ----------------------------------------------------------------------------------------------

    @part
    def notes(self, ui: Ui, e: Episode) -> Widget:
        """The show notes: a paragraph each, links and time codes in the colour of links."""
        say = words(ui)
        paragraphs = [p for p in e.notes.split("\n\n") if p] or [say("no_notes")]
        made = [self._paragraph(ui, e, p) for p in paragraphs]
        return Column(made, gap=14, padding=(16, 16), width="fill", id="show_notes", item=e.podcast, key="show_notes")

    def _paragraph(self, ui: Ui, e: Episode, text: str) -> Widget:
        lines = [LinkText(self._spans(ui, e, line), "body_large", id="note") for line in text.split("\n")]
        return lines[0] if len(lines) == 1 else Column(lines, gap=4)

    def _spans(self, ui: Ui, e: Episode, text: str) -> list[Span]:
        spans, done = [], 0
        line = _CHAPTER.fullmatch(text)
        if line is not None:
            return [Span(text, link=ui.do("play", episode=e.id, at=formats.seconds_of(line[1])))]
        for found in _LINK.finditer(text):
            if found.start() > done:
                spans.append(Span(text[done : found.start()]))
            word = found.group()
            link: Effect = ui.show("follow_link", uri=word)
            if not word.startswith("http"):
                link = ui.do("play", episode=e.id, at=formats.seconds_of(word))
            spans.append(Span(word, link=link))
            done = found.end()
        if done < len(text):
            spans.append(Span(text[done:]))
        return spans

    @layer
    def follow_link(self, ui: Ui, uri: str) -> Widget:
        """What to do with a link."""
        say = words(ui)
        options = [("open", say("open_link")), ("copy", say("copy_link")), ("share", say("share_link"))]
        return self.under(
            ui, ListDialog(uri, options, None, ui.do("use_link", uri=uri), cancel=say("cancel"), radios=False)
        )

    @command
    def use_link(self, ui: Tx, uri: str, value: str) -> None:
        """Open a link, copy or share it."""
        if value == "open":
            ui.open_uri(uri)
        elif value == "copy":
            ui.copy(uri)
        else:
            ui.share(uri)
