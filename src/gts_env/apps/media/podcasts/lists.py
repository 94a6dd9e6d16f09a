"""Pages that are lists of episodes: inbox, all episodes, history."""

from __future__ import annotations

from collections.abc import Sequence

from gts_env.android.app import layer, screen
from gts_env.android.clock import local
from gts_env.android.effects import Put
from gts_env.android.material import (
    ChipGroup,
    ConfirmDialog,
    EmptyState,
    IconButton,
    MenuItem,
    PullToRefresh,
    SectionHeader,
    Selection,
)
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.bounded import Bounded
from gts_env.android.widgets.container import Column
from gts_env.android.widgets.scroll import LazyList
from gts_env.apps.media.podcasts import formats
from gts_env.apps.media.podcasts.base import FILTERS
from gts_env.apps.media.podcasts.data import Episode
from gts_env.apps.media.podcasts.look import READABLE
from gts_env.apps.media.podcasts.queue import QueueScreen
from gts_env.apps.media.podcasts.strings import Words, words


class Lists(QueueScreen):
    """Lists of episodes."""

    @screen(parent="home")
    def inbox(self, ui: Ui) -> Widget:
        """Episodes that are new."""
        say, found = words(ui), self.fresh(ui)
        chosen = Selection(ui)
        actions = [
            IconButton("search", ui.open("search"), say("search"), id="search"),
            IconButton("refresh", ui.do("refresh"), say("refresh"), id="refresh"),
        ]
        menu = [MenuItem(say("clear_inbox"), ui.show("confirm_inbox"), id="clear_inbox", enabled=bool(found))]
        body: Widget = EmptyState("inbox", say("inbox_empty"), say("inbox_empty_hint"))
        if found:
            body = PullToRefresh(self._episode_list(ui, found, "inbox", chosen), ui.do("refresh"))
        return self.page(ui, "inbox", body, actions=actions, menu=menu, **self.selecting(ui, chosen, found))

    @layer
    def confirm_inbox(self, ui: Ui) -> Widget:
        """Whether to empty the inbox."""
        say = words(ui)
        return self.under(
            ui,
            ConfirmDialog(
                say("clear_inbox"), say("clear_inbox_text"), say("clear"), ui.do("clear_inbox"), say("cancel")
            ),
        )

    @screen(parent="home")
    def episodes(self, ui: Ui) -> Widget:
        """Episodes of all subscriptions."""
        say = words(ui)
        only = ui.get("only", "all")
        found = self.every(ui, only)
        chosen = Selection(ui)
        actions = [
            IconButton("search", ui.open("search"), say("search"), id="search"),
            IconButton("refresh", ui.do("refresh"), say("refresh"), id="refresh"),
        ]
        body: Widget = EmptyState("rss_feed", say("episodes_empty"), weight=1)
        if found:
            body = PullToRefresh(
                self._episode_list(ui, found, "episodes", chosen, weight=1), ui.do("refresh"), weight=1
            )
        column = Column(
            [Bounded(self.filters(ui, say, only), READABLE), body], width="fill", height="fill", align="fill"
        )
        return self.page(ui, "episodes", column, actions=actions, **self.selecting(ui, chosen, found))

    def filters(self, ui: Ui, say: Words, only: str) -> Widget:
        """Chips that filter a list of episodes."""
        options = [(f, say(f"filter.{f}")) for f in FILTERS]
        return ChipGroup(options, only, Put("only", ""), needed=True, scrolls=True, id="filter")

    def _episode_list(
        self, ui: Ui, found: Sequence[Episode], where: str, chosen: Selection | None, weight: float | None = None
    ) -> Widget:
        rows = self.rows(ui, found, where, chosen)
        bottom = 88 if chosen else 16
        return LazyList(
            rows, id=f"{where}_list", key=f"{where}_list", most_width=READABLE, padding=(0, 0, 0, bottom), width="fill",
            height="fill", weight=weight,
        )  # fmt: skip

    # -- history -------------------------------------------------------------------------------------------------

    @screen(parent="home")
    def history(self, ui: Ui) -> Widget:
        """What was played, by day."""
        say, found = words(ui), self.heard(ui)
        chosen = Selection(ui)
        menu = [MenuItem(say("clear_history"), ui.show("confirm_history"), id="clear_history", enabled=bool(found))]
        if not found:
            return self.page(ui, "history", EmptyState("history", say("history_empty")), menu=menu)
        rows: list[Widget] = []
        last = None
        for e, row in zip(found, self.rows(ui, found, "history", chosen), strict=True):
            day = local(e.heard_at, ui.config.zone).date()
            if day != last:
                last = day
                rows.append(SectionHeader(formats.day(say, day, ui.today)))
            rows.append(row)
        body = LazyList(
            rows, id="history_list", key="history_list", most_width=READABLE, padding=(0, 0, 0, 88 if chosen else 16),
            width="fill", height="fill",
        )  # fmt: skip
        return self.page(ui, "history", body, menu=menu, **self.selecting(ui, chosen, found))

    @layer
    def confirm_history(self, ui: Ui) -> Widget:
        """Whether to empty the history."""
        say = words(ui)
        return self.under(
            ui,
            ConfirmDialog(
                say("clear_history"), say("clear_history_text"), say("clear"), ui.do("forget_history"), say("cancel")
            ),
        )
