"""One account: its figures and its transactions, each with the balance after it."""

from __future__ import annotations

from gts_env.android.app import screen
from gts_env.android.material import BackArrow, EmptyState, Fab, IconButton, MenuItem, Scaffold, TopBar
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.fit_text import FitText
from gts_env.android.widgets.leaf import Divider, Text
from gts_env.android.widgets.scroll import LazyList
from gts_env.apps.living.expenses.accounts import Accounts
from gts_env.apps.living.expenses.data import Account, Transaction
from gts_env.apps.living.expenses.look import ACCOUNT_ICONS, FAB_ROOM, READABLE, disc
from gts_env.apps.living.expenses.strings import words

Running = tuple[Transaction, int]


class AccountView(Accounts):
    """The account's own screen."""

    @screen(parent="accounts")
    def account(self, ui: Ui, account: str) -> Widget:
        """Figures on top, then all transactions by day."""
        say = words(ui)
        found = self.account_of(ui, account)
        if found is None:
            gone = EmptyState("account_balance_wallet", say("account_gone"))
            return self.dressed(ui, Scaffold(gone, top=TopBar("", navigation=BackArrow())))
        menu = [
            MenuItem(say("archive_action"), ui.show("archive_until", account=account), id="archive_action"),
            MenuItem(say("delete"), ui.show("delete_account", account=account), id="delete_account"),
        ]
        top = TopBar(found.name, navigation=BackArrow(), actions=self._actions(ui, found), menu=menu)
        rows: list[Widget] = [self._figures(ui, found), Divider()]
        rows += self._history(ui, found)
        if len(rows) == 2:
            rows.append(EmptyState("receipt_long", say("no_transactions"), say("no_transactions_hint")))
        body = LazyList(rows, id="account_history", padding=(0, 0, 0, FAB_ROOM), most_width=READABLE, height="fill",
                        width="fill")  # fmt: skip
        fab = Fab("add", ui.open("editor", account=account), say("new_transaction"), id="fab_new")
        return self.dressed(ui, Scaffold(body, top=top, fab=fab))

    def _actions(self, ui: Ui, found: Account) -> list[Widget | None]:
        say = words(ui)
        transfer = None
        if len(ui.data.accounts) > 1:
            give = ui.open("editor", account=found.id, kind="transfer")
            transfer = IconButton("swap_horiz", give, say("transfer"), id="new_transfer")
        edit = ui.open("account_editor", account=found.id)
        return [transfer, IconButton("edit", edit, say("edit"), id="edit_account")]

    def _figures(self, ui: Ui, found: Account) -> Widget:
        say = words(ui)
        balance = self.balance(ui, found.id)
        today = self.today_total(ui, found.id, ui.today.isoformat())
        head = Row(
            [
                disc(ACCOUNT_ICONS[found.kind], found.color, 48),
                Column(
                    [
                        Text(say("balance"), "label_large", "on_surface_variant"),
                        FitText(self.money(ui, balance, found.currency), "headline_medium", id="balance",
                                color="error" if balance < 0 else "on_surface"),
                    ],
                    weight=1,
                ),
            ],
            gap=16, width="fill",
        )  # fmt: skip
        lines = [head, self._figure(say("total_today"), self.money(ui, today, found.currency), "total_today")]
        away = [a for a in ui.data.archives if a.account == found.id]
        if away:
            count = sum([len(a.transactions) for a in away])
            lines.append(self._figure(say("archived"), say("transactions_count", n=count), "archived_count"))
        return Column(lines, gap=8, padding=(16, 8, 16, 16), width="fill", align="fill")

    def _figure(self, label: str, text: str, id: str) -> Widget:
        return Row(
            [Text(label, "body_medium", "on_surface_variant", weight=1), Text(text, "body_medium", id=id)],
            gap=12, width="fill",
        )  # fmt: skip

    def _history(self, ui: Ui, found: Account) -> list[Widget]:
        rows: list[Widget] = []
        running: tuple[Running, ...] = self.running(ui, found.id)
        days = [one.date.date().isoformat() for one, _ in running]
        for i, (one, after) in enumerate(running):
            if i == 0 or days[i] != days[i - 1]:
                name = self.day_name(ui, days[i])
                rows.append(
                    Row([Text(name, "title_small", "primary", id="day_header", item=days[i])], padding=(16, 16, 16, 4))
                )
            under = self.money(ui, after, found.currency)
            rows.append(self.transaction_row(ui, one, found.id, under, False, ui.open("editor", tx=one.id), None))
        return rows
