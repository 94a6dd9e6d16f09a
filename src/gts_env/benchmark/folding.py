"""Texts without case and accents."""

from __future__ import annotations

import unicodedata


def fold(text: str) -> str:
    """The text in lower case and without accents, for comparison only."""
    if text.isascii():
        return text.lower()
    return "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
