"""Scenes of the weather: sun, cloud, rain, thunder, snow, fog, by day and by night."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.android.pictures.chance import Chance, Seed
from gts_env.android.pictures.picture import Picture
from gts_env.android.pictures.skies import cloud, ground, ridge
from gts_env.android.pictures.tones import blend, with_alpha

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas

KINDS = ("clear", "partly", "cloudy", "rain", "thunder", "snow", "fog")
_SKY = {
    "clear": (0xFF2F80D8, 0xFF9CCBF2), "partly": (0xFF4A8FD6, 0xFFB9D8F0), "cloudy": (0xFF71859A, 0xFFB9C4CE),
    "rain": (0xFF4A5B6E, 0xFF8C9BAA), "thunder": (0xFF2A3142, 0xFF5D6779), "snow": (0xFF8FA3B8, 0xFFDCE5EC),
    "fog": (0xFFA5AEB5, 0xFFD8DCDF),
}  # fmt: skip
_NIGHT = 0xFF0A1233


def paint_weather(canvas: Canvas, w: int, h: int, colors: tuple[int, ...], kind: str, night: bool, seed: Seed) -> None:
    """A sky ``w`` by ``h`` px with what falls from it, over hills."""
    chance = Chance("weather", kind, seed)
    top, low = (blend(c, _NIGHT, 0.72) if night else c for c in _SKY[kind])
    canvas.gradient_rect(0, 0, w, h, (top, low))
    size = min(w, h)
    if kind in ("clear", "partly"):
        _light(canvas, w, h, size, night, chance)
    land = blend(0xFFE9EFF3 if kind == "snow" else 0xFF4E7F4A, top, 0.65 if night else 0.25)
    for i in range(2):
        ground(canvas, ridge(chance, w, h * (0.82 + 0.09 * i), h * 0.06), w, h, blend(low, land, 0.55 + 0.35 * i))
    _clouds(canvas, w, h, size, kind, night, chance)
    falls = {"rain": _rain, "thunder": _thunder, "snow": _snow, "fog": _fog}.get(kind)
    if falls is not None:
        falls(canvas, w, h, size, chance)


def _light(canvas: Canvas, w: int, h: int, size: float, night: bool, chance: Chance) -> None:
    x, y = w * 0.72, h * 0.3
    if night:
        for _ in range(30):
            canvas.circle(chance.share() * w, chance.share() * h * 0.7, size * chance.between(0.003, 0.008), 0xDDFFFFFF)
    for share, alpha in ((0.24, 0.14), (0.18, 0.22)):
        canvas.circle(x, y, share * size, with_alpha(0xFFFFF3B0, alpha * (0.4 if night else 1)))
    canvas.circle(x, y, size * 0.12, 0xFFF4F1DE if night else 0xFFFFD54F)
    if night:
        for dx, dy, r in ((-0.04, -0.03, 0.025), (0.03, 0.02, 0.03), (0.0, 0.06, 0.015)):
            canvas.circle(x + dx * size, y + dy * size, r * size, 0xFFD9D6C2)


def _clouds(canvas: Canvas, w: int, h: int, size: float, kind: str, night: bool, chance: Chance) -> None:
    count = {"clear": 0, "partly": 2, "fog": 1}.get(kind, 5)
    color = {"rain": 0xFF9AA6B2, "thunder": 0xFF545E6E, "snow": 0xFFF2F5F8}.get(kind, 0xFFFFFFFF)
    color = blend(color, _NIGHT, 0.55) if night else color
    for i in range(count):
        x = w * (i + chance.between(0.2, 0.8)) / count
        shade = with_alpha(blend(color, 0xFF5A6672, 0.12 * (i % 3)), 0.92)
        cloud(canvas, x, h * chance.between(0.28, 0.45), size * chance.between(0.18, 0.26), shade)


def _rain(canvas: Canvas, w: int, h: int, size: float, chance: Chance) -> None:
    for _ in range(60):
        x, y, long = chance.share() * w, chance.between(0.4, 0.98) * h, size * chance.between(0.03, 0.06)
        canvas.line(x, y, x - long * 0.3, y + long, max(1.0, size * 0.006), 0xAACFE4F5)


def _thunder(canvas: Canvas, w: int, h: int, size: float, chance: Chance) -> None:
    _rain(canvas, w, h, size, chance)
    x, y, s = w * chance.between(0.35, 0.65), h * 0.4, size * 0.42
    bolt = ((0.0, 0.0), (-0.26, 0.52), (-0.06, 0.5), (-0.2, 1.0), (0.24, 0.38), (0.04, 0.4), (0.2, 0.0))
    canvas.polygon([(x + dx * s, y + dy * s) for dx, dy in bolt], 0xFFFFE066)


def _snow(canvas: Canvas, w: int, h: int, size: float, chance: Chance) -> None:
    for _ in range(70):
        x, y = chance.share() * w, chance.between(0.35, 1.0) * h
        canvas.circle(x, y, size * chance.between(0.006, 0.014), 0xEEFFFFFF)


def _fog(canvas: Canvas, w: int, h: int, size: float, chance: Chance) -> None:
    canvas.gradient_rect(0, h * 0.3, w, h, (0x00E8ECEE, 0xAAE8ECEE))
    for i in range(9):
        y, x = h * (0.3 + 0.075 * i), w * chance.between(-0.4, 0.5)
        long, tall = w * chance.between(0.5, 1.0), size * chance.between(0.05, 0.1)
        canvas.rrect(x, y, x + long, y + tall, tall / 2, 0x4DF5F7F8)


def weather(kind: str, *, night: bool = False, seed: Seed = 0, radius: float | str = 0, **common: Any) -> Picture:
    """A scene of the weather; ``kind`` is one of :data:`KINDS`."""
    return Picture(paint_weather, (kind, night, seed), radius=radius, **common)
