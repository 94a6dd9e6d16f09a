"""Groups and entries: lists, order, making, moving, deleting."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.apps.passwords.conftest import Driver

Drive = Callable[..., Driver]


def test_groups_lie_in_groups(drive: Drive) -> None:
    d = drive().unlock().scroll_to(text="Travel").tap("group_name", "Travel").tap("group_name", "Airlines")
    assert d.one("toolbar_subtitle").text == "Personal › Travel"
    assert d.texts("group_name") == ["Loyalty cards"]
    assert d.texts("entry_title") == ["Nordwing", "Skylark Air"]
    assert d.back().one("toolbar_title").text == "Travel"


@pytest.mark.parametrize(
    ("order", "first"),
    [
        ("A to Z", "Alder Bank"),
        ("Z to A", "Pension fund"),
        ("Newest first", "Payhop"),
        ("Oldest first", "Pension fund"),
    ],
)
def test_orders(drive: Drive, order: str, first: str) -> None:
    d = drive().unlock().menu("Sort").tap(text=order).tap("group_name", "Banking")
    assert d.texts("entry_title")[0] == first


def test_groups_among_the_entries(drive: Drive) -> None:
    d = drive({"settings": {"groups_first": False}}).unlock()
    names = [n.text for n in d.phone.screen().nodes if n.name in ("group_name", "entry_title")]
    assert names[:4] == ["Banking", "Citizen portal", "Email", "Health"]


def test_user_names_can_be_left_out(drive: Drive) -> None:
    d = drive({"settings": {"show_users": False}}).unlock().tap("group_name", "Banking")
    assert not d.all("entry_user")


def test_favorites_are_gathered(drive: Drive) -> None:
    d = drive().unlock().tap("favorites_row")
    assert d.texts("entry_title") == ["Alder Bank", "Mail", "National rail"]
    assert d.texts("entry_group")[2] == "Personal › Travel › Trains"


def test_a_group_is_made_and_named(drive: Drive) -> None:
    d = drive().unlock().tap("add").tap("add_group").tap("button1")
    assert d.all(text="Enter a name")
    d.tap("group_name").type("banking").tap("button1")
    assert d.all(text="There is a group of this name here")
    d.tap("group_name").type("Clubs", clear=True).tap("button1")
    assert d.message == "Group created"
    d.hold("group_name", "Clubs").tap("rename").tap("group_name").type("Sports", clear=True).tap("button1")
    assert d.all("group_name", "Sports")


def test_a_group_goes_with_all_in_it_and_comes_back(drive: Drive) -> None:
    d = drive().unlock()
    before = len(d.data.groups), len(d.data.entries)
    d.scroll_to(text="Travel").hold("group_name", "Travel").tap("delete_group").tap("button1")
    assert len(d.data.groups) == before[0] - 5
    assert not [e for e in d.data.entries if e.title == "Nordwing Points"]
    d.tap(text="Undo")
    assert (len(d.data.groups), len(d.data.entries)) == before


def test_deleting_a_group_from_inside_leaves_it(drive: Drive) -> None:
    d = drive().unlock().tap("group_name", "Health").menu("Delete group").tap("button1")
    assert d.screen == "vault"
    assert d.message == "Group deleted"


def test_several_entries_move_and_go(drive: Drive) -> None:
    d = drive().unlock().tap("group_name", "Email").hold("entry_title", "Mail").tap("entry_title", "Old student mail")
    assert d.one("toolbar_title").text == "2"
    d.tap("move").tap(text="Old accounts")
    assert d.message == "2 entries moved"
    assert d.texts("entry_title") == ["Newsletter mailbox"]
    d.tap(text="Undo").hold("entry_title", "Mail").tap("select_all").tap("delete").tap("button1")
    assert d.all("empty")
    assert d.tap(text="Undo").texts("entry_title") == ["Mail", "Newsletter mailbox", "Old student mail"]


def test_back_ends_the_selection(drive: Drive) -> None:
    d = drive().unlock().tap("group_name", "Email").hold("entry_title", "Mail").back()
    assert d.screen == "group"
    assert d.one("toolbar_title").text == "Email"


def test_figures_of_a_vault(drive: Drive) -> None:
    d = drive().unlock().menu("Vault details")
    assert d.one("details_counts").text == "18 groups, 54 entries"
    assert d.one("details_weak").text.endswith("weak passwords")


def test_search(drive: Drive) -> None:
    d = drive().unlock().tap("search")
    assert d.phone.screen().keyboard
    assert d.all(text="router")
    assert d.type("NORD").one("result_count").text == "2 results"
    assert d.texts("entry_group")[1] == "Personal › Travel › Airlines › Loyalty cards"
    d.tap("entry_row")
    assert d.screen == "entry"
    assert d.data.searches[0] == "NORD"
    d.back().tap("query").type("qqq", clear=True)
    assert d.all("no_results")


def test_another_vault_is_not_searched(drive: Drive) -> None:
    assert drive().unlock("Family", "pancake").tap("search").type("nord").all("no_results")


def test_recent_searches_can_be_forgotten(drive: Drive) -> None:
    d = drive().unlock().tap("search").tap("recent_search")
    assert d.one("query").text == "router"
    assert d.tap("query_clear").tap("clear_searches").data.searches == ()
