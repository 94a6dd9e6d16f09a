"""Symbols that point along the line of writing are drawn the other way round from right to left."""

from __future__ import annotations

import numpy as np
import pytest

from gts_env.android.drawing.canvas import Canvas
from gts_env.android.drawing.icons import facing


def drawn(name: str) -> np.ndarray:
    canvas = Canvas((48, 48), device=(48, 48))
    canvas.begin()
    canvas.rect(0, 0, 48, 48, 0xFFFFFFFF)
    canvas.icon(name, 0, 0, 48, 0xFF000000)
    canvas.end()
    return canvas.rgb().astype(int)


@pytest.mark.parametrize("name", ["arrow_back", "chevron_right", "send", "undo", "format_list_bulleted"])
def test_directed_symbols_are_mirrored(name: str) -> None:
    there, back = drawn(facing(name, False)), drawn(facing(name, True))
    assert not np.array_equal(there, back)
    assert np.abs(there[:, ::-1] - back).max() <= 64


@pytest.mark.parametrize("name", ["search", "check", "play_arrow", "schedule"])
def test_others_are_not(name: str) -> None:
    assert facing(name, True) == name
