"""Paints, shaders and paths, made once per process and shared by all canvases."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from gts_env.android.drawing.skia_loader import load_skia

skia = load_skia()

#: A cache that grew beyond this is emptied: animations can ask for any number of translucent colours.
_LIMIT = 4096


class _Fills(dict[int, Any]):
    """Colour 0xAARRGGBB -> filling paint."""

    def __missing__(self, color: int) -> Any:
        if len(self) > _LIMIT:
            self.clear()
        paint = self[color] = skia.Paint(Color=color, AntiAlias=True)
        return paint


class _Strokes(dict[tuple[int, float], Any]):
    """(colour, width) -> stroking paint."""

    def __init__(self, round_ends: bool) -> None:
        super().__init__()
        self._round = round_ends

    def __missing__(self, key: tuple[int, float]) -> Any:
        if len(self) > _LIMIT:
            self.clear()
        paint = skia.Paint(Color=key[0], AntiAlias=True, Style=skia.Paint.kStroke_Style, StrokeWidth=key[1])
        if self._round:
            paint.setStrokeCap(skia.Paint.kRound_Cap)
            paint.setStrokeJoin(skia.Paint.kRound_Join)
        self[key] = paint
        return paint


FILLS = _Fills()
STROKES = _Strokes(round_ends=False)
ROUND_STROKES = _Strokes(round_ends=True)


@lru_cache(maxsize=512)
def path(points: tuple[tuple[float, float], ...], close: bool) -> Any:
    """A path through points."""
    builder = skia.Path()
    builder.addPoly([skia.Point(x, y) for x, y in points], close)
    return builder


@lru_cache(maxsize=256)
def gradient(left: float, top: float, right: float, bottom: float, colors: tuple[int, ...], vertical: bool) -> Any:
    """A paint whose colours run evenly through the bounds."""
    end = (left, bottom) if vertical else (right, top)
    shader = skia.GradientShader.MakeLinear([skia.Point(left, top), skia.Point(*end)], list(colors))
    # Dithering hides the bands, and Skia's dithered path happens to be three times faster than its plain one.
    return skia.Paint(AntiAlias=True, Shader=shader, Dither=True)
