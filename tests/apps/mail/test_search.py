"""Search, and the settings."""

from __future__ import annotations

from collections.abc import Callable

from tests.apps.mail.conftest import ANA, Driver, mail

Drive = Callable[..., Driver]
MAIL = [
    mail("a", subject="Café plan", body="Bring cake", date="2026-10-13T12:00:00"),
    mail("b", subject="Report", sender=ANA, folder="work_inbox", read=True, date="2026-10-12T12:00:00",
         attachments=[{"name": "cake.pdf", "kind": "pdf"}]),
    mail("c", subject="Old cake", folder="home_trash", date="2026-10-11T12:00:00"),
    mail("d", subject="Starred cake", folder="home_archive", starred=True, read=True, date="2026-10-10T12:00:00"),
]  # fmt: skip


def search(d: Driver, text: str) -> Driver:
    return d.tap("search").type(text)


def test_words_are_found_in_all_parts_but_not_in_the_bin(drive: Drive) -> None:
    d = search(drive({"messages": MAIL}), "cake")
    assert d.texts("row_subject") == ["Café plan", "Report", "Starred cake"]
    assert d.all(text="3 results")


def test_accents_and_case_do_not_matter_and_all_words_must_be_there(drive: Drive) -> None:
    assert search(drive({"messages": MAIL}), "CAFE cake").texts("row_subject") == ["Café plan"]
    assert search(drive({"messages": MAIL}), "ferreira").texts("row_subject") == ["Report"]
    assert search(drive({"messages": MAIL}), "cake tea").all("no_results")


def test_filters_narrow_without_words_too(drive: Drive) -> None:
    d = drive({"messages": MAIL}).tap("search").tap("filter_starred")
    assert d.texts("row_subject") == ["Starred cake"]
    d.tap("filter_starred").tap("filter_files")
    assert d.texts("row_subject") == ["Report"]


def test_a_folder_can_be_searched_alone(drive: Drive) -> None:
    d = drive({"messages": MAIL}).tap("drawer_button").tap(text="Trash")
    d = search(d, "cake").tap("filter_here")
    assert d.texts("row_subject") == ["Old cake"]


def test_searches_are_remembered_and_can_be_forgotten(drive: Drive) -> None:
    d = search(drive({"messages": MAIL}), "cake").tap("row_subject")
    assert d.screen == "message_view"
    assert d.back().screen == "search_results"
    assert d.data.searches == ("cake",)
    d.back().tap("search")
    assert d.all(text="cake")
    d.tap("forget_searches").tap(text="Clear searches")
    assert d.data.searches == ()


def test_the_text_is_kept_when_the_phone_is_turned(drive: Drive) -> None:
    assert search(drive({"messages": MAIL}), "cake").turn("landscape").one("query").text == "cake"


# -- settings --------------------------------------------------------------------------------------------------------


def test_settings_are_picked_and_switched(drive: Drive) -> None:
    d = drive({"messages": []}).menu("Settings")
    d.tap("text_size").tap(text="Large").tap("fixed_font").tap("quotes").tap(text="Folded away").tap("threads")
    d.tap("swipe_left").tap(text="Archive").scroll_to(id="check_minutes").tap("check_minutes").tap(
        text="Every 30 minutes"
    )
    now = d.data.settings
    assert (now.text_size, now.fixed_font, now.quotes, now.threads) == ("large", True, "hidden", False)
    assert (now.swipe_left, now.check_minutes) == ("archive", 30)
    assert d.one("check_minutes_value").text == "Every 30 minutes"


def test_an_account_has_a_name_a_signature_and_a_colour(drive: Drive) -> None:
    d = drive({"messages": []}).menu("Settings").scroll_to(text="Northlight").tap(text="Northlight")
    d.tap("account_name").tap("value").type("M. Lindqvist", clear=True).tap(text="Save")
    d.tap("account_color").tap(text="Moss")
    d.tap("account_signature").tap("value").type("Yours", clear=True).tap(text="Save")
    account = d.data.accounts[1]
    assert (account.name, account.color, account.signature) == ("M. Lindqvist", "#3F6837", "Yours")
    d.tap("account_label").tap("value").type(" ", clear=True)
    assert not d.one(text="Save").enabled
    assert d.all(text="This cannot be empty")
    d.tap(text="Cancel").tap("account_sign")
    assert not d.all("account_signature")
