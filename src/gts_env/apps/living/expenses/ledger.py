"""The list of transactions: a month at a time, filtered, with a selection of several."""

from __future__ import annotations

from dataclasses import replace

from gts_env.android.app import command, layer, query, screen
from gts_env.android.material import (
    BackArrow,
    ChipGroup,
    EmptyState,
    Fab,
    IconButton,
    ListDialog,
    ListItem,
    Scaffold,
    Selection,
    SelectionBar,
    TopBar,
)
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.bounded import Bounded
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.leaf import Divider, Text
from gts_env.android.widgets.scroll import LazyList
from gts_env.apps.living.expenses.base import newest
from gts_env.apps.living.expenses.data import KINDS, Transaction
from gts_env.apps.living.expenses.look import FAB_ROOM, READABLE
from gts_env.apps.living.expenses.months import Months
from gts_env.apps.living.expenses.strings import words
from gts_env.apps.living.expenses.totals import by_day


class Ledger(Months):
    """The transaction list."""

    @screen(parent="home")
    def transactions(self, ui: Ui, category: str = "", month: str = "", kind: str = "") -> Widget:
        """A month of transactions by day, of all kinds or one, of all categories or one."""
        say, chosen = words(ui), Selection(ui)
        shown = ui.get("filter", kind or "all")
        rows = self.listed(ui, self.month(ui).isoformat(), shown, category)
        lines = [*self._days(ui, rows, chosen), self._away(ui)]
        body = LazyList(lines, id="transaction_list", key="ledger", weight=1, width="fill",
                        padding=(0, 0, 0, FAB_ROOM), most_width=READABLE)  # fmt: skip
        if not rows and self._away(ui) is None:
            body = EmptyState("receipt_long", say("nothing_in_month"), say("nothing_in_month_hint"), weight=1)  # type: ignore[assignment]
        parts = [self.month_row(ui), None if category else self._filters(ui, shown), self._sums(ui, rows)]
        head = Bounded(Column(parts, width="fill", align="fill"), READABLE)
        content = Column([head, Divider(), body], width="fill", height="fill", align="fill")
        fab = None if chosen else Fab("add", ui.open("choose_account"), say("new_transaction"), id="fab_new")
        top = self._selection_bar(ui, chosen, rows) if chosen else self._bar(ui, category)
        return self.dressed(ui, Scaffold(chosen.handler(content), top=top, fab=fab))

    def _bar(self, ui: Ui, category: str) -> Widget:
        say, found = words(ui), self.category_of(ui, category)
        title = found.name if found is not None else say("transactions")
        search = IconButton("search", ui.open("search"), say("search"), id="search")
        return TopBar(title, navigation=BackArrow(), actions=[search])

    def _selection_bar(self, ui: Ui, chosen: Selection, rows: tuple[Transaction, ...]) -> Widget:
        say = words(ui)
        every = tuple([t.id for t in rows])
        all_ = chosen.clear() if len(chosen) == len(every) else chosen.only(every)
        actions = [
            IconButton("select_all", all_, say("select_all"), id="select_all"),
            IconButton("sell", ui.show("recategorise"), say("change_category"), id="change_category"),
            IconButton("delete", ui.do("delete_selected"), say("delete"), id="delete_selected"),
        ]
        return SelectionBar(say("selected", n=len(chosen)), chosen.clear(), actions)

    def _filters(self, ui: Ui, shown: str) -> Widget:
        say = words(ui)
        options = [("all", say("all")), *[(k, say(k)) for k in KINDS]]
        return ChipGroup(options, shown, ui.put("filter", None), needed=True, scrolls=True, id="filter")

    def _sums(self, ui: Ui, rows: tuple[Transaction, ...]) -> Widget:
        say, currency = words(ui), self.settings_of(ui).currency
        parts: list[Widget] = [Text(say("transactions_count", n=len(rows)), "body_small", "on_surface_variant",
                                    weight=1, max_lines=1, id="row_count")]  # fmt: skip
        for kind, color in (("income", "primary"), ("expense", "on_surface")):
            total = sum([self.worth(ui, t) for t in rows if t.kind == kind])
            if total:
                text = self.money(ui, total if kind == "income" else -total, currency, plus=True)
                parts.append(Text(text, "label_large", color, max_lines=1, id=f"list_{kind}"))
        return Row(parts, gap=16, padding=(16, 6, 16, 8), width="fill")

    def _days(self, ui: Ui, rows: tuple[Transaction, ...], chosen: Selection) -> list[Widget]:
        out: list[Widget] = []
        for day, found in by_day(rows):
            out.append(self.day_head(ui, day, found))
            for one in found:
                touch = chosen.row(one.id, ui.open("editor", tx=one.id))
                out.append(
                    self.transaction_row(
                        ui, one, "", "", one.id in chosen, touch["on_click"], touch["on_long_click"]
                    )
                )  # fmt: skip
        return out

    def _away(self, ui: Ui) -> Widget | None:
        """What of the month lies in archives, and the way to these."""
        first = self.month(ui).isoformat()
        count = len(self.in_month(ui, first)) - len(self.in_month(ui, first, archived=False))
        if not count:
            return None
        text = words(ui)("also_archived", n=count)
        return ListItem(text, leading="inventory_2", on_click=ui.open("archives"), id="also_archived")

    @query
    def listed(self, ui: Ui, first: str, kind: str, category: str) -> tuple[Transaction, ...]:
        """Transactions of a month, newest first."""
        rows = [t for t in self.in_month(ui, first, archived=False) if kind in ("all", t.kind)]
        return newest([t for t in rows if category in ("", t.category)])

    @layer
    def recategorise(self, ui: Ui) -> Widget:
        """Another category for what is selected."""
        say = words(ui)
        options = [(c.id, c.name) for c in ui.data.categories]
        pick = ui.do("set_categories")
        return self.dressed(ui, ListDialog(say("change_category"), options, None, pick, cancel=say("cancel")))

    @command
    def set_categories(self, ui: Tx, value: str) -> None:
        """Put what is selected into a category, as far as it is of its kind, and offer to take that back."""
        say, category = words(ui), self.category_of(ui, value)
        ids = tuple(ui.get("selection", (), outer=True))
        old = ui.data.transactions
        fits = [t.id for t in old if t.id in ids and category is not None and t.kind == category.kind]
        ui.update(transactions=tuple([replace(t, category=value) if t.id in fits else t for t in old]))
        ui.set("selection", (), outer=True)
        if not fits:
            ui.snackbar(say("no_category_fits"))
            return
        was = tuple([(t.id, t.category) for t in old if t.id in fits])
        ui.snackbar(say("categorised", n=len(fits)), say("undo"), ui.do("categorise_back", was=was))

    @command
    def categorise_back(self, ui: Tx, was: tuple[tuple[str, str], ...]) -> None:
        """Take that back."""
        old = dict(was)
        rows = [replace(t, category=old[t.id]) if t.id in old else t for t in ui.data.transactions]
        ui.update(transactions=tuple(rows))
