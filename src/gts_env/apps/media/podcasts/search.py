"""The search in what one follows: podcasts by name, episodes by title and show notes."""

from __future__ import annotations

from gts_env.android.app import query, screen
from gts_env.android.material import (
    BackArrow,
    EmptyState,
    SearchField,
    SectionHeader,
    TopBar,
)
from gts_env.android.searching import FIELD, folded, recent_list
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Text
from gts_env.android.widgets.scroll import HScroll, LazyList
from gts_env.apps.media.podcasts.add import AddPodcast
from gts_env.apps.media.podcasts.data import Episode, Podcast
from gts_env.apps.media.podcasts.look import READABLE, artwork
from gts_env.apps.media.podcasts.strings import Words, words


class Search(AddPodcast):
    """The search."""

    @query
    def matching(self, ui: Ui, text: str, within: str) -> tuple[Episode, ...]:
        """Episodes of subscriptions (or of one podcast) whose title or notes have a text, the latest first."""
        wanted = folded(text)
        pool = self.episodes_of(ui, within, "all", False) if within else self.every(ui, "all")
        return tuple([e for e in pool if wanted in folded(e.title) or wanted in folded(e.notes)])

    @screen(parent="home", focus=FIELD)
    def search(self, ui: Ui, within: str = "") -> Widget:
        """Episodes and podcasts by a text; ``within`` is the one podcast to search."""
        say, text = words(ui), ui.text(FIELD).strip()
        p = self.podcast_of(ui, within) if within else None
        hint = say("search_in", name=p.shown) if p is not None else say("search_all")
        field = SearchField(FIELD, hint, bar=False, on_submit=ui.do("keep_search", field=FIELD), width="fill")
        bar = TopBar(field, navigation=BackArrow(ui.back(), say("back"), id="nav_back"))
        return self.detail(ui, "", self._results(ui, say, text, within), bar=bar, player=False)

    def _results(self, ui: Ui, say: Words, text: str, within: str) -> Widget:
        if not text:
            return self._recent(ui, say)
        wanted = folded(text)
        podcasts = [] if within else [p for p in self.followed(ui) if wanted in folded(f"{p.shown}\n{p.author}")]
        episodes = self.matching(ui, text, within)
        if not podcasts and not episodes:
            return EmptyState("search_off", say("no_results", text=text), id="no_results")
        rows: list[Widget] = []
        if podcasts:
            cells = [self._strip_cell(ui, p) for p in podcasts]
            rows += [
                SectionHeader(say("podcasts")),
                HScroll(Row(cells, gap=12, padding=(16, 4)), key="found_strip", width="fill"),
            ]
        if episodes:
            rows += [SectionHeader(say("episode_count", n=len(episodes))), *self.rows(ui, episodes, "search")]
        return LazyList(
            rows,
            id="search_results",
            key="search_results",
            most_width=READABLE,
            padding=(0, 0, 0, 24),
            width="fill",
            height="fill",
        )

    def _strip_cell(self, ui: Ui, p: Podcast) -> Widget:
        title = Text(p.shown, "label_medium", max_lines=2, align="center", width="fill")
        return Column(
            [artwork(p, 96, 10), title],
            gap=4,
            align="center",
            width=96,
            id="strip_cell",
            key=f"strip_{p.id}",
            item=p.id,
            on_click=ui.open("podcast", podcast=p.id),
        )

    def _recent(self, ui: Ui, say: Words) -> Widget:
        searches = ui.data.searches
        if not searches:
            return EmptyState("search", say("search_all"), say("search_hint"))
        return recent_list(ui, SectionHeader(say("recent_searches")), searches, READABLE)
