"""Draws a contact sheet: upright screens in rows, a column a look; screens of a lying phone in a grid below."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from gts_env.evaluation.sheet.shots import Shot
from gts_env.paths import fonts_dir

if TYPE_CHECKING:
    from PIL import Image, ImageDraw

MARGIN, GAP, GROUP_GAP = 32, 16, 40
"""Pixels around the sheet, between pictures, and between the groups of one row."""
TITLE, HEAD, LABEL = 84, 44, 30
"""Heights of the title, of a heading, and of the label under a picture."""
LEAST_WIDTH, WIDEST = 900, 2600
"""Least width of a sheet, for its title, and the width up to which a row is filled."""
PAPER, INK, FAINT, WRONG, EDGE = "#E9ECEF", "#1B1F23", "#5A6470", "#B3261E", "#B8C0C8"


class Placed(NamedTuple):
    """A picture, and where its left upper corner stands."""

    shot: Shot
    x: int
    y: int


def draw(title: str, subtitle: str, shots: Sequence[Shot]) -> bytes:
    """The sheet.

    Args:
        title: First line.
        subtitle: Second line, smaller.
        shots: The pictures, at least one, look by look, the screens in the same order in each.

    Returns:
        The bytes of a PNG file.
    """
    upright = [s for s in shots if not s.look.lying]
    lying = [s for s in shots if s.look.lying]
    placed, bottom = _rows(upright, MARGIN + TITLE)
    headed = bottom
    below, bottom = _grid(lying, headed + HEAD) if lying else ([], bottom)
    right = max(p.x + p.shot.picture.width for p in (*placed, *below)) + MARGIN
    image, pen = _paper(max(right, LEAST_WIDTH), bottom + MARGIN - GAP)
    pen.text((MARGIN, MARGIN), title, INK, _font(34, bold=True))
    pen.text((MARGIN, MARGIN + 44), subtitle, FAINT, _font(20))
    if lying:
        pen.text((MARGIN, headed + 6), "On its side", INK, _font(24, bold=True))
    for one in (*placed, *below):
        _put(image, pen, one)
    return _png(image)


def _rows(shots: Sequence[Shot], top: int) -> tuple[list[Placed], int]:
    """Upright pictures: a group of looks for each screen, several groups a row while they fit."""
    looks = list(dict.fromkeys(s.look for s in shots))
    if not looks:
        return [], top
    width, height = shots[0].picture.size
    group = len(looks) * (width + GAP) - GAP
    beside = max(1, (WIDEST - 2 * MARGIN + GROUP_GAP) // (group + GROUP_GAP))
    placed = []
    for shot in shots:
        row, column = divmod(shot.number - 1, beside)
        x = MARGIN + column * (group + GROUP_GAP) + looks.index(shot.look) * (width + GAP)
        placed.append(Placed(shot, x, top + row * (height + LABEL + GAP)))
    return placed, max(p.y for p in placed) + height + LABEL + GAP


def _grid(shots: Sequence[Shot], top: int) -> tuple[list[Placed], int]:
    """Pictures of a lying phone, as many a row as fit."""
    width, height = shots[0].picture.size
    beside = max(1, (WIDEST - 2 * MARGIN + GAP) // (width + GAP))
    placed = [
        Placed(shot, MARGIN + i % beside * (width + GAP), top + i // beside * (height + LABEL + GAP))
        for i, shot in enumerate(shots)
    ]
    return placed, placed[-1].y + height + LABEL + GAP


def _put(image: Image.Image, pen: ImageDraw.ImageDraw, one: Placed) -> None:
    shot, x, y = one
    width, height = shot.picture.size
    image.paste(shot.picture, (x, y))
    pen.rectangle((x - 1, y - 1, x + width, y + height), outline=EDGE)
    base, bold = y + height + 6, _font(17, bold=True)
    if shot.stranded:
        pen.text((x, base), _cut(f"{shot.number}  not reached: on {shot.stranded}", width, bold=True), WRONG, bold)
        return
    look = shot.look.label
    beside = _length(look)
    pen.text((x, base), _cut(f"{shot.number}  {shot.name}", width - beside - 12, bold=True), INK, bold)
    pen.text((x + width - beside, base), look, FAINT, _font(17))


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
