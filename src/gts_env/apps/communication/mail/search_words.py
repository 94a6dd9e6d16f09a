"""Words as a search compares them."""

from __future__ import annotations

import unicodedata
from functools import lru_cache


@lru_cache(maxsize=4096)
def folded(text: str) -> str:
    """Text without letter case and accents."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join([c for c in plain if not unicodedata.combining(c)])
