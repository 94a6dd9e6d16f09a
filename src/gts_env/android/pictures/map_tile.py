"""Maps: blocks, streets, a river, parks, and pins."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from gts_env.android.pictures.chance import Chance, Seed
from gts_env.android.pictures.picture import Picture
from gts_env.android.pictures.tones import blend, ink_on

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas

LIGHT = (0xFFF3F1EC, 0xFFE7E4DC, 0xFFFFFFFF, 0xFFFBE29A, 0xFFAAD3F0, 0xFFCDE8C0)
DARK = (0xFF242A33, 0xFF2C333D, 0xFF3A434F, 0xFF6B6248, 0xFF14283B, 0xFF24382C)
"""Ground, buildings, streets, main roads, water, parks."""
ROUTE, PIN = 0xFF1A73E8, 0xFFE0392B

Pins = tuple[tuple[float, float], ...]


def paint_map(
    canvas: Canvas, w: int, h: int, colors: tuple[int, ...], seed: Seed, night: bool | None, pins: Pins, route: Pins
) -> None:
    """A map ``w`` by ``h`` px; pins and route in shares of width and height; ``colors`` is the theme's surface."""
    chance = Chance("map", seed)
    ground, houses, street, main, water, park = DARK if _dark(colors, night) else LIGHT
    canvas.rect(0, 0, w, h, ground)
    unit = max(w, h)
    lean = chance.between(-0.18, 0.18)
    xs = _lines(chance, unit * 1.3, unit * 0.14)
    ys = _lines(chance, unit * 1.3, unit * 0.17)
    shift = unit * 0.15

    def at(x: float, y: float) -> tuple[float, float]:
        return round(x - shift - y * lean, 1), round(y - shift + x * lean, 1)

    _blocks(canvas, xs, ys, at, chance, houses, park)
    thin, broad = max(1.5, unit * 0.014), max(2.5, unit * 0.026)
    _river(canvas, w, h, chance, water, unit * chance.between(0.06, 0.11))
    reach = unit * 1.3
    for i, x in enumerate(xs):
        wide, color = (broad, main) if i % 4 == 2 else (thin, street)
        canvas.line(*at(x, 0), *at(x, reach), wide, color)
    for i, y in enumerate(ys):
        wide, color = (broad, main) if i % 4 == 1 else (thin, street)
        canvas.line(*at(0, y), *at(reach, y), wide, color)
    if route:
        canvas.polyline([(x * w, y * h) for x, y in route], max(2.0, unit * 0.018), ROUTE)
    for x, y in pins:
        pin(canvas, x * w, y * h, min(w, h) * 0.12, PIN)


def _dark(colors: tuple[int, ...], night: bool | None) -> bool:
    if night is not None or not colors:
        return bool(night)
    return ink_on(colors[0]) == 0xFFFFFFFF


def _lines(chance: Chance, whole: float, step: float) -> list[float]:
    at, found = 0.0, []
    while at < whole:
        found.append(at)
        at += step * chance.between(0.65, 1.25)
    return found


def _blocks(canvas: Canvas, xs: list[float], ys: list[float], at: Any, chance: Chance, houses: int, park: int) -> None:
    """What lies between the streets: built up, or now and then a park."""
    for left, right in pairwise(xs):
        for top, bottom in pairwise(ys):
            roll = chance.share()
            if roll < 0.12:
                canvas.polygon([at(left, top), at(right, top), at(right, bottom), at(left, bottom)], park)
            elif roll < 0.75:
                gap, middle = (right - left) * 0.14, left + (right - left) * chance.between(0.4, 0.6)
                for a, b in ((left + gap, middle - gap / 3), (middle + gap / 3, right - gap)):
                    y0, y1 = top + gap, bottom - gap * chance.between(1, 2.5)
                    canvas.polygon([at(a, y0), at(b, y0), at(b, y1), at(a, y1)], houses)


def _river(canvas: Canvas, w: int, h: int, chance: Chance, water: int, wide: float) -> None:
    phase, start, swing = chance.share() * math.tau, chance.between(0.15, 0.85), chance.between(0.08, 0.2)
    if chance.share() < 0.5:
        line = [((start + swing * math.sin(phase + i / 4)) * w, h * (i - 1) / 12) for i in range(15)]
    else:
        line = [(w * (i - 1) / 12, (start + swing * math.sin(phase + i / 4)) * h) for i in range(15)]
    canvas.polyline(line, wide, water)


def pin(canvas: Canvas, x: float, y: float, tall: float, color: int) -> None:
    """A pin whose tip is at (x, y)."""
    r = tall * 0.36
    cy = y - tall + r
    canvas.circle(x, y, tall * 0.09, 0x33000000)
    canvas.polygon([(x - r * 0.92, cy + r * 0.4), (x + r * 0.92, cy + r * 0.4), (x, y)], color)
    canvas.circle(x, cy, r, color)
    canvas.circle(x, cy, r * 0.42, blend(color, 0xFF000000, 0.55))


def map_tile(
    seed: Seed,
    *,
    pins: Pins = ((0.5, 0.5),),
    route: Pins = (),
    night: bool | None = None,
    radius: float | str = 0,
    **common: Any,
) -> Picture:
    """A map.

    Args:
        seed: The place.
        pins: Where pins stand, as shares of width and height.
        route: Points of a way to go.
        night: Whether it has dark colours; None goes by the theme.
        radius: Dp of the corners.
        common: Arguments every widget takes.
    """
    return Picture(paint_map, (seed, night, pins, route), ("surface",), radius=radius, **common)
