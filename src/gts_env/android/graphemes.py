"""Grapheme clusters: what a reader takes for one character.

The rules are those of Unicode's UAX #29 that matter to typed text: combining marks, emoji with modifiers, joined by
zero-width joiners or tagged, flags, Hangul syllables, and the line break of two characters.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

_ZWJ = "\u200d"
_WINDOW = 64
"""How far back a cluster is looked for: longer than any emoji sequence in use."""


def before(text: str, at: int) -> int:
    """Where the cluster that ends at (or holds) character ``at`` begins; 0 at the start of the text."""
    start = max(0, at - _WINDOW)
    last = start
    for i in range(start + 1, at):
        if _breaks(text, i, start):
            last = i
    return last if at > 0 else 0


def erased(text: str, at: int) -> int:
    """Where what a backspace at ``at`` takes away begins: a cluster, but of a letter with marks the last mark only.

    So a vowel sign, a virama or a vowel point that was typed by a key of its own is taken back by one, as on Android.
    """
    last = text[at - 1 : at]
    if last and unicodedata.category(last) in ("Mn", "Mc") and not "\ufe00" <= last <= "\ufe0f":
        return at - 1
    return before(text, at)


def after(text: str, at: int) -> int:
    """Where the cluster that begins at character ``at`` ends; the length of the text at its end."""
    i = at + 1
    while i < len(text) and not _breaks(text, i, at):
        i += 1
    return min(i, len(text))


def snapped(text: str, at: int) -> int:
    """The nearest place at or before ``at`` at which a caret may stand."""
    at = max(0, min(at, len(text)))
    if at in (0, len(text)) or _breaks(text, at, max(0, at - _WINDOW)):
        return at
    return before(text, at)


def _breaks(text: str, i: int, start: int) -> bool:
    """Whether one cluster ends and another begins before character ``i``; nothing before ``start`` is looked at."""
    a, b = text[i - 1], text[i]
    if a < "\x7f" and b < "\x7f":
        return not (a == "\r" and b == "\n")
    if _extends(b):
        return a in "\r\n"
    if a == _ZWJ:
        return not (_pictures(b) and i >= 2 and _joined_to_picture(text, i - 1, start))
    if _regional(a) and _regional(b):
        return _run_of_regionals(text, i, start) % 2 == 0
    return not _one_syllable(a, b)


@lru_cache(maxsize=4096)
def _extends(ch: str) -> bool:
    code = ord(ch)
    if 0x1F3FB <= code <= 0x1F3FF or 0xE0020 <= code <= 0xE007F or code in (0x200C, 0x200D):
        return True
    return unicodedata.category(ch) in ("Mn", "Me", "Mc")


@lru_cache(maxsize=4096)
def _pictures(ch: str) -> bool:
    return unicodedata.category(ch) in ("So", "Sm", "Sk", "Cn") or ord(ch) >= 0x1F000


def _joined_to_picture(text: str, joiner: int, start: int) -> bool:
    i = joiner - 1
    while i > start and _extends(text[i]):
        i -= 1
    return _pictures(text[i])


def _regional(ch: str) -> bool:
    return 0x1F1E6 <= ord(ch) <= 0x1F1FF


def _run_of_regionals(text: str, i: int, start: int) -> int:
    count = 0
    while i - 1 - count >= start and _regional(text[i - 1 - count]):
        count += 1
    return count


def _one_syllable(a: str, b: str) -> bool:
    """Hangul: a leading consonant takes a vowel or syllable, a vowel takes a vowel or a final, a final a final."""
    x, y = ord(a), ord(b)
    if 0x1100 <= x <= 0x115F:
        return 0x1100 <= y <= 0x11A7 or 0xAC00 <= y <= 0xD7A3
    if 0x1160 <= x <= 0x11A7 or (0xAC00 <= x <= 0xD7A3 and (x - 0xAC00) % 28 == 0):
        return 0x1160 <= y <= 0x11FF
    if 0x11A8 <= x <= 0x11FF or 0xAC00 <= x <= 0xD7A3:
        return 0x11A8 <= y <= 0x11FF
    return False
