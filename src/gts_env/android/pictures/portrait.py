"""Pictures of people: initials on a colour, and drawn faces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gts_env.android.pictures.chance import Chance, Seed
from gts_env.android.pictures.lettering import initials, letters
from gts_env.android.pictures.picture import Picture
from gts_env.android.pictures.tones import blend, hsl, ink_on

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas

_SKIN = (0xFFF6D3B8, 0xFFEAB997, 0xFFD29A73, 0xFFB47A50, 0xFF8D5A3A, 0xFF5F3B28)
_HAIR = (0xFF2B1D16, 0xFF4E3222, 0xFF7A4B29, 0xFFA8703A, 0xFFD9B26A, 0xFF8C8C8C, 0xFF1A1A22, 0xFF9B3D22)


def tone_of(name: Seed) -> int:
    """The colour that stands for a name."""
    chance = Chance("tone", name)
    return hsl(chance.between(0, 360), chance.between(0.35, 0.6), chance.between(0.38, 0.52))


def paint_initials(canvas: Canvas, w: int, h: int, colors: tuple[int, ...], name: str) -> None:
    """Initials in the middle of a colour that goes by the name."""
    ground = tone_of(name)
    canvas.rect(0, 0, w, h, ground)
    size = min(w, h) * 0.42
    middle = (h - size * 1.172) / 2
    letters(canvas, initials(name), (0, middle, w, h), size, ink_on(ground), weight=500, align="center", lines=1)


def paint_face(canvas: Canvas, w: int, h: int, colors: tuple[int, ...], seed: Seed) -> None:
    """Head and shoulders before a plain wall."""
    chance = Chance("face", seed)
    wall = hsl(chance.between(0, 360), chance.between(0.2, 0.45), chance.between(0.72, 0.86))
    canvas.gradient_rect(0, 0, w, h, (blend(wall, 0xFFFFFFFF, 0.25), wall))
    u, cx = min(w, h) / 100, w / 2
    top = h / 2 - 50 * u
    skin, hair = chance.pick(_SKIN), chance.pick(_HAIR)
    style = chance.pick(("short", "long", "bob", "curls", "bun", "bald"))
    _back_hair(canvas, cx, top, u, hair, style)
    _body(canvas, cx, top, u, h, skin, hsl(chance.between(0, 360), 0.45, chance.between(0.3, 0.6)), chance)
    shade = blend(skin, 0xFF3A1D10, 0.18)
    for side in (-1, 1):
        canvas.circle(cx + side * 20 * u, top + 46 * u, 4.5 * u, shade)
    canvas.rrect(cx - 20 * u, top + 20 * u, cx + 20 * u, top + 70 * u, 20 * u, skin)
    _features(canvas, cx, top, u, skin, hair, chance)
    _front_hair(canvas, cx, top, u, hair, style)


def _body(canvas: Canvas, cx: float, top: float, u: float, h: float, skin: int, shirt: int, chance: Chance) -> None:
    canvas.rrect(cx - 37 * u, top + 80 * u, cx + 37 * u, h + 30 * u, 22 * u, shirt)
    canvas.rrect(cx - 9 * u, top + 62 * u, cx + 9 * u, top + 86 * u, 7 * u, blend(skin, 0xFF3A1D10, 0.14))
    if chance.share() < 0.5:
        canvas.polygon([(cx - 12 * u, top + 80 * u), (cx, top + 93 * u), (cx + 12 * u, top + 80 * u)], skin)
    else:
        canvas.arc(cx - 11 * u, top + 70 * u, cx + 11 * u, top + 89 * u, 0, 180, 4 * u, blend(shirt, 0xFFFFFFFF, 0.35))


def _back_hair(canvas: Canvas, cx: float, top: float, u: float, hair: int, style: str) -> None:
    dark = blend(hair, 0xFF000000, 0.2)
    if style == "long":
        canvas.rrect(cx - 27 * u, top + 15 * u, cx + 27 * u, top + 92 * u, 24 * u, dark)
    elif style == "bob":
        canvas.rrect(cx - 26 * u, top + 15 * u, cx + 26 * u, top + 70 * u, 22 * u, dark)
    elif style == "curls":
        for x, y in ((-22, 30), (22, 30), (-25, 44), (25, 44), (-22, 57), (22, 57), (-13, 20), (13, 20), (0, 17)):
            canvas.circle(cx + x * u, top + y * u, 11 * u, dark)
    elif style == "bun":
        canvas.circle(cx, top + 14 * u, 10 * u, dark)


def _front_hair(canvas: Canvas, cx: float, top: float, u: float, hair: int, style: str) -> None:
    if style == "bald":
        return
    canvas.save()
    canvas.clip(cx - 26 * u, top + 8 * u, cx + 26 * u, top + (34 if style != "short" else 32) * u)
    canvas.rrect(cx - 22 * u, top + 16 * u, cx + 22 * u, top + 74 * u, 22 * u, hair)
    canvas.restore()
    if style in ("long", "bob"):
        for side in (-1, 1):
            left = cx + side * 21 * u - 3.5 * u
            canvas.rrect(left, top + 30 * u, left + 7 * u, top + 62 * u, 3.5 * u, hair)
    if style == "curls":
        for x in (-14, -5, 5, 14):
            canvas.circle(cx + x * u, top + 27 * u, 7 * u, hair)


def _features(canvas: Canvas, cx: float, top: float, u: float, skin: int, hair: int, chance: Chance) -> None:
    brow = blend(hair, 0xFF000000, 0.3)
    for side in (-1, 1):
        x = cx + side * 8.5 * u
        canvas.circle(x, top + 47 * u, 2.4 * u, 0xFF2A1C18)
        canvas.rrect(x - 4.2 * u, top + 40.5 * u, x + 4.2 * u, top + 42.3 * u, 0.9 * u, brow)
    canvas.rrect(cx - 1.6 * u, top + 49 * u, cx + 1.6 * u, top + 56 * u, 1.6 * u, blend(skin, 0xFF3A1D10, 0.2))
    if chance.share() < 0.22:
        canvas.rrect(cx - 15 * u, top + 56 * u, cx + 15 * u, top + 71 * u, 11 * u, blend(hair, skin, 0.25))
    mouth = blend(skin, 0xFF8A2430, 0.65)
    canvas.arc(cx - 7.5 * u, top + 54 * u, cx + 7.5 * u, top + 65 * u, 20, 140, 2.2 * u, mouth)
    if chance.share() < 0.3:
        for side in (-1, 1):
            canvas.ring(cx + side * 8.5 * u, top + 47 * u, 6.8 * u, 1.3 * u, 0xFF2F2F36)
        canvas.rect(cx - 2 * u, top + 46 * u, cx + 2 * u, top + 47.3 * u, 0xFF2F2F36)


def portrait(seed: Seed, *, radius: float | str = "full", **common: Any) -> Picture:
    """A drawn face; a circle unless told otherwise."""
    return Picture(paint_face, (seed,), radius=radius, **common)


def monogram(name: str, *, radius: float | str = "full", **common: Any) -> Picture:
    """Initials on a colour that goes by the name; a circle unless told otherwise."""
    return Picture(paint_initials, (name,), radius=radius, **common)
