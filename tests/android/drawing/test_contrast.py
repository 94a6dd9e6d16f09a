from __future__ import annotations

import pytest

from gts_env.android.drawing.contrast import BLACK, DISTINCT, LEGIBLE, WHITE, contrast, ink_on, lifted
from gts_env.apps.productivity.calendar.calendars import COLORS

GROUND = 0xFF292A2F


def test_contrast_is_that_of_wcag() -> None:
    assert contrast(0xFF000000, WHITE) == pytest.approx(21)
    assert contrast(0xFF777777, WHITE) == pytest.approx(4.48, abs=0.01)
    assert contrast(WHITE, 0xFF777777) == contrast(0xFF777777, WHITE)


@pytest.mark.parametrize(("color", "ink"), [(0xFFF4511E, BLACK), (0xFFF6BF26, BLACK), (0xFF3F51B5, WHITE)])
def test_ink_is_legible(color: int, ink: int) -> None:
    assert ink_on(color) == ink
    assert contrast(ink, color) >= LEGIBLE


@pytest.mark.parametrize("name", [name for _, name in COLORS])
def test_colours_of_calendars_can_be_written_on_and_seen_in_the_dark(name: str) -> None:
    color = next(0xFF000000 | int(c[1:], 16) for c, n in COLORS if n == name)
    assert contrast(ink_on(color), color) >= LEGIBLE
    assert contrast(lifted(color, GROUND), GROUND) >= DISTINCT
