"""What the screens show, and where they lead."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable

import pytest

from tests.apps.expenses.conftest import BANK, CASH, DOLLARS, Driver, entry
from tests.support.app_driver import NOW

Drive = Callable[..., Driver]
ROWS = [
    entry("1", 1000, "2026-10-01T10:00", note="Shoes", category="clothes"),
    entry("2", 2500, "2026-10-05T12:00", "bank", note="Dinner", category="dining"),
    entry("3", 50_000, "2026-10-06T06:00", "bank", "income", note="Pay", category="salary"),
    entry("4", 3000, "2026-10-10T09:00", "bank", "transfer", to_account="cash"),
    entry("5", 500, "2026-10-14T08:00", note="Bus", category="transport"),
]
DATA = {"accounts": [CASH, BANK], "transactions": ROWS}


def test_home(drive: Drive) -> None:
    d = drive(DATA)
    assert d.text("total_balance") == "€1,060.00"
    assert (d.text("month_income_amount"), d.text("month_expense_amount")) == ("€500.00", "€40.00")
    assert d.texts("day_header")[:2] == ["Today", "Saturday, October 10"]
    assert d.texts("day_sum")[:2] == ["-€5.00", "€0.00"]


def test_the_figures_lead_to_the_report_and_the_accounts(drive: Drive) -> None:
    assert drive(DATA).tap("month_income").all(text="Salary")
    assert drive(DATA).tap("month_expense").all(text="Eating out")
    assert drive(DATA).tap("summary").screen == "accounts"


@pytest.mark.parametrize("place", ["accounts", "transactions", "report", "archives", "settings"])
def test_the_drawer_leads_everywhere_and_back_again(drive: Drive, place: str) -> None:
    d = drive(DATA).drawer(place)
    assert d.screen == place
    assert d.back().screen == "home"


def test_accounts_are_sorted_three_ways(drive: Drive) -> None:
    d = drive({**DATA, "accounts": [{**CASH, "name": "Zoo"}, BANK]}).tap("summary")
    assert d.texts("account_name") == ["Bank", "Zoo"]
    d.tap("sort").tap("sort_last_use")
    assert d.texts("account_name") == ["Zoo", "Bank"]
    d.tap("sort").tap("sort_balance")
    assert d.texts("account_name") == ["Bank", "Zoo"]
    assert d.text("sorted_by") == "Sorted by balance"


def test_the_menu_of_an_account(drive: Drive) -> None:
    d = drive(DATA).tap("summary").hold("account_row")
    assert d.screen == "account_menu"
    assert d.tap(text="Transfer").one("tab_transfer").selected


def test_an_account_goes_and_comes_back(drive: Drive) -> None:
    d = drive(DATA).tap("summary").hold("account_row", nth=1).tap(text="Delete").tap(text="Delete")
    assert d.message == "Account deleted"
    assert [t.id for t in d.data.transactions] == ["2", "3"]
    d.tap("snackbar_action")
    assert [a.id for a in d.data.accounts] == ["cash", "bank"]
    assert len(d.data.transactions) == 5


def test_an_account_has_its_running_balance(drive: Drive) -> None:
    d = drive(DATA).tap("summary").tap(text="Bank")
    assert d.text("balance") == d.text("total_today") == d.texts("row_balance")[0] == "€945.00"
    assert d.texts("row_balance") == ["€945.00", "€975.00", "€475.00"]
    assert d.texts("row_amount") == ["-€30.00", "+€500.00", "-€25.00"]
    assert drive(DATA).tap("summary").tap(text="Cash").texts("row_amount") == ["-€5.00", "+€30.00", "-€10.00"]


def test_what_is_to_come_is_not_in_todays_total(drive: Drive) -> None:
    rows = [*ROWS, entry("6", 700, "2026-10-20T10:00")]
    d = drive({**DATA, "transactions": rows}).tap("summary").tap(text="Cash")
    assert (d.text("balance"), d.text("total_today")) == ("€108.00", "€115.00")


def test_a_new_account(drive: Drive) -> None:
    d = drive(DATA).tap("summary").tap("fab_account").tap("save")
    assert d.screen == "account_editor"
    d.tap("account_name").type("Piggy").back().tap("opening").type("12.5", clear=True).back()
    d.tap(text="Savings").tap("swatch", nth=2).tap("save")
    made = d.data.accounts[-1]
    assert (made.name, made.kind, made.opening, made.color) == ("Piggy", "savings", 1250, "#8A6D1F")


def test_a_name_is_taken_once(drive: Drive) -> None:
    d = drive(DATA).tap("summary").tap("fab_account").tap("account_name").type("cash").back().tap("save")
    assert d.screen == "account_editor"
    assert len(d.data.accounts) == 2


def test_leaving_the_account_editor_asks(drive: Drive) -> None:
    d = drive(DATA).tap("summary").tap("fab_account").tap(text="Card").back()
    assert d.screen == "discard_account"
    assert d.tap(text="Discard").screen == "accounts"
    assert drive(DATA).tap("summary").tap("fab_account").back().screen == "accounts"


# -- the list --------------------------------------------------------------------------------------------------------


def test_the_list_by_month_and_kind(drive: Drive) -> None:
    d = drive(DATA).tap("all_transactions")
    assert d.text("row_count") == "5 transactions"
    assert (d.text("list_income"), d.text("list_expense")) == ("+€500.00", "-€40.00")
    assert d.tap(text="Income").texts("row_amount") == ["+€500.00"]
    d.tap("month_before")
    assert d.text("month_name") == "September 2026"
    assert d.all("empty")


def test_a_month_is_chosen_by_a_day_in_it(drive: Drive) -> None:
    d = drive(DATA).tap("all_transactions").tap("month").tap("month_navigation_next")
    d.tap(desc="Thursday, November 5, 2026").tap("confirm_button")
    assert d.text("month_name") == "November 2026"


def test_several_are_deleted_and_restored(drive: Drive) -> None:
    d = drive(DATA).tap("all_transactions").hold("transaction_row").tap("transaction_row", nth=1)
    assert d.all(text="2 selected")
    d.tap("delete_selected")
    assert (d.message, len(d.data.transactions)) == ("2 transactions deleted", 3)
    d.tap("snackbar_action")
    assert (d.message, len(d.data.transactions)) == ("2 transactions restored", 5)


def test_all_are_selected_and_back_ends_it(drive: Drive) -> None:
    d = drive(DATA).tap("all_transactions").hold("transaction_row").tap("select_all")
    assert d.all(text="5 selected")
    d.back()
    assert d.screen == "transactions"
    assert not d.all("action_mode_close")


def test_another_category_for_what_fits_it(drive: Drive) -> None:
    d = (
        drive(DATA)
        .tap("all_transactions")
        .hold("transaction_row")
        .tap("select_all")
        .tap("change_category")
        .tap(text="Travel")
    )
    assert {t.id: t.category for t in d.data.transactions}["3"] == "salary"
    assert [t.category for t in d.data.transactions if t.kind == "expense"] == ["travel"] * 3
    d.tap("snackbar_action")
    assert d.data.transactions[0].category == "clothes"


def test_search(drive: Drive) -> None:
    d = drive(DATA).tap("search").type("dinner")
    assert (d.text("result_count"), d.texts("row_amount")) == ("1 transaction", ["-€25.00"])
    d.type("10.00", clear=True)
    assert d.texts("row_amount") == ["-€10.00"]
    d.type("zebra", clear=True)
    assert d.all("no_results")


def test_searches_are_remembered(drive: Drive) -> None:
    d = drive(DATA).tap("search").type("bus").back().tap("transaction_row").back().back().tap("search")
    assert d.data.searches == ("bus",)
    assert d.back().tap(text="bus").texts("row_amount") == ["-€5.00"]


# -- report, archive, settings -----------------------------------------------------------------------------------------


def test_report(drive: Drive) -> None:
    d = drive(
        {
            **DATA,
            "accounts": [CASH, BANK, DOLLARS],
            "transactions": [*ROWS, entry("6", 1080, "2026-10-07T10:00", "usd")],
        }
    )
    d.tap("month_expense")
    assert d.text("report_total") == "€50.00"
    assert d.texts("category_amount") == ["€25.00", "€10.00", "€10.00", "€5.00"]
    d.scroll_to(id="foreign_total")
    assert (d.text("foreign_total"), d.text("foreign_worth")) == ("$10.80", "≈ €10.00")


def test_a_category_of_the_report_leads_to_its_rows(drive: Drive) -> None:
    d = drive(DATA).tap("month_expense").tap(text="Eating out")
    assert (d.screen, d.text("toolbar_title"), d.texts("row_amount")) == ("transactions", "Eating out", ["-€25.00"])


def test_archiving_keeps_the_balance_and_shortens_the_list(drive: Drive) -> None:
    d = drive(DATA).drawer("archives")
    assert d.all("empty")
    d.tap("fab_archive").tap(text="Bank").tap(desc="Wednesday, September 30, 2026").tap("confirm_button")
    assert d.message == "There is nothing to archive up to that day"
    d.tap("fab_archive").tap(text="Bank").tap("month_navigation_next")
    d.tap(desc="Tuesday, October 6, 2026").tap("confirm_button")
    assert d.message == "2 transactions archived"
    assert len(d.data.transactions) == 3
    d.tap("archive_row")
    assert d.texts("row_amount") == ["+€500.00", "-€25.00"]
    d.back().back()
    assert d.text("total_balance") == "€1,060.00"


def test_an_archive_is_in_order_of_date_and_can_be_unpacked(drive: Drive) -> None:
    archive = {
        "id": "a1",
        "account": "cash",
        "start": "2026-08-01",
        "end": "2026-08-31",
        "transactions": [
            entry("x", 100, "2026-08-20T10:00"),
            entry("y", 200, "2026-08-02T10:00"),
            entry("z", 300, "2026-08-25T10:00"),
        ],
    }
    d = drive({**DATA, "archives": [archive]}).drawer("archives").tap("archive_row")
    assert d.texts("row_amount") == ["-€3.00", "-€1.00", "-€2.00"]
    d.tap("transaction_row")
    assert d.text("archived_amount") == "-€3.00"
    d.back().tap("unpack").tap(text="Unpack")
    assert d.screen == "archives"
    assert len(d.data.transactions) == 8


def test_a_list_tells_of_what_is_archived(drive: Drive) -> None:
    archive = {
        "id": "a1",
        "account": "cash",
        "start": "2026-09-01",
        "end": "2026-09-30",
        "transactions": [entry("x", 100, "2026-09-20T10:00")],
    }
    d = drive({**DATA, "archives": [archive]}).tap("all_transactions").tap("month_before")
    assert d.all(text="1 more transaction in the archives")
    assert d.tap("also_archived").screen == "archives"


def test_settings_are_in_force_at_once(drive: Drive) -> None:
    d = drive(DATA).drawer("settings").tap("settings_look").tap("hide_cents")
    assert d.text("example_amount") == "€1,235"
    d.tap("theme").tap(text="Dark").back().tap("settings_money").tap("currency").tap(text="USD · US dollar")
    d.tap("month_start").scroll_to(text="Day 6").tap(text="Day 6").back().back()
    assert d.text("total_balance") == "$1,145"
    assert d.text("month_expense_amount") == "$5"


def test_a_page_of_the_settings_goes_up_one_level(drive: Drive) -> None:
    for leave in ("back", "edge"):
        d = drive(DATA).drawer("settings").tap("settings_money")
        getattr(d, leave)()
        assert d.screen == "settings"


def test_larger_text_scrolls_to_its_end(drive: Drive) -> None:
    d = drive({"settings": {"text_size": "large"}})
    for _ in range(6):
        d.scroll()
    assert max(n.bounds[3] for n in d.all("transaction_row")) < d.one("fab_new").bounds[1] + 40


# -- the reminder and the widget ---------------------------------------------------------------------------------------


def test_the_reminder(drive: Drive) -> None:
    d = drive(DATA, now=dt.datetime(2026, 10, 14, 20, 29)).wait(2)
    notices = d.phone.state.background.notices
    assert [(n.title, n.text) for n in notices] == [("What did you spend today?", "1 expense so far, €5.00")]


def test_no_reminder(drive: Drive) -> None:
    d = drive({**DATA, "settings": {"reminder": None}}, now=dt.datetime(2026, 10, 14, 20, 29)).wait(2)
    assert not d.phone.state.background.notices


def test_later(drive: Drive) -> None:
    d = drive(DATA, now=NOW)
    assert d.drawer("settings").tap("settings_reminder").text("reminder_value") == "8:30 PM"
    d.tap("reminder")
    assert d.data.settings.reminder is None
    assert d.tap("reminder").data.settings.reminder == 1230
