"""The list of folders, and the chooser that messages are moved with."""

from __future__ import annotations

from collections.abc import Callable

from tests.apps.mail.conftest import Driver, mail

Drive = Callable[..., Driver]


def folders(d: Driver) -> Driver:
    return d.tap("drawer_button").tap("all_folders")


def test_folders_stand_in_order_with_what_is_new(drive: Drive) -> None:
    d = folders(drive({"messages": [mail("a"), mail("b", read=True)]}))
    assert d.texts("folder_name")[:8] == ["Inbox", "Drafts", "Sent", "Outbox", "Archive", "Spam", "Trash", "Bills"]
    assert d.texts("folder_unread") == ["1"]
    assert d.one("toolbar_subtitle").text == "Last checked 9:29 AM"


def test_a_folder_opens_over_the_list_and_back_returns(drive: Drive) -> None:
    d = folders(drive()).tap(text="Bills")
    assert d.one("toolbar_title").text == "Bills"
    assert d.back().screen == "folder_list"


def test_the_search_narrows_and_is_kept_when_the_phone_is_turned(drive: Drive) -> None:
    d = folders(drive()).tap("search_folders").type("co")
    assert d.texts("folder_name") == ["Concerts", "Courses"]
    assert d.turn("landscape").one("folder_search").text == "co"
    assert d.type("zzz").all("no_folder")


def test_folders_are_made_renamed_and_deleted(drive: Drive) -> None:
    d = folders(drive({"messages": [mail("a", folder="home_bills")]})).menu("New folder")
    d.tap("folder_name").type("Bicycle").tap(text="Save")
    assert d.message == "“Bicycle” created"
    d.hold(text="Bicycle").tap(text="Rename").tap("folder_name").type("Bike", clear=True).tap(text="Save")
    assert "Bike" in d.texts("folder_name")
    d.hold(text="Bills").tap(text="Delete folder").tap(text="Delete")
    assert d.mail("a").folder == "home_archive"
    d.tap("snackbar_action")
    assert d.mail("a").folder == "home_bills"
    assert "Bills" in d.texts("folder_name")


def test_a_name_that_is_taken_is_refused(drive: Drive) -> None:
    d = folders(drive()).menu("New folder").tap("folder_name").type("bills")
    assert not d.one(text="Save").enabled
    assert d.all(text="There is a folder of this name")


def test_the_chooser_begins_with_what_was_used_last(drive: Drive) -> None:
    d = drive({"messages": [mail("a"), mail("b")]}).tap(text="Subject a").menu("Move")
    assert d.texts("folder_name")[:3] == ["Receipts", "Family", "Travel"]
    d.tap("folder_name", text="Choir")
    assert d.message == "1 message moved to Choir"
    assert d.screen == "message_list"
    assert d.tap(text="Subject b").menu("Move").texts("folder_name")[:3] == ["Choir", "Receipts", "Family"]


def test_a_moved_message_comes_back_by_undo(drive: Drive) -> None:
    d = drive({"messages": [mail("a")]}).tap(text="Subject a").menu("Move").tap("folder_name", text="Choir")
    assert d.mail("a").folder == "home_choir"
    assert d.tap("snackbar_action").mail("a").folder == "home_inbox"


def test_the_place_in_the_list_outlives_the_move_of_a_conversation(drive: Drive) -> None:
    many = [mail(f"m{i}", date=f"2026-10-{13 - i // 4:02}T{9 + i % 4:02}:00:00") for i in range(30)]
    pair = [
        mail("x", subject="Plan", date="2026-10-10T18:00:00"),
        mail("y", subject="Plan", thread="x", date="2026-10-10T19:00:00"),
    ]
    d = drive({"messages": [*many, *pair]}).scroll_to(text="Plan")
    place = d.phone.state.entry.view.get("messages:scroll")
    d.tap(text="Plan").tap("move").tap("folder_name", text="Choir")
    assert d.screen == "message_list"
    assert d.phone.state.entry.view.get("messages:scroll") == place


def test_own_folder_of_a_message_is_no_target(drive: Drive) -> None:
    d = drive({"messages": [mail("a", folder="home_choir")]}).tap("search").type("subject").back()
    d.tap("row_subject").menu("Move")
    assert "Choir" not in d.texts("folder_name")


def test_emptying_the_bin_asks_and_can_be_undone(drive: Drive) -> None:
    d = drive({"messages": [mail("a", folder="home_trash")]}).tap("drawer_button").tap(text="Trash")
    d.menu("Empty trash").tap(text="Delete all")
    assert d.data.messages == ()
    assert len(d.tap("snackbar_action").data.messages) == 1
