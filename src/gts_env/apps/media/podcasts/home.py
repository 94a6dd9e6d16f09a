"""The home page: what goes on, what is new, surprises, old favorites, what is on the phone."""

from __future__ import annotations

from collections.abc import Sequence

from gts_env.android.app import command, query, screen
from gts_env.android.material import EmptyState, FilledButton, IconButton, MenuItem, PullToRefresh
from gts_env.android.pictures import Chance
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Gap, Text
from gts_env.android.widgets.scroll import HScroll, LazyList
from gts_env.apps.media.podcasts import formats
from gts_env.apps.media.podcasts.data import Episode, Podcast
from gts_env.apps.media.podcasts.look import artwork
from gts_env.apps.media.podcasts.settings import SettingsScreens
from gts_env.apps.media.podcasts.strings import Words, words

MOST = 8
FEW = 3


class Home(SettingsScreens):
    """The launcher screen."""

    @query
    def begun(self, ui: Ui) -> tuple[Episode, ...]:
        """What goes on: the episode in the player, those that were begun, the rest of the queue."""
        queue = self.queued(ui)
        on = [e for e in ui.data.episodes if e.id == ui.data.player.episode]
        rest = [e for e in queue if e not in on]
        return tuple([*on, *[e for e in rest if e.position], *[e for e in rest if not e.position]][:MOST])

    @query
    def surprise(self, ui: Ui, seed: int) -> tuple[Episode, ...]:
        """Episodes drawn by lot from what was not heard."""
        pool = [e for e in self.every(ui, "unplayed") if not e.position and e.state == "unplayed"]
        chance = Chance("surprise", seed)
        out: list[Episode] = []
        while pool and len(out) < MOST:
            out.append(pool.pop(chance.whole(0, len(pool) - 1)))
        return tuple(out)

    @query
    def classics(self, ui: Ui) -> tuple[Podcast, ...]:
        """Subscriptions that were heard most."""
        return tuple([p for p, _ in self.heard_by_podcast(ui) if p.subscribed][:MOST])

    @screen(launcher=True)
    def home(self, ui: Ui) -> Widget:
        """The sections the user wants."""
        say = words(ui)
        actions = [
            IconButton("search", ui.open("search"), say("search"), id="search"),
            IconButton("refresh", ui.do("refresh"), say("refresh"), id="refresh"),
        ]
        menu = [
            MenuItem(say("set.sections"), ui.show("pick_setting", name="sections"), id="edit_sections"),
            MenuItem(say("settings"), ui.open("settings"), id="settings"),
        ]
        if not self.followed(ui):
            go = FilledButton(say("add_podcast"), ui.do("go_to", page="add_podcast"), "add", id="empty_action")
            empty = EmptyState("podcasts", say("no_subscriptions"), say("no_subscriptions_hint"), go)
            return self.page(ui, "home", empty, actions=actions, menu=menu)
        rows: list[Widget] = []
        for name in self.settings_of(ui).sections:
            rows += self._section(ui, say, name)
        if not rows:
            rows = [EmptyState("dashboard", say("no_sections"))]
        body = LazyList(rows, id="home_list", key="home_list", padding=(0, 0, 0, 16), width="fill", height="fill")
        return self.page(ui, "home", PullToRefresh(body, ui.do("refresh")), actions=actions, menu=menu)

    def _section(self, ui: Ui, say: Words, name: str) -> list[Widget]:
        if name == "continue":
            cards = self._cards(ui, say, self.begun(ui), name)
            return [self._title(ui, say, name, "queue"), cards] if self.begun(ui) else []
        if name == "news":
            found = self.fresh(ui)
            rows = self.rows(ui, found[:FEW], "home")
            return [self._title(ui, say, name, "inbox", len(found)), *rows] if found else []
        if name == "surprise":
            again = IconButton("refresh", ui.do("draw_again"), say("shuffle"), id="shuffle")
            drawn = self.surprise(ui, ui.data.seed)
            return [self._title(ui, say, name, None, trailing=again), self._cards(ui, say, drawn, name)]
        if name == "classics":
            cells = [self._strip_cell(ui, p) for p in self.classics(ui)]
            strip = HScroll(
                Row(cells, gap=12, padding=(16, 4), align="start"), key="classics_strip", width="fill", id="classics"
            )
            return [self._title(ui, say, name, "subscriptions"), strip] if cells else []
        found = self.on_phone(ui)
        return [self._title(ui, say, name, "downloads"), *self.rows(ui, found[:FEW], "home_downloads")] if found else []

    def _title(
        self, ui: Ui, say: Words, name: str, page: str | None, count: int = 0, trailing: Widget | None = None
    ) -> Widget:
        text = say(f"section.{name}") + (f" ({say.fmt.number(count)})" if count else "")
        if page is not None:
            trailing = IconButton(
                "arrow_forward", ui.do("go_to", page=page), say("show_all"), id=f"show_{name}", key=f"show_{name}"
            )
        return Row([Text(text, "title_medium", weight=1, id=f"section_{name}"), trailing], padding=(16, 8, 4, 0),
                   width="fill")  # fmt: skip

    def _cards(self, ui: Ui, say: Words, episodes: Sequence[Episode], where: str) -> Widget:
        podcasts = {p.id: p for p in ui.data.podcasts}
        cards = [self._card(ui, say, e, podcasts[e.podcast], where) for e in episodes]
        strip = Row(cards, gap=12, padding=(16, 4), align="start")
        return HScroll(strip, key=f"{where}_strip", id=f"{where}_strip", width="fill")

    def _card(self, ui: Ui, say: Words, e: Episode, p: Podcast, where: str) -> Widget:
        left = formats.length(say, e.duration - e.position)
        note = say("left", length=left) if e.position else left
        texts = Column(
            [
                Text(e.title, "label_large", max_lines=2, id="card_title"),
                Text(note, "label_small", "on_surface_variant", max_lines=1),
            ],
            gap=2,
            padding=(0, 6, 0, 0),
        )
        return Column(
            [artwork(p, 136, 12), texts, Gap(height=4)], width=136, id="episode_card", key=f"{where}_{e.id}", item=e.id,
            on_click=ui.open("episode", episode=e.id), on_long_click=ui.sheet("episode_menu", episode=e.id),
        )  # fmt: skip

    @command
    def draw_again(self, ui: Tx) -> None:
        """Draw other surprises."""
        ui.update(seed=ui.data.seed + 1)
        ui.snackbar(words(ui)("drawn"))
