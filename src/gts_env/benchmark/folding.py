"""Texts without case and accents."""

from __future__ import annotations

import unicodedata

_KEPT = (7, 8, 9)
"""Combining classes that make another letter: nukta, Japanese voicing marks, virama."""


def fold(text: str) -> str:
    """The text in lower case and without accents, for comparison only."""
    if text.isascii():
        return text.lower()
    parts = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(c for c in parts if (kind := unicodedata.combining(c)) == 0 or kind in _KEPT)
    return unicodedata.normalize("NFC", bare)
