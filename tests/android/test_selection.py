"""Selected text: long press and double tap, the toolbar, and what typing, erasing and back do to a selection."""

from __future__ import annotations

import pytest

from gts_env.actions import DoubleTap, LongPress, OpenApp, PressKey, Rotate, TypeText
from gts_env.android.phone import Phone
from gts_env.android.selecting import word_at
from tests.android.sample_app import find, phone, tap


def typed(text: str, field: str = "name") -> Phone:
    p = phone()
    p.perform(OpenApp("Notes"))
    tap(p, id="form")
    tap(p, id=field)
    if text:
        p.perform(TypeText(text))
    return p


def start_of(p: Phone, field: str = "name") -> tuple[int, int]:
    left, top, _, bottom = find(p, id=field).bounds
    return left + 90, (top + bottom) // 2


def hold(p: Phone, field: str = "name") -> None:
    p.perform(LongPress(*start_of(p, field), 600))


def tools(p: Phone) -> list[str]:
    window = p.frame().window("toolbar")
    return [kid.widget.id for kid, _, _ in window.box.kids] if window is not None else []


def selection(p: Phone) -> str:
    span = p.state.entry.view.get("name:selection")
    return find(p, id="name").text[slice(*span)] if span else ""


@pytest.mark.parametrize(
    ("text", "at", "word"),
    [
        ("Hello world", 2, "Hello"),
        ("Hello world", 11, "world"),
        ("a  b", 2, None),
        ("", 0, None),
        ("don't go", 4, "don't"),
    ],
)
def test_words(text: str, at: int, word: str | None) -> None:
    span = word_at(text, at)
    assert (text[slice(*span)] if span else None) == word


@pytest.mark.parametrize("gesture", [lambda x, y: LongPress(x, y, 600), DoubleTap])
def test_a_long_press_or_double_tap_selects_a_word(gesture: object) -> None:
    p = typed("Hello world")
    p.perform(gesture(*start_of(p)))  # type: ignore[operator]
    assert selection(p) == "Hello"
    assert tools(p) == ["cut", "copy", "select_all"]
    picture = p.picture((270, 600))
    p.perform(PressKey("back"))
    assert tools(p) == []
    assert p.state.ime
    assert (picture != p.picture((270, 600))).any()


def test_copy_paste_cut_and_select_all() -> None:
    p = typed("Hello world")
    hold(p)
    tap(p, system=True, desc="Copy")
    assert p.state.clip is not None
    assert p.state.clip.text == "Hello"
    assert tools(p) == []
    hold(p)
    tap(p, system=True, desc="Select all")
    assert selection(p) == "Hello world"
    assert tools(p) == ["cut", "copy", "paste"]
    tap(p, system=True, desc="Cut")
    assert find(p, id="name").text == ""
    hold(p)
    assert tools(p) == ["paste"]
    tap(p, system=True, desc="Paste")
    assert find(p, id="name").text == "Hello world"


def test_typing_and_erasing_replace_what_is_selected() -> None:
    p = typed("Hello world")
    hold(p)
    p.perform(TypeText("Howdy"))
    assert find(p, id="name").text == "Howdy world"
    assert tools(p) == []
    hold(p)
    p.perform(PressKey("delete"))
    assert find(p, id="name").text == " world"
    p.perform(TypeText("X"))
    assert find(p, id="name").text == "X world"


def test_a_tap_takes_the_selection_away_and_rotation_keeps_it() -> None:
    p = typed("Hello world")
    hold(p)
    p.perform(Rotate("landscape"))
    p.perform(Rotate("portrait"))
    assert selection(p) == "Hello"
    tap(p, id="name")
    assert selection(p) == ""
    assert tools(p) == []


def test_several_lines_are_marked() -> None:
    p = typed("one\ntwo\nthree", "notes")
    hold(p, "notes")
    tap(p, system=True, desc="Select all")
    box = next(iter([b for b in _boxes(p) if getattr(b.widget, "field_key", "") == "notes"]))
    assert len(box.data.marks) == 3


def _boxes(p: Phone) -> list[object]:
    waiting, out = [p.frame().active.box], []
    while waiting:
        box = waiting.pop()
        out.append(box)
        waiting.extend([kid for kid, _, _ in box.kids])
    return out
