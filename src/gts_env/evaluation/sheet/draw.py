"""Draws a contact sheet: upright screens in rows, a column a look; screens of a lying phone in a grid below."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from gts_env.evaluation.sheet.shots import Shot
from gts_env.paths import fonts_dir

if TYPE_CHECKING:
    from PIL import Image, ImageDraw

MARGIN, GAP, GROUP_GAP = 32, 16, 40
"""Pixels around the sheet, between pictures, and between the groups of one row."""
TITLE, HEAD, LABEL = 84, 44, 30
"""Heights of the title, of a heading, and of the label under a picture."""
WIDEST = 2600
"""Widest sheet that is filled with several screens a row."""
PAPER, INK, FAINT, WRONG, EDGE = "#E9ECEF", "#1B1F23", "#5A6470", "#B3261E", "#B8C0C8"


@dataclass(frozen=True, slots=True)
class Placed:
    """A picture and where it stands: left, top, width and height in pixels."""

    shot: Shot
    x: int
    y: int
    width: int
    height: int


def draw(title: str, subtitle: str, shots: Sequence[Shot], width: int = 300) -> bytes:
    """The sheet.

    Args:
        title: First line.
        subtitle: Second line, smaller.
        shots: The pictures, look by look, the screens in the same order in each.
        width: Width of an upright phone, in pixels; a lying one has this height.

    Returns:
        The bytes of a PNG file.
    """
    upright = [s for s in shots if not s.look.lying]
    lying = [s for s in shots if s.look.lying]
    top = MARGIN + TITLE
    placed, bottom = _rows(upright, width, top)
    headed = bottom
    below, bottom = _grid(lying, width, headed + HEAD) if lying else ([], bottom)
    right = max(p.x + p.width for p in (*placed, *below)) + MARGIN
    image, pen = _paper(max(right, 3 * width), bottom + MARGIN - GAP)
    pen.text((MARGIN, MARGIN), title, INK, _font(34, bold=True))
    pen.text((MARGIN, MARGIN + 44), subtitle, FAINT, _font(20))
    if lying:
        pen.text((MARGIN, headed + 6), lying[0].look.label, INK, _font(24, bold=True))
    for one in (*placed, *below):
        _put(image, pen, one)
    return _png(image)


def _rows(shots: Sequence[Shot], width: int, top: int) -> tuple[list[Placed], int]:
    """Upright pictures: a group of looks for each screen, several groups a row while they fit."""
    looks = list(dict.fromkeys(s.look for s in shots))
    if not looks:
        return [], top
    group = len(looks) * (width + GAP) - GAP
    beside = max(1, (WIDEST - 2 * MARGIN + GROUP_GAP) // (group + GROUP_GAP))
    placed, y, tallest = [], top, 0
    for number in sorted({s.number for s in shots}):
        column = (number - 1) % beside
        if column == 0:
            y, tallest = y + tallest, 0
        for i, look in enumerate(looks):
            shot = next(s for s in shots if s.number == number and s.look == look)
            height = round(width * shot.picture.shape[0] / shot.picture.shape[1])
            placed.append(Placed(shot, MARGIN + column * (group + GROUP_GAP) + i * (width + GAP), y, width, height))
            tallest = max(tallest, height + LABEL + GAP)
    return placed, y + tallest


def _grid(shots: Sequence[Shot], height: int, top: int) -> tuple[list[Placed], int]:
    """Pictures of a lying phone, as many a row as fit."""
    width = round(height * shots[0].picture.shape[1] / shots[0].picture.shape[0])
    beside = max(1, (WIDEST - 2 * MARGIN + GAP) // (width + GAP))
    placed = []
    for i, shot in enumerate(shots):
        x, y = MARGIN + i % beside * (width + GAP), top + i // beside * (height + LABEL + GAP)
        placed.append(Placed(shot, x, y, width, height))
    return placed, placed[-1].y + height + LABEL + GAP


def _put(image: Image.Image, pen: ImageDraw.ImageDraw, one: Placed) -> None:
    from PIL import Image

    small = Image.fromarray(one.shot.picture).resize((one.width, one.height), Image.Resampling.LANCZOS, reducing_gap=3)
    image.paste(small, (one.x, one.y))
    pen.rectangle((one.x - 1, one.y - 1, one.x + one.width, one.y + one.height), outline=EDGE)
    shot, y = one.shot, one.y + one.height + 6
    if shot.stranded:
        pen.text(
            (one.x, y), _cut(f"{shot.number}  not reached: on {shot.stranded}", one.width), WRONG, _font(17, bold=True)
        )
        return
    look = shot.look.label
    room = one.width - _length(look) - 12
    pen.text((one.x, y), _cut(f"{shot.number}  {shot.name}", room, bold=True), INK, _font(17, bold=True))
    pen.text((one.x + one.width - _length(look), y), look, FAINT, _font(17))


def _cut(text: str, room: float, *, bold: bool = False) -> str:
    """As much of a text as fits."""
    whole = text
    while text and _length(text if text == whole else f"{text}\u2026", bold=bold) > room:
        text = text[:-1]
    return text if text == whole else f"{text.rstrip()}\u2026"


def _length(text: str, *, bold: bool = False) -> int:
    length: float = _font(17, bold=bold).getlength(text)
    return round(length)


def _paper(width: int, height: int) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    from PIL import Image, ImageDraw

    image = Image.new("RGB", (width, height), PAPER)
    return image, ImageDraw.Draw(image)


def _font(size: int, *, bold: bool = False) -> Any:
    from PIL import ImageFont

    return ImageFont.truetype(str(fonts_dir() / f"Roboto-{'Medium' if bold else 'Regular'}.ttf"), size)


def _png(image: Image.Image) -> bytes:
    buffer = io.BytesIO()
    image.save(buffer, "PNG", optimize=False, compress_level=6)
    return buffer.getvalue()
