"""New and changed transactions."""

from __future__ import annotations

from collections.abc import Callable

from gts_env.actions import Rotate
from gts_env.android.intents import Intent
from tests.apps.expenses.conftest import BANK, CASH, DOLLARS, Driver, entry

Drive = Callable[..., Driver]
TWO = {"accounts": [CASH, BANK], "transactions": []}
LUNCH = entry("t1", 1250, "2026-10-14T08:00", note="Lunch", category="dining")


def test_an_expense_comes_off_account_and_total(drive: Drive) -> None:
    d = drive(TWO).new("Cash").amount("12.5")
    d.tap("category").tap(text="Coffee").tap("note").type("Flat white").back().tap("save")
    assert d.screen == "home"
    assert d.message == "Transaction saved"
    assert d.text("total_balance") == "€587.50"
    made = d.data.transactions[-1]
    assert (made.kind, made.amount, made.category, made.note) == ("expense", 1250, "coffee", "Flat white")
    assert d.data.accounts[0].last_used == made.created


def test_income_adds(drive: Drive) -> None:
    d = drive(TWO).new("Bank").tap("tab_income").amount("100").tap("save")
    assert d.text("total_balance") == "€700.00"


def test_a_transfer_leaves_the_total(drive: Drive) -> None:
    d = drive(TWO).new("Cash").tap("tab_transfer").amount("40").tap("save")
    assert d.text("total_balance") == "€600.00"
    assert sorted(d.texts("card_balance")) == ["€540.00", "€60.00"]


def test_accounts_of_a_transfer_are_swapped(drive: Drive) -> None:
    d = drive(TWO).new("Cash").tap("tab_transfer")
    assert (d.text("account_value"), d.text("to_account_value")) == ("Cash", "Bank")
    d.tap("swap_accounts")
    assert (d.text("account_value"), d.text("to_account_value")) == ("Bank", "Cash")


def test_choosing_the_other_account_turns_a_transfer_round(drive: Drive) -> None:
    d = drive(TWO).new("Cash").tap("tab_transfer").tap("account").tap(text="Bank")
    assert (d.text("account_value"), d.text("to_account_value")) == ("Bank", "Cash")


def test_one_account_has_no_transfers(drive: Drive) -> None:
    d = drive({"accounts": [CASH], "transactions": []}).new()
    assert not d.all("tab_transfer")


def test_nothing_is_stored_without_an_amount(drive: Drive) -> None:
    d = drive(TWO).new().tap("save")
    assert d.screen == "editor"
    assert d.text("amount_hint") == "Enter an amount above zero"
    assert not d.data.transactions


def test_back_leads_to_the_choice_of_the_account(drive: Drive) -> None:
    for tab in ("tab_expense", "tab_income", "tab_transfer"):
        assert drive(TWO).new().tap(tab).back().screen == "choose_account"


def test_a_category_of_the_other_kind_goes(drive: Drive) -> None:
    d = drive(TWO).new().tap("category").tap(text="Coffee").tap("tab_income")
    assert d.text("category_value") == "No category"


def test_date_and_time(drive: Drive) -> None:
    d = drive(TWO).new().amount("5").day("Friday, October 9, 2026")
    assert d.text("date_value") == "Friday, October 9"
    d.tap("save")
    assert d.data.transactions[0].date.isoformat() == "2026-10-09T09:41:00"


def test_a_date_of_last_month_is_placed_by_date(drive: Drive) -> None:
    rows = [entry("1", 100, "2026-09-02T10:00"), entry("2", 200, "2026-09-20T10:00")]
    d = drive({**TWO, "transactions": rows}).new().amount("7")
    d.tap("date").tap("month_navigation_previous").tap(desc="Thursday, September 10, 2026").tap("confirm_button").tap(
        "save"
    )
    d.tap("all_transactions").tap("month_before")
    assert d.texts("row_amount") == ["-€2.00", "-€7.00", "-€1.00"]


def test_leaving_asks_and_a_draft_waits_at_home(drive: Drive) -> None:
    d = drive(TWO).new().amount("9").back()
    assert d.screen == "discard"
    d.tap(text="Keep draft")
    assert d.screen == "home"
    assert d.text("draft_text") == "€9.00"
    d.tap("draft_card").tap("save")
    assert d.data.draft is None
    assert d.data.transactions[0].amount == 900


def test_a_draft_is_dropped_and_brought_back(drive: Drive) -> None:
    d = drive(TWO).new().amount("9").back().tap(text="Keep draft").tap("drop_draft")
    assert not d.all("draft_card")
    d.tap("snackbar_action")
    assert d.data.draft.amount == 900


def test_discard_and_keep_editing(drive: Drive) -> None:
    d = drive(TWO).new().amount("9").back().tap(text="Keep editing")
    assert d.screen == "editor"
    assert d.back().tap(text="Discard").screen == "choose_account"
    assert not d.data.transactions


def test_a_change_keeps_its_place(drive: Drive) -> None:
    d = drive({**TWO, "transactions": [LUNCH]}).tap("transaction_row")
    d.amount("<<<<3").tap("save")
    assert [(t.id, t.amount) for t in d.data.transactions] == [("t1", 300)]


def test_an_old_one_can_be_copied_and_deleted(drive: Drive) -> None:
    d = drive({**TWO, "transactions": [LUNCH]}).tap("transaction_row").tap(desc="More options").tap(text="Duplicate")
    d.tap("save")
    assert [(t.amount, t.note) for t in d.data.transactions] == [(1250, "Lunch")] * 2
    assert d.text("toolbar_title") == "Edit transaction"
    d.tap(desc="More options").tap(text="Delete").tap(text="Delete")
    assert d.screen == "home"
    assert [t.id for t in d.data.transactions] == ["t2"]


def test_deleting_changes_the_total_and_is_undone(drive: Drive) -> None:
    d = drive({**TWO, "transactions": [LUNCH]}).tap("transaction_row").tap(desc="More options").tap(text="Delete")
    d.tap(text="Delete")
    assert (d.message, d.text("total_balance")) == ("Transaction deleted", "€600.00")
    d.tap("snackbar_action")
    assert (d.message, d.text("total_balance")) == ("Transaction restored", "€587.50")


def test_the_draft_outlives_a_turn_of_the_phone(drive: Drive) -> None:
    d = drive(TWO).new().tap("tab_income").amount("12")
    d.phone.perform(Rotate("landscape"))
    d.phone.perform(Rotate("portrait"))
    assert d.text("amount") == "12.00"
    assert d.one("tab_income").selected


# -- the pad ---------------------------------------------------------------------------------------------------------


def test_the_pad_adds_up(drive: Drive) -> None:
    d = drive(TWO).new().tap("amount_box").keys("12+4.5*2")
    assert d.text("pad_amount") == "12 + 4.5 × 2"
    assert d.text("pad_result") == "= 21.00"
    assert d.keys("=").text("pad_amount") == "21"


def test_swapping_the_currency_converts(drive: Drive) -> None:
    d = drive(TWO).new().tap("amount_box").keys("10").tap("swap_currency")
    assert (d.text("pad_amount"), d.text("pad_amount_currency")) == ("10.8", "USD")
    d.tap("swap_currency")
    assert (d.text("pad_amount"), d.text("pad_amount_currency")) == ("10", "EUR")


def test_an_amount_in_another_currency_is_worth_its_rate(drive: Drive) -> None:
    d = drive(TWO).new().tap("amount_box").tap("pad_choose_currency").tap(text="USD · US dollar").keys("108")
    d.tap("pad_done").tap("save")
    assert d.data.transactions[0].currency == "USD"
    assert d.text("total_balance") == "€500.00"
    assert d.texts("row_amount") == ["-$108.00"]


def test_the_pad_wants_more_than_nothing(drive: Drive) -> None:
    d = drive(TWO).new().tap("amount_box").tap("pad_done")
    assert d.text("pad_error") == "Enter an amount above zero"
    assert d.back().screen == "editor"


def test_the_largest_amount_fits_on_one_line(drive: Drive) -> None:
    d = drive(TWO).new().tap("amount_box").keys("9" * 12)
    number, code = d.one("pad_amount"), d.one("pad_amount_currency")
    assert number.bounds[2] <= code.bounds[0]
    assert code.bounds[2] <= 1080
    d.tap("pad_done").tap("save")
    assert d.data.transactions[0].amount == 99_999_999_999_900


def test_an_account_in_dollars_is_entered_in_dollars(drive: Drive) -> None:
    d = drive({"accounts": [CASH, DOLLARS], "transactions": []}).new("Dollars")
    assert d.text("amount_currency") == "USD"
    d.amount("54").tap("save")
    assert d.data.transactions[0].currency == ""
    assert sorted(d.texts("card_balance")) == ["$146.00", "€100.00"]


def test_another_account_changes_the_currency(drive: Drive) -> None:
    d = drive({"accounts": [CASH, DOLLARS], "transactions": []}).new("Cash").tap("account").tap(text="Dollars")
    assert d.text("amount_currency") == "USD"


# -- share -----------------------------------------------------------------------------------------------------------


def test_a_shared_receipt_becomes_a_transaction(drive: Drive) -> None:
    d = drive(TWO)
    text = "Green basket\nApples 3.20\nTotal 6.00 EUR"
    d.phone.start(Intent("SEND", type="text/plain", extras=(("text", text),), app="expenses"))
    assert d.screen == "editor"
    assert (d.text("amount"), d.text("note")) == ("6.00", "Green basket")
    d.tap("save")
    assert d.data.transactions[0].note == "Green basket"
