"""The page of a podcast, followed or not: its head, filters, and its episodes."""

from __future__ import annotations

from gts_env.android.app import command, layer, screen
from gts_env.android.effects import Effect, Put
from gts_env.android.material import (
    ChipGroup,
    Dialog,
    EmptyState,
    FilledButton,
    IconButton,
    MenuItem,
    OutlinedButton,
    Selection,
    TextButton,
)
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row, Stack
from gts_env.android.widgets.leaf import Divider, Icon, Text
from gts_env.android.widgets.scroll import LazyList
from gts_env.apps.media.podcasts.base import FILTERS
from gts_env.apps.media.podcasts.data import Podcast
from gts_env.apps.media.podcasts.look import READABLE, artwork
from gts_env.apps.media.podcasts.strings import Words, words
from gts_env.apps.media.podcasts.subscriptions import Subscriptions


class PodcastScreen(Subscriptions):
    """One podcast."""

    @screen(parent="home")
    def podcast(self, ui: Ui, podcast: str) -> Widget:
        """A podcast and its episodes."""
        say, found = words(ui), self.podcast_of(ui, podcast)
        if found is None:
            return self.detail(ui, "", EmptyState("podcasts", say("podcast_gone")))
        only, oldest = ui.get("only", "all"), ui.get("oldest", False)
        episodes = self.episodes_of(ui, podcast, only, oldest)
        chosen = Selection(ui)
        rows: list[Widget | None] = [
            self._podcast_head(ui, say, found),
            self._failure(ui, say, found) if found.failed and found.subscribed else None,
            Row([Text(found.about, "body_medium", "on_surface_variant", id="podcast_about")], padding=(16, 4, 16, 8)),
            self._tools(say, only, oldest, len(episodes)),
            Divider(),
            *self.rows(ui, episodes, "podcast", chosen),
        ]
        if not episodes:
            rows.append(Row([Text(say("no_match"), "body_medium", "on_surface_variant", id="no_match")], padding=24))
        body = LazyList(
            rows,
            id="podcast_list",
            key="podcast_list",
            most_width=READABLE,
            padding=(0, 0, 0, 88 if chosen else 16),
            width="fill",
            height="fill",
        )
        return self.detail(
            ui,
            "",
            body,
            actions=self._podcast_actions(ui, say, found),
            menu=self._podcast_items(ui, say, found),
            **self.selecting(ui, chosen, episodes),
        )

    def _podcast_actions(self, ui: Ui, say: Words, p: Podcast) -> list[Widget]:
        refresh = IconButton("refresh", ui.do("refresh", podcast=p.id), say("refresh"), id="refresh")
        search = IconButton("search", ui.open("search", within=p.id), say("search"), id="search")
        return [search, refresh] if p.subscribed else [search]

    def _podcast_items(self, ui: Ui, say: Words, p: Podcast) -> list[MenuItem]:
        share = MenuItem(say("share"), ui.do("share_podcast", podcast=p.id), id="share")
        if not p.subscribed:
            return [share]
        items: tuple[tuple[str, Effect], ...] = (
            ("mark_all", ui.show("confirm_mark", podcasts=(p.id,))),
            ("edit_tags", ui.show("tag_dialog", podcast=p.id)),
            ("rename", ui.show("rename_dialog", podcast=p.id)),
            ("remove", ui.show("confirm_remove", podcasts=(p.id,))),
        )
        return [share, *[MenuItem(say(key), effect, id=key) for key, effect in items]]

    def _podcast_head(self, ui: Ui, say: Words, p: Podcast) -> Widget:
        """Cover, title, author, and whether it is followed."""
        names = Column(
            [
                Text(p.shown, "headline_small", max_lines=3, id="podcast_name"),
                Text(p.author, "body_medium", "on_surface_variant", max_lines=2, id="podcast_author"),
            ],
            gap=2,
            id="podcast_names",
        )
        if p.subscribed:
            settings = IconButton(
                "settings", ui.open("podcast_settings", podcast=p.id), say("podcast_settings"), id="podcast_settings"
            )
            buttons = Row(
                [
                    OutlinedButton(
                        say("subscribed"), ui.show("confirm_remove", podcasts=(p.id,)), "check", id="unsubscribe"
                    ),
                    settings,
                ],
                gap=4,
            )
        else:
            buttons = Row([FilledButton(say("subscribe"), ui.do("subscribe", podcast=p.id), "add", id="subscribe")])
        texts = Column([names, buttons], gap=8, weight=1)
        cover = artwork(p, 112, 12, id="podcast_cover", desc=say("cover_of", name=p.shown))
        return Row([cover, texts], gap=16, padding=(16, 4, 16, 8), align="start", width="fill", id="podcast_head")

    def _failure(self, ui: Ui, say: Words, p: Podcast) -> Widget:
        row = Row(
            [
                Icon("error", 20, "on_error_container"),
                Text(say("feed_failed"), "body_medium", "on_error_container", weight=1, silent=True),
            ],
            gap=12,
            padding=(16, 10),
            background="error_container",
            radius=12,
            width="fill",
            id="feed_failed",
            desc=say("feed_failed"),
            on_click=ui.show("feed_error", podcast=p.id),
            role="Button",
        )
        return Stack([row], padding=(16, 4), align="fill", width="fill")

    def _tools(self, say: Words, only: str, oldest: bool, count: int) -> Widget:
        options = [(f, say(f"filter.{f}")) for f in FILTERS]
        chips = ChipGroup(options, only, Put("only", ""), needed=True, scrolls=True, id="filter")
        said = say("oldest_first") if oldest else say("newest_first")
        flip = IconButton(
            "arrow_upward" if oldest else "arrow_downward", Put("oldest", not oldest), said, id="flip_order"
        )
        text = f"{say('episode_count', n=count)} · {said}"
        line = Row(
            [Text(text, "label_large", "on_surface_variant", weight=1, id="episode_count"), flip],
            padding=(16, 0, 4, 0),
            width="fill",
        )
        return Column([chips, line], width="fill", align="fill")

    @layer
    def feed_error(self, ui: Ui, podcast: str) -> Widget:
        """Why a feed could not be read."""
        say, found = words(ui), self.podcast_of(ui, podcast)
        name, why = (found.shown, found.failed) if found is not None else ("", "")
        body = Column(
            [
                Text(say("feed_error_text", name=name), "body_medium", "on_surface_variant"),
                Text(why, "body_medium", mono=True, id="feed_error_reason"),
            ],
            gap=12,
        )
        buttons = [
            TextButton(say("close"), ui.dismiss(), id="android:id/button2"),
            TextButton(say("retry"), ui.many(ui.dismiss(), ui.do("refresh", podcast=podcast)), id="android:id/button1"),
        ]
        return self.under(ui, Dialog(say("feed_failed_title"), body, buttons, icon="sync_problem"))

    @command
    def share_podcast(self, ui: Tx, podcast: str) -> None:
        """Offer a podcast to other apps."""
        found = self.podcast_of(ui, podcast)
        if found is not None:
            ui.share(f"{found.title}\nhttps://listen.example/podcast/{found.id}", found.title)
