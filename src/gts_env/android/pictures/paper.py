"""Thumbnails of documents, and codes to scan."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from gts_env.android.pictures.chance import Chance, Seed
from gts_env.android.pictures.lettering import letters
from gts_env.android.pictures.picture import Picture
from gts_env.android.pictures.tones import hsl

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas

PAPER, INK, FAINT = 0xFFFFFFFF, 0xFF5F6368, 0xFFC4C7CC
KINDS = ("text", "sheet", "slides", "form")


def paint_document(canvas: Canvas, w: int, h: int, colors: tuple[int, ...], seed: Seed, kind: str, title: str) -> None:
    """A page of a text, a table, a slide or a form."""
    chance = Chance("document", kind, seed)
    canvas.rect(0, 0, w, h, PAPER)
    accent = hsl(chance.between(0, 360), 0.55, 0.45)
    {"text": _text, "sheet": _sheet, "slides": _slides, "form": _form}[kind](canvas, w, h, chance, accent, title)
    canvas.stroke_rrect(0, 0, w, h, 0, max(1.0, w * 0.006), 0x22000000)


def _head(canvas: Canvas, w: float, top: float, accent: int, title: str) -> float:
    if title and w >= 60:
        return top + letters(canvas, title, (w * 0.1, top, w * 0.9, top + w * 0.25), w * 0.09, 0xFF202124, lines=2)
    canvas.rect(w * 0.1, top, w * 0.62, top + w * 0.06, accent)
    return top + w * 0.06


def _text(canvas: Canvas, w: float, h: float, chance: Chance, accent: int, title: str) -> None:
    y, step = _head(canvas, w, h * 0.08, accent, title) + w * 0.06, w * 0.055
    while y < h * 0.93:
        lines = chance.whole(3, 6)
        for i in range(lines):
            if y > h * 0.93:
                break
            right = 0.9 if i < lines - 1 else chance.between(0.35, 0.75)
            canvas.rect(w * 0.1, y, w * right, y + step * 0.4, FAINT)
            y += step
        y += step * 0.7
        if chance.share() < 0.18 and y < h * 0.7:
            canvas.rect(w * 0.1, y, w * 0.9, y + w * 0.22, hsl(chance.between(0, 360), 0.3, 0.8))
            y += w * 0.28


def _sheet(canvas: Canvas, w: float, h: float, chance: Chance, accent: int, title: str) -> None:
    cols, row, line = 4, max(4.0, w * 0.085), max(1.0, w * 0.005)
    canvas.rect(0, 0, w, row, accent)
    for r in range(1, int(h / row) + 1):
        canvas.rect(0, r * row, w, r * row + line, FAINT)
        for c in range(cols):
            if chance.share() < 0.8:
                x = w * c / cols
                long = chance.between(0.3, 0.8) * w / cols
                left = x + w * 0.02 if c == 0 else x + w / cols - w * 0.02 - long
                canvas.rect(left, (r + 0.35) * row, left + long, (r + 0.65) * row, INK if c == 0 else FAINT)
    for c in range(1, cols):
        canvas.rect(w * c / cols, 0, w * c / cols + line, h, FAINT)


def _slides(canvas: Canvas, w: float, h: float, chance: Chance, accent: int, title: str) -> None:
    canvas.rect(0, 0, w, h, accent)
    canvas.circle(w * chance.between(0.7, 1.0), h * chance.between(0.1, 0.9), w * 0.3, 0x33FFFFFF)
    canvas.circle(w * chance.between(0.0, 0.3), h * 1.0, w * 0.22, 0x22FFFFFF)
    size = min(w * 0.11, h * 0.16)
    box = (w * 0.1, h * 0.3, w * 0.9, h * 0.62)
    if title and w >= 60:
        letters(canvas, title, box, size, 0xFFFFFFFF, lines=2)
    else:
        canvas.rect(w * 0.1, h * 0.36, w * 0.7, h * 0.46, 0xFFFFFFFF)
    canvas.rect(w * 0.1, h * 0.68, w * 0.5, h * 0.72, 0xAAFFFFFF)


def _form(canvas: Canvas, w: float, h: float, chance: Chance, accent: int, title: str) -> None:
    y = _head(canvas, w, h * 0.08, accent, title) + w * 0.08
    line = max(1.0, w * 0.008)
    while y < h * 0.8:
        canvas.rect(w * 0.1, y, w * chance.between(0.25, 0.45), y + w * 0.025, INK)
        canvas.stroke_rrect(w * 0.1, y + w * 0.045, w * 0.9, y + w * 0.13, w * 0.01, line, FAINT)
        y += w * 0.19
    wave = [(w * (0.55 + 0.03 * i), h * 0.92 - w * 0.05 * chance.share()) for i in range(11)]
    canvas.polyline(wave, line * 1.3, 0xFF1A3E8C)
    canvas.rect(w * 0.52, h * 0.93, w * 0.9, h * 0.93 + line, INK)


def document(
    seed: Seed, kind: str | None = None, title: str = "", *, radius: float | str = 4, **common: Any
) -> Picture:
    """The first page of a document; ``kind`` is one of :data:`KINDS`."""
    return Picture(paint_document, (seed, kind or Chance("kind", seed).pick(KINDS), title), radius=radius, **common)


SIDE = 25
"""Modules along a side of a code."""


@lru_cache(maxsize=64)
def modules(text: str) -> tuple[tuple[bool, ...], ...]:
    """The dark modules of a code, row by row. It looks like a QR code of version 2; no scanner reads it."""
    chance = Chance("code", text)
    return tuple([tuple([_module(r, c, chance.share() < 0.5) for c in range(SIDE)]) for r in range(SIDE)])


def _module(r: int, c: int, free: bool) -> bool:
    for top, left in ((0, 0), (0, SIDE - 7), (SIDE - 7, 0)):
        if -1 <= r - top <= 7 and -1 <= c - left <= 7:
            far = max(abs(r - top - 3), abs(c - left - 3))
            return far in (0, 1, 3)
    far = max(abs(r - SIDE + 7), abs(c - SIDE + 7))
    if far <= 2:
        return far != 1
    if r == 6 or c == 6:
        return (r + c) % 2 == 0
    return free


def paint_code(canvas: Canvas, w: int, h: int, colors: tuple[int, ...], text: str) -> None:
    """The code with its quiet margin, black on white in every theme."""
    canvas.rect(0, 0, w, h, PAPER)
    side = min(w, h)
    cell = side / (SIDE + 6)
    left, top = (w - side) / 2 + 3 * cell, (h - side) / 2 + 3 * cell
    for r, row in enumerate(modules(text)):
        c = 0
        while c < SIDE:
            run = c
            while run < SIDE and row[run]:
                run += 1
            if run > c:
                x, y = left + c * cell, top + r * cell
                canvas.rect(round(x), round(y), round(left + run * cell), round(y + cell), 0xFF000000)
            c = max(run, c + 1)


def qr_code(text: str, *, radius: float | str = 0, **common: Any) -> Picture:
    """A code to scan."""
    return Picture(paint_code, (text,), radius=radius, **common)
