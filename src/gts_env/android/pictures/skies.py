"""Skies of photos, and the ridges below them."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from gts_env.android.pictures.chance import Chance
from gts_env.android.pictures.tones import with_alpha

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas

SKIES: dict[str, tuple[tuple[int, ...], int, int]] = {
    "day": ((0xFF3E8EDE, 0xFF86BDEE, 0xFFDDEFFB), 0xFFFFF8DC, 0xFFD5E6F0),
    "dawn": ((0xFF5C7FB8, 0xFFE5A9B0, 0xFFFFE0B5), 0xFFFFF1C9, 0xFFE9C8C0),
    "dusk": ((0xFF2B3467, 0xFFB5487A, 0xFFFF9B54), 0xFFFFD27F, 0xFFC9798A),
    "grey": ((0xFF8A9AA8, 0xFFB4C0C9, 0xFFDCE2E6), 0xFFF2F4F5, 0xFFC4CED4),
    "night": ((0xFF0B1030, 0xFF1C2757, 0xFF3A4A7E), 0xFFF5F3E0, 0xFF33406E),
}
"""Time of day to colours from the zenith to the horizon, colour of sun or moon, colour of the haze."""


def sky(canvas: Canvas, w: int, h: int, time: str, chance: Chance, horizon: float) -> float:
    """Draw the sky with what stands in it.

    Args:
        canvas: Where.
        w: Width in px.
        h: Height in px.
        time: Key of :data:`SKIES`.
        chance: Where sun, clouds and stars stand.
        horizon: Where the sky ends, in px.

    Returns:
        X of the sun or moon.
    """
    colors, light, _ = SKIES[time]
    canvas.gradient_rect(0, 0, w, horizon + 1, colors)
    if horizon < h:
        canvas.rect(0, horizon, w, h, colors[-1])
    size = min(w, h)
    if time == "night":
        for _ in range(24):
            x, y, r = chance.share() * w, chance.share() * horizon * 0.9, chance.between(0.002, 0.006) * size
            canvas.circle(x, y, r, 0xCCFFFFFF)
    x = chance.between(0.2, 0.8) * w
    y = horizon * (chance.between(0.72, 0.92) if time in ("dusk", "dawn") else chance.between(0.2, 0.45))
    if time != "grey":
        for share, alpha in ((0.22, 0.12), (0.15, 0.2)):
            canvas.circle(x, y, share * size, with_alpha(light, alpha))
        canvas.circle(x, y, (0.06 if time == "night" else 0.085) * size, light)
    if time in ("day", "grey", "dawn"):
        for _ in range(chance.whole(1, 3)):
            cloud(canvas, chance.share() * w, chance.between(0.12, 0.55) * horizon, chance.between(0.1, 0.2) * size)
    return x


def cloud(canvas: Canvas, x: float, y: float, size: float, color: int = 0xD9FFFFFF) -> None:
    """A heap of cloud ``2 * size`` wide with its flat foot at ``y``."""
    canvas.rrect(x - size, y - size * 0.36, x + size, y, size * 0.18, color)
    for dx, r in ((-0.45, 0.3), (0.0, 0.46), (0.48, 0.32)):
        canvas.circle(x + dx * size, y - size * 0.36, r * size, color)


def ridge(chance: Chance, w: float, base: float, rise: float, steps: int = 28) -> list[tuple[float, float]]:
    """The line of a range of hills, from the left edge to the right: ``rise`` px high around ``base``."""
    waves = [(chance.between(0.7, 1.6) * 2**i, chance.share() * math.tau, 0.55**i) for i in range(4)]
    points = []
    for i in range(steps + 1):
        at = i / steps
        lift = sum(math.sin(math.tau * at * rate + phase) * weight for rate, phase, weight in waves) / 2
        points.append((round(at * w, 1), round(base - lift * rise, 1)))
    return points


def peaks(chance: Chance, w: float, base: float, rise: float) -> list[tuple[float, float]]:
    """The line of a range of mountains: sharp peaks up to ``rise`` px over ``base``."""
    points = [(-0.05 * w, base)]
    x = chance.between(-0.2, 0.0) * w
    while x < w * 1.1:
        step = chance.between(0.24, 0.42) * w
        points.append((round(x + step / 2, 1), round(base - chance.between(0.55, 1.0) * rise, 1)))
        points.append((round(x + step, 1), round(base - chance.between(0.1, 0.4) * rise, 1)))
        x += step
    return points


def ground(canvas: Canvas, line: list[tuple[float, float]], w: float, h: float, color: int) -> None:
    """Fill all below a line."""
    canvas.polygon([*line, (w + 1, line[-1][1]), (w + 1, h + 1), (-1, h + 1), (-1, line[0][1])], color)
