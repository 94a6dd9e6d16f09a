from __future__ import annotations

import pytest

from gts_env.android.config import Config
from gts_env.android.drawing.text import measure_width
from gts_env.android.theme import theme_for
from gts_env.apps.productivity.calendar.fitting import cut, fitted

STYLE = theme_for(0xFF3F51B5, Config()).style("label_small")


def room(text: str) -> int:
    return int(measure_width(text, STYLE)) + 1


@pytest.mark.parametrize(
    ("text", "width", "most", "lines"),
    [
        ("Team lunch", room("Team lunch"), 3, ("Team lunch",)),
        ("Team lunch", room("Team lun"), 3, ("Team", "lunch")),
        ("Team retrospective", room("retros…"), 3, ("Team", "retros…")),
        ("Water the plants", room("Water th…"), 1, ("Water th…",)),
        ("Budget workshop", room("Bud"), 3, ("Bud", "wor")),
        ("Check-in call", room("Check-in"), 3, ("Check-in", "call")),
        ("Check-in call", room("Check-"), 3, ("Check-", "in call")),
        ("チーム会議", room("チーム"), 2, ("チーム", "会議")),
        ("  ", 50, 2, ()),
    ],
)  # fmt: skip
def test_lines_hold_whole_words(text: str, width: int, most: int, lines: tuple[str, ...]) -> None:
    assert fitted(text, STYLE, width, most) == lines


def test_a_cut_takes_whole_characters() -> None:
    assert cut("👩‍👩‍👧 at the sea", STYLE, room("👩‍👩‍👧") + 2) == "👩‍👩‍👧"
