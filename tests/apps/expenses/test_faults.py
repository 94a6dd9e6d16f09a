"""The app's own faults: what each does, and where it leaves the app as it is."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from typing import Any

from gts_env.benchmark.model import FaultSpec
from gts_env.benchmark.spot import Where
from tests.apps.expenses.conftest import BANK, CASH, Driver, entry

Drive = Callable[..., Driver]
EVENING = dt.datetime(2026, 10, 14, 21, 10)
DATA = {
    "accounts": [{**CASH, "opening": 2100}],
    "transactions": [entry("1", 100, "2026-09-10T10:00"), entry("2", 100, "2026-09-20T10:00")],
}


def fault(operator: str, **target: Any) -> FaultSpec:
    """A fault of the app."""
    return FaultSpec(f"expenses.{operator}", "", target, {}, {}, Where("here.yaml", 1))


ENTRY = fault("order_of_entry", query="listed")
DELETED = fault("deleted_still_counts", query="total_balance")
BORROWED = fault("unit_not_borrowed", query="total_balance")
TODAY = fault("today_instead", command="save")
NEIGHBOUR = fault("neighbour_day", query="recent")
BELOW = fault("currency_below", id="pad_amount_line")
CROPPED = fault("crop_long", id="pad_amount")


def test_order_of_entry(drive: Drive) -> None:
    def september(faulty: FaultSpec | None) -> list[str]:
        d = drive(DATA, faulty).new().amount("7").tap("date").tap("month_navigation_previous")
        d.tap(desc="Tuesday, September 15, 2026").tap("confirm_button").tap("save")
        return d.tap("all_transactions").tap("month_before").texts("row_amount")

    assert september(None) == ["-€1.00", "-€7.00", "-€1.00"]
    assert september(ENTRY) == ["-€7.00", "-€1.00", "-€1.00"]


def test_what_was_there_is_in_order(drive: Drive) -> None:
    rows = [drive({}, f).tap("all_transactions").texts("row_amount") for f in (None, ENTRY)]
    assert rows[0] == rows[1]


def test_a_deleted_expense_still_counts_until_it_is_restored(drive: Drive) -> None:
    d = drive(DATA, DELETED)
    before = d.text("total_balance")
    d.tap("transaction_row").tap(desc="More options").tap(text="Delete").tap(text="Delete")
    assert d.text("total_balance") == before == "€19.00"
    assert d.texts("card_balance") == ["€20.00"]
    assert d.tap("snackbar_action").text("total_balance") == "€19.00"


def test_two_deleted_together_do_not(drive: Drive) -> None:
    d = drive(DATA, DELETED).tap("all_transactions").tap("month_before").hold("transaction_row").tap("select_all")
    assert d.tap("delete_selected").back().text("total_balance") == "€21.00"


def test_a_unit_is_not_borrowed(drive: Drive) -> None:
    d = drive({**DATA, "transactions": []}, BORROWED).new().amount(".7").tap("save")
    assert d.text("total_balance") == "€21.30"
    assert d.texts("card_balance") == ["€20.30"]
    assert d.new().amount(".2").tap("save").text("total_balance") == "€21.10"
    assert d.new().amount("1.7").tap("save").text("total_balance") == "€19.40"


def test_a_past_date_becomes_today(drive: Drive) -> None:
    d = drive(DATA, TODAY).new().amount("5").day("Friday, October 9, 2026").tap("save")
    assert d.data.transactions[-1].date.isoformat() == "2026-10-14T09:41:00"
    d.new().tap("tab_income").amount("5").day("Friday, October 9, 2026").tap("save")
    assert d.data.transactions[-1].date.isoformat() == "2026-10-09T09:41:00"


def test_the_evening_is_the_next_day_at_home_only(drive: Drive) -> None:
    d = drive({**DATA, "accounts": [CASH, BANK]}, NEIGHBOUR, now=EVENING).new().amount("5").tap("save")
    assert d.texts("day_header")[0] == "Thursday, October 15"
    assert d.tap("all_transactions").texts("day_header")[0] == "Today"


def test_the_morning_and_the_past_are_right(drive: Drive) -> None:
    d = drive(DATA, NEIGHBOUR).new().amount("5").tap("save")
    assert d.texts("day_header")[0] == "Today"


def test_the_currency_stands_below(drive: Drive) -> None:
    d = drive(DATA, BELOW).new().tap("amount_box").keys("12")
    number, code = d.one("pad_amount"), d.one("pad_amount_currency")
    assert number.bounds[3] <= code.bounds[1]
    assert number.text == "12"


def test_long_numbers_are_cropped(drive: Drive) -> None:
    def width(faulty: FaultSpec | None, keys: str) -> int:
        left, _, right, _ = drive(DATA, faulty).new().tap("amount_box").keys(keys).one("pad_amount").bounds
        return right - left

    assert width(CROPPED, "1234") == width(None, "1234")
    assert width(CROPPED, "123456789") < width(None, "123456789")
