"""Words on pictures: sized by the picture, not by the font scale, as print is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from gts_env.android.drawing.style import TextStyle
from gts_env.android.drawing.text import TextBlock, layout_text

if TYPE_CHECKING:
    from gts_env.android.drawing.canvas import Canvas


def letters(
    canvas: Canvas, text: str, box: tuple[float, float, float, float], size: float, color: int,
    *, weight: int = 700, align: Literal["start", "center", "end"] = "start", lines: int = 3, foot: bool = False,
) -> float:  # fmt: skip
    """Write a text into a box, smaller if a word would not fit.

    Args:
        canvas: Where.
        text: What.
        box: Left, top, right, bottom in px.
        size: Px of the letters at most.
        color: 0xAARRGGBB.
        weight: Weight of the font.
        align: Where lines stand.
        lines: Most lines.
        foot: Stand on the bottom of the box in place of hanging from its top.

    Returns:
        Height of what was written, in px.
    """
    left, top, right, bottom = box
    if not text or size < 3 or right - left < 4:
        return 0.0
    block = _fitted(text, round(right - left, 2), round(bottom - top, 2), size, weight, align, lines)
    canvas.text(block, left, bottom - block.height if foot else top, color)
    return block.height


def _fitted(
    text: str, w: float, h: float, size: float, weight: int, align: Literal["start", "center", "end"], lines: int
) -> TextBlock:
    for share in (1.0, 0.85, 0.7, 0.55, 0.42):
        style = TextStyle(size=round(size * share, 2), weight=weight)
        longest = max([layout_text(word, style, None).width for word in text.split()], default=0.0)
        block = layout_text(text, style, w, max_lines=lines, align=align)
        if longest <= w and block.height <= h and not block.truncated:
            return block
    return block


def initials(name: str) -> str:
    """The first letters of the first and last word of a name."""
    words = [word for word in name.split() if word[:1].isalnum()]
    if not words:
        return name[:1].upper()
    return (words[0][0] + (words[-1][0] if len(words) > 1 else "")).upper()
