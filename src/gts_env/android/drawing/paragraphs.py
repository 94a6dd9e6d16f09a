"""Lines of text that needs shaping: other scripts, emoji, mixed directions.

Skia's paragraph module shapes, orders and paints one line; wrapping and the ellipsis are done here, over the cached
widths of unbreakable pieces, since its binding tells neither where it broke a line nor offers an ellipsis.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from gts_env.android.drawing import fonts
from gts_env.android.drawing.advances import END, covered, pair_advances
from gts_env.android.drawing.lines import Line
from gts_env.android.drawing.scripts import chunks, clusters, families, right_to_left
from gts_env.android.drawing.skia_loader import load_skia
from gts_env.android.drawing.style import ELLIPSIS, SLACK, TextStyle

skia = load_skia()

#: Wide enough for any line: the paragraph module must not wrap by itself.
_ENDLESS = 1e7
#: Unicode's right-to-left isolate and its end: they set the base direction, which the binding cannot.
_RTL, _END_RTL = "\u2067", "\u2069"

FILES = {
    "Hebrew": "NotoSansHebrew-Regular",
    "Arabic": "NotoSansArabic-Regular",
    "Devanagari": "NotoSansDevanagari-Regular",
    "Thai": "NotoSansThai-Regular",
    "CJK": "NotoSansCJK-Regular",
    "Emoji": "NotoColorEmoji",
}


@cache
def _collection() -> tuple[Any, Any, set[str]]:
    provider = skia.textlayout.TypefaceFontProvider()
    collection = skia.textlayout.FontCollection()
    collection.setDefaultFontManager(provider)
    return provider, collection, set()


@cache
def _unicode() -> Any:
    return skia.Unicodes.ICU.Make()


def _fonts_for(names: list[str]) -> Any:
    """The collection, with the files of these names registered under them; loaded only when first needed."""
    provider, collection, known = _collection()
    for name in names:
        if name not in known:
            known.add(name)
            provider.registerTypeface(fonts.typeface(name), name)
    return collection


def build(text: str, style: TextStyle, color: int) -> Any:
    """A one-line ``skia.textlayout.Paragraph``, laid out."""
    latin = fonts.face_name(style.weight, style.mono)
    names = [latin if name == "Latin" else FILES[name] for name in families(text)]
    look = skia.textlayout.TextStyle()
    look.setFontFamilies(names)
    look.setFontSize(style.size)
    look.setColor(color)
    look.setLetterSpacing(style.letter_spacing)
    paragraph_style = skia.textlayout.ParagraphStyle()
    paragraph_style.setTextStyle(look)
    builder = skia.textlayout.ParagraphBuilder.make(paragraph_style, _fonts_for(names), _unicode())
    builder.addText(text)
    paragraph = builder.Build()
    paragraph.layout(_ENDLESS)
    return paragraph


@lru_cache(maxsize=16384)
def _em_width(text: str, weight: int, mono: bool) -> float:
    """The advance of a piece of text in em; one measurement serves all sizes, since advances scale exactly."""
    name = fonts.face_name(weight, mono)
    if covered(name).issuperset(text):
        table = pair_advances(name)
        return sum(map(table.__getitem__, zip(text, text[1:] + END, strict=False)))
    style = _measuring_style(weight, mono)
    return float(build(text, style, 0xFF000000).MaxIntrinsicWidth) / style.size


@cache
def _measuring_style(weight: int, mono: bool) -> TextStyle:
    return TextStyle(1000.0, weight, mono=mono)


def piece_width(text: str, style: TextStyle) -> float:
    """The advance of a piece of text, trailing spaces included, px."""
    width = _em_width(text, style.weight, style.mono) * style.size
    return width + style.letter_spacing * len(clusters(text)) if style.letter_spacing else width


def lines(
    text: str, start: int, style: TextStyle, width: float | None, limit: int | None, ellipsis: bool, rtl: bool
) -> tuple[list[Line], bool]:
    """Wrap one paragraph (no newline in it) whose first character has offset ``start``.

    Returns:
        At least one line, at most ``limit``, and whether something was cut.
    """
    base = right_to_left(text, rtl)
    pieces = chunks(text)
    rows = _wrap(pieces, style, width)
    cut = limit is not None and len(rows) > limit
    made: list[Line] = []
    for row in rows[: limit if cut else None]:
        made.append(_line("".join(row), start, style, base))
        start += len(made[-1].text)
    if cut and ellipsis:
        rest = [piece for row in rows[len(made) - 1 :] for piece in row]
        made[-1] = ellipsized("".join(rest), made[-1].start, style, width, base)
    return made, cut


def _wrap(pieces: list[str], style: TextStyle, width: float | None) -> list[list[str]]:
    """Greedy rows of pieces; a piece wider than the line is broken between clusters."""
    rows: list[list[str]] = [[]]
    used = 0.0
    room = float("inf") if width is None else width + SLACK
    for piece in pieces:
        wide = piece_width(piece, style)
        if used + piece_width(piece.rstrip(), style) <= room:
            rows[-1].append(piece)
            used += wide
        elif wide <= room or len(clusters(piece)) == 1:
            rows.append([piece])
            used = wide
        else:
            split = _wrap(clusters(piece), style, width)
            rows += split
            used = sum(piece_width(part, style) for part in split[-1])
    return rows[1:] if not rows[0] and len(rows) > 1 else rows


def _line(text: str, start: int, style: TextStyle, rtl: bool, tail: str = "") -> Line:
    shown = text + tail
    seen = shown.rstrip() or shown
    width = sum(piece_width(piece, style) for piece in chunks(seen))
    wrapped = f"{_RTL}{shown.rstrip()}{_END_RTL}" if rtl else shown.rstrip()
    painter = lru_cache(maxsize=4)(lambda color: build(wrapped, style, color)) if seen.strip() else None
    return Line(shown, start, width, lambda: _stops(text, style, width, rtl), painter)


def ellipsized(text: str, start: int, style: TextStyle, width: float | None, rtl: bool) -> Line:
    """As much of the text as fits beside an ellipsis."""
    room = (float("inf") if width is None else width + SLACK) - piece_width(ELLIPSIS, style)
    kept, used = "", 0.0
    for piece in chunks(text):
        wide = piece_width(piece, style)
        if used + wide > room:
            kept += _fitting(piece, style, room - used)
            break
        kept += piece
        used += wide
    return _line(kept, start, style, rtl, ELLIPSIS)


def _fitting(piece: str, style: TextStyle, room: float) -> str:
    fit = ""
    for cluster in clusters(piece):
        if piece_width(fit + cluster, style) > room:
            break
        fit += cluster
    return fit


def _stops(text: str, style: TextStyle, width: float, rtl: bool) -> list[float]:
    """Caret stops of a line of one direction; inside a cluster they stay at its start."""
    xs = [0.0]
    for piece in chunks(text):
        origin, end = xs[-1], 0
        for cluster in clusters(piece):
            end += len(cluster)
            xs += [xs[-1]] * (len(cluster) - 1) + [origin + piece_width(piece[:end], style)]
    return [width - x for x in xs] if rtl else xs
