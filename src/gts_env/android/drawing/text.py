"""Text layout: from a string, a style and a width to drawable lines, cached by all inputs.

Latin, Greek and Cyrillic take a fast path of kerned glyph runs (``runs``); everything else is shaped (``paragraphs``).
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Literal

from gts_env.android.drawing import fonts, paragraphs
from gts_env.android.drawing.advances import covered
from gts_env.android.drawing.block import TextBlock
from gts_env.android.drawing.lines import Line
from gts_env.android.drawing.runs import LatinRun
from gts_env.android.drawing.scripts import joined, right_to_left
from gts_env.android.drawing.style import TextStyle
from gts_env.evolving import evolve

__all__ = ["Align", "TextBlock", "TextStyle", "layout_text", "measure_width"]

Align = Literal["start", "center", "end"]

#: What no font draws, one character for one: tabs, other separators of lines, control characters, lone surrogates.
_CONTROLS = dict.fromkeys((*range(32), *range(0x7F, 0xA0)), "\u200b")
_CONTROLS |= {9: " ", 10: "\n", 0x2028: "\n", 0x2029: "\n"} | dict.fromkeys(range(0xD800, 0xE000), "\ufffd")


def layout_text(
    text: str,
    style: TextStyle,
    max_width: float | None,
    *,
    max_lines: int | None = None,
    ellipsis: bool = True,
    align: Align = "start",
    rtl: bool = False,
) -> TextBlock:
    """Break a text into lines.

    Args:
        text: The text; a newline ends a line.
        style: Font, size and line height.
        max_width: Width to wrap at in px; None never wraps.
        max_lines: Cut after so many lines.
        ellipsis: Whether a cut shows an ellipsis.
        align: Where lines stand inside ``max_width`` (inside the longest line if that is None).
        rtl: Whether the layout runs right to left: it decides for text without letters of a direction.

    Returns:
        A shared block: equal inputs give the same object while it is cached.
    """
    return _layout(text, style, max_width, max_lines, ellipsis, align, rtl)


@lru_cache(maxsize=8192)
def _layout(
    text: str, style: TextStyle, max_width: float | None, max_lines: int | None, ellipsis: bool, align: Align, rtl: bool
) -> TextBlock:
    name = fonts.face_name(style.weight, style.mono)
    if not _plain(name).issuperset(text):
        text = text.translate(_CONTROLS)
    if not _plain(name).issuperset(text) or (rtl and right_to_left(text, True)):
        if style.letter_spacing and joined(text):
            style = _unspaced(style)
        lines, truncated = _shaped_lines(text, style, max_width, max_lines, ellipsis, rtl)
    else:
        lines, truncated = LatinRun(text, style, name).lines(max_width, max_lines, ellipsis)
    if rtl or align != "start":
        box = max_width if max_width is not None else max(line.width for line in lines)
        share = {"start": float(rtl), "center": 0.5, "end": 1.0 - rtl}[align]
        for line in lines:
            line.left = (box - line.width) * share
    return TextBlock(lines, style, truncated)


@cache
def _plain(name: str) -> frozenset[str]:
    return covered(name) | {"\n"}


@lru_cache(maxsize=256)
def _unspaced(style: TextStyle) -> TextStyle:
    # Room between letters would tear scripts apart whose letters join.
    return evolve(style, letter_spacing=0.0)


def _shaped_lines(
    text: str, style: TextStyle, width: float | None, limit: int | None, ellipsis: bool, rtl: bool
) -> tuple[list[Line], bool]:
    """Lines of all the paragraphs of a text that needs shaping."""
    made: list[Line] = []
    start = 0
    for part in text.split("\n"):
        left = None if limit is None else limit - len(made)
        if left == 0:
            if ellipsis:
                last = made[-1]
                made[-1] = paragraphs.ellipsized(last.text, last.start, style, width, right_to_left(last.text, rtl))
            return made, True
        rows, cut = paragraphs.lines(part, start, style, width, left, ellipsis, rtl)
        made += rows
        if cut:
            return made, True
        start += len(part) + 1
    return made, False


def measure_width(text: str, style: TextStyle) -> float:
    """The width of the longest line of an unwrapped text, px."""
    return _layout(text, style, None, None, True, "start", False).width
