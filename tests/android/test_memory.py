"""What is remembered: fields of data that come back, values of one part, and pictures of screens."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

import numpy as np
import pytest

from gts_env.actions import OpenApp, PressKey, TypeText, Wait
from gts_env.android.painting.gallery import AGE, MET, Gallery
from gts_env.android.painting.painter import paint
from gts_env.android.painting.patches import MOST, Patch, Patches
from gts_env.android.painting.pixels import Folded
from gts_env.android.phone import Phone
from gts_env.android.sameness import STATES, Recurring, same
from gts_env.android.state import PhoneState
from gts_env.evolving import evolve
from tests.android.sample_app import phone, tap


@dataclass(frozen=True)
class Point:
    x: object
    y: object = 0


@dataclass(frozen=True, slots=True)
class Slotted:
    x: int
    y: int = 0


@pytest.mark.parametrize(
    ("a", "b"),
    [(1, True), (1, 1.0), (Decimal("5"), Decimal("5.00")), (0.0, -0.0), ((1, 2), [1, 2]), (Point(1), Point(1.0))],
)
def test_what_is_equal_but_shown_in_another_way_is_not_the_same(a: object, b: object) -> None:
    assert not same(a, b)
    assert not same(Point((a,)), Point((b,)))


def test_equal_values_of_the_same_types_are_the_same() -> None:
    assert same(Point((1, "a", {"k": 2.5})), Point((1, "a", {"k": 2.5})))
    assert not same({"a": 1, "b": 2}, {"b": 2, "a": 1}), "the order of a mapping can be shown"


def test_a_field_that_comes_back_is_known() -> None:
    recurring = Recurring()
    first, other, again = (1, 2), (1, 3), tuple(int(digit) for digit in "12")
    assert again is not first
    assert recurring.alike("f", first, again)
    assert not recurring.alike("f", first, other)
    for number in range(STATES + 2):
        recurring.alike("f", (number, number), (number, 0))
    assert recurring.alike("f", first, again), "once found alike, objects stay so"


def test_evolve_copies_and_refuses_unknown_fields() -> None:
    point = Point(1, 2)
    assert evolve(point, x=3) == Point(3, 2)
    assert point == Point(1, 2)
    assert evolve(Slotted(1, 2), y=5) == Slotted(1, 5)
    with pytest.raises(TypeError, match="Point has no field z"):
        evolve(point, z=1)  # type: ignore[call-arg]


def test_data_are_made_of_what_is_known() -> None:
    recurring = Recurring()
    first = Point((1, 2), "a")
    changed = recurring.data("app", first, Point((1, 3), "a"))
    back = recurring.data("app", changed, Point((1, 2), "a"))
    again = recurring.data("app", back, Point((1, 3), "a"))
    assert again is changed
    assert recurring.data("app", again, Point((1, 2), "a")) is back
    assert recurring.data("app", back, Slotted(1)) == Slotted(1), "data of another kind are left as they are"


def test_a_gallery_keeps_what_was_drawn_twice_within_its_room() -> None:
    gallery = Gallery(room=700)
    rng = np.random.default_rng(0)
    pictures = {key: rng.integers(0, 256, (10, 8, 3), np.uint8) for key in range(4)}
    expected = pictures[1].copy()

    def show(key: int) -> bool:
        """Show a screen as a phone does; tells whether its picture was there."""
        found = gallery.find((key,))
        if found is None:
            gallery.offer((key,), Folded(pictures[key]), None)
        return found is not None

    assert not any(show(key) for key in range(3))
    assert not any(show(key) for key in range(3))
    assert [show(key) for key in range(3)] == [True, True, False], "there is room for two, and those that are here stay"
    pictures[1][:] = 9
    found = gallery.find((1,))
    assert found is not None
    np.testing.assert_array_equal(found.pixels.fresh(), expected, "pictures are copies")
    while not show(3):
        assert gallery.find((1,)) is not None, "who is asked for more often makes no room"
    assert gallery.find((0,)) is None


def test_a_gallery_forgets_what_was_asked_for_long_ago() -> None:
    gallery = Gallery(room=150)
    picture = np.zeros((10, 8, 3), np.uint8)
    for _ in range(9):
        gallery.find(("old",))
    gallery.offer(("old",), Folded(picture), None)
    for number in range(MET * 5):
        gallery.find((number,))
    for _ in range(3):
        gallery.find(("new",))
    gallery.offer(("new",), Folded(picture), None)
    assert gallery.find(("new",)) is not None
    assert gallery.find(("old",)) is None


def test_a_picture_that_is_no_more_asked_for_makes_room_in_time() -> None:
    gallery = Gallery(room=150)
    picture = np.zeros((10, 8, 3), np.uint8)
    for _ in range(500):
        gallery.find(("other size",))
    gallery.offer(("other size",), Folded(picture), None)
    for _ in range(6 * AGE):
        if gallery.find(("now",)) is None:
            gallery.offer(("now",), Folded(picture), None)
    assert gallery.find(("now",)) is not None


def test_patches_are_kept_the_second_time_within_a_room() -> None:
    patches = Patches(room=250)

    cut = (Patch(0, 10, 0, 10, np.zeros((10, 10, 1), np.uint8)),)

    for change in ((1, 2), (2, 1), (1, 3)):
        patches.offer(change, cut)
        assert patches.find(change) is None
        patches.offer(change, cut)
        patches.offer(change, cut)
    assert patches.find((1, 2)) is None, "there is room for two"
    assert None not in (patches.find((2, 1)), patches.find((1, 3)))
    for number in range(MOST + 1):
        patches.offer((number, -1), cut)
    assert patches.find((1, 3)) is None, "changes that never come again make room, too"


def test_what_was_drawn_before_is_copied_and_the_clock_is_that_of_now(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Any] = []
    monkeypatch.setattr("gts_env.android.painting.raster.paint", lambda *args: drawn.append(args[2]) or paint(*args))
    p = phone()
    p.surfaces.check = False
    p.perform(OpenApp("Notes"))
    for _ in range(3):
        list(_steps(p))
    for minute in range(1, 4):
        p.perform(Wait(60_000 * minute))
        drawn.clear()
        shown = list(_steps(p))
        assert drawn, "the clock has gone on"
        assert None not in drawn, "nothing is drawn in full"
        assert max(rect[3] for rect in drawn) < 100, "nothing but the clock is drawn"
        assert max(rect[2] - rect[0] for rect in drawn) < 300, "and of the status bar nothing else"
        for state, picture in shown:
            np.testing.assert_array_equal(picture, _afresh(state))


def _steps(p: Phone) -> Iterator[tuple[PhoneState, np.ndarray]]:
    """A form is opened, written in and left; a question is asked and taken back."""
    steps = ("Form", "Name", TypeText("a"), TypeText("b"), PressKey("back"), PressKey("back"), "Ask", PressKey("back"))
    for step in steps:
        if isinstance(step, str):
            tap(p, **({"hint": step} if step == "Name" else {"text": step}))
        else:
            p.perform(step)
        yield p.state, p.picture((270, 600))


def _afresh(state: PhoneState) -> np.ndarray:
    """The screen drawn by a phone that has seen nothing before."""
    other = phone()
    other.state = state
    return other.picture((270, 600))
