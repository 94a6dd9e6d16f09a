"""The caret of a long text stays in view above the keyboard."""

from __future__ import annotations

import pytest

from gts_env.actions import PressKey, Rotate, Swipe, Tap, TypeText, Wait
from gts_env.android import fields
from gts_env.android.phone import Phone
from tests.android.note_app import writer
from tests.android.sample_app import find

LONG = "\n".join(f"Line {i} of a long note" for i in range(60))
PLACES = {"whole": ("body",), "inside": ("to_page", "body"), "dialog": ("to_ask", "body")}
LOOKS = {
    "phone": {},
    "arabic": {"locale": "ar"},
    "large": {"font_scale": 2.0},
    "small": {"width": 720, "height": 1280, "native_density": 2.0},
    "landscape": {"orientation": "landscape"},
}


def caret(p: Phone) -> tuple[int, int]:
    """Top and bottom of the caret's line, in pixels of the screen."""
    box = fields.focused_box(p.frame())
    assert box is not None
    place = fields.place_of(p.frame().active, "body")
    assert place is not None
    top, bottom = box.data.caret_span
    return place[2] + top, place[2] + bottom


def seen(p: Phone) -> bool:
    frame = p.frame()
    top, bottom = caret(p)
    board = frame.window("ime")
    floor = board.y if board is not None else frame.size[1]
    node = find(p, id="body")
    return max(node.bounds[1], 0) <= top and bottom <= min(node.bounds[3], floor)


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("look", LOOKS)
def test_typing_keeps_the_caret_in_view(place: str, look: str) -> None:
    p = writer(*PLACES[place], **LOOKS[look])
    p.perform(TypeText(LONG))
    assert seen(p)
    p.perform(TypeText("\nmore"))
    assert seen(p)
    for _ in range(3):
        p.perform(PressKey("enter"))
        assert seen(p)
    p.picture((270, 600))


@pytest.mark.parametrize("place", PLACES)
def test_opening_the_keyboard_shows_the_caret(place: str) -> None:
    p = writer(*PLACES[place])
    p.perform(TypeText(LONG))
    p.perform(PressKey("back"))
    assert not p.state.ime
    p.perform(Wait(500))
    left, _, right, bottom = find(p, id="body").bounds
    p.perform(Tap((left + right) // 2, bottom - 100))
    assert p.state.ime
    assert seen(p)
    p.picture((270, 600))


@pytest.mark.parametrize("place", PLACES)
def test_turning_the_phone_keeps_the_caret(place: str) -> None:
    p = writer(*PLACES[place])
    p.perform(TypeText(LONG))
    p.perform(Rotate("landscape"))
    p.perform(TypeText("!"))
    assert seen(p)


def test_a_finger_scrolls_the_text_inside_its_field_and_typing_comes_back_to_the_caret() -> None:
    p = writer("to_page", "body")
    p.perform(TypeText(LONG))
    at = caret(p)
    p.perform(Swipe(500, 700, 500, 1200, 600))
    moved = caret(p)
    assert moved[0] > at[0] + 300
    assert not seen(p)
    p.perform(TypeText("x"))
    assert caret(p)[1] == at[1]


def test_a_tap_in_a_scrolled_text_does_not_move_it() -> None:
    p = writer("to_page", "body")
    p.perform(TypeText(LONG))
    before = p.frame().active.box
    place = fields.place_of(p.frame().active, "body")
    assert place is not None
    offset = place[0].data.offset
    p.perform(Tap(300, place[2] + 400))
    box = fields.focused_box(p.frame())
    assert box is not None
    assert box.data.offset == offset
    assert p.frame().active.box is not before
    assert seen(p)


def test_a_page_to_write_on_takes_the_focus_wherever_it_is_touched() -> None:
    p = writer("to_page")
    left, top, right, bottom = find(p, id="body").bounds
    assert bottom - top > 1500
    p.perform(Tap((left + right) // 2, bottom - 50))
    assert p.state.ime


@pytest.mark.parametrize("text", ["Hello", "مرحبا", "Hello مرحبا", "a" * 200])
@pytest.mark.parametrize("locale", ["en-US", "ar"])
@pytest.mark.parametrize("place", ["title", "body"])
def test_the_caret_is_drawn_inside_the_room_of_the_text(text: str, locale: str, place: str) -> None:
    p = writer(place, locale=locale)
    p.perform(TypeText(text))
    box = fields.focused_box(p.frame())
    assert box is not None
    left, _, right, _ = box.data.area
    x, _, width, _ = box.data.caret
    assert left <= x
    assert x + width <= right
