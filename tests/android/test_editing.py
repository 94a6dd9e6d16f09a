"""Typing: what goes in, what a backspace takes away, where the focus goes."""

from __future__ import annotations

import pytest

from gts_env.actions import DoubleTap, LongPress, OpenApp, PressKey, Rotate, Swipe, Tap, TypeText
from gts_env.android import graphemes
from tests.android.sample_app import find, phone, tap, texts

FAMILY = "👨‍👩‍👧‍👦"
CLUSTERS = [
    "a",
    "é",
    "e\u0301",
    "👍🏽",
    FAMILY,
    "🇩🇪",
    "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
    "1\ufe0f\u20e3",
    "❤\ufe0f\u200d🔥",
    "각",
    "\u1100\u1161\u11a8",
    "क्ष"[:2],
    "\r\n",
    "中",
]
MARKED = ("e\u0301", "क्")


def form(field: str | None = None, **config):
    p = phone(**config)
    p.perform(OpenApp("Notes"))
    tap(p, id="form")
    if field is not None:
        tap(p, id=field)
    return p


def typed(p, text: str, **more) -> str:
    assert p.perform(TypeText(text, **more)) is None
    return focused(p).text


def focused(p):
    return next(n for n in p.screen().nodes if n.focused)


@pytest.mark.parametrize("cluster", CLUSTERS)
def test_clusters_are_one_from_either_side(cluster):
    for before, after in (("x", "y"), ("🇫🇷", "🇫🇷"), (FAMILY, "ab"), ("", "")):
        text = before + cluster + after
        end = len(before) + len(cluster)
        assert graphemes.before(text, end) == len(before)
        assert graphemes.after(text, len(before)) == end
        assert {graphemes.snapped(text, i) for i in range(len(before), end)} == {len(before)}


def test_backspace_takes_one_character_as_a_reader_sees_it():
    p = form("name")
    clusters = [c for c in CLUSTERS if (c.isprintable() or "\u200d" in c) and c not in MARKED]
    typed(p, "".join(clusters))
    while clusters:
        clusters.pop()
        p.perform(PressKey("delete"))
        assert focused(p).text == "".join(clusters)
    p.perform(PressKey("delete"))
    assert focused(p).text == ""


@pytest.mark.parametrize(
    ("text", "left"), [("e\u0301", "e"), ("नमस्ते", "नमस्त"), ("क्", "क"), ("بُ", "ب"), ("ab", "a"), ("❤\ufe0f", "")]
)
def test_backspace_takes_back_a_mark_by_itself(text, left):
    p = form("name")
    typed(p, text)
    p.perform(PressKey("delete"))
    assert focused(p).text == left


def test_typing_needs_a_focused_field():
    p = form()
    assert "no text field has the focus" in p.perform(TypeText("x"))
    assert "x" not in texts(p)


def test_caret_stands_where_the_finger_was():
    p = form("name")
    typed(p, "hello world")
    left, top, _, bottom = find(p, id="name").bounds
    p.perform(Tap(left + 45, (top + bottom) // 2 + 20))
    assert typed(p, "Oh ") == "Oh hello world"
    p.perform(PressKey("delete"))
    assert focused(p).text == "Ohhello world"


def test_clear_and_submit():
    p = form("message")
    typed(p, "first")
    assert p.perform(TypeText("second", clear=True, submit=True)) is None
    assert p.state.data["sample"].sent == ("second",)


def test_one_line_takes_line_breaks_and_tabs_as_spaces_and_no_control_characters():
    p = form("name")
    assert typed(p, "a\nb\tc\x00d\x1b[0m\x7fe\ud800f\r\ng") == "a b cd[0mef g"


def test_several_lines_take_line_breaks_and_tabs():
    p = form("notes")
    assert typed(p, "a\r\nb\tc\x07") == "a\nb\tc"
    p.perform(PressKey("enter"))
    assert typed(p, "d") == "a\nb\tc\nd"


def test_number_and_phone_fields_take_what_they_may():
    p = form("amount")
    assert typed(p, "abc12x.5") == "12.5"
    tap(p, id="phone")
    assert typed(p, "+49 (0) call 30") == "+49 (0)  30"


def test_most_characters_are_kept_and_emoji_not_cut():
    p = form("code")
    assert typed(p, "1234567") == "12345"
    assert typed(p, "x") == "12345"
    assert typed(p, "ab" + FAMILY, clear=True) == "ab"
    assert p.state.data["sample"].sent == ("5", "2")


def test_next_moves_on_and_the_last_action_hides_the_keyboard():
    p = form("name")
    order = [focused(p).name]
    for _ in range(3):
        p.perform(PressKey("enter"))
        order.append(focused(p).name)
    assert order == ["name", "mail", "phone", "amount"]
    p.perform(PressKey("enter"))
    assert not p.state.ime
    assert focused(p).name == "amount"
    assert len(p.state.data["sample"].sent) == 1


def test_go_may_leave_the_screen_and_send_keeps_the_keyboard():
    p = form("message")
    assert typed(p, "hi", submit=True) == "hi"
    assert p.state.ime
    tap(p, id="site")
    p.perform(TypeText("x.org", submit=True))
    assert "Detail of site" in texts(p)
    assert not p.state.ime


def test_tab_goes_round():
    p = form("name")
    seen = [focused(p).name]
    for _ in range(8):
        p.perform(PressKey("tab"))
        seen.append(focused(p).name)
    assert seen == ["name", "mail", "phone", "amount", "site", "message", "code", "notes", "name"]


def test_back_hides_the_keyboard_first_and_typing_goes_on():
    p = form("name")
    p.perform(PressKey("back"))
    assert not p.state.ime
    assert typed(p, "on") == "on"
    p.perform(PressKey("back"))
    assert p.state.entry.screen == "home"


def test_focus_is_lost_with_the_field_and_with_the_screen():
    p = form()
    tap(p, id="extra")
    find(p, id="extra", class_name="android.widget.EditText")
    tap(p, class_name="android.widget.EditText", id="extra")
    assert p.state.ime
    tap(p, id="drop")
    assert not p.state.ime
    assert p.perform(TypeText("x")) is not None
    tap(p, id="name")
    p.perform(PressKey("home"))
    assert not p.screen().keyboard
    p.perform(OpenApp("Notes"))
    assert not any(n.focused for n in p.screen().nodes)


def test_the_field_that_removes_itself_on_submit_takes_the_keyboard_along():
    p = form()
    tap(p, id="extra")
    tap(p, class_name="android.widget.EditText", id="extra")
    p.perform(TypeText("x", submit=True))
    assert not p.state.ime


def test_rotation_keeps_text_focus_and_keyboard_and_scrolls_the_field_into_view():
    p = form("code")
    typed(p, "123")
    for way in ("landscape", "portrait"):
        p.perform(Rotate(way))
        node = focused(p)
        board = p.frame().window("ime")
        assert (node.name, node.text) == ("code", "123")
        assert p.screen().keyboard
        assert node.bounds[3] <= board.y
        p.picture((270, 600))


def test_a_field_under_the_keyboard_is_scrolled_above_it():
    p = form(orientation="landscape")
    p.perform(Swipe(1200, 900, 1200, 200))
    field = [n for n in p.screen().nodes if n.class_name.endswith("EditText")][-1]
    p.perform(Tap(*field.center))
    assert focused(p).bounds[3] <= p.frame().window("ime").y
    assert focused(p).bounds[3] - focused(p).bounds[1] > 100


def test_long_text_is_typed_whole_and_held_backspace_repeats():
    p = form("notes")
    text = ("lorem ipsum dolor sit amet " * 160)[:4096]
    assert typed(p, text) == text
    p.perform(LongPress(*find(p, system=True, desc="Delete").center, 800))
    assert len(focused(p).text) == 4096 - 9


def test_double_tap_on_a_key_types_twice():
    p = form("name")
    p.perform(DoubleTap(*find(p, system=True, desc="o").center))
    assert focused(p).text == "oo"
