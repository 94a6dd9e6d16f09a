"""Figures: balances, totals and sums, each a query of its own."""

from __future__ import annotations

import datetime as dt

from gts_env.android.app import query
from gts_env.android.ui import Ui
from gts_env.apps.living.expenses.base import ExpensesBase, every, flow, newest
from gts_env.apps.living.expenses.data import Account, Transaction
from gts_env.apps.living.expenses.money import converted
from gts_env.apps.living.expenses.periods import last_of, month_of

Day = tuple[str, tuple[Transaction, ...]]
"""A day as ISO date with its transactions, newest first."""


class Totals(ExpensesBase):
    """What the screens show of balances and sums."""

    @query
    def balance(self, ui: Ui, account: str) -> int:
        """Balance of an account over all its transactions, in its own currency."""
        data = ui.data
        found = self.account_of(ui, account)
        return (found.opening if found else 0) + sum([flow(data, t, account) for t in every(data)])

    @query
    def today_total(self, ui: Ui, account: str, day: str) -> int:
        """Balance of an account at the end of a day."""
        data = ui.data
        found = self.account_of(ui, account)
        rows = [t for t in every(data) if t.date.date().isoformat() <= day]
        return (found.opening if found else 0) + sum([flow(data, t, account) for t in rows])

    @query
    def total_balance(self, ui: Ui) -> int:
        """Balance of all accounts, in the currency of the settings."""
        currency = self.settings_of(ui).currency
        return sum([converted(self.balance(ui, a.id), a.currency, currency) for a in ui.data.accounts])

    @query
    def running(self, ui: Ui, account: str) -> tuple[tuple[Transaction, int], ...]:
        """Transactions of an account, newest first, each with the balance after it."""
        data = ui.data
        found = self.account_of(ui, account)
        balance = found.opening if found else 0
        balance += sum([flow(data, t, account) for a in data.archives for t in a.transactions])
        rows = []
        for one in reversed(newest([t for t in data.transactions if account in (t.account, t.to_account)])):
            balance += flow(data, one, account)
            rows.append((one, balance))
        return tuple(reversed(rows))

    @query
    def sorted_accounts(self, ui: Ui, how: str) -> tuple[Account, ...]:
        """The accounts by name, by balance or by last use; largest and latest first."""
        accounts = sorted(ui.data.accounts, key=lambda a: (a.name.casefold(), a.id))
        if how == "balance":
            currency = self.settings_of(ui).currency
            accounts.sort(key=lambda a: -converted(self.balance(ui, a.id), a.currency, currency))
        if how == "last_use":
            accounts.sort(key=lambda a: a.last_used or dt.datetime.min, reverse=True)
        return tuple(accounts)

    # -- months --------------------------------------------------------------------------------------------------

    def this_month(self, ui: Ui) -> dt.date:
        """First day of the month that today lies in."""
        return month_of(ui.today, self.settings_of(ui).month_start)

    def in_month(self, ui: Ui, first: str, archived: bool = True) -> list[Transaction]:
        """Transactions of a month, archived ones too or not."""
        start = dt.date.fromisoformat(first)
        end = last_of(start)
        rows = every(ui.data) if archived else ui.data.transactions
        return [t for t in rows if start <= t.date.date() <= end]

    def worth(self, ui: Ui, one: Transaction) -> int:
        """An amount in the currency of the settings."""
        return converted(one.amount, self.currency_of(ui, one), self.settings_of(ui).currency)

    @query
    def month_sum(self, ui: Ui, first: str, kind: str) -> int:
        """What came in, or went out, in a month."""
        return sum([self.worth(ui, t) for t in self.in_month(ui, first) if t.kind == kind])

    @query
    def by_category(self, ui: Ui, first: str, kind: str) -> tuple[tuple[str, int], ...]:
        """Categories of a month with their sums, the largest first."""
        sums: dict[str, int] = {}
        for one in self.in_month(ui, first):
            if one.kind == kind:
                sums[one.category] = sums.get(one.category, 0) + self.worth(ui, one)
        return tuple(sorted(sums.items(), key=lambda pair: (-pair[1], pair[0])))

    @query
    def foreign_totals(self, ui: Ui, first: str, kind: str) -> tuple[tuple[str, int], ...]:
        """What was paid, or came, in other currencies than that of the settings, by currency."""
        own = self.settings_of(ui).currency
        sums: dict[str, int] = {}
        for one in self.in_month(ui, first):
            currency = self.currency_of(ui, one)
            if one.kind == kind and currency != own:
                sums[currency] = sums.get(currency, 0) + one.amount
        return tuple(sorted(sums.items()))


def by_day(rows: tuple[Transaction, ...]) -> tuple[Day, ...]:
    """Rows in their order, neighbours of one day together."""
    days: list[tuple[str, list[Transaction]]] = []
    for one in rows:
        day = one.date.date().isoformat()
        if not days or days[-1][0] != day:
            days.append((day, []))
        days[-1][1].append(one)
    return tuple([(day, tuple(found)) for day, found in days])
