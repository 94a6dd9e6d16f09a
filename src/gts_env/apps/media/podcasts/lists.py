"""Pages that are lists of episodes: inbox, all episodes, downloads, history."""

from __future__ import annotations

from collections.abc import Sequence

from gts_env.android.app import command, layer, screen
from gts_env.android.clock import local
from gts_env.android.effects import Put
from gts_env.android.material import (
    BackHandler,
    ChipGroup,
    ConfirmDialog,
    EmptyState,
    IconButton,
    LinearProgress,
    ListItem,
    MenuItem,
    Page,
    PullToRefresh,
    SectionHeader,
    Selection,
    TabPager,
)
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Text
from gts_env.android.widgets.scroll import LazyList
from gts_env.apps.media.podcasts import formats
from gts_env.apps.media.podcasts.base import FILTERS
from gts_env.apps.media.podcasts.data import Download, Episode, LogEntry
from gts_env.apps.media.podcasts.look import READABLE
from gts_env.apps.media.podcasts.queue import QueueScreen
from gts_env.apps.media.podcasts.strings import Words, words

PAGER = "download_pages"


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
        column = Column([self.filters(ui, say, only), body], width="fill", height="fill", align="fill")
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

    # -- downloads -----------------------------------------------------------------------------------------------

    @screen(parent="home")
    def downloads(self, ui: Ui) -> Widget:
        """What is on the phone, what is coming, and how it went."""
        say, found = words(ui), self.on_phone(ui)
        chosen = Selection(ui)
        log = ui.data.log
        pages = [
            Page(say("completed"), self._completed(ui, say, found, chosen), id="tab_completed"),
            Page(say("running"), self._running(ui, say), badge=len(ui.data.downloads), id="tab_running"),
            Page(say("log"), self._log(ui, say, log), id="tab_log"),
        ]
        body: Widget = TabPager(pages, key=PAGER)
        if ui.get(f"{PAGER}:page", 0) and not chosen:
            body = BackHandler(body, ui.do("first_tab"))
        menu = [MenuItem(say("clear_log"), ui.do("clear_log"), id="clear_log", enabled=bool(log))]
        actions = [IconButton("search", ui.open("search"), say("search"), id="search")]
        return self.page(ui, "downloads", body, actions=actions, menu=menu, **self.selecting(ui, chosen, found))

    @command
    def first_tab(self, ui: Tx) -> None:
        """Go back to the first tab."""
        ui.set(f"{PAGER}:page", 0)

    def _completed(self, ui: Ui, say: Words, found: Sequence[Episode], chosen: Selection) -> Widget:
        if not found:
            return EmptyState("download", say("downloads_empty"), say("downloads_empty_hint"))
        size = say.fmt.size(sum([e.size for e in found]))
        head = Row(
            [Text(say("on_phone", n=len(found), size=size), "label_large", "on_surface_variant", id="download_info")],
            padding=(16, 12, 16, 4),
        )
        rows = [head, *self.rows(ui, found, "downloads", chosen)]
        return LazyList(
            rows,
            id="downloads_list",
            key="downloads_list",
            most_width=READABLE,
            padding=(0, 0, 0, 88 if chosen else 16),
        )

    def _running(self, ui: Ui, say: Words) -> Widget:
        running: tuple[Download, ...] = ui.data.downloads
        if not running:
            return EmptyState("download_for_offline", say("nothing_running"), id="none_running")
        now = ui.phone.now
        known = {e.id: e for e in ui.data.episodes}
        names = self.names(ui)
        rows = []
        for d in running:
            e = known[d.id]
            share = min(max((now - d.begun) / max(1, d.done - d.begun), 0.0), 1.0)
            cancel = IconButton("close", ui.do("cancel_download", episode=d.id), say("cancel"), id="cancel_download",
                                key=f"cancel_{d.id}", item=d.id)  # fmt: skip
            done = Text(say.fmt.percent(share), "label_medium", "on_surface_variant", id="download_share")
            bar = Row([LinearProgress(share, weight=1, silent=True), done], gap=8)
            texts = Column([Text(names[e.podcast], "body_medium", "on_surface_variant"), bar], gap=4)
            rows.append(ListItem(e.title, texts, trailing=cancel, id="running_row", key=f"running_{d.id}", item=d.id))
        return LazyList(rows, id="running_list", key="running_list", most_width=READABLE)

    def _log(self, ui: Ui, say: Words, log: Sequence[LogEntry]) -> Widget:
        if not log:
            return EmptyState("description", say("log_empty"), id="log_none")
        known = {e.id: e for e in ui.data.episodes}
        rows = [self._log_row(ui, say, line, known[line.episode]) for line in log if line.episode in known]
        return LazyList(rows, id="log_list", key="log_list", most_width=READABLE)

    def _log_row(self, ui: Ui, say: Words, line: LogEntry, e: Episode) -> Widget:
        when = local(line.at, ui.config.zone)
        reason = say(line.reason) if say.has(line.reason) else line.reason
        text = f"{formats.day(say, when.date(), ui.today)}, {say.fmt.time(when)} · {reason or say('done')}"
        return ListItem(
            e.title, text, leading="error" if line.reason else "download_done", id="log_row", key=f"log_{line.id}",
            item=line.id, on_click=ui.open("episode", episode=e.id), headline_lines=1,
        )  # fmt: skip
