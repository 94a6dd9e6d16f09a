"""Search in the open vault."""

from __future__ import annotations

from gts_env.android.app import command, part, screen
from gts_env.android.effects import Many
from gts_env.android.material import (
    BackArrow,
    EmptyState,
    Scaffold,
    SearchField,
    SectionHeader,
    TextButton,
    TopBar,
)
from gts_env.android.searching import FIELD, recent_list, remembered
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Text
from gts_env.android.widgets.scroll import LazyList
from gts_env.apps.tools.passwords.generator import GeneratorScreen
from gts_env.apps.tools.passwords.look import READABLE
from gts_env.apps.tools.passwords.strings import words


class Search(GeneratorScreen):
    """The search screen."""

    @screen(parent="vault", focus=FIELD)
    def search(self, ui: Ui) -> Widget:
        """Results as typed; before that the latest searches."""
        vault = self.owner(ui)
        if vault is None:
            return self.locked_page(ui, self.last_vault(ui))
        say, text = words(ui), ui.text(FIELD).strip()
        field = SearchField(FIELD, say("search_vault", vault=vault.name), bar=False, on_submit=ui.do("keep_search"),
                            width="fill")  # fmt: skip
        top = TopBar(field, navigation=BackArrow(ui.back()))
        return self.themed(ui, Scaffold(self.results(ui, text) if text else self.latest(ui), top=top))

    @part
    def results(self, ui: Ui, text: str) -> Widget:
        """What is found."""
        say, found = words(ui), self.found(ui, text)
        if not found:
            return EmptyState("search_off", say("no_results", text=text), id="no_results")
        users = self.settings_of(ui).show_users
        rows: list[Widget] = [Row([Text(say("results", n=len(found)), "label_large", "on_surface_variant",
                                        id="result_count")], padding=(16, 8))]  # fmt: skip
        for e in found:
            show = Many((ui.do("keep_search"), ui.open("entry", entry=e.id)))
            rows.append(self.entry_row(ui, e, users, show, self.path(ui, e.vault, e.group)))
        return LazyList(rows, most_width=READABLE, id="search_results", key="results", padding=(0, 0, 0, 24),
                        height="fill", width="fill")  # fmt: skip

    @part
    def latest(self, ui: Ui) -> Widget:
        """What was searched for before."""
        say, searches = words(ui), ui.data.searches
        if not searches:
            return EmptyState("search", say("search"), say("search_hint"))
        clear = TextButton(say("clear_searches"), ui.do("forget_searches"), id="clear_searches")
        head = Column([SectionHeader(say("recent_searches"))], weight=1)
        return recent_list(ui, Row([head, clear], width="fill", padding=(0, 0, 8, 0)), searches, READABLE)

    @command
    def keep_search(self, ui: Tx) -> None:
        """Remember what was searched for."""
        ui.update(searches=remembered(ui.data.searches, ui.text(FIELD)))

    @command
    def forget_searches(self, ui: Tx) -> None:
        """Forget what was searched for."""
        ui.update(searches=())
