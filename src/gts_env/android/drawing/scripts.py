"""What a character needs: the font that draws it, the cluster it belongs to, where a line may break beside it."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_right
from functools import lru_cache

#: Families of the vendored fonts by first code point of a range; Latin stands for Roboto of the style at hand.
_RANGES: tuple[tuple[int, str], ...] = (
    (0x0, "Latin"), (0x590, "Hebrew"), (0x600, "Arabic"), (0x700, "Latin"), (0x750, "Arabic"), (0x780, "Latin"),
    (0x900, "Devanagari"), (0x980, "Latin"), (0xE00, "Thai"), (0xE80, "Latin"), (0x1100, "CJK"), (0x1200, "Latin"),
    (0x2103, "CJK"), (0x2104, "Latin"), (0x2109, "CJK"), (0x210A, "Latin"),
    (0x2190, "CJK"), (0x2200, "Latin"), (0x2460, "CJK"), (0x2700, "Emoji"), (0x2713, "CJK"), (0x2714, "Emoji"),
    (0x27C0, "Latin"), (0x2B00, "Emoji"), (0x2C00, "Latin"), (0x2E80, "CJK"), (0xA000, "Latin"), (0xA830, "Devanagari"),
    (0xA840, "Latin"), (0xAC00, "CJK"), (0xD7B0, "Latin"), (0xF900, "CJK"), (0xFB00, "Latin"), (0xFB1D, "Hebrew"),
    (0xFB50, "Arabic"), (0xFE00, "Latin"), (0xFE30, "CJK"), (0xFE70, "Arabic"), (0xFF00, "CJK"), (0xFFF0, "Latin"),
    (0x1F000, "Emoji"), (0x20000, "CJK"), (0x30000, "Latin"),
)  # fmt: skip
#: Characters among older symbols that are emoji unless told otherwise (Unicode's Emoji_Presentation).
_EMOJI = frozenset(
    "⌚⌛⏩⏪⏫⏬⏰⏳◽◾☔☕♈♉♊♋♌♍♎♏♐♑♒♓♿⚓⚡⚪⚫⚽⚾⛄⛅⛎⛔⛪⛲⛳⛵⛺⛽✅✊✋✨❌❎❓❔❕❗➕➖➗➰➿⬛⬜⭐⭕"
)
_STARTS = [start for start, _ in _RANGES]

_MARKS = (
    "\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06ed"
    "\u0900-\u0903\u093a-\u094f\u0951-\u0957\u0962\u0963\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u200c\u20d0-\u20ff\ufe00-\ufe0f"
    "\U0001f3fb-\U0001f3ff"
)
#: Two regional letters make a flag; a mark, a modifier or a joiner with what follows belongs to the character before.
_CLUSTER = re.compile(f"[\U0001f1e6-\U0001f1ff]{{2}}|.(?:[\u094d\u200d].|[{_MARKS}\u200d])*", re.DOTALL)

#: Never at the start of a line: closing marks, small kana, the prolonged sound mark.
_NOT_FIRST = frozenset(
    "、。，．・：；？！゛゜ヽヾ々ー’”）〕］｝〉》」』】ぁぃぅぇぉっゃゅょァィゥェォッャュョヵヶ,.:;?!)]}%…"
)
#: Never at the end of a line: opening marks.
_NOT_LAST = frozenset("‘“（〔［｛〈《「『【([{¥$￥")
#: Thai vowels that are written before their consonant.
_THAI_LEADING = frozenset("\u0e40\u0e41\u0e42\u0e43\u0e44")
_BREAK_AFTER = frozenset("-\u2010\u2013\u2014")


#: Arabic, Devanagari, Thai: letters join, or stand over and under one another.
_JOINED = re.compile("[\u0600-\u06ff\u0750-\u077f\u0900-\u097f\u0e00-\u0e7f\ufb50-\ufdff\ufe70-\ufeff]")


def joined(text: str) -> bool:
    """Whether a text has letters that join."""
    return _JOINED.search(text) is not None


@lru_cache(maxsize=8192)
def family(char: str) -> str:
    """The family whose font draws a character."""
    return "Emoji" if char in _EMOJI else _RANGES[bisect_right(_STARTS, ord(char)) - 1][1]


def families(text: str) -> tuple[str, ...]:
    """The families a text needs, Latin first, the others in a fixed order."""
    needed = {"Latin", *map(family, text)}
    order = ("Latin", "Hebrew", "Arabic", "Devanagari", "Thai", "CJK", "Emoji")
    if any("\u2190" <= char <= "\u2bff" for char in text):
        # Symbols are shared out between these two.
        needed |= {"CJK", "Emoji"}
    if "\ufe0f" in text or "\u20e3" in text:
        # The selector asks for the coloured picture of a symbol that exists in both.
        needed.add("Emoji")
        order = ("Latin", "Emoji", *order[1:6])
    return tuple(name for name in order if name in needed)


def clusters(text: str) -> list[str]:
    """The text in pieces that a caret or a line break does not split."""
    return _CLUSTER.findall(text)


def right_to_left(text: str, default: bool) -> bool:
    """The base direction: that of the first letter with one, as Android's ``firstStrong``."""
    for char in text:
        kind = unicodedata.bidirectional(char)
        if kind in ("R", "AL"):
            return True
        if kind == "L":
            return False
    return default


def _breaks_between(before: str, after: str) -> bool:
    last, first = before[-1], after[0]
    if last.isspace():
        return not first.isspace()
    if first.isspace() or first in _NOT_FIRST or last in _NOT_LAST or last in _THAI_LEADING:
        return False
    if last in _BREAK_AFTER and not first.isdigit():
        return True
    kinds = {family(before[0]), family(first)}
    if kinds == {"Thai"}:
        # Without a dictionary: not before the vowels and signs that cannot begin a syllable.
        return not "\u0e2f" <= first <= "\u0e3a" and first not in "\u0e45\u0e46"
    return bool(kinds & {"CJK", "Emoji"})


def chunks(text: str) -> list[str]:
    """The text in pieces between which a line may break; spaces stay at the end of the piece before them."""
    pieces: list[str] = []
    previous = ""
    for cluster in clusters(text):
        if not previous or _breaks_between(previous, cluster):
            pieces.append(cluster)
        else:
            pieces[-1] += cluster
        previous = cluster
    return pieces
