"""Plural categories of whole numbers (CLDR plural rules)."""

from __future__ import annotations

CATEGORIES: dict[str, tuple[str, ...]] = {
    "ar": ("zero", "one", "two", "few", "many", "other"),
    "he": ("one", "two", "other"),
    "ja": ("other",),
    "zh": ("other",),
}
"""Categories of the languages that have more or fewer than ``one`` and ``other``."""
_ZERO_IS_ONE = ("hi", "fr")


def categories(language: str) -> tuple[str, ...]:
    """The categories a language has."""
    return CATEGORIES.get(language, ("one", "other"))


def category(language: str, n: int) -> str:
    """The category of a whole number, ``other`` being the most general."""
    n = abs(n)
    if language in ("ja", "zh"):
        return "other"
    if language == "ar":
        return _arabic(n)
    if n == 1 or (n == 0 and language in _ZERO_IS_ONE):
        return "one"
    return "two" if n == 2 and language == "he" else "other"


def _arabic(n: int) -> str:
    if n <= 2:
        return ("zero", "one", "two")[n]
    rest = n % 100
    if 3 <= rest <= 10:
        return "few"
    return "many" if rest >= 11 else "other"
