"""The list of accounts: sorted three ways, with a menu on a long press."""

from __future__ import annotations

from gts_env.android.app import command, layer, screen
from gts_env.android.material import (
    BackArrow,
    BottomSheet,
    ConfirmDialog,
    Dialog,
    EmptyState,
    Fab,
    IconButton,
    RadioRow,
    Scaffold,
    TopBar,
    closing,
)
from gts_env.android.material.choices import PlainOption
from gts_env.android.ui import Tx, Ui
from gts_env.android.widgets.base import Widget
from gts_env.android.widgets.container import Column, Row
from gts_env.android.widgets.fit_text import FitText
from gts_env.android.widgets.leaf import Text
from gts_env.android.widgets.scroll import LazyList
from gts_env.apps.living.expenses.data import SORTS, Account, Archive, Sort, Transaction
from gts_env.apps.living.expenses.look import FAB_ROOM, READABLE
from gts_env.apps.living.expenses.rows import Rows
from gts_env.apps.living.expenses.strings import words


class Accounts(Rows):
    """The account list."""

    @screen(parent="home")
    def accounts(self, ui: Ui) -> Widget:
        """All accounts with their balances."""
        say, settings = words(ui), self.settings_of(ui)
        top = TopBar(
            say("accounts"),
            navigation=BackArrow(),
            actions=[IconButton("sort", ui.sheet("sort_accounts"), say("sort_accounts"), id="sort")],
        )
        rows: list[Widget] = [self._total(ui)]
        for one in self.sorted_accounts(ui, settings.sort_accounts):
            click, hold = ui.open("account", account=one.id), ui.show("account_menu", account=one.id)
            rows.append(self.account_row(ui, one, self.used_text(ui, one), click, hold))
        if len(rows) == 1:
            rows.append(EmptyState("account_balance_wallet", say("no_accounts"), say("no_accounts_hint")))
        body = LazyList(rows, id="account_list", padding=(0, 0, 0, FAB_ROOM), most_width=READABLE, height="fill",
                        width="fill")  # fmt: skip
        fab = Fab("add", ui.open("account_editor"), say("new_account"), id="fab_account")
        return self.dressed(ui, Scaffold(body, top=top, fab=fab))

    def _total(self, ui: Ui) -> Widget:
        say, settings = words(ui), self.settings_of(ui)
        text = self.money(ui, self.total_balance(ui), settings.currency)
        lines = [
            Text(say("total_balance"), "label_large", "on_surface_variant"),
            FitText(text, "headline_medium", id="accounts_total"),
            Text(say(f"sorted.{settings.sort_accounts}"), "body_small", "on_surface_variant", id="sorted_by"),
        ]
        return Row([Column(lines, gap=2, weight=1)], padding=(16, 8, 16, 12), width="fill")

    @layer
    def sort_accounts(self, ui: Ui) -> Widget:
        """The three orders."""
        say, now = words(ui), self.settings_of(ui).sort_accounts
        rows = [
            RadioRow(say(f"sort.{how}"), None, how == now, closing(ui.do("set_sort", value=how)), id=f"sort_{how}")
            for how in SORTS
        ]
        return self.dressed(ui, BottomSheet(Column(rows, width="fill", align="fill"), say("sort_accounts")))

    @command
    def set_sort(self, ui: Tx, value: Sort) -> None:
        """Sort the accounts otherwise."""
        ui.run(ui.do("set", name="sort_accounts", value=value))

    # -- menu ----------------------------------------------------------------------------------------------------

    @layer
    def account_menu(self, ui: Ui, account: str) -> Widget:
        """What can be done with an account."""
        say = words(ui)
        found = self.account_of(ui, account)
        options = [
            ("open", ui.open("account", account=account)),
            ("new_transaction", ui.open("editor", account=account)),
            ("edit", ui.open("account_editor", account=account)),
            ("archive_action", ui.show("archive_until", account=account)),
            ("delete", ui.show("delete_account", account=account)),
        ]
        if len(ui.data.accounts) > 1:
            options.insert(2, ("transfer", ui.open("editor", account=account, kind="transfer")))
        rows = [PlainOption(say(name), closing(effect)) for name, effect in options]
        name = found.name if found is not None else ""
        return self.dressed(ui, Dialog(name, Column(rows, width="fill", align="fill"), flush=True))

    @layer
    def delete_account(self, ui: Ui, account: str) -> Widget:
        """Ask before an account goes with all that stands in it."""
        say = words(ui)
        found = self.account_of(ui, account)
        count = len([t for t in ui.data.transactions if account in (t.account, t.to_account)])
        text = say("delete_account_text", n=count, name=found.name if found is not None else "")
        return self.dressed(
            ui,
            ConfirmDialog(say("delete_account_title"), text, say("delete"), ui.do("remove_account", account=account),
                          say("cancel")),
        )  # fmt: skip

    @command
    def remove_account(self, ui: Tx, account: str) -> None:
        """Delete an account with its transactions and archives, and offer to take that back."""
        data = ui.data
        gone = self.account_of(ui, account)
        if gone is None:
            return
        at = data.accounts.index(gone)
        lost = tuple([t for t in data.transactions if account in (t.account, t.to_account)])
        archives = tuple([a for a in data.archives if a.account == account])
        ui.remove("accounts", account)
        ui.update(
            transactions=tuple([t for t in data.transactions if t not in lost]),
            archives=tuple([a for a in data.archives if a.account != account]),
            draft=None if data.draft is not None and account in (data.draft.account, data.draft.to_account)
            else data.draft,
        )  # fmt: skip
        if ui.state.entry.screen == "account":
            ui.run(ui.back())
        say = words(ui)
        again = ui.do("bring_account_back", account=gone, at=at, transactions=lost, archives=archives)
        ui.snackbar(say("account_deleted"), say("undo"), again)

    @command
    def bring_account_back(
        self, ui: Tx, account: Account, at: int, transactions: tuple[Transaction, ...], archives: tuple[Archive, ...]
    ) -> None:
        """Take the deletion of an account back."""
        data = ui.data
        ui.update(
            accounts=(*data.accounts[:at], account, *data.accounts[at:]),
            transactions=(*data.transactions, *transactions),
            archives=(*data.archives, *archives),
        )
