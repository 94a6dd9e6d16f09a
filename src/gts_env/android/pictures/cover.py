"""Covers of albums, books and podcasts: a pattern from the seed, and the title."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from gts_env.android.pictures.chance import Chance, Seed
from gts_env.android.pictures.lettering import letters
from gts_env.android.pictures.picture import Picture
from gts_env.android.pictures.tones import blend, hsl, ink_on

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas

Palette = tuple[int, int, int, int]


def palette_of(chance: Chance) -> Palette:
    """A ground, two colours that go with it, and an accent."""
    hue = chance.between(0, 360)
    turn = chance.pick((30, 150, 180, 210))
    deep = chance.share() < 0.55
    ground = hsl(hue, 0.45, 0.24) if deep else hsl(hue, 0.5, 0.84)
    return ground, hsl(hue + 20, 0.5, 0.5), hsl(hue + turn, 0.6, 0.6), hsl(hue + turn + 25, 0.75, 0.66)


def _discs(canvas: Canvas, w: float, h: float, tones: Palette, chance: Chance) -> None:
    for i in range(chance.whole(3, 5)):
        r = chance.between(0.12, 0.36) * w
        canvas.circle(chance.share() * w, chance.between(0.1, 0.75) * h, r, tones[1 + i % 3])


def _rings(canvas: Canvas, w: float, h: float, tones: Palette, chance: Chance) -> None:
    cx, cy = chance.between(0.25, 0.75) * w, chance.between(0.3, 0.6) * h
    for i in range(7, 0, -1):
        canvas.circle(cx, cy, w * 0.075 * i, tones[i % 4])


def _stripes(canvas: Canvas, w: float, h: float, tones: Palette, chance: Chance) -> None:
    lean, count = chance.between(-0.5, 0.5) * w, chance.whole(5, 8)
    for i in range(count):
        x, wide = (i / count * 1.6 - 0.3) * w, w / count * chance.between(0.4, 0.9)
        canvas.polygon([(x, -1), (x + wide, -1), (x + wide + lean, h + 1), (x + lean, h + 1)], tones[1 + i % 3])


def _tiles(canvas: Canvas, w: float, h: float, tones: Palette, chance: Chance) -> None:
    n = chance.whole(3, 4)
    side = w / n
    for row in range(math.ceil(h / side)):
        for col in range(n):
            x, y, color = col * side, row * side, tones[chance.whole(0, 3)]
            canvas.rect(x, y, x + side + 1, y + side + 1, tones[chance.whole(0, 3)])
            corner = chance.whole(0, 3)
            cx, cy = x + side * (corner % 2), y + side * (corner // 2)
            start = (0, 90, 270, 180)[corner]
            canvas.arc(cx - side, cy - side, cx + side, cy + side, start, 90, None, color)


def _mountains(canvas: Canvas, w: float, h: float, tones: Palette, chance: Chance) -> None:
    canvas.circle(w * chance.between(0.3, 0.7), h * 0.36, w * 0.2, tones[3])
    for i in range(3):
        x, wide = w * chance.between(0.1, 0.9), w * chance.between(0.4, 0.6)
        y = h * (0.3 + 0.14 * i)
        canvas.polygon([(x - wide, h + 1), (x, y), (x + wide, h + 1)], blend(tones[1], tones[2], i / 3))


def _waves(canvas: Canvas, w: float, h: float, tones: Palette, chance: Chance) -> None:
    for i in range(5):
        base, phase = h * (0.25 + 0.15 * i), chance.share() * math.tau
        line = [(x * w / 20, base + h * 0.045 * math.sin(x / 20 * math.tau * 1.5 + phase)) for x in range(21)]
        canvas.polygon([*line, (w + 1, h + 1), (-1, h + 1)], tones[1 + i % 3])


PATTERNS: dict[str, Callable[[Canvas, float, float, Palette, Chance], None]] = {
    "discs": _discs, "rings": _rings, "stripes": _stripes, "tiles": _tiles, "mountains": _mountains, "waves": _waves,
}  # fmt: skip
"""Patterns of covers."""


def paint_album(canvas: Canvas, w: int, h: int, colors: tuple[int, ...], seed: Seed, title: str, by: str) -> None:
    """A square cover; the words only where it is large enough for them."""
    chance = Chance("album", seed)
    tones = palette_of(chance)
    canvas.rect(0, 0, w, h, tones[0])
    PATTERNS[chance.pick(tuple(PATTERNS))](canvas, w, h, tones, chance)
    if title:
        _band(canvas, w, h, tones[0], title, by)


def _band(canvas: Canvas, w: float, h: float, ground: int, title: str, by: str) -> None:
    """The words on a band of the ground's colour along the foot."""
    pad, ink = w * 0.07, ink_on(ground)
    canvas.rect(0, h * 0.7, w, h, ground)
    tall = letters(canvas, title, (pad, h * 0.73, w - pad, h * 0.88), w * 0.11, ink, lines=1)
    top = h * 0.73 + tall
    letters(canvas, by, (pad, top, w - pad, h * 0.99), w * 0.07, blend(ground, ink, 0.75), weight=400, lines=1)


def paint_book(canvas: Canvas, w: int, h: int, colors: tuple[int, ...], seed: Seed, title: str, by: str) -> None:
    """An upright cover with the title at its head, the author at its foot, and a spine."""
    chance = Chance("book", seed)
    tones = palette_of(chance)
    pad, ink = w * 0.12, ink_on(tones[0])
    canvas.rect(0, 0, w, h, tones[0])
    canvas.save()
    canvas.clip(pad, h * 0.36, w - pad, h * 0.8)
    canvas.translate(pad, h * 0.36)
    inner_w, inner_h = w - 2 * pad, h * 0.44
    canvas.rect(0, 0, inner_w, inner_h, blend(tones[0], tones[1], 0.35))
    PATTERNS[chance.pick(tuple(PATTERNS))](canvas, inner_w, inner_h, tones, chance)
    canvas.restore()
    letters(canvas, title, (pad, h * 0.07, w - pad, h * 0.34), w * 0.15, ink, align="center")
    letters(canvas, by, (pad, h * 0.84, w - pad, h * 0.94), w * 0.08, ink, weight=500, align="center", lines=1)
    canvas.rect(0, 0, w * 0.035, h, 0x40000000)
    canvas.rect(w * 0.035, 0, w * 0.05, h, 0x26FFFFFF)


def paint_podcast(canvas: Canvas, w: int, h: int, colors: tuple[int, ...], seed: Seed, title: str, by: str) -> None:
    """A square cover with a microphone and bars of sound."""
    chance = Chance("podcast", seed)
    ground, low, high, accent = palette_of(chance)
    canvas.gradient_rect(0, 0, w, h, (ground, blend(ground, low, 0.6)))
    bars = 15
    for i in range(bars):
        tall = h * (0.06 + 0.22 * chance.share() * math.sin((i + 0.5) / bars * math.pi))
        x = w * (0.06 + 0.88 * i / bars)
        canvas.rrect(x, h * 0.36 - tall, x + w * 0.03, h * 0.36 + tall, w * 0.015, high)
    r, cx = w * 0.1, w / 2
    canvas.rrect(cx - r * 1.6, h * 0.12, cx + r * 1.6, h * 0.6, r * 1.6, ground)
    canvas.rrect(cx - r, h * 0.17, cx + r, h * 0.43, r, accent)
    canvas.arc(cx - r * 1.35, h * 0.24, cx + r * 1.35, h * 0.24 + r * 2.7, 0, 180, w * 0.022, accent)
    canvas.rect(cx - w * 0.011, h * 0.24 + r * 2.7, cx + w * 0.011, h * 0.58, accent)
    letters(canvas, title, (w * 0.07, h * 0.64, w * 0.93, h * 0.94), w * 0.13, ink_on(ground), align="center", lines=2)


PAINTERS = {"album": paint_album, "book": paint_book, "podcast": paint_podcast}


def cover(
    seed: Seed, title: str = "", by: str = "", kind: str = "album", *, radius: float | str = 4, **common: Any
) -> Picture:
    """A cover.

    Args:
        seed: What it grows from.
        title: Title on it; an empty one leaves the pattern alone.
        by: Author, artist or host.
        kind: ``album`` (square), ``book`` (two by three), ``podcast`` (square).
        radius: Dp of the corners.
        common: Arguments every widget takes.
    """
    return Picture(PAINTERS[kind], (seed, title, by), radius=radius, **common)
