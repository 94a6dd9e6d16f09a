"""The subscriptions: a grid of covers with their marks, and tags to filter by."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gts_env.android.app import part, query, screen
from gts_env.android.effects import Effect, Put
from gts_env.android.material import (
    BadgeView,
    ChipGroup,
    EmptyState,
    Fab,
    FilledButton,
    IconButton,
    MenuItem,
    Selection,
)
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row, Stack
from gts_env.android.widgets.leaf import Icon
from gts_env.android.widgets.placed import Grid
from gts_env.android.widgets.scroll import Scroll
from gts_env.apps.media.podcasts.data import Podcast
from gts_env.apps.media.podcasts.look import artwork, cover_title
from gts_env.apps.media.podcasts.podcast_menu import PodcastMenu
from gts_env.apps.media.podcasts.strings import Words, words


class Subscriptions(PodcastMenu):
    """The grid of podcasts."""

    @query
    def tagged(self, ui: Ui, tag: str) -> tuple[Podcast, ...]:
        """Subscriptions with a tag; all for none."""
        return tuple([p for p in self.followed(ui) if not tag or tag in p.tags])

    @screen(parent="home")
    def subscriptions(self, ui: Ui) -> Widget:
        """What the user follows."""
        say = words(ui)
        tag = ui.get("tag", "")
        found = self.tagged(ui, tag)
        chosen = Selection(ui)
        actions = [
            IconButton("search", ui.open("search"), say("search"), id="search"),
            IconButton("refresh", ui.do("refresh"), say("refresh"), id="refresh"),
        ]
        menu = [
            MenuItem(
                say("columns", n=n),
                ui.do("set", name="columns", value=n),
                id=f"columns_{n}",
                selected=self.settings_of(ui).columns == n,
            )
            for n in (2, 3, 4)
        ]
        if not self.followed(ui):
            go = FilledButton(say("add_podcast"), ui.do("go_to", page="add_podcast"), "add", id="empty_action")
            body: Widget = EmptyState("subscriptions", say("no_subscriptions"), say("no_subscriptions_hint"), go)
            return self.page(ui, "subscriptions", body, actions=actions, menu=menu)
        body = Column(
            [self._tags(ui, say, tag), self._grid(ui, found, chosen)], width="fill", height="fill", align="fill"
        )
        special: dict[str, Any] = self._selecting(ui, say, chosen, found) if chosen else {}
        if not chosen:
            special["fab"] = Fab("add", ui.do("go_to", page="add_podcast"), say("add_podcast"), id="fab_add")
        return self.page(ui, "subscriptions", body, actions=actions, menu=menu, **special)

    def _tags(self, ui: Ui, say: Words, tag: str) -> Widget:
        options = [("", say("all")), *[(t, t) for t in self.tags(ui)]]
        chips = ChipGroup(options, tag, Put("tag", ""), needed=True, scrolls=True, id="tag")
        return Column([chips], width="fill", align="fill", id="filter_row", padding=(0, 4))

    def _grid(self, ui: Ui, found: Sequence[Podcast], chosen: Selection) -> Widget:
        cells = []
        for p in found:
            cell = self.cell(ui, p, self.inbox_count(ui, p.id), None if not chosen else p.id in chosen)
            tap: Effect = chosen.toggle(p.id) if chosen else ui.open("podcast", podcast=p.id)
            held: Effect = chosen.toggle(p.id) if chosen else ui.sheet("podcast_menu", podcast=p.id)
            cells.append(
                Stack(
                    [cell],
                    align="fill",
                    id="podcast_cell",
                    key=f"podcast_{p.id}",
                    item=p.id,
                    on_click=tap,
                    on_long_click=held,
                    selected=p.id in chosen,
                )
            )
        columns = self.settings_of(ui).columns
        if ui.config.orientation != "portrait":
            columns *= 2
        grid = Grid(cells, columns, gap=8, padding=(12, 4, 12, 88))
        return Scroll(grid, id="subscription_grid", key="subscription_grid", weight=1)

    @part
    def cell(self, ui: Ui, podcast: Podcast, count: int, selected: bool | None) -> Widget:
        """A cover with its marks, and the name below."""
        say = words(ui)
        marks: list[Widget | None] = [artwork(podcast, radius=12)]
        if count:
            badge = BadgeView(count, id="inbox_count", desc=say("inbox_count", n=count), gravity="top_end")
            marks.append(Row([badge], padding=4, gravity="top_end"))
        if podcast.failed:
            sign = Icon("error", 22, "error", filled=True, desc=say("failed"), id="failed_mark")
            marks.append(_plate(sign, "bottom_end"))
        if selected is not None:
            name = "check_circle" if selected else "radio_button_unchecked"
            marks.append(_plate(Icon(name, 22, "primary", filled=selected), "top_start"))
        title = cover_title(podcast.shown, id="podcast_title")
        return Column([Stack(marks, align="top_start"), title], gap=4, align="fill", padding=(0, 0, 0, 8))


def _plate(icon: Widget, gravity: str) -> Widget:
    """A mark on a cover, on a ground of its own."""
    disc = Stack([icon], width=28, height=28, radius="full", background="surface", align="center")
    return Row([disc], padding=4, gravity=gravity)
