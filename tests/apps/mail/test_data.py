"""What a scenario may say, the owner's own mail, the notation of texts, and the languages."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from typing import Any

import pytest

from gts_env.android.clock import to_ms
from gts_env.apps.communication.mail import load
from gts_env.apps.communication.mail.draft import listed, read_person, with_prefix
from gts_env.apps.communication.mail.markup import blocks, depth, plain, quote, unmarked
from gts_env.apps.communication.mail.strings import STRINGS
from tests.apps.mail.conftest import ZONE, Driver, mail
from tests.support.app_driver import NOW

Drive = Callable[..., Driver]
AT = to_ms(NOW, ZONE)


def test_the_owners_mail_is_full_and_always_the_same() -> None:
    made = load.load({}, AT, ZONE)
    assert made == load.load({}, AT, ZONE)
    assert len(made.messages) > 100
    assert len({m.folder for m in made.messages}) > 12
    assert all(m.date <= NOW for m in made.messages)
    assert all(m.date > NOW for m in made.incoming)


def test_it_follows_the_day_it_is() -> None:
    later = NOW + dt.timedelta(days=200)
    made = load.load({}, to_ms(later, ZONE), ZONE)
    assert max(m.date for m in made.messages).date() == later.date()


WRONG: tuple[tuple[dict[str, Any], str], ...] = (
    ({"mesages": []}, "mesages: there is no such field. Did you mean 'messages'"),
    ({"messages": [mail("a", folder="home_nowhere")]}, "messages[0].folder: there is no folder 'home_nowhere'"),
    ({"messages": [mail("a"), mail("a")]}, "messages[1].id: 'a' stands twice"),
    ({"extra_messages": [mail("m1")]}, "stands twice"),
    ({"settings": {"text_size": "giant"}}, "settings.text_size"),
    ({"settings": {"check_minutes": -1}}, "check_minutes: cannot be negative"),
    ({"accounts": []}, "accounts: there has to be one at least"),
    ({"account_changes": {"nobody": {}}}, "account_changes.nobody: there is no account"),
    ({"folders": [{"id": "x", "account": "nobody"}]}, "folders[0].account: there is no account 'nobody'"),
)


@pytest.mark.parametrize(("values", "message"), WRONG)
def test_what_does_not_fit_is_refused(values: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError) as caught:  # noqa: PT011
        load.load(values, AT, ZONE)
    assert message in str(caught.value)


def test_a_cleared_app_is_empty_but_works(drive: Drive) -> None:
    from gts_env.apps.communication.mail.load import cleared

    d = drive()
    d.phone.state = d.phone.state.with_data("mail", cleared())
    assert d.one("toolbar_title").text == "Inbox"
    assert d.tap("compose").screen == "compose"


# -- texts -----------------------------------------------------------------------------------------------------------


def test_a_text_is_read_into_paragraphs() -> None:
    found = blocks("# Head\n\nOne **two**\nthree\n\n- point\n> said\n> > before")
    assert [(b.kind, b.level, b.text) for b in found] == [
        ("heading", 0, "Head"), ("text", 0, "One two\nthree"), ("point", 0, "point"), ("text", 1, "said"),
        ("text", 2, "before"),
    ]  # fmt: skip
    assert [p.bold for p in found[1].pieces] == [False, True, False]


def test_links_end_before_the_full_stop() -> None:
    pieces = blocks("See https://a.example/b?c=1. Or ask kim@mail.example, please.")[0].pieces
    assert [p.link for p in pieces if p.link] == ["https://a.example/b?c=1", "mailto:kim@mail.example"]


def test_quotes_are_counted_left_out_and_made() -> None:
    body = "Yes\n> no\n> > maybe"
    assert depth(body) == 2
    assert plain(body) == "Yes"
    assert quote(body) == "> Yes\n>> no\n>> > maybe"
    assert unmarked("# Head\n**two** and *three*\n> # said") == "Head\ntwo and *three*\n> said"


def test_addresses_as_they_are_typed() -> None:
    found = read_person("Ana F. <ana@mail.example>")
    assert found is not None
    assert (found.name, found.address) == ("Ana F.", "ana@mail.example")
    assert read_person("ana@") is None
    assert listed("a@b.example; c@d.example,") == ("a@b.example", "c@d.example")
    assert with_prefix("Re", "re: Tea") == "re: Tea"


@pytest.mark.parametrize("language", ["ar", "de", "he", "hi", "ja", "zh"])
def test_every_text_is_there_in_every_language(language: str) -> None:
    assert STRINGS.missing(language) == ()


@pytest.mark.parametrize("tag", ["ar", "de", "he", "hi", "ja", "zh"])
def test_all_screens_can_be_shown_in_every_language(tag: str, drive: Drive) -> None:
    d = drive(locale=tag)
    d.tap("search").back().back().tap("compose").back()
    d.tap("drawer_button").tap("all_folders").back()
    d.tap("message_row").back().hold("message_row")
    assert d.all("action_mode_close")
