"""One entry: seeing, copying, changing; the editor and the generator."""

from __future__ import annotations

from collections.abc import Callable

from gts_env.actions import Rotate
from tests.apps.passwords.conftest import Driver

Drive = Callable[..., Driver]
BAKERY = {
    "id": "e1", "vault": "personal", "title": "Bakery", "user": "maya", "password": "crumb-77-Oven",
    "url": "https://bakery.example", "notes": "Two loaves", "group": "g3",
}  # fmt: skip
ONE = {"entries": [BAKERY, {"id": "e2", "vault": "personal", "title": "Locker", "password": "1234"}]}


def bakery(drive: Drive, **settings: object) -> Driver:
    d = drive({**ONE, "settings": settings}).unlock()
    return d.tap("group_name", "Shopping").tap("entry_title", "Bakery")


def test_what_an_entry_shows(drive: Drive) -> None:
    d = bakery(drive)
    assert d.one("entry_user").text == "maya"
    assert d.one("entry_password").text == "•" * 10
    assert d.one("entry_group").text == "Personal › Shopping"
    assert d.tap("reveal").one("entry_password").text == "crumb-77-Oven"
    assert d.clip is None
    assert d.tap("reveal").one("entry_password").text == "•" * 10


def test_what_an_entry_lacks_is_left_out(drive: Drive) -> None:
    d = drive(ONE).unlock().scroll_to(text="Locker").tap("entry_title", "Locker")
    assert not d.all("entry_user")
    assert not d.all("entry_website")
    assert d.one("strength").text == "Weak"


def test_what_is_copied_is_cleared_in_time(drive: Drive) -> None:
    d = bakery(drive).tap("copy_password")
    assert d.message == "Password copied. It will be cleared in 30 seconds."
    assert d.wait(28).clip == "crumb-77-Oven"
    assert d.wait(2).clip is None
    assert d.toast == "Clipboard cleared"


def test_the_system_is_told_which_copies_are_secrets(drive: Drive) -> None:
    assert bakery(drive).tap("copy_password").phone.state.clip.sensitive
    assert not bakery(drive).tap("copy_user").phone.state.clip.sensitive
    assert drive({"made": []}).menu("Generator").tap("copy").phone.state.clip.sensitive


def test_what_was_copied_since_stays(drive: Drive) -> None:
    d = bakery(drive).tap("copy_password").wait(20).tap("copy_user").wait(15)
    assert d.clip == "maya"
    assert d.wait(16).clip is None


def test_the_clipboard_is_never_cleared_if_so_set(drive: Drive) -> None:
    d = bakery(drive, clear_seconds=0).tap("copy_user")
    assert d.message == "User name copied"
    assert d.wait(600).clip == "maya"


def test_the_notification_copies_too(drive: Drive) -> None:
    d = bakery(drive)
    labels = [a.label for a in d.notices["entry"].actions]
    assert labels == ["User name", "Password"]
    assert d.press("home").notices["entry"].title == "Bakery"
    assert "entry" not in bakery(drive, notices=False).notices


def test_stars(drive: Drive) -> None:
    d = bakery(drive).tap("star")
    assert d.message == "Added to favorites"
    assert d.data.entries[0].favorite
    assert not d.tap("star").data.entries[0].favorite


def test_deleting_and_undo(drive: Drive) -> None:
    d = bakery(drive).menu("Delete").tap("button1")
    assert d.screen == "group"
    assert len(d.data.entries) == 1
    assert len(d.tap(text="Undo").data.entries) == 2


def test_a_copy(drive: Drive) -> None:
    d = bakery(drive).menu("Duplicate")
    assert d.one("entry_title").text == "Bakery (copy)"
    assert d.back().texts("entry_title") == ["Bakery", "Bakery (copy)"]


def test_moving_one(drive: Drive) -> None:
    d = bakery(drive).menu("Move").tap(text="Personal (top level)")
    assert d.one("entry_group").text == "Personal"


# -- editor ----------------------------------------------------------------------------------------------------------


def test_a_new_entry_lies_in_the_group_it_was_made_in(drive: Drive) -> None:
    d = drive().unlock().tap("group_name", "Health").tap("add").tap("add_entry").tap("save")
    assert d.all(text="Enter a title")
    d.tap("title").type("Sauna").tap("url").type("no site").tap("save")
    assert d.data.entries[-1].title != "Sauna" or d.message == "Entry saved"
    d = drive().unlock().tap("group_name", "Health").tap("add").tap("add_entry").tap("title").type("Sauna").tap("save")
    assert d.message == "Entry saved"
    assert "Sauna" in d.texts("entry_title")
    assert d.data.entries[-1].group == "g17"


def test_an_address_must_be_one(drive: Drive) -> None:
    d = bakery(drive).tap("edit").tap("url").type("bakery", clear=True).tap("save")
    assert d.screen == "editor"
    assert d.all(text="This is no address of a website")


def test_changes_are_not_lost_without_a_question(drive: Drive) -> None:
    d = bakery(drive).tap("edit").tap("user").type("x").back().back()
    assert d.screen == "discard"
    assert d.tap("button2").one("user").text == "mayax"
    assert d.tap("close").tap("button1").one("entry_user").text == "maya"
    assert bakery(drive).tap("edit").tap("close").screen == "entry"


def test_the_draft_outlives_a_turn_of_the_phone(drive: Drive) -> None:
    d = bakery(drive).tap("edit").tap("title").type(" shop").back()
    d.phone.perform(Rotate("landscape"))
    d.phone.perform(Rotate("portrait"))
    assert d.one("title").text == "Bakery shop"


def test_icon_and_group_of_an_entry(drive: Drive) -> None:
    d = bakery(drive).tap("edit").tap("pick_icon").tap("icon_option", nth=8).tap("group").tap(text="Home")
    assert d.one("group_value").text == "Home"
    d.tap("save")
    assert (d.data.entries[0].icon, d.data.entries[0].group) == ("movie", "g14")


def test_a_generated_password_comes_into_the_editor(drive: Drive) -> None:
    d = bakery(drive).tap("edit").tap("generate")
    made = d.one("generated").text
    d.tap("use").tap("shown_toggle")
    assert d.one("password").text == made
    assert d.data.made[0] == made


# -- generator -------------------------------------------------------------------------------------------------------


def test_the_generator_follows_its_switches(drive: Drive) -> None:
    d = drive().menu("Generator")
    first = d.one("generated").text
    assert len(first) == 16
    assert d.tap("again").one("generated").text != first
    d.tap("digits").tap("symbols").tap("upper")
    assert d.one("generated").text.isalpha()
    assert d.one("generated").text.islower()
    d.tap(text="Passphrase")
    assert len(d.one("generated").text.split("-")) == 4
    assert len(d.tap(text="Dot").one("generated").text.split(".")) == 4


def test_what_is_copied_is_kept_and_stays_in_view(drive: Drive) -> None:
    d = drive({"made": []}).menu("Generator")
    made = d.one("generated").text
    d.tap("copy")
    assert (d.clip, d.one("generated").text, d.data.made) == (made, made, (made,))
    assert d.tap("history").texts("made_text") == [made]
    assert d.menu("Clear history").all(text="No passwords generated yet")
    assert d.tap(text="Undo").texts("made_text") == [made]


def test_shared_links_become_entries(drive: Drive) -> None:
    from gts_env.android.intents import Intent

    d = drive().unlock()
    extras = (("subject", "Garden shop"), ("text", "https://garden.example"))
    d.phone.start(Intent("SEND", type="text/plain", extras=extras))
    assert d.screen == "editor"
    assert (d.one("title").text, d.one("url").text) == ("Garden shop", "https://garden.example")


def test_the_notification_of_an_entry_leads_back_through_its_vault(drive: Drive) -> None:
    from gts_env.android.effects import AnswerNotice

    d = bakery(drive).press("home")
    d.phone.happen(AnswerNotice(d.notices["entry"].key))
    assert d.screen == "entry"
    assert d.back().screen == "vault"
    assert d.back().screen == "vaults"
