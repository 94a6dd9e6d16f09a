"""Search: transactions by note, category, account and amount."""

from __future__ import annotations

from gts_env.android.app import command, query, screen
from gts_env.android.effects import Many
from gts_env.android.material import BackArrow, EmptyState, Scaffold, SearchField, SectionHeader, TopBar
from gts_env.android.searching import FIELD, folded, recent_list, remembered
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Row
from gts_env.android.widgets.leaf import Text
from gts_env.android.widgets.scroll import LazyList
from gts_env.apps.living.expenses.base import newest
from gts_env.apps.living.expenses.data import Transaction
from gts_env.apps.living.expenses.ledger import Ledger
from gts_env.apps.living.expenses.look import READABLE
from gts_env.apps.living.expenses.strings import words


class Search(Ledger):
    """The search screen."""

    @screen(parent="home", focus=FIELD)
    def search(self, ui: Ui) -> Widget:
        """Results as typed; before that the latest searches."""
        say = words(ui)
        text = ui.text(FIELD).strip()
        field = SearchField(FIELD, say("search_hint"), bar=False, on_submit=ui.do("keep_search"), width="fill")
        body = self._results(ui, text) if text else self._latest(ui)
        return self.dressed(ui, Scaffold(body, top=TopBar(field, navigation=BackArrow())))

    def _results(self, ui: Ui, text: str) -> Widget:
        say, found = words(ui), self.found(ui, text)
        if not found:
            return EmptyState("search_off", say("no_results", text=text), id="no_results")
        total = self.money(ui, self.day_sum(ui, found), self.settings_of(ui).currency, plus=True)
        head = Row(
            [
                Text(say("transactions_count", n=len(found)), "body_medium", "on_surface_variant", weight=1,
                     id="result_count"),
                Text(total, "label_large", "on_surface_variant", id="result_sum"),
            ],
            padding=(16, 10), width="fill",
        )  # fmt: skip
        rows: list[Widget] = [head]
        for one in found:
            show = Many((ui.do("keep_search"), ui.open("editor", tx=one.id)))
            day = self.day_name(ui, one.date.date().isoformat())
            rows.append(self.transaction_row(ui, one, "", day, False, show, None))
        return LazyList(rows, id="search_results", key="results", padding=(0, 0, 0, 24), most_width=READABLE,
                        height="fill", width="fill")  # fmt: skip

    def _latest(self, ui: Ui) -> Widget:
        say, searches = words(ui), ui.data.searches
        if not searches:
            return EmptyState("search", say("search_empty"), say("search_empty_hint"))
        return recent_list(ui, SectionHeader(say("recent_searches")), searches, READABLE)

    @query
    def found(self, ui: Ui, text: str) -> tuple[Transaction, ...]:
        """Transactions that have every word, newest first."""
        wanted = folded(text).split()
        return newest([t for t in ui.data.transactions if all(w in self._said(ui, t) for w in wanted)])

    def _said(self, ui: Ui, one: Transaction) -> str:
        category = self.category_of(ui, one.category)
        accounts = [a.name for a in ui.data.accounts if a.id in (one.account, one.to_account)]
        whole, part = divmod(one.amount, 100)
        figures = [f"{whole}.{part:02}", f"{whole},{part:02}"]
        return folded(" ".join([one.note, category.name if category else "", *accounts, *figures]))

    @command
    def keep_search(self, ui: Tx) -> None:
        """Remember what was searched for."""
        ui.update(searches=remembered(ui.data.searches, ui.text(FIELD)))
