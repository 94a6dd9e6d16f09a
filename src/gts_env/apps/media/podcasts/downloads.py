"""The downloads: what is on the phone, what is coming, and how it went."""

from __future__ import annotations

from collections.abc import Sequence

from gts_env.android.app import command, screen
from gts_env.android.clock import local
from gts_env.android.material import (
    BackHandler,
    EmptyState,
    IconButton,
    LinearProgress,
    ListItem,
    MenuItem,
    Page,
    Selection,
    TabPager,
)
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Text
from gts_env.android.widgets.scroll import LazyList
from gts_env.apps.media.podcasts import formats
from gts_env.apps.media.podcasts.data import Download, Episode, LogEntry
from gts_env.apps.media.podcasts.lists import Lists
from gts_env.apps.media.podcasts.look import READABLE
from gts_env.apps.media.podcasts.strings import Words, words

PAGER = "download_pages"


class Downloads(Lists):
    """The page of downloads."""

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
            body = BackHandler(body, ui.do("first_tab", pager=PAGER))
        menu = [MenuItem(say("clear_log"), ui.do("clear_log"), id="clear_log", enabled=bool(log))]
        actions = [IconButton("search", ui.open("search"), say("search"), id="search")]
        return self.page(ui, "downloads", body, actions=actions, menu=menu, **self.selecting(ui, chosen, found))

    @command
    def first_tab(self, ui: Tx, pager: str) -> None:
        """Go back to the first tab of a page."""
        ui.set(f"{pager}:page", 0)

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
