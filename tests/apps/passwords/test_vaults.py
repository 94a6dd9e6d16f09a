"""Outside of the vaults: choosing, logging in, unlocking, locking, making one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gts_env.actions import Rotate
from gts_env.android.intents import Intent
from tests.apps.passwords.conftest import Driver

Drive = Callable[..., Driver]


def test_a_vault_opens_with_its_password(drive: Drive) -> None:
    d = drive().tap("vault_name", "Personal")
    assert d.screen == "unlock"
    assert d.type("plum", submit=True).all(text="Wrong master password")
    assert d.type("maple", clear=True, submit=True).screen == "vault"
    assert d.data.open == "personal"
    assert d.back().screen == "vaults", "the screen that unlocks is not on the way back"


def test_no_password_at_all_is_told_apart(drive: Drive) -> None:
    assert drive().tap("vault_name", "Personal").tap("unlock").all(text="Enter the master password")


def test_the_finger_opens_as_well(drive: Drive) -> None:
    d = drive().tap("vault_name", "Family").tap("use_fingerprint").tap("sensor")
    assert d.one("toolbar_title").text == "Family"
    assert not drive({"settings": {"fingerprint": False}}).tap("vault_name", "Family").all("use_fingerprint")


def test_the_hint(drive: Drive) -> None:
    d = drive().tap("vault_name", "Northlight").back().tap("show_hint")
    assert d.all(text="Where the ferry leaves")


@pytest.mark.parametrize(
    ("typed", "told"),
    [("", "Enter your email address"), ("nobody@mail.example", "There is no vault for this address")],
)
def test_logging_in_wrongly(drive: Drive, typed: str, told: str) -> None:
    d = drive()
    if typed:
        d.tap("email").type(typed).back()
    assert d.tap("log_in").all(text=told)


def test_logging_in_leads_to_the_vault_of_the_address(drive: Drive) -> None:
    d = drive().tap("email").type("Maya.Lindqvist@northlight.example", submit=True)
    assert d.screen == "unlock"
    assert d.one("vault_name").text == "Northlight"


def test_leaving_the_vault_locks_it(drive: Drive) -> None:
    d = drive().unlock()
    assert "open" in d.notices
    assert d.back().toast == "Personal is locked"
    assert d.data.open == ""
    assert "open" not in d.notices


def test_the_lock_leads_out_from_anywhere(drive: Drive) -> None:
    d = drive().unlock().tap("lock")
    assert d.screen == "vaults"
    assert d.toast == "Personal is locked"


def test_a_vault_locks_in_the_background(drive: Drive) -> None:
    d = drive({"settings": {"lock_minutes": 1}}).unlock().tap("group_name", "Email").press("home")
    assert d.wait(50).data.open == "personal"
    assert d.wait(15).data.open == ""
    d.open()
    assert d.screen == "group"
    assert d.all(text="This vault is locked")
    d.tap("unlock").type("maple", submit=True)
    assert d.screen == "group"
    assert d.all("entry_row")


def test_it_stays_open_if_the_app_is_back_in_time_or_never_locks(drive: Drive) -> None:
    d = drive({"settings": {"lock_minutes": 1}}).unlock().press("home").wait(30).open().wait(100)
    assert d.data.open == "personal"
    assert drive({"settings": {"lock_minutes": 0}}).unlock().press("home").wait(7200).data.open == "personal"


def test_a_new_vault(drive: Drive) -> None:
    d = drive().tap("new_vault").tap("create")
    assert d.all(text="Enter a name")
    assert d.all(text="At least 6 characters")
    d.tap("name").type("personal").tap("first").type("lantern7").back().tap("second").type("lantern8").back()
    d.tap("create")
    assert d.all(text="There is a vault of this name")
    assert d.all(text="The passwords differ")
    d.tap("name").type("Club", clear=True).back().tap("second").type("lantern7", clear=True).back().tap("create")
    assert d.message == "Club has been created"
    d.unlock("Club", "lantern7")
    assert d.all(text="Nothing in here yet")


def test_without_vaults_the_first_screen_says_so(drive: Drive) -> None:
    assert drive({"vaults": [], "groups": [], "entries": []}).one("start_title").text == "No vaults yet"


def test_turning_the_phone_keeps_the_question(drive: Drive) -> None:
    d = drive().tap("vault_name", "Personal").type("map")
    d.phone.perform(Rotate("landscape"))
    assert d.screen == "unlock"
    d.phone.perform(Rotate("portrait"))
    assert d.tap("password").type("le", submit=True).screen == "vault"


def test_a_draft_outlives_the_lock(drive: Drive) -> None:
    d = drive({"settings": {"lock_minutes": 1}}).unlock().tap("add").tap("add_entry").tap("title").type("Sauna")
    d.press("home").wait(70).open()
    assert d.all(text="This vault is locked")
    d.tap("unlock").type("maple", submit=True)
    assert d.one("title").text == "Sauna"
    assert d.tap("save").message == "Entry saved"


def test_a_link_that_is_shared_waits_for_the_vault(drive: Drive) -> None:
    d = drive()
    d.phone.start(Intent("SEND", type="text/plain", extras=(("text", "https://garden.example"),)))
    assert d.all(text="This vault is locked")
    d.tap("unlock").type("maple", submit=True)
    assert d.one("url").text == "https://garden.example"
