"""The wallpaper: dusk over hills, dark enough for white labels anywhere."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING

from gts_env.android.drawing.canvas import Canvas
from gts_env.android.system.app_icon import mixed

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

SKY = (0xFF16203F, 0xFF27366A, 0xFF454A86, 0xFF6A5788, 0xFF945F7C, 0xFFB06A6C)
HILLS: tuple[tuple[int, float, float, float, float], ...] = (
    (0xFF7A587F, 0.60, 0.030, 1.3, 0.4),
    (0xFF5F4C78, 0.66, 0.038, 1.9, 2.1),
    (0xFF443F69, 0.73, 0.045, 1.5, 4.4),
    (0xFF2F355B, 0.81, 0.040, 2.3, 0.9),
    (0xFF1D2645, 0.90, 0.035, 1.7, 3.0),
)
"""Colour, height of the crest as a share of the screen, swing, waves across the screen, and phase of each range."""
DIM = 0.28
"""Share of black in the dark theme."""
STEPS = 28


def paint_wallpaper(
    canvas: Canvas, left: int, top: int, right: int, bottom: int, colors: tuple[int, ...], night: bool
) -> None:
    """Sky and five ranges of hills, each darker than the one behind it."""
    canvas.image(_picture(right - left, bottom - top, night), left, top, right, bottom)


@lru_cache(maxsize=4)
def _picture(width: int, height: int, night: bool) -> npt.NDArray[np.uint8]:
    """The wallpaper for an area, uint8 (h, w, 4); at half its size, as nothing in it is finer."""
    canvas = Canvas(surface=(-(-width // 2), -(-height // 2)), device=(width, height))
    canvas.begin()
    # The foot of the sky is behind the hills.
    canvas.gradient_rect(0, 0, width, height * 0.72, [_dimmed(c, night) for c in SKY])
    for color, base, swing, waves, phase in HILLS:
        ridge = [(width * x, height * y) for x, y in _crest(base, swing, waves, phase)]
        canvas.polygon([*ridge, (width, height), (0, height)], _dimmed(color, night))
    canvas.end()
    return canvas.pixels


@lru_cache(maxsize=8)
def _crest(base: float, swing: float, waves: float, phase: float) -> tuple[tuple[float, float], ...]:
    out = []
    for i in range(STEPS + 1):
        x = i / STEPS
        a = math.tau * waves * x + phase
        out.append((x, base - swing * (0.65 * math.sin(a) + 0.35 * math.sin(2.7 * a + phase))))
    return tuple(out)


def _dimmed(color: int, night: bool) -> int:
    return mixed(color, 0xFF000000, DIM) if night else color
