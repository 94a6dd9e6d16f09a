"""Writing: recipients, replies, drafts, files, other apps, and what keeps a message from being sent."""

from __future__ import annotations

from collections.abc import Callable

from gts_env.android.effects import pack
from gts_env.android.intents import Intent
from tests.apps.mail.conftest import ANA, OWNER, Driver, mail

Drive = Callable[..., Driver]


def written(d: Driver) -> Driver:
    """A message to Ana."""
    d.tap("compose").tap("to").type("ferr").tap("suggestion")
    return d.tap("subject").type("Lunch").tap("body").type("At one?")


def started(d: Driver, action: str, data: str | None = None, type: str | None = None, **extras: object) -> Driver:
    d.phone.start(Intent(action, data, type, pack(extras), app="mail"))
    return d


def test_a_message_is_sent(drive: Drive) -> None:
    d = written(drive({"messages": []})).tap("send")
    assert d.screen == "message_list"
    assert d.phone.state.toast is not None
    assert d.phone.state.toast.text == "Message sent"
    made = d.data.messages[0]
    assert (made.folder, made.subject, made.body, made.to[0].name) == ("home_sent", "Lunch", "At one?", "Ana Ferreira")


def test_without_a_network_it_waits_in_the_outbox(drive: Drive) -> None:
    d = written(drive({"messages": []}, reachable=False)).tap("send")
    assert d.data.messages[0].folder == "home_outbox"
    assert d.menu("Check mail").message == "You are offline"


def test_addresses_become_chips_and_can_be_removed(drive: Drive) -> None:
    d = drive().tap("compose").tap("to").type("kim@mail.example,")
    assert len(d.all("to_chip")) == 1
    assert d.one("to").text == ""
    d.tap(desc="Remove kim@mail.example")
    assert not d.all("to_chip")


def test_what_is_no_address_is_marked(drive: Drive) -> None:
    d = drive().tap("compose").tap("to").type("not an address")
    assert d.tap("send").all(text="This is not an address")
    assert d.screen == "compose"
    assert drive().tap("compose").tap("send").all(text="Add a recipient")


def test_without_a_subject_it_asks(drive: Drive) -> None:
    d = drive({"messages": []}).tap("compose").tap("to").type("kim@mail.example").tap("send")
    assert d.screen == "no_subject_given"
    assert d.tap(text="Send").data.messages[0].subject == ""


def test_leaving_asks_and_a_draft_can_be_gone_on_with(drive: Drive) -> None:
    d = written(drive({"messages": []})).back().back()
    assert d.screen == "discard"
    d.tap(text="Save draft").tap("drawer_button").tap(text="Drafts")
    assert d.texts("row_subject") == ["Lunch"]
    d.tap("row_subject")
    assert d.screen == "compose"
    assert d.one("body").text == "At one?"
    d.tap("send")
    assert [m.folder for m in d.data.messages] == ["home_sent"]


def test_an_untouched_editor_closes_at_once(drive: Drive) -> None:
    assert drive().tap("compose").tap("close").screen == "message_list"
    assert drive().tap("compose").menu("Discard").tap(text="Discard").screen == "message_list"


def test_a_draft_outlives_turning_and_the_end_of_the_process(drive: Drive) -> None:
    d = written(drive()).turn("landscape").turn("portrait")
    assert d.one("body").text == "At one?"
    from gts_env.actions import OpenApp, PressKey

    d.phone.perform(PressKey("home"))
    d.phone.kill("mail")
    d.phone.perform(OpenApp("Mail"))
    assert d.screen == "compose"
    assert d.one("body").text == "At one?"
    assert len(d.all("to_chip")) == 1


def test_a_reply_quotes_and_marks_what_it_answers(drive: Drive) -> None:
    d = drive({"messages": [mail("a", subject="Tea", body="At five?")]}).tap("row_subject").tap("reply_top")
    assert d.one("subject").text == "Re: Tea"
    assert "> At five?" in d.one("body").text
    d.tap("send")
    assert d.mail("a").answered


def test_a_reply_to_all_copies_the_others(drive: Drive) -> None:
    d = drive({"messages": [mail("a", to=[OWNER, ANA])]}).tap("row_subject").menu("Reply all")
    assert d.one("cc_chip").text == "Ana Ferreira"


def test_forwarding_takes_the_files_along(drive: Drive) -> None:
    d = drive({"messages": [mail("a", attachments=[{"name": "a.jpg"}])]}).tap("row_subject").menu("Forward")
    assert d.one("subject").text == "Fwd: Subject a"
    assert d.texts("attached_name") == ["a.jpg"]
    assert not d.all("to_chip")


def test_the_signature_goes_with_the_account(drive: Drive) -> None:
    d = drive().tap("compose")
    assert d.one("body").text == ""
    d.tap("from").tap(text="maya.lindqvist@northlight.example")
    assert "Product lead" in d.one("body").text
    d.tap("from").tap(text="maya.lindqvist@mail.example")
    assert "Product lead" not in d.one("body").text


def test_chosen_files_are_attached_and_detached(drive: Drive) -> None:
    d = drive().tap("compose").tap("attach").tap("photo_tile").tap("tab_files").tap("file_choice", nth=1).tap("add")
    assert d.texts("attached_name") == ["harbour-evening.jpg", "travel-insurance.pdf"]
    d.tap("detach")
    assert d.texts("attached_name") == ["travel-insurance.pdf"]


def test_leaving_the_chooser_attaches_nothing(drive: Drive) -> None:
    d = drive().tap("compose").tap("attach").tap("photo_tile").back()
    assert d.screen == "compose"
    assert not d.all("attached")


def test_links_to_addresses_begin_a_message(drive: Drive) -> None:
    d = started(drive(), "SENDTO", "mailto:kim@mail.example?subject=Hello&body=Text%20here&cc=sam@mail.example")
    assert d.screen == "compose"
    assert (d.one("subject").text, d.one("body").text) == ("Hello", "Text here")
    assert d.one("to_chip").text == "kim@mail.example"
    assert d.one("cc_chip").text == "sam@mail.example"


def test_texts_and_pictures_are_shared_into_a_message(drive: Drive) -> None:
    d = started(drive(), "SEND", None, "text/plain", text="Read this", subject="News")
    assert (d.one("subject").text, d.one("body").text) == ("News", "Read this")
    d = started(drive(), "SEND", None, "image/jpeg", stream="ferry-deck.jpg")
    assert d.texts("attached_name") == ["ferry-deck.jpg"]
    d = started(drive(), "SEND_MULTIPLE", None, "image/*", stream=("ferry-deck.jpg", "new.jpg", "ridge-trail.jpg"))
    assert d.texts("attached_name") == ["ferry-deck.jpg", "new.jpg", "ridge-trail.jpg"]
