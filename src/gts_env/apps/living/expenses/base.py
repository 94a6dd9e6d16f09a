"""What all screens share: the data, the settings, and what follows from them for one account or transaction."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from gts_env.android.app import App
from gts_env.android.material.themed import Themed
from gts_env.android.ui import Ui
from gts_env.android.widgets.base import Widget
from gts_env.apps.living.expenses import load
from gts_env.apps.living.expenses.data import Account, Category, ExpensesData, Settings, Transaction
from gts_env.apps.living.expenses.lived_in import CATEGORIES
from gts_env.apps.living.expenses.money import converted, money_text
from gts_env.apps.living.expenses.strings import words

TEXT_SIZES = {"small": 0.85, "normal": 1.0, "large": 1.2}
NIGHT = {"system": None, "light": False, "dark": True}


class ExpensesBase(App):
    """Data and settings; the screens are in the classes made from it."""

    Data = ExpensesData

    def load(self, values: Mapping[str, Any], now: int, zone: str) -> ExpensesData:
        """The owner's accounts, or what the scenario says."""
        return load.load(values, now, zone)

    def cleared(self) -> ExpensesData:
        """One empty account to begin with."""
        return ExpensesData(accounts=(Account("cash", "Cash", "cash", color="#8A6D1F"),), categories=CATEGORIES)

    def settings_of(self, ui: Ui) -> Settings:
        """The settings."""
        found: Settings = ui.data.settings
        return found

    def dressed(self, ui: Ui, window: Widget) -> Widget:
        """The root of a window in the colours and the text size of the settings."""
        settings = self.settings_of(ui)
        return Themed(window, night=NIGHT[settings.theme], text=TEXT_SIZES[settings.text_size])

    def account_of(self, ui: Ui, account: str) -> Account | None:
        """An account by its id."""
        return next((a for a in ui.data.accounts if a.id == account), None)

    def category_of(self, ui: Ui, category: str) -> Category | None:
        """A category by its id."""
        return next((c for c in ui.data.categories if c.id == category), None)

    def transaction_of(self, ui: Ui, transaction: str) -> Transaction | None:
        """A transaction by its id, archived ones apart."""
        return next((t for t in ui.data.transactions if t.id == transaction), None)

    def money(self, ui: Ui, amount: int, currency: str, plus: bool = False) -> str:
        """An amount in words, as the settings have it."""
        return money_text(words(ui).fmt, amount, currency, self.settings_of(ui).hide_cents, plus)

    def currency_of(self, ui: Ui, one: Transaction) -> str:
        """Currency a transaction's amount is in."""
        account = self.account_of(ui, one.account)
        return one.currency or (account.currency if account is not None else self.settings_of(ui).currency)


def every(data: ExpensesData) -> Iterable[Transaction]:
    """All transactions, archived ones first."""
    for archive in data.archives:
        yield from archive.transactions
    yield from data.transactions


def flow(data: ExpensesData, one: Transaction, account: str) -> int:
    """What a transaction adds to an account, in hundredths of the account's currency."""
    currencies = {a.id: a.currency for a in data.accounts}
    source = one.currency or currencies.get(one.account, "EUR")
    if one.kind == "transfer" and one.to_account == account:
        return converted(one.amount, source, currencies[account])
    if one.account != account:
        return 0
    value = converted(one.amount, source, currencies[account])
    return value if one.kind == "income" else -value


def newest(rows: Iterable[Transaction]) -> tuple[Transaction, ...]:
    """Transactions by date, newest first; of one time the one entered last comes first."""
    return tuple(sorted(rows, key=order, reverse=True))


def order(one: Transaction) -> tuple[Any, ...]:
    """By date, then by entry."""
    return one.date, one.entered, len(one.id), one.id
