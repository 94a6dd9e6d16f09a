"""Texts in narrow places: lines of whole words, and cuts between letters."""

from __future__ import annotations

import re
from functools import lru_cache

from gts_env.android import graphemes
from gts_env.android.drawing.style import ELLIPSIS, SLACK
from gts_env.android.drawing.text import TextStyle, measure_width

_WIDE = "\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef"
_PIECE = re.compile(rf"\s*(?:[{_WIDE}]|[^\s{_WIDE}\-/–—]*[\-/–—]+|[^\s{_WIDE}\-/–—]+)")
"""What is not broken: a word, a part of one up to its hyphen, a character of the scripts that are written without
spaces."""
ROOMY = "n" * 6
"""Letters for which there must be room for an ellipsis to be worth the letter it takes."""


@lru_cache(maxsize=2048)
def fitted(text: str, style: TextStyle, width: int, most: int) -> tuple[str, ...]:
    """A text in lines.

    Args:
        text: The text.
        style: Its letters.
        width: Room in pixels.
        most: Most lines.

    Returns:
        Lines that fit, whole words in each; a word too long for a line, and the last line where more would follow,
        are cut.
    """
    lines: list[str] = []
    line = ""
    for piece in _PIECE.finditer(text):
        longer = line + (piece.group() if line else piece.group().lstrip())
        if not line or fits(longer, style, width):
            line = longer
        elif len(lines) == most - 1:
            return (*lines, cut(line + text[piece.start() :], style, width))
        else:
            lines.append(cut(line, style, width))
            line = piece.group().lstrip()
    return (*lines, cut(line, style, width)) if line else tuple(lines)


def fits(text: str, style: TextStyle, width: float) -> bool:
    """Whether a text fits into one line."""
    return measure_width(text, style) <= width + SLACK


def cut(text: str, style: TextStyle, width: float) -> str:
    """The text, or as many of its letters as fit, with an ellipsis where there is room for some letters."""
    if fits(text, style, width):
        return text
    tail = ELLIPSIS if fits(ROOMY, style, width) else ""
    return _begun(text, tail, style, width) or _begun(text, "", style, width)


def _begun(text: str, tail: str, style: TextStyle, width: float) -> str:
    kept = end = 0
    while end < len(text):
        end = graphemes.after(text, end)
        if not fits(text[:end] + tail, style, width):
            break
        kept = end
    return text[:kept].rstrip() + tail if kept else ""
