"""Photos of towns: a skyline with lit windows, and a street of old houses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.android.pictures.chance import Chance
from gts_env.android.pictures.skies import SKIES, sky
from gts_env.android.pictures.tones import blend, with_alpha

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas

_WALLS = (0xFFD98E5F, 0xFFE3C16F, 0xFFB5C99A, 0xFF9DB4C0, 0xFFD9A5A0, 0xFFEADBC8, 0xFFC97064)


def skyline(canvas: Canvas, w: int, h: int, chance: Chance) -> None:
    """Towers in two rows over water."""
    time = chance.pick(("dusk", "night", "day", "dawn"))
    sky(canvas, w, h, time, chance, h * 0.75)
    haze = SKIES[time][2]
    lit = time in ("dusk", "night")
    shore = h * 0.82
    for row, (low, high) in enumerate(((0.25, 0.5), (0.15, 0.6))):
        color = blend(haze, 0xFF1E2433, (0.35, 0.8)[row] if lit or row else 0.3)
        x = -chance.share() * w * 0.1
        while x < w:
            wide = w * chance.between(0.07, 0.14)
            top = shore - h * chance.between(low, high)
            _tower(canvas, x, top, wide, shore, color, chance)
            if row:
                _windows(canvas, x, top, wide, shore, chance, 0xFFFFD98A if lit else blend(haze, 0xFFFFFFFF, 0.4))
            x += wide * chance.between(1.0, 1.15)
    canvas.gradient_rect(0, shore, w, h + 1, (blend(haze, 0xFF16202E, 0.45), blend(haze, 0xFF0C1420, 0.75)))
    for _ in range(14):
        x, y = chance.share() * w, chance.between(shore + h * 0.02, h)
        glint = 0x66FFD98A if lit else with_alpha(haze, 0.5)
        canvas.rect(x, y, x + w * 0.06, y + max(1.0, h * 0.006), glint)


def _tower(canvas: Canvas, x: float, top: float, wide: float, foot: float, color: int, chance: Chance) -> None:
    canvas.rect(x, top, x + wide, foot, color)
    kind = chance.whole(0, 3)
    if kind == 0:
        canvas.polygon([(x, top), (x + wide / 2, top - wide * 0.5), (x + wide, top)], color)
    elif kind == 1:
        canvas.rect(x + wide * 0.46, top - wide * 0.9, x + wide * 0.54, top, color)
    elif kind == 2:
        canvas.rect(x + wide * 0.2, top - wide * 0.25, x + wide * 0.8, top, color)


def _windows(canvas: Canvas, x: float, top: float, wide: float, foot: float, chance: Chance, color: int) -> None:
    cell = wide / 4
    rows = min(int((foot - top) / (cell * 1.4)), 14)
    for r in range(rows):
        for c in range(3):
            if chance.share() < 0.45:
                left, y = x + cell * (c + 0.65), top + cell * (0.6 + 1.4 * r)
                canvas.rect(left, y, left + cell * 0.55, y + cell * 0.75, color)


def street(canvas: Canvas, w: int, h: int, chance: Chance) -> None:
    """Old houses with gables side by side, and the pavement before them."""
    time = chance.pick(("day", "day", "dusk", "grey"))
    sky(canvas, w, h, time, chance, h * 0.6)
    haze, foot = SKIES[time][2], h * 0.84
    x, count = 0.0, chance.whole(3, 5)
    for i in range(count):
        wide = w / count
        wall = blend(chance.pick(_WALLS), haze, 0.15 if time != "dusk" else 0.35)
        _house(canvas, x, foot - h * chance.between(0.42, 0.55), wide, foot, wall, chance, i)
        x += wide
    canvas.rect(0, foot, w, h + 1, blend(haze, 0xFF6B6660, 0.75))
    for i in range(4):
        y = foot + (h - foot) * (0.12 + 0.25 * i)
        canvas.rect(0, y, w, y + max(1.0, h * 0.004), 0x33000000)


def _house(
    canvas: Canvas, x: float, top: float, wide: float, foot: float, wall: int, chance: Chance, number: int
) -> None:
    roof = blend(wall, 0xFF5A2E26, 0.7)
    canvas.rect(x, top, x + wide + 1, foot, wall)
    canvas.polygon([(x, top), (x + wide / 2, top - wide * 0.45), (x + wide, top)], roof)
    rows, pane = 3, blend(0xFF2F3E4C, wall, 0.15)
    tall = (foot - top) / (rows + 0.6)
    for r in range(rows):
        for c in range(2):
            left, y = x + wide * (0.16 + 0.42 * c), top + tall * (r + 0.25)
            if r == rows - 1 and c == number % 2:
                canvas.rrect(left, y, left + wide * 0.26, foot, (wide * 0.13, wide * 0.13, 0, 0), roof)
                continue
            canvas.rect(left - wide * 0.02, y - wide * 0.02, left + wide * 0.28, y + tall * 0.55, 0xFFF7F3EA)
            lit = chance.share() < 0.2
            canvas.rect(left, y, left + wide * 0.26, y + tall * 0.5, 0xFFFFD98A if lit else pane)
            canvas.rect(left + wide * 0.12, y, left + wide * 0.14, y + tall * 0.5, 0xFFF7F3EA)
