"""Text fields: focus, caret, typing, clearing, labels, passwords, dialogs with fields."""

from __future__ import annotations

import pytest

from gts_env.actions import PressKey, Tap, TypeText
from gts_env.android.phone import Phone
from tests.android.material.touch import data, node, nodes, tap


@pytest.fixture
def form(phone: Phone) -> Phone:
    tap(phone, id="open_fields")
    return phone


def test_a_tap_focuses_and_typing_fills(form: Phone) -> None:
    assert not node(form, id="title").focused
    tap(form, id="title")
    assert node(form, id="title").focused
    assert form.screen().keyboard
    assert form.perform(TypeText("Lunch")) is None
    assert node(form, id="title").text == "Lunch"
    assert node(form, id="title").class_name == "android.widget.EditText"


def test_hint_is_the_hint_or_the_label(form: Phone) -> None:
    assert node(form, id="title").hint == "What is it about"
    assert node(form, id="mail").hint == "E-mail"
    assert node(form, id="title").text == ""


def test_the_caret_goes_where_the_finger_is(form: Phone) -> None:
    box = node(form, id="mail")
    form.perform(Tap(box.bounds[0] + int(52 * 2.625) + 2, box.center[1] + 10))
    assert form.state.entry.view.get("mail:caret") == 0
    form.perform(TypeText("x"))
    assert node(form, id="mail").text == "xanna@example.org"
    form.perform(Tap(box.bounds[2] - 20, box.center[1] + 10))
    form.perform(TypeText("!"))
    assert node(form, id="mail").text == "xanna@example.org!"


def test_the_cross_clears(form: Phone) -> None:
    tap(form, id="title")
    form.perform(TypeText("Lunch"))
    form.picture((270, 600))
    tap(form, desc="Clear")
    form.picture((270, 600))
    assert node(form, id="title").text == ""
    assert nodes(form, desc="Clear") == []


def test_a_password_shows_dots(form: Phone) -> None:
    field = node(form, id="pass")
    assert field.password
    assert field.text == "\u2022" * 6


def test_numbers_and_length_are_enforced_and_counted(form: Phone) -> None:
    tap(form, id="amount")
    form.perform(TypeText("12ab345678"))
    assert node(form, id="amount").text == "123456"
    assert node(form, id="textinput_counter").text == "6/6"
    assert node(form, id="textinput_helper_text").text == "In euros"


def test_an_error_is_a_node_below(form: Phone) -> None:
    field = node(form, id="bad")
    assert [n.text for n in field.children] == ["There is no such day"]


def test_a_disabled_field_takes_no_focus(form: Phone) -> None:
    tap(form, id="off")
    assert not form.screen().keyboard
    assert not node(form, id="off").enabled


def test_a_field_of_several_lines_grows(form: Phone) -> None:
    before = node(form, id="notes").bounds
    tap(form, id="notes")
    form.perform(TypeText("a\nb\nc\nd"))
    after = node(form, id="notes").bounds
    assert after[3] - after[1] > before[3] - before[1]


def test_the_enter_key_leads_to_the_next_field(form: Phone) -> None:
    tap(form, id="mail")
    form.perform(PressKey("enter"))
    assert node(form, id="pass").focused


def test_a_long_line_scrolls_to_the_caret(form: Phone) -> None:
    def look() -> object:
        from gts_env.android import fields

        box = fields.focused_box(form.frame())
        assert box is not None
        return box.data

    tap(form, id="title")
    form.perform(TypeText("A title that goes on and on and on, far past the end of the field it stands in"))
    data_ = look()
    left, _, right, _ = data_.area  # type: ignore[attr-defined]
    assert left <= data_.caret[0] <= right  # type: ignore[attr-defined]
    assert data_.text_x < left  # type: ignore[attr-defined]


def test_saving_shows_the_snackbar_above_the_keyboard(form: Phone) -> None:
    tap(form, id="title")
    form.perform(TypeText("Lunch"))
    tap(form, text="Save")
    assert data(form).text == "Lunch"
    board = form.frame().window("ime")
    assert board is not None
    assert node(form, id="snackbar_text").bounds[3] < board.y


def test_the_search_bar_has_a_cross_once_it_is_filled(phone: Phone) -> None:
    tap(phone, id="open_more")
    tap(phone, id="find")
    phone.perform(TypeText("tea"))
    assert data(phone).count == 1
    tap(phone, id="find_clear")
    assert node(phone, id="find").text == ""
    assert data(phone).count == 2


def test_the_navigation_bar_gives_way_to_the_keyboard(phone: Phone) -> None:
    tap(phone, id="open_more")
    assert nodes(phone, id="navigation_bar")
    tap(phone, id="find")
    assert nodes(phone, id="navigation_bar") == []
    phone.perform(PressKey("back"))
    assert nodes(phone, id="navigation_bar")


def test_a_field_in_a_dialog(phone: Phone) -> None:
    from gts_env.actions import Swipe

    tap(phone, id="open_selection")
    phone.perform(Swipe(500, 1900, 500, 700, 300))
    tap(phone, id="rename")
    assert node(phone, id="name").focused
    assert phone.screen().keyboard
    phone.picture((270, 600))
    phone.perform(TypeText("Team"))
    board = phone.frame().window("ime")
    assert board is not None
    assert node(phone, text="Save").bounds[3] <= board.y
    tap(phone, text="Save")
    assert data(phone).text == "Team"
    assert nodes(phone, id="alertTitle") == []


def test_search_in_a_top_bar(phone: Phone) -> None:
    from gts_env.actions import Swipe

    phone.perform(Swipe(500, 1500, 500, 1400, 300))
    tap(phone, id="open_nothing")
    assert node(phone, id="query").hint == "Search notes"
    tap(phone, id="query")
    phone.perform(TypeText("x"))
    assert node(phone, desc="Clear text")
    phone.perform(PressKey("back"))
    tap(phone, text="Add one")
    assert data(phone).count == 1
