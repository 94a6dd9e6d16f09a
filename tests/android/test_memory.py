"""What is remembered: fields of data that come back, values of one part, and pictures of screens."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

import numpy as np
import pytest

from gts_env.android.gallery import Gallery
from gts_env.android.sameness import STATES, Recurring, same
from gts_env.evolving import evolve


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


def test_a_gallery_keeps_what_was_drawn_twice_within_its_room() -> None:
    gallery = Gallery(room=250)
    pictures = {key: np.full(100, key, np.uint8) for key in range(4)}
    for key in range(3):
        gallery.offer((key,), pictures[key])
        assert gallery.find((key,)) is None
    for key in range(3):
        gallery.offer((key,), pictures[key])
    assert gallery.find((0,)) is None, "there is room for two"
    found = gallery.find((2,))
    assert found is not None
    assert found[0] == 2
    pictures[2][:] = 9
    assert gallery.find((2,))[0] == 2, "pictures are copies"  # type: ignore[index]
