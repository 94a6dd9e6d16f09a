"""Handles of the caret and of what is selected: where they hang, and what dragging them does."""

from __future__ import annotations

import pytest

from gts_env.actions import DoubleTap, Drag, LongPress, PressKey, Swipe, Tap, TypeText, Wait
from gts_env.android import fields
from gts_env.android.phone import Phone
from gts_env.android.window import Window
from tests.android.note_app import writer
from tests.android.sample_app import find
from tests.android.test_caret import LONG

HELLO = "Hello brave new world"


def handles(p: Phone) -> dict[str, Window]:
    return {w.box.widget.part: w for w in p.frame().windows if w.kind == "handle"}  # type: ignore[attr-defined]


def hook(window: Window) -> tuple[int, int]:
    """The middle of the drop."""
    return window.x + window.box.w // 2, window.y + window.box.h // 3


def place(p: Phone, key: str, offset: int) -> tuple[int, int]:
    """Where the caret before a character stands, in the middle of its line."""
    found = fields.place_of(p.frame().active, key)
    assert found is not None
    box, x, y = found
    left, top, _, bottom = box.data.block.caret_rect(offset)
    return int(x + box.data.text_x + left), int(y + box.data.text_y + (top + bottom) / 2)


def selected(p: Phone, key: str = "title") -> str:
    span = p.state.entry.view.get(f"{key}:selection")
    return find(p, id=key).text[slice(*span)] if span else ""


def drag(p: Phone, part: str, to: tuple[int, int], key: str = "title") -> None:
    """Take a handle to a place in the text."""
    window = handles(p)[part]
    x, y = hook(window)
    held = window.box.widget.held  # type: ignore[attr-defined]
    at = place(p, key, held.caret if held.span is None else held.span[part == "end"])
    p.perform(Drag(x, y, x + to[0] - at[0], y + to[1] - at[1]))


def typed(text: str, key: str = "title", *way: str, **config: object) -> Phone:
    p = writer(*way, key, **config)
    p.perform(TypeText(text))
    return p


def test_a_tap_in_a_text_shows_the_handle_of_the_caret_and_typing_hides_it() -> None:
    p = typed(HELLO)
    assert not handles(p)
    x, y = place(p, "title", 5)
    p.perform(Tap(x, y))
    window = handles(p)["caret"]
    assert abs(window.x + window.box.w // 2 - x) <= 3
    assert window.y >= y
    p.perform(TypeText("!"))
    assert not handles(p)
    assert find(p, id="title").text == "Hello! brave new world"


def test_the_handle_of_the_caret_goes_once_the_finger_has_been_away_for_a_while() -> None:
    p = typed(HELLO)
    p.surfaces.check = True
    p.perform(Tap(*place(p, "title", 5)))
    p.perform(Wait(2000))
    assert "caret" in handles(p)
    p.picture((270, 600))
    drag(p, "caret", place(p, "title", 9))
    p.perform(Wait(1000))
    assert "caret" in handles(p)
    p.picture((270, 600))
    p.perform(Wait(2000))
    assert not handles(p)
    p.picture((270, 600))
    assert p.state.ime
    p.perform(Tap(*place(p, "title", 5)))
    assert "caret" in handles(p)
    p.picture((270, 600))


def test_what_is_selected_keeps_its_handles() -> None:
    p = typed(HELLO)
    p.perform(LongPress(*place(p, "title", 8), 800))
    p.perform(Wait(10_000))
    assert set(handles(p)) == {"start", "end"}


def test_an_empty_field_has_none() -> None:
    p = writer("title")
    p.perform(Tap(*find(p, id="title").center))
    assert not handles(p)


def test_the_handle_takes_the_caret_along_and_calls_the_toolbar() -> None:
    p = typed(HELLO)
    p.perform(Tap(*place(p, "title", 2)))
    drag(p, "caret", place(p, "title", 11))
    assert p.state.entry.view.get("title:caret") == 11
    p.perform(Tap(*hook(handles(p)["caret"])))
    assert p.frame().window("toolbar") is not None
    p.perform(Tap(*hook(handles(p)["caret"])))
    assert p.frame().window("toolbar") is None
    assert "caret" in handles(p)


@pytest.mark.parametrize("gesture", [lambda x, y: LongPress(x, y, 600), DoubleTap])
def test_a_selected_word_has_two_that_widen_and_narrow_it(gesture: object) -> None:
    p = typed(HELLO)
    p.perform(gesture(*place(p, "title", 8)))  # type: ignore[operator]
    assert selected(p) == "brave"
    start, end = handles(p)["start"], handles(p)["end"]
    assert start.x < end.x
    drag(p, "end", place(p, "title", 15))
    assert selected(p) == "brave new"
    drag(p, "start", place(p, "title", 0))
    assert selected(p) == "Hello brave new"
    drag(p, "start", place(p, "title", 20))
    assert selected(p) == "w"
    assert p.frame().window("toolbar") is not None


def test_the_ends_do_not_pass_each_other() -> None:
    p = typed(HELLO)
    p.perform(DoubleTap(*place(p, "title", 8)))
    drag(p, "end", place(p, "title", 0))
    assert selected(p) == "b"
    drag(p, "start", place(p, "title", 21))
    assert selected(p) == "b"


@pytest.mark.parametrize("key", ["title", "body"])
def test_from_right_to_left(key: str) -> None:
    p = typed("مرحبا بكم في التطبيق", key, locale="ar")
    p.perform(DoubleTap(*place(p, key, 8)))
    assert selected(p, key) == "بكم"
    found = handles(p)
    assert hook(found["start"])[0] > hook(found["end"])[0]
    assert [found[part].box.widget.lean for part in ("start", "end")] == [1, -1]  # type: ignore[attr-defined]
    drag(p, "end", place(p, key, 12), key)
    assert selected(p, key) == "بكم في"
    p.picture((270, 600))


def test_over_several_lines() -> None:
    p = typed(LONG, "body", "to_page")
    p.perform(Swipe(500, 700, 500, 1300, 600))
    line = LONG.index("Line 30")
    x, y = place(p, "body", line + 2)
    p.perform(DoubleTap(x, y))
    assert selected(p, "body") == "Line"
    drag(p, "end", place(p, "body", LONG.index("Line 33") + 4), "body")
    assert selected(p, "body") == LONG[line : LONG.index("Line 33") + 4]
    assert len(handles(p)) == 2
    board = p.frame().window("toolbar")
    assert board is not None
    assert board.y + board.box.h <= handles(p)["start"].y
    p.picture((270, 600))


def test_what_is_scrolled_away_has_no_handle() -> None:
    p = typed(LONG, "body", "to_page")
    p.perform(DoubleTap(*place(p, "body", LONG.index("Line 55") + 1)))
    assert set(handles(p)) == {"start", "end"}
    p.perform(Swipe(500, 700, 500, 1450, 900))
    p.perform(Swipe(500, 700, 500, 1450, 900))
    assert not handles(p)
    assert selected(p, "body") == "Line"


def test_back_and_copying_take_them_away() -> None:
    p = typed(HELLO)
    p.perform(DoubleTap(*place(p, "title", 8)))
    p.perform(PressKey("back"))
    assert not handles(p)
    assert p.state.ime


def test_a_reader_of_all_windows_finds_them() -> None:
    p = typed(HELLO)
    p.perform(DoubleTap(*place(p, "title", 8)))
    names = [n.name for n in p.screen(system=True).nodes]
    assert "text_handle_start" in names
    assert "text_handle_end" in names
    assert not any(n.name.startswith("text_handle") for n in p.screen().nodes)
