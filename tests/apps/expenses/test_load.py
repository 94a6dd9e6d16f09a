"""Data of a scenario, and the owner's own."""

from __future__ import annotations

import datetime as dt
import string
from collections.abc import Callable
from typing import Any

import pytest

from gts_env.android.clock import to_ms
from gts_env.android.locale.plurals import categories
from gts_env.apps.living.expenses import load
from gts_env.apps.living.expenses.strings import STRINGS
from tests.apps.expenses.conftest import BANK, CASH, ZONE, Driver, entry
from tests.support.app_driver import NOW

AT = to_ms(NOW, ZONE)


def test_the_owners_life_ends_today_and_repeats_itself() -> None:
    data = load.load({}, AT, ZONE)
    assert len(data.transactions) > 100
    assert max(t.date for t in data.transactions) == dt.datetime(2026, 10, 14, 7, 50)
    assert data == load.load({}, AT, ZONE)
    assert {a.account for a in data.archives} == {"checking", "card"}
    assert all(a.last_used is not None for a in data.accounts)


@pytest.mark.parametrize("day", ["2024-02-29T12:00", "2026-01-01T00:05", "2027-03-31T23:55"])
def test_on_any_day(day: str) -> None:
    assert load.load({}, to_ms(dt.datetime.fromisoformat(day), ZONE), ZONE).transactions


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"acounts": []}, "accounts"),
        ({"accounts": [CASH, CASH], "transactions": []}, r"accounts\[1\].id: 'cash' stands twice"),
        ({"accounts": [CASH], "transactions": [entry("1", 5, "2026-10-01T10:00", "bank")]}, r"\[0\].account: .*'bank'"),
        ({"accounts": [CASH], "transactions": [entry("1", 0, "2026-10-01T10:00")]}, "amount: must be above zero"),
        ({"accounts": [CASH], "transactions": [entry("1", 5, "2026-10-01T10:00", category="x")]}, "category"),
        ({"accounts": [CASH], "transactions": [entry("1", 5, "2026-10-01", kind="transfer")]}, "to_account"),
        ({"settings": {"currency": "XXX"}}, "currency: there is no 'XXX'"),
        ({"settings": {"month_start": 31}}, "month_start"),
    ],
)
def test_what_does_not_fit_is_refused(values: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        load.load(values, AT, ZONE)


def test_accounts_left_out_take_their_transactions_along() -> None:
    data = load.load({"accounts": [CASH]}, AT, ZONE)
    assert {t.account for t in data.transactions} == {"cash"}
    assert not [t for t in data.transactions if t.kind == "transfer"]


def test_cleared(drive: Callable[..., Driver]) -> None:
    d = drive({"accounts": [], "transactions": []})
    assert d.text("total_balance") == "€0.00"
    assert d.tap("fab_new").all("add_account")


@pytest.mark.parametrize("language", ["ar", "de", "he", "hi", "ja", "zh"])
def test_languages_are_complete(language: str) -> None:
    assert not STRINGS.missing(language)
    english, own = STRINGS.table("en"), STRINGS.table(language)
    forms = set(categories(language)) | {"one", "other"}
    for key, text in own.items():
        base = key.rpartition(".")[0] if key.rpartition(".")[2] in forms or ".=" in key else key
        found = next((english[k] for k in (key, f"{base}.other", base) if k in english), None)
        assert found is not None, key
        places = {name for _, name, _, _ in string.Formatter().parse(text) if name}
        assert places <= {name for _, name, _, _ in string.Formatter().parse(found) if name} | {"n"}, key


def test_two_accounts_of_one_bank_are_two(drive: Callable[..., Driver]) -> None:
    d = drive({"accounts": [BANK, {**BANK, "id": "b2", "name": "bank two"}], "transactions": []})
    assert d.texts("card_name") == ["Bank", "bank two"]
