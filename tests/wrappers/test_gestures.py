from __future__ import annotations

import pytest

from gts_env.actions import Swipe
from gts_env.screen import Node, Screen
from gts_env.screen.node import CLICKABLE, SCROLLABLE
from gts_env.wrappers.gestures import point_on, quoted, scroll, swipe_at


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('Open "Shopping" and save it.', ("Shopping",)),
        ("Type 'Milk' and “Eggs”, then „Brot“.", ("Milk", "Eggs", "Brot")),
        ("The user's list and Anna's notes", ()),
        ("«Café» 「会议」 ‘x’", ("Café", "会议", "x")),
        ("nothing", ()),
        ('""', ()),
    ],
)
def test_quoted(text: str, found: tuple[str, ...]) -> None:
    assert quoted(text) == found


def test_the_finger_goes_against_what_is_to_be_seen() -> None:
    assert swipe_at((500, 1000), (400, 1000), "down") == Swipe(500, 1300, 500, 700)
    assert swipe_at((500, 1000), (400, 1000), "up") == Swipe(500, 700, 500, 1300)
    assert swipe_at((500, 1000), (400, 1000), "right") == Swipe(620, 1000, 380, 1000)
    assert swipe_at((500, 1000), (400, 1000), "left") == Swipe(380, 1000, 620, 1000)


def test_the_largest_list_is_scrolled() -> None:
    def area(*bounds: int) -> Node:
        return Node("android.widget.ListView", "p", "", "", "", "", bounds, SCROLLABLE)  # type: ignore[arg-type]

    screen = Screen((area(0, 0, 100, 100), area(0, 100, 1000, 1100)), width=1000, height=2000)
    assert scroll(screen, "down") == Swipe(500, 900, 500, 300)
    assert scroll(Screen((), width=1000, height=2000), "down") == Swipe(500, 1600, 500, 400)


def test_a_covered_middle_is_avoided() -> None:
    def area(flags: int, *bounds: int, children: tuple[Node, ...] = ()) -> Node:
        return Node("android.view.View", "p", "", "", "", "", bounds, flags, children)  # type: ignore[arg-type]

    row, button = area(CLICKABLE, 0, 0, 800, 80), area(CLICKABLE, 300, 0, 500, 80)
    screen = Screen((area(0, 0, 0, 800, 800, children=(row, button)),), width=800, height=800)
    assert point_on(screen, button) == (400, 40)
    assert point_on(screen, row) == (200, 40)
    hidden = area(CLICKABLE, 300, 0, 400, 80)
    screen = Screen((area(0, 0, 0, 800, 800, children=(hidden, button)),), width=800, height=800)
    assert point_on(screen, hidden) == hidden.center
