"""The soft keyboard: its keys do what typing does, and it fits the field."""

from __future__ import annotations

import pytest

from gts_env.actions import DoubleTap, OpenApp, PressKey, Rotate, Tap, TypeText
from gts_env.android.system.key_words import KeyWords, key_words
from tests.android.sample_app import find, phone, tap
from tests.android.test_editing import focused, form

ENGLISH: KeyWords = key_words("en")
NAMES = {ch: name for ch in ",. @/<>" if (name := ENGLISH.of(ch))}


def press(p, *names: str) -> None:
    for name in names:
        tap(p, system=True, desc=name)


def keys(p) -> list[str]:
    return [n.content_desc for n in p.screen(system=True).nodes if "inputmethod" in n.package and n.content_desc]


def spell(p, text: str) -> None:
    """Type a text key by key, turning pages as a person would."""
    for ch in text:
        name = NAMES.get(ch, ch)
        if name not in keys(p):
            turn_to(p, ch)
        press(p, name)


def turn_to(p, ch: str) -> None:
    if ch.isalpha() and ch.isascii():
        if "Letter keyboard" in keys(p):
            press(p, "Letter keyboard")
        if ch.isupper():
            press(p, "Shift")
        return
    if "Symbol keyboard" in keys(p):
        press(p, "Symbol keyboard")
    if NAMES.get(ch, ch) not in keys(p):
        press(p, "More symbols")


@pytest.mark.parametrize(
    ("field", "text"),
    [
        ("name", "Hello World, it's 9:41 (or so) & more"),
        ("mail", "Ada.Lovelace_1@mail.org"),
        ("phone", "+4930123-45*#"),
        ("amount", "1234.50"),
        ("site", "https://x.org/~a?b=[c]&d={e}%"),
        ("notes", "a € £ √π\\|`^°±"[:11]),
    ],
)
def test_keys_give_the_state_that_typing_gives(field, text):
    by_keys, by_typing = form(field), form(field)
    spell(by_keys, text)
    by_typing.perform(TypeText(text))
    assert focused(by_keys).text == text
    assert by_keys.state.entry.view == by_typing.state.entry.view
    assert by_keys.state.entry.focus == by_typing.state.entry.focus


@pytest.mark.parametrize(
    ("locale", "text", "after_t"), [("de-DE", "zwölf", "z"), ("fr-FR", "l'aube", "y"), ("es-ES", "mañana", "y")]
)
def test_letters_stand_where_the_language_has_them(locale, text, after_t):
    p = phone(locale=locale)
    p.perform(OpenApp("Notes"))
    tap(p, id="form")
    tap(p, id="name")
    order = keys(p)
    assert order[order.index("t") + 1] == after_t
    press(p, *text)
    assert find(p, id="name").text == text
    board = [n.bounds for n in p.screen(system=True).nodes if "inputmethod" in n.package and n.content_desc]
    assert max(right for _, _, right, _ in board) <= 1080


def test_default_screen_has_the_active_window_only():
    p = form("name")
    assert p.screen().keyboard
    assert {n.package for n in p.screen().nodes} == {"org.gts.sample"}
    packages = [root.package for root in p.screen(system=True).roots]
    assert packages[0] == "org.gts.sample"
    assert set(packages[1:]) == {"com.google.android.inputmethod.latin", "com.android.systemui"}


def test_shift_holds_for_one_letter_and_a_double_tap_locks_it():
    p = form("name")
    press(p, "Shift", "A", "b")
    p.perform(DoubleTap(*find(p, system=True, desc="Shift").center))
    press(p, "C", "D", "Caps lock enabled", "e", "Shift", "Shift enabled", "f")
    assert focused(p).text == "AbCDef"


def test_space_after_symbols_turns_back_to_letters():
    p = form("name")
    press(p, "Symbol keyboard", "1", "2", "Space", "a", "Symbol keyboard", "Space", "3")
    assert focused(p).text == "12 a 3"


def test_backspace_and_action_key():
    p = form("name")
    press(p, "a", "b", "Delete", "Next")
    assert focused(p).name == "mail"
    assert find(p, id="name").text == "a"


@pytest.mark.parametrize(
    ("field", "action"),
    [("name", "Next"), ("amount", "Search"), ("site", "Go"), ("message", "Send"), ("code", "Done"), ("notes", "Enter")],
)
def test_action_key_fits_the_field(field, action):
    p = form(field)
    assert action in keys(p)
    press(p, action)
    p.picture((270, 600))


def test_keys_a_field_does_not_take_are_greyed_out():
    p = form("amount")
    assert not find(p, system=True, desc="Space").enabled
    assert find(p, system=True, desc="Period").enabled
    press(p, "Space")
    assert focused(p).text == ""
    tap(p, id="phone")
    assert all(n.enabled for n in p.screen(system=True).nodes if "inputmethod" in n.package)


def test_the_board_begins_anew_for_another_field_and_after_hiding():
    p = form("name")
    press(p, "Symbol keyboard")
    tap(p, id="mail")
    assert "q" in keys(p)
    press(p, "Shift")
    p.perform(PressKey("back"))
    tap(p, id="mail")
    assert "q" in keys(p)


def test_hide_button_hides():
    p = form("name")
    back = [n for n in p.screen(system=True).nodes if n.content_desc == "Back"]
    p.perform(Tap(*back[0].center))
    assert not p.state.ime
    assert p.state.entry.screen == "form"


def test_the_window_is_the_same_object_while_nothing_of_it_changes():
    p = form("name")
    board = p.frame().window("ime")
    press(p, "a", "b")
    tap(p, id="mail")
    tap(p, id="name")
    assert p.frame().window("ime") is board
    assert p.frame().window("navigation") is p.frame().window("navigation")


@pytest.mark.parametrize("way", ["portrait", "landscape"])
@pytest.mark.parametrize("navigation", ["gesture", "buttons"])
def test_keys_fill_the_window_and_do_not_overlap(way, navigation):
    p = form("name", navigation=navigation)
    p.perform(Rotate(way))
    boxes = [n.bounds for n in p.screen(system=True).nodes if "inputmethod" in n.package and n.content_desc]
    width, height = p.frame().size
    for i, a in enumerate(boxes):
        assert 0 <= a[0] < a[2] <= width
        assert 0 <= a[1] < a[3] <= height
        assert (a[2] - a[0]) >= 30 * 2.625
        assert (a[3] - a[1]) >= 36 * 2.625
        for b in boxes[i + 1 :]:
            assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]


def test_the_keyboard_is_not_mirrored_and_does_not_grow_with_letters():
    plain, other = form("name"), form("name", locale="ar-EG", font_scale=1.5)
    press(other, key_words("ar").language)
    assert find(plain, system=True, desc="q").bounds == find(other, system=True, desc="q").bounds


def test_a_dialogs_field_types_into_the_dialog():
    p = phone()
    p.perform(OpenApp("Notes"))
    tap(p, id="ask")
    tap(p, id="answer")
    press(p, "h", "i")
    assert find(p, id="answer").text == "hi"
    dialog = p.frame().active
    assert dialog.y + dialog.box.h <= p.frame().window("ime").y
