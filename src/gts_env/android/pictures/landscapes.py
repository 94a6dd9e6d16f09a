"""Photos of the open country: hills, mountains, sea, forest."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from gts_env.android.pictures.chance import Chance
from gts_env.android.pictures.skies import SKIES, ground, peaks, ridge, sky
from gts_env.android.pictures.tones import blend, with_alpha

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas

Point = tuple[float, float]


def hills(canvas: Canvas, w: int, h: int, chance: Chance) -> None:
    """Ranges of green hills that fade into the haze, with a few trees in front."""
    time = chance.pick(("day", "day", "dawn", "dusk", "grey"))
    sky(canvas, w, h, time, chance, h * 0.6)
    haze, near = SKIES[time][2], chance.pick((0xFF3F7D3A, 0xFF5B7F2B, 0xFF7A8B35, 0xFF8A7A33))
    if time == "dusk":
        near = blend(near, 0xFF2A1A38, 0.55)
    for i in range(4):
        base = h * (0.5 + 0.13 * i)
        ground(canvas, ridge(chance, w, base, h * 0.11), w, h, blend(haze, near, 0.3 + 0.23 * i))
    for _ in range(chance.whole(2, 5)):
        _tree(canvas, chance.share() * w, h * chance.between(0.86, 0.97), h * chance.between(0.1, 0.17), near)


def _tree(canvas: Canvas, x: float, foot: float, tall: float, near: int) -> None:
    crown = blend(near, 0xFF10240E, 0.5)
    canvas.rect(x - tall * 0.05, foot - tall * 0.5, x + tall * 0.05, foot, 0xFF4A3524)
    for dx, dy, r in ((-0.2, 0.55, 0.24), (0.2, 0.58, 0.22), (0.0, 0.78, 0.28)):
        canvas.circle(x + dx * tall, foot - dy * tall, r * tall, crown)


def mountains(canvas: Canvas, w: int, h: int, chance: Chance) -> None:
    """Snowy peaks over a lake that mirrors the light."""
    time = chance.pick(("day", "dawn", "dusk", "night"))
    sky(canvas, w, h, time, chance, h * 0.62)
    colors, _, haze = SKIES[time]
    shore = h * chance.between(0.66, 0.74)
    for i, rise in enumerate((0.3, 0.44)):
        rock = blend(haze, 0xFF3C4654, 0.4 + 0.35 * i)
        line = peaks(chance, w, h * 0.68, h * rise)
        ground(canvas, line, w, h, rock)
        for left, peak, right in zip(line[::2], line[1::2], line[2::2], strict=False):
            _snow(canvas, left, peak, right, blend(0xFFFFFFFF, haze, 0.15))
    canvas.gradient_rect(0, shore, w, h + 1, (blend(colors[-1], 0xFF2D5168, 0.35), blend(colors[0], 0xFF0F2C3C, 0.5)))
    for _ in range(9):
        y, x, long = chance.between(shore, h), chance.share() * w, chance.between(0.08, 0.3) * w
        canvas.rect(x, y, x + long, y + max(1.0, h * 0.004), with_alpha(colors[-1], 0.35))
    ground(canvas, ridge(chance, w, h * 1.0, h * 0.05), w, h, blend(haze, 0xFF16281C, 0.85))


def _snow(canvas: Canvas, left: Point, peak: Point, right: Point, color: int) -> None:
    """Snow on a peak between two valleys, with a ragged lower edge."""

    def along(valley: Point, share: float) -> Point:
        return peak[0] + (valley[0] - peak[0]) * share, peak[1] + (valley[1] - peak[1]) * share

    (ax, ay), (bx, by) = along(left, 0.34), along(right, 0.38)
    teeth = [(0.25, -0.05), (0.42, 0.05), (0.6, -0.07), (0.8, 0.03)]
    drop = max(left[1], right[1]) - peak[1]
    edge = [(ax + (bx - ax) * t, ay + (by - ay) * t + up * drop) for t, up in teeth]
    canvas.polygon([peak, (ax, ay), *edge, (bx, by)], color)


def sea(canvas: Canvas, w: int, h: int, chance: Chance) -> None:
    """The sea under a low sun, with a boat or an island, and a beach."""
    time = chance.pick(("day", "day", "dawn", "dusk"))
    horizon = h * chance.between(0.42, 0.55)
    sun = sky(canvas, w, h, time, chance, horizon)
    colors, light, haze = SKIES[time]
    far, deep = blend(haze, 0xFF1E88A8, 0.5), blend(colors[0], 0xFF075E73, 0.6)
    if chance.share() < 0.5:
        island = ridge(chance, w * 0.5, horizon, h * 0.05, 12)
        at = chance.between(0, 0.5) * w
        canvas.polygon([(at, horizon + 1), *[(x + at, min(y, horizon)) for x, y in island], (at + w / 2, horizon + 1)],
                       blend(haze, 0xFF3B5A52, 0.65))  # fmt: skip
    canvas.gradient_rect(0, horizon, w, h + 1, (far, deep))
    for i in range(14):
        y = horizon + (h * 0.86 - horizon) * ((i + 0.5) / 14) ** 1.5
        spread = w * (0.03 + 0.16 * i / 14)
        x = sun + chance.between(-1, 1) * spread * 0.4
        canvas.rect(x - spread, y, x + spread, y + max(1.0, h * 0.005), with_alpha(light, 0.4))
    _boat(canvas, chance.between(0.15, 0.85) * w, horizon + h * 0.06, h * chance.between(0.07, 0.14))
    beach = [(x, y + h * 0.02 * math.sin(x / max(1, w) * 5)) for x, y in ridge(chance, w, h * 0.88, h * 0.03)]
    ground(canvas, [(x, y - h * 0.02) for x, y in beach], w, h, 0xB3FFFFFF)
    ground(canvas, beach, w, h, blend(0xFFE8CF9A, colors[0], 0.12))


def _boat(canvas: Canvas, x: float, y: float, tall: float) -> None:
    canvas.polygon([(x, y - tall), (x, y - tall * 0.12), (x + tall * 0.5, y - tall * 0.12)], 0xFFFDFDFD)
    canvas.polygon([(x - tall * 0.05, y - tall * 0.85), (x - tall * 0.05, y - tall * 0.12),
                    (x - tall * 0.35, y - tall * 0.12)], 0xFFEFE6DA)  # fmt: skip
    deck, keel = y - tall * 0.08, y + tall * 0.1
    hull = [(x - tall * 0.45, deck), (x + tall * 0.55, deck), (x + tall * 0.36, keel), (x - tall * 0.3, keel)]
    canvas.polygon(hull, 0xFF7A3B2E)


def forest(canvas: Canvas, w: int, h: int, chance: Chance) -> None:
    """Firs, row behind row in the mist, and a path between them."""
    mist, dark = chance.pick(
        ((0xFFDDE8DD, 0xFF1F3B2A), (0xFFF2DDBA, 0xFF3B4A22), (0xFFCFDCE6, 0xFF1E3440), (0xFFF5C59B, 0xFF4A3620))
    )
    canvas.gradient_rect(0, 0, w, h + 1, (blend(mist, 0xFFFFFFFF, 0.45), mist, blend(mist, dark, 0.35)))
    for row in range(4):
        color = blend(mist, dark, 0.25 + 0.25 * row)
        foot, tall, count = h * (0.62 + 0.1 * row), h * (0.3 + 0.11 * row), 13 - 2 * row
        canvas.rect(0, foot - h * 0.02, w, h + 1, blend(color, 0xFF5A5A30, 0.2))
        for i in range(count):
            x = (i + chance.between(0.1, 0.9)) / count * w
            if row < 3 or abs(x - w / 2) > w * 0.2:
                _fir(canvas, x, foot + h * chance.between(0, 0.06), tall * chance.between(0.75, 1.1), color)
    path = [(w * 0.48, h * 0.84), (w * 0.53, h * 0.84), (w * 0.72, h + 1), (w * 0.28, h + 1)]
    canvas.polygon(path, blend(mist, 0xFF6B5640, 0.5))


def _fir(canvas: Canvas, x: float, foot: float, tall: float, color: int) -> None:
    canvas.rect(x - tall * 0.025, foot - tall * 0.15, x + tall * 0.025, foot, blend(color, 0xFF3A2A1A, 0.5))
    points = [(x, foot - tall)]
    for y, out, back in ((0.68, 0.14, 0.07), (0.42, 0.2, 0.1), (0.12, 0.27, 0.0)):
        points += [(x + tall * out, foot - tall * y), (x + tall * back, foot - tall * y)]
    left = [(2 * x - px, py) for px, py in reversed(points[1:])]
    canvas.polygon([*points, *left], color)
