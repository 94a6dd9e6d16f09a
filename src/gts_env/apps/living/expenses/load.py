"""The app's data at the start of a scenario: the owner's own, or what the scenario says."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from gts_env.android.clock import local
from gts_env.android.data import check_fields, check_unique, convert, merged
from gts_env.apps.living.expenses.data import Account, Archive, Category, ExpensesData, Settings, Transaction
from gts_env.apps.living.expenses.lived_in import ACCOUNTS, CATEGORIES, put_aside, transactions
from gts_env.errors import near

_FIELDS = ("settings", "accounts", "categories", "transactions", "extra_transactions", "archives", "searches")


def load(values: Mapping[str, Any], now: int, zone: str) -> ExpensesData:
    """Data from a scenario's ``data:``.

    Args:
        values: ``settings`` (those that differ from the defaults), ``accounts``, ``categories``, ``transactions`` and
            ``archives`` (in place of the owner's), ``extra_transactions`` (beside them), ``searches``. Amounts are
            in hundredths.
        now: Start of the scenario, ms since the epoch.
        zone: The device's time zone.

    Raises:
        ValueError: A value does not fit; the message begins with the path of its field.
    """
    check_fields(values, _FIELDS)
    accounts: tuple[Account, ...] = convert(tuple[Account, ...], values.get("accounts", ACCOUNTS), "accounts")
    categories: tuple[Category, ...] = convert(tuple[Category, ...], values.get("categories", CATEGORIES), "categories")
    check_unique("accounts", [a.id for a in accounts])
    check_unique("categories", [c.id for c in categories])
    kept, archives = _rows(values, local(now, zone).date(), [a.id for a in accounts])
    extra: tuple[Transaction, ...] = convert(
        tuple[Transaction, ...], values.get("extra_transactions", ()), "extra_transactions"
    )
    made = ExpensesData(
        accounts=accounts,
        categories=categories,
        transactions=tuple(sorted(kept + extra, key=lambda t: t.entered)),
        archives=archives,
        settings=merged(Settings(), values.get("settings", {}), "settings"),
        searches=convert(tuple[str, ...], values.get("searches", ()), "searches"),
    )
    check(made)
    return replace(made, accounts=tuple([_used(a, made) for a in accounts]))


def _rows(
    values: Mapping[str, Any], today: dt.date, accounts: Sequence[str]
) -> tuple[tuple[Transaction, ...], tuple[Archive, ...]]:
    if "transactions" in values:
        kept: tuple[Transaction, ...] = convert(tuple[Transaction, ...], values["transactions"], "transactions")
        archives: tuple[Archive, ...] = ()
    else:
        own = [t for t in transactions(today) if t.account in accounts and (t.to_account or t.account) in accounts]
        kept, archives = put_aside(tuple(own), today)
    if "archives" in values:
        archives = convert(tuple[Archive, ...], values["archives"], "archives")
    return kept, archives


def check(data: ExpensesData) -> None:
    """Refuse ids that stand twice and transactions of no account or category.

    Raises:
        ValueError: The message begins with the path of the field.
    """
    put_away = [t for a in data.archives for t in a.transactions]
    check_unique("transactions", [t.id for t in (*data.transactions, *put_away)])
    accounts = [a.id for a in data.accounts]
    categories = ["", *[c.id for c in data.categories]]
    for i, one in enumerate((*data.transactions, *put_away)):
        for field, value, known in (
            ("account", one.account, accounts),
            ("to_account", one.to_account, ["", *accounts]),
            ("category", one.category, categories),
        ):
            if value not in known:
                listed = near(value, known) or f"Known: {', '.join(known) or 'none'}"
                raise ValueError(f"transactions[{i}].{field}: there is no {value!r}. {listed}")
    for i, archive in enumerate(data.archives):
        if archive.account not in accounts:
            raise ValueError(f"archives[{i}].account: there is no {archive.account!r}")


def _used(account: Account, data: ExpensesData) -> Account:
    """An account with the time of its latest entry."""
    if account.last_used is not None:
        return account
    times = [t.entered for t in data.transactions if account.id in (t.account, t.to_account)]
    return replace(account, last_used=max(times)) if times else account
