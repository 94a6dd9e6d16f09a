"""The sample form, its suggestions, and the picker."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

from gts_env.apps.tools.passwords.base import folded, site_of
from gts_env.apps.tools.passwords.lived_in import entries
from gts_env.apps.tools.passwords.making import LOWER
from tests.apps.passwords.conftest import Driver
from tests.support.app_driver import NOW

Drive = Callable[..., Driver]


def form(drive: Drive, **settings: object) -> Driver:
    return drive({"settings": settings}).unlock().menu("Sample sign-in")


def test_suggestions_while_a_login_field_has_the_caret(drive: Drive) -> None:
    d = form(drive)
    assert not d.all("suggestion_strip")
    assert d.tap("form_user").one("suggestion_1").text == "Cinevo · maya.lindqvist@mail.example"
    assert not d.back().tap("form_comment").all("suggestion_strip")


def test_a_suggestion_fills_both_fields(drive: Drive) -> None:
    d = form(drive).tap("form_user").tap("suggestion_1")
    assert d.one("form_user").text == "maya.lindqvist@mail.example"
    assert d.message == "Filled in from Cinevo"
    assert not d.all("suggestion_strip")
    assert d.back().tap("sign_in").message == "Signed in as maya.lindqvist@mail.example"


def test_another_site_is_another_form(drive: Drive) -> None:
    d = form(drive).tap("form_user").tap("suggestion_1").back().tap("site").tap(text="mail.example")
    assert d.one("form_user").text == ""
    assert d.tap("form_user").all("suggestion_2")


def test_without_autofill_there_is_nothing(drive: Drive) -> None:
    d = form(drive, autofill=False, draw_over=True)
    assert d.all("autofill_off")
    d.tap("form_user")
    assert not d.all("suggestion_strip")
    assert not d.all("fill_bubble")


def test_the_button_over_the_form(drive: Drive) -> None:
    d = form(drive, draw_over=True)
    assert not d.all("fill_bubble")
    assert d.tap("form_password").all("fill_bubble")
    assert not d.back().tap("form_comment").all("fill_bubble")
    d.back().tap("form_user").tap("fill_bubble").tap("entry_row")
    assert d.one("form_user").text == "maya.lindqvist@mail.example"


def test_the_picker_unlocks_first(drive: Drive) -> None:
    d = drive().menu("Sample sign-in").tap("form_user")
    assert d.tap("suggestion_more").all(text="This vault is locked")
    d.tap("unlock").type("maple", submit=True)
    assert d.screen == "picker"
    assert d.texts("entry_title")[0] == "Cinevo"


def test_the_picker_searches(drive: Drive) -> None:
    d = form(drive, draw_over=True).tap("form_user").tap("fill_bubble").tap("picker_query").type("nord")
    assert d.one("result_count").text == "2 results"
    assert d.texts("entry_group")[0] == "Personal › Travel › Airlines"
    assert d.type("zz").all("no_results")
    assert d.back().back().one("form_user").text == ""


def test_three_letters_never_find_the_half_of_a_vault() -> None:
    mine = [folded(f"{e.title}\n{site_of(e.url)}") for e in entries(NOW) if e.vault == "personal"]
    most = max(sum(word in text for text in mine) for word in map("".join, product(LOWER, repeat=3)))
    assert most <= 12, "the basis of picker-search-lists-all counts on it"


def test_signing_in_wrongly(drive: Drive) -> None:
    d = form(drive).tap("sign_in")
    assert d.all(text="Enter user name and password")
    d.tap("form_user").type("maya.lindqvist@mail.example").tap("form_password").type("x").back().tap("sign_in")
    assert d.all(text="User name or password is wrong")


def test_a_new_login_can_be_kept(drive: Drive) -> None:
    d = form(drive).tap("form_user").type("maya2").tap("form_password").type("Foxglove-81").back().tap("sign_in")
    assert d.screen == "keep_login"
    d.tap("button1").tap("save")
    assert (d.data.entries[-1].title, d.data.entries[-1].user) == ("Cinevo", "maya2")
    d = form(drive, offer_save=False).tap("form_user").type("m").tap("form_password").type("x").back().tap("sign_in")
    assert d.message == "Signed in as m"
