"""The picker of autofill: a login for the form of another app."""

from __future__ import annotations

from gts_env.android.app import command, query, screen
from gts_env.android.material import BackArrow, EmptyState, Scaffold, SearchField, SectionHeader, TopBar
from gts_env.android.searching import folded
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Text
from gts_env.android.widgets.scroll import LazyList
from gts_env.apps.tools.passwords.base import site_of, sorted_entries
from gts_env.apps.tools.passwords.data import Entry
from gts_env.apps.tools.passwords.look import READABLE
from gts_env.apps.tools.passwords.search import Search
from gts_env.apps.tools.passwords.strings import Words, words

FIND = "picker_query"


class Picker(Search):
    """Which login a form gets."""

    @query
    def matching(self, ui: Ui, site: str) -> tuple[Entry, ...]:
        """Entries of the open vault for a site."""
        found = [e for e in ui.data.entries if e.vault == ui.data.open and matches(e, site)]
        return sorted_entries(found, "title")

    @query
    def picked(self, ui: Ui, text: str) -> tuple[Entry, ...]:
        """Entries of the open vault that a search in the picker finds, by title and website."""
        wanted = folded(text)
        found = [
            e for e in ui.data.entries if e.vault == ui.data.open and wanted in folded(f"{e.title}\n{site_of(e.url)}")
        ]
        return sorted_entries(found, "title")

    @screen(parent="form")
    def picker(self, ui: Ui, site: str) -> Widget:
        """A login for a site: those that fit it, or any that a search finds."""
        if not ui.data.open:
            return self.locked_page(ui, self.last_vault(ui))
        say, text = words(ui), ui.text(FIND).strip()
        field = SearchField(FIND, say("other_logins"), width="fill")
        top = TopBar(
            say("pick_login"), subtitle=say("for_site", site=f"{site}.example"), navigation=BackArrow(ui.back())
        )
        rows = self._hits(ui, say, text) if text else self._suggested(ui, say, site)
        results = LazyList(rows, most_width=READABLE, id="picker_list", key="picks", padding=(0, 0, 0, 24), weight=1,
                           width="fill")  # fmt: skip
        head = Row([field], padding=(16, 4, 16, 8), width="fill")
        body = Column([head, results], width="fill", height="fill", align="fill")
        return self.themed(ui, Scaffold(body, top=top))

    def _hits(self, ui: Ui, say: Words, text: str) -> list[Widget]:
        found = self.picked(ui, text)
        count = Text(say("results", n=len(found)), "label_large", "on_surface_variant", id="result_count")
        rows: list[Widget] = [Row([count], padding=(16, 8))]
        if not found:
            return [EmptyState("search_off", say("no_results", text=text), id="no_results")]
        return [*rows, *[self._pick(ui, e) for e in found]]

    def _suggested(self, ui: Ui, say: Words, site: str) -> list[Widget]:
        fitting, rest = self.matching(ui, site), self.found(ui, "")
        rows: list[Widget] = []
        if fitting:
            rows = [SectionHeader(say("for_site", site=f"{site}.example")), *[self._pick(ui, e) for e in fitting]]
        else:
            rows = [Row([Text(say("no_match", site=f"{site}.example"), "body_medium", "on_surface_variant",
                              id="no_match")], padding=16)]  # fmt: skip
        return [*rows, SectionHeader(say("all_logins")), *[self._pick(ui, e) for e in rest if e not in fitting]]

    def _pick(self, ui: Ui, entry: Entry) -> Widget:
        pick = ui.do("choose", entry=entry.id)
        return self.entry_row(ui, entry, True, pick, self.path(ui, entry.vault, entry.group))

    @command
    def choose(self, ui: Tx, entry: str) -> None:
        """Hand a login to the form."""
        ui.finish(entry)


def matches(entry: Entry, site: str) -> bool:
    """Whether an entry is one of a site or of a part of it."""
    own = site_of(entry.url)
    return own == site or own.endswith(f".{site}")
