"""The home screen: total balance, accounts, the latest transactions by day, and the ways to all else."""

from __future__ import annotations

from gts_env.android.app import part, query, screen
from gts_env.android.material import (
    DrawerButton,
    DrawerItem,
    DrawerLayout,
    EmptyState,
    Fab,
    IconButton,
    NavigationDrawer,
    Scaffold,
    TextButton,
    TopBar,
)
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.fit_text import FitText
from gts_env.android.widgets.leaf import Divider, Gap, Icon, Text
from gts_env.android.widgets.scroll import HScroll, LazyList
from gts_env.apps.living.expenses.base import newest
from gts_env.apps.living.expenses.data import Account
from gts_env.apps.living.expenses.look import ACCOUNT_ICONS, FAB_ROOM, READABLE, disc
from gts_env.apps.living.expenses.rows import Rows, figure_tile
from gts_env.apps.living.expenses.strings import words
from gts_env.apps.living.expenses.totals import Day, by_day

RECENT = 14
"""Transactions the home screen shows, at least: the last day is not cut."""
PLACES = (
    ("home", "home"),
    ("accounts", "account_balance_wallet"),
    ("transactions", "receipt_long"),
    ("report", "donut_large"),
    ("archives", "archive"),
)


class Home(Rows):
    """The launcher screen."""

    @screen(launcher=True)
    def home(self, ui: Ui) -> Widget:
        """Totals on top, what happened lately below."""
        say = words(ui)
        top = TopBar(
            say("app"),
            navigation=DrawerButton(id="menu"),
            actions=[IconButton("search", ui.open("search"), say("search"), id="search")],
        )
        rows: list[Widget | None] = [self.summary(ui), self.unfinished(ui), self._head(ui, "accounts"),
                                     self.account_strip(ui), self._head(ui, "recent")]  # fmt: skip
        days = self.recent(ui)
        for day, found in days:
            rows.append(self.day_head(ui, day, found))
            rows += [self.transaction_row(ui, t, "", "", False, ui.open("editor", tx=t.id), None) for t in found]
        if not days:
            rows.append(EmptyState("receipt_long", say("no_transactions"), say("no_transactions_hint")))
        body = LazyList(rows, id="home_list", padding=(0, 0, 0, FAB_ROOM), most_width=READABLE, height="fill",
                        width="fill")  # fmt: skip
        fab = Fab("add", ui.open("choose_account"), say("new_transaction"), id="fab_new")
        return self.dressed(ui, DrawerLayout(Scaffold(body, top=top, fab=fab), self.places(ui)))

    def places(self, ui: Ui) -> NavigationDrawer:
        """The drawer."""
        say = words(ui)
        items: list[Widget] = [
            DrawerItem(icon, say(name), ui.open(name) if name != "home" else ui.put("drawer:open", False),
                       name == "home", id=f"drawer_{name}")
            for name, icon in PLACES
        ]  # fmt: skip
        items += [Divider(), DrawerItem("settings", say("settings"), ui.open("settings"), id="drawer_settings")]
        return NavigationDrawer(items, say("app"))

    @query
    def recent(self, ui: Ui) -> tuple[Day, ...]:
        """The latest transactions by day, newest first."""
        rows = newest(ui.data.transactions)
        if len(rows) > RECENT:
            last = rows[RECENT - 1].date.date()
            rows = tuple([t for t in rows if t.date.date() >= last])
        return by_day(rows)

    @part
    def summary(self, ui: Ui) -> Widget:
        """The card with the total and this month's figures."""
        say, currency = words(ui), self.settings_of(ui).currency
        month = self.this_month(ui).isoformat()
        total = self.money(ui, self.total_balance(ui), currency)
        tiles = [
            figure_tile(
                icon, say("incomes" if kind == "income" else "expenses"),
                self.money(ui, self.month_sum(ui, month, kind), currency),
                ui.open("report", kind=kind), f"month_{kind}",
            )
            for kind, icon in (("income", "arrow_downward"), ("expense", "arrow_upward"))
        ]  # fmt: skip
        body = Column(
            [
                Text(say("total_balance"), "label_large", "on_primary_container"),
                FitText(total, "display_medium", "on_primary_container", least=0.4, id="total_balance", width="fill"),
                Gap(height=8),
                Text(say("this_month"), "label_medium", "on_primary_container", id="this_month"),
                Row(tiles, gap=8, padding=(0, 6, 0, 0), width="fill"),
            ],
            width="fill", align="fill", padding=16, radius=20, background="primary_container",
            on_click=ui.open("accounts"), id="summary", desc=say("total_balance"),
        )  # fmt: skip
        return Row([Column([body], weight=1, align="fill")], padding=(16, 4, 16, 8), width="fill")

    def unfinished(self, ui: Ui) -> Widget | None:
        """The way back to a transaction that was put off."""
        draft = ui.data.draft
        if draft is None:
            return None
        say = words(ui)
        amount = self.money(ui, draft.amount, draft.currency) if draft.amount else say("no_amount")
        text = Column(
            [
                Text(say("unfinished"), "title_small", "on_secondary_container"),
                Text(" · ".join([t for t in (amount, draft.note) if t]), "body_medium", "on_secondary_container",
                     max_lines=1, id="draft_text"),
            ],
            weight=1,
        )  # fmt: skip
        drop = IconButton("close", ui.do("drop_draft"), say("discard"), color="on_secondary_container", id="drop_draft")
        card = Row(
            [Icon("edit_note", 24, "on_secondary_container"), text, drop], gap=12, padding=(16, 4, 4, 4), radius=16,
            background="secondary_container", weight=1, on_click=ui.open("editor", draft=True), id="draft_card",
        )  # fmt: skip
        return Row([card], padding=(16, 4, 16, 4), width="fill")

    def _head(self, ui: Ui, name: str) -> Widget:
        say = words(ui)
        target = "accounts" if name == "accounts" else "transactions"
        return Row(
            [
                Text(say(name), "title_medium", weight=1, id=f"head_{name}"),
                TextButton(say("see_all"), ui.open(target), id=f"all_{target}"),
            ],
            padding=(16, 4, 8, 0), width="fill",
        )  # fmt: skip

    def account_strip(self, ui: Ui) -> Widget:
        """The accounts as cards that scroll sideways."""
        cards = ui.each(self.account_card, self.sorted_accounts(ui, self.settings_of(ui).sort_accounts))
        return HScroll(Row(cards, gap=8, padding=(16, 4)), key="account_strip", id="account_strip", width="fill")

    @part
    def account_card(self, ui: Ui, one: Account) -> Widget:
        """One account as a card."""
        balance = self.balance(ui, one.id)
        figure = Text(self.money(ui, balance, one.currency), "title_small", "error" if balance < 0 else "on_surface",
                      max_lines=1, id="card_balance", item=one.id)  # fmt: skip
        name = Text(one.name, "body_medium", "on_surface_variant", max_lines=1, id="card_name", item=one.id)
        return Row(
            [disc(ACCOUNT_ICONS[one.kind], one.color, 32), Column([name, figure], weight=1)], gap=10,
            padding=(12, 10), radius=14, background="surface_container", width=188,
            on_click=ui.open("account", account=one.id), id="account_card", key=f"card_{one.id}", item=one.id,
        )  # fmt: skip
