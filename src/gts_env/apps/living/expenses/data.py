"""What the app stores: accounts, categories, transactions, archives and settings.

Amounts are whole hundredths of the unit of their currency, so that sums are exact.
"""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass, field
from typing import Literal

from gts_env.apps.living.expenses.money import RATES

Kind = Literal["expense", "income", "transfer"]
KINDS: tuple[Kind, ...] = ("expense", "income", "transfer")
Sort = Literal["name", "balance", "last_use"]
SORTS: tuple[Sort, ...] = ("name", "balance", "last_use")
AccountKind = Literal["bank", "cash", "card", "savings"]
ACCOUNT_KINDS: tuple[AccountKind, ...] = ("bank", "cash", "card", "savings")
MOST_AMOUNT = 99_999_999_999_999
"""Hundredths of the largest amount that can be entered."""


@dataclass(frozen=True, slots=True)
class Transaction:
    """Money that came, went, or moved from one account to another.

    Attributes:
        id: Unique among the transactions, archived ones included.
        account: Id of its account; of a transfer the one the money leaves.
        kind: Expense, income or transfer.
        amount: Hundredths, above zero.
        date: When, as device time.
        category: Id of its category; empty for a transfer, or for none.
        note: Free text.
        to_account: Of a transfer, the account the money goes to.
        currency: Currency of the amount; empty for that of the account.
        created: When it was entered; None for the time of ``date``.
    """

    id: str
    account: str
    kind: Kind
    amount: int
    date: dt.datetime
    category: str = ""
    note: str = ""
    to_account: str = ""
    currency: str = ""
    created: dt.datetime | None = None

    def __post_init__(self) -> None:
        if not 0 < self.amount <= MOST_AMOUNT:
            raise ValueError(f"amount: must be above zero and at most {MOST_AMOUNT}, found {self.amount}")
        if self.currency:
            check_currency(self.currency)
        if (self.kind == "transfer") != bool(self.to_account):
            raise ValueError("to_account: a transfer has one, others have none")
        if self.to_account == self.account:
            raise ValueError("to_account: must be another account")

    @property
    def entered(self) -> dt.datetime:
        """When it was entered."""
        return self.created or self.date


@dataclass(frozen=True, slots=True)
class Account:
    """A place where money is.

    Attributes:
        id: Unique among the accounts.
        name: Shown name.
        kind: What it is.
        currency: ISO 4217 code.
        opening: Balance before the first transaction, in hundredths.
        color: ``#RRGGBB``.
        last_used: When something was last entered for it; None in a scenario means the latest of its transactions.
    """

    id: str
    name: str
    kind: AccountKind = "bank"
    currency: str = "EUR"
    opening: int = 0
    color: str = "#1F7A5C"
    last_used: dt.datetime | None = None

    def __post_init__(self) -> None:
        check_currency(self.currency)
        if len(self.color) != 7 or not self.color.startswith("#"):
            raise ValueError(f"color: expected #RRGGBB, found {self.color!r}")


@dataclass(frozen=True, slots=True)
class Category:
    """What money is spent on, or comes from.

    Attributes:
        id: Unique among the categories.
        name: Shown name.
        kind: Whether of expenses or of income.
        icon: Material symbol.
        color: ``#RRGGBB``.
    """

    id: str
    name: str
    kind: Literal["expense", "income"] = "expense"
    icon: str = "category"
    color: str = "#616161"


@dataclass(frozen=True, slots=True)
class Archive:
    """The transactions of a period, put aside: they count in the balances and are in no list but their own.

    Attributes:
        id: Unique among the archives.
        account: Id of the account.
        start: First day.
        end: Last day.
        transactions: What was put aside, in the order of entry.
    """

    id: str
    account: str
    start: dt.date
    end: dt.date
    transactions: tuple[Transaction, ...] = ()

    def __post_init__(self) -> None:
        if self.end < self.start:
            raise ValueError(f"end: {self.end} is before the start, {self.start}")


@dataclass(frozen=True, slots=True)
class Draft:
    """A transaction as the editor has it; fields as in :class:`Transaction`, the amount may be nothing yet."""

    kind: Kind
    account: str
    date: dt.datetime
    to_account: str = ""
    amount: int = 0
    currency: str = ""
    category: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Settings:
    """Settings of the app.

    Attributes:
        currency: Currency of totals over all accounts.
        sort_accounts: Order of the accounts.
        text_size: Size of the app's letters.
        hide_cents: Whether amounts are shown in whole units.
        month_start: Day on which a month begins.
        theme: Colours of the app.
        reminder: Minute of the day of the daily reminder; None for none.
    """

    currency: str = "EUR"
    sort_accounts: Sort = "name"
    text_size: Literal["small", "normal", "large"] = "normal"
    hide_cents: bool = False
    month_start: int = 1
    theme: Literal["system", "light", "dark"] = "system"
    reminder: int | None = 1230

    def __post_init__(self) -> None:
        check_currency(self.currency)
        if not 1 <= self.month_start <= 28:
            raise ValueError(f"month_start: must be between 1 and 28, found {self.month_start}")
        if self.reminder is not None and not 0 <= self.reminder < 1440:
            raise ValueError(f"reminder: must be a minute of the day, found {self.reminder}")


@dataclass(frozen=True)
class ExpensesData:
    """Everything the app stores.

    Attributes:
        accounts: Accounts in the order they were made.
        categories: Categories.
        transactions: Transactions in the order they were entered, archived ones apart.
        archives: Periods put aside, oldest first.
        settings: Settings.
        searches: Latest searches, newest first.
        draft: A new transaction that was put off.
    """

    accounts: tuple[Account, ...] = ()
    categories: tuple[Category, ...] = ()
    transactions: tuple[Transaction, ...] = ()
    archives: tuple[Archive, ...] = ()
    settings: Settings = field(default_factory=Settings)
    searches: tuple[str, ...] = ()
    draft: Draft | None = None


def check_currency(code: str) -> None:
    """Refuse a currency the app has no rate for."""
    if code not in RATES:
        raise ValueError(f"currency: there is no {code!r}; there are {', '.join(RATES)}")
