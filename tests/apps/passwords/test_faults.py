"""The app's own faults: what each does, and where it leaves the app as it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gts_env.benchmark.model import FaultSpec
from gts_env.benchmark.spot import Where
from tests.apps.passwords.conftest import Driver

Drive = Callable[..., Driver]


def fault(operator: str, target: dict[str, Any]) -> FaultSpec:
    """A fault of the app."""
    return FaultSpec(f"passwords.{operator}", "", target, {}, {}, Where("here.yaml", 1))


EMPTY = fault("empty_after_theme", {"query": "listing"})
UNLISTED = fault("unlisted_entry", {"query": "entries_in"})
COPIES = fault("reveal_copies", {"command": "reveal"})
FIXED = fault("unscrolled", {"id": "start_scroll"})


def with_theme(d: Driver, theme: str) -> Driver:
    return d.menu("Settings").tap("appearance").tap("theme_row").tap(text=theme).back().back()


def with_entry(d: Driver, title: str) -> Driver:
    return d.tap("add").tap("add_entry").tap("title").type(title).tap("save")


def test_groups_are_empty_after_another_theme_until_an_entry_is_looked_up(drive: Drive) -> None:
    d = with_theme(drive(fault=EMPTY).unlock(), "Dark")
    assert d.all("group_row"), "the top of the vault stays"
    assert d.tap("group_name", "Banking").all("empty")
    d.tap("search").type("brightcard").tap("entry_row").back().back()
    assert d.screen == "group"
    assert d.all("entry_row")


def test_groups_stay_without_another_theme(drive: Drive) -> None:
    d = with_theme(drive(fault=EMPTY).unlock(), "Follow system")
    assert d.tap("group_name", "Banking").all("entry_row")


def test_an_entry_opened_from_the_list_does_not_bring_them_back(drive: Drive) -> None:
    d = with_theme(drive(fault=EMPTY).unlock(), "Black").tap("favorites_row").tap("entry_row").back().back()
    assert d.tap("group_name", "Banking").all("empty")


def test_a_new_entry_is_not_listed_but_found(drive: Drive) -> None:
    d = with_entry(drive(fault=UNLISTED).unlock().tap("group_name", "Health"), "Sauna")
    assert d.message == "Entry saved"
    assert "Sauna" not in d.texts("entry_title")
    assert "Gym" in d.texts("entry_title")
    assert d.tap("search").type("sauna").texts("entry_title") == ["Sauna"]


def test_entries_at_the_top_and_old_ones_are_listed(drive: Drive) -> None:
    d = with_entry(drive(fault=UNLISTED).unlock(), "Aaa")
    assert d.scroll_to(text="Aaa").all("entry_title", "Aaa")
    d = drive(fault=UNLISTED).unlock().tap("group_name", "Health").tap("entry_title", "Gym").tap("edit")
    d.tap("title").type(" two").tap("save").back()
    assert "Gym two" in d.texts("entry_title")


def test_showing_copies_and_hiding_does_not(drive: Drive) -> None:
    d = drive(fault=COPIES).unlock().tap("group_name", "Health").tap("entry_title", "Gym").tap("reveal")
    assert d.clip == d.one("entry_password").text
    assert d.message.startswith("Password copied")
    d.wait(40)
    assert d.clip is None
    assert d.tap("reveal").clip is None


def test_the_first_screen_does_not_scroll(drive: Drive) -> None:
    d = drive(fault=FIXED, font_scale=2.0)
    before = d.phone.screen()
    assert not d.one("start_scroll").scrollable
    assert not d.swipe("up").all("log_in")
    assert d.texts("vault_name") == [n.text for n in before.nodes if n.name == "vault_name"]
    assert drive(font_scale=2.0).scroll_to(id="log_in").all("log_in")


def test_what_is_seen_of_it_is_as_ever(drive: Drive) -> None:
    first, other = (d.phone.picture((270, 600)) for d in (drive(fault=FIXED), drive()))
    assert (first == other).all()
