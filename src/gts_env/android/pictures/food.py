"""Photos of food, seen from above on a table."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from gts_env.android.pictures.chance import Chance
from gts_env.android.pictures.tones import blend

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas

_TABLES = (0xFF8B5E3C, 0xFF5B4636, 0xFFB98B5E, 0xFF3F4A52, 0xFFD8CFC2, 0xFF6E7F73)


def meal(canvas: Canvas, w: int, h: int, chance: Chance) -> None:
    """A dish on a plate: pizza, salad, soup or coffee with cake."""
    table = chance.pick(_TABLES)
    canvas.rect(0, 0, w, h, table)
    planks = 5
    for i in range(planks):
        y = h * i / planks
        canvas.rect(0, y, w, y + h / planks, blend(table, 0xFF000000, 0.03 + 0.08 * chance.share()))
        canvas.rect(0, y, w, y + max(1.0, h * 0.006), blend(table, 0xFF000000, 0.3))
    r = min(w, h) * 0.42
    cx, cy = w * chance.between(0.46, 0.54), h * chance.between(0.46, 0.54)
    canvas.circle(cx + r * 0.05, cy + r * 0.08, r * 1.02, 0x55000000)
    dish = chance.pick((pizza, salad, soup, coffee))
    dish(canvas, cx, cy, r, chance)


def _strewn(chance: Chance, cx: float, cy: float, reach: float, count: int) -> list[tuple[float, float]]:
    """Places in a disc, spread as evenly as the seeds of a sunflower are, and a little shaken."""
    turn = chance.share() * math.tau
    places = []
    for i in range(count):
        far, angle = reach * math.sqrt((i + 0.5) / count), turn + i * 2.39996 + chance.between(-0.25, 0.25)
        places.append((cx + far * math.cos(angle), cy + far * math.sin(angle)))
    return places


def pizza(canvas: Canvas, cx: float, cy: float, r: float, chance: Chance) -> None:
    """Crust, sauce, cheese, salami and basil, cut in eight."""
    for share, color in ((1.0, 0xFFC98B45), (0.94, 0xFFE0A95C), (0.86, 0xFFB8371F), (0.83, 0xFFF2C14E)):
        canvas.circle(cx, cy, r * share, color)
    for x, y in _strewn(chance, cx, cy, r * 0.72, 16):
        canvas.circle(x, y, r * chance.between(0.08, 0.14), 0xFFF8DB85)
    for x, y in _strewn(chance, cx, cy, r * 0.66, chance.whole(8, 12)):
        canvas.circle(x, y, r * 0.12, 0xFF9E2B1D)
        canvas.circle(x, y, r * 0.095, 0xFFC6432F)
    for x, y in _strewn(chance, cx, cy, r * 0.6, 7):
        _leaf(canvas, x, y, r * 0.1, chance.share() * math.tau, 0xFF3F7D2B)
    for i in range(4):
        dx, dy = r * 0.97 * math.cos(i * math.pi / 4 + 0.2), r * 0.97 * math.sin(i * math.pi / 4 + 0.2)
        canvas.line(cx - dx, cy - dy, cx + dx, cy + dy, max(1.0, r * 0.012), 0x99703A12)


def _leaf(canvas: Canvas, x: float, y: float, size: float, angle: float, color: int) -> None:
    c, s = math.cos(angle), math.sin(angle)
    shape = ((-1, 0), (-0.4, -0.5), (0.4, -0.45), (1, 0), (0.4, 0.45), (-0.4, 0.5))
    canvas.polygon([(x + size * (c * u - s * v), y + size * (s * u + c * v)) for u, v in shape], color)


def _plate(canvas: Canvas, cx: float, cy: float, r: float, chance: Chance) -> None:
    rim = chance.pick((0xFFFFFFFF, 0xFFF4EFE6, 0xFFDCE7EC, 0xFF36454F))
    canvas.circle(cx, cy, r, rim)
    canvas.circle(cx, cy, r * 0.8, blend(rim, 0xFF000000, 0.08))
    canvas.circle(cx, cy, r * 0.77, blend(rim, 0xFFFFFFFF, 0.3))


def salad(canvas: Canvas, cx: float, cy: float, r: float, chance: Chance) -> None:
    """Leaves, tomatoes, cucumber and cheese."""
    _plate(canvas, cx, cy, r, chance)
    greens = (0xFF4E8F35, 0xFF6FAE3E, 0xFF8BC34A, 0xFF3B7A2E)
    for x, y in _strewn(chance, cx, cy, r * 0.6, 26):
        _leaf(canvas, x, y, r * chance.between(0.16, 0.24), chance.share() * math.tau, chance.pick(greens))
    for x, y in _strewn(chance, cx, cy, r * 0.55, chance.whole(5, 8)):
        canvas.circle(x, y, r * 0.12, 0xFFC62828)
        canvas.circle(x, y, r * 0.085, 0xFFEF5350)
    for x, y in _strewn(chance, cx, cy, r * 0.5, chance.whole(4, 6)):
        canvas.circle(x, y, r * 0.11, 0xFF5E9A3A)
        canvas.circle(x, y, r * 0.09, 0xFFDCEDC8)
    for x, y in _strewn(chance, cx, cy, r * 0.5, 7):
        canvas.rrect(x, y, x + r * 0.11, y + r * 0.11, r * 0.02, 0xFFFFFDF2)


def soup(canvas: Canvas, cx: float, cy: float, r: float, chance: Chance) -> None:
    """A bowl of soup with cream and herbs."""
    _plate(canvas, cx, cy, r, chance)
    broth = chance.pick((0xFFD9702B, 0xFFC13B27, 0xFF8FA63A, 0xFFD9A441))
    canvas.circle(cx, cy, r * 0.7, blend(broth, 0xFF000000, 0.25))
    canvas.circle(cx, cy, r * 0.67, broth)
    for i in range(3):
        size = r * (0.42 - 0.12 * i)
        canvas.arc(cx - size, cy - size, cx + size, cy + size, 70 * i + 20, 230, r * 0.045, 0xFFFFF3DC)
    for x, y in _strewn(chance, cx, cy, r * 0.5, 12):
        _leaf(canvas, x, y, r * 0.05, chance.share() * math.tau, 0xFF3F7D2B)


def coffee(canvas: Canvas, cx: float, cy: float, r: float, chance: Chance) -> None:
    """A cup on its saucer, with a heart in the foam."""
    rim = chance.pick((0xFFFFFFFF, 0xFFF1E4D3, 0xFF34505C, 0xFF9C4A3C))
    canvas.circle(cx, cy, r, blend(rim, 0xFF000000, 0.06))
    canvas.circle(cx, cy, r * 0.72, blend(rim, 0xFF000000, 0.16))
    canvas.rrect(cx + r * 0.5, cy - r * 0.1, cx + r * 0.88, cy + r * 0.1, r * 0.1, rim)
    canvas.circle(cx, cy, r * 0.62, rim)
    canvas.circle(cx, cy, r * 0.54, 0xFF5A3420)
    canvas.circle(cx, cy, r * 0.5, 0xFFA06A3C)
    foam = 0xFFF3E0C4
    for dx in (-0.13, 0.13):
        canvas.circle(cx + dx * r, cy - r * 0.08, r * 0.17, foam)
    canvas.polygon([(cx - r * 0.285, cy - r * 0.01), (cx + r * 0.285, cy - r * 0.01), (cx, cy + r * 0.33)], foam)
