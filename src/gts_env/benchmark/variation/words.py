"""Words and amounts of a scenario, replaced wherever they stand."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from decimal import Decimal, InvalidOperation
from functools import lru_cache
from typing import Any

_KEPT = r"\$\{\w+\}"
_NUMBER = r"(?<![\w.,])\d(?:[\d.,\u00a0\u202f']*\d)?(?![\w])"


@dataclass(frozen=True, slots=True)
class Words:
    """What is said instead.

    Attributes:
        texts: Old and new words.
        amounts: Old and new numbers, as decimal texts.
    """

    texts: tuple[tuple[str, str], ...] = ()
    amounts: tuple[tuple[str, str], ...] = ()

    def __bool__(self) -> bool:
        return bool(self.texts or self.amounts)

    def text(self, text: str, *, exact: bool = False, regex: bool = False) -> str:
        """A text with other words.

        Args:
            text: The text.
            exact: Whether only words in the very letters of ``texts`` are meant, as in data; else ``dentist`` becomes
                ``optician`` where ``Dentist`` becomes ``Optician``.
            regex: Whether the text is a regular expression.
        """
        if not self:
            return text
        pattern = _pattern(self.texts, bool(self.amounts), exact, regex)
        return pattern.sub(lambda found: self._said(found, exact, regex), text)

    def _said(self, found: re.Match[str], exact: bool, regex: bool) -> str:
        if found["word"] is None:
            return found[0] if found["number"] is None else self._amount(found["number"])
        old = found["word"]
        new = _table(self.texts, exact)[_unescaped(old, regex) if exact else _unescaped(old, regex).lower()]
        said = new[1] if exact else _in_letters_of(_unescaped(old, regex), *new)
        return re.sub(r"([.()\[\]?*+|^$\\])", r"\\\1", said) if regex else said

    def number(self, value: float) -> float:
        """A number of the data, or what it is replaced by; whole numbers stay whole where they can."""
        for old, new in self.amounts:
            if Decimal(str(value)) == Decimal(old):
                made = Decimal(new)
                return int(made) if isinstance(value, int) and made == made.to_integral_value() else float(made)
        return value

    def _amount(self, shown: str) -> str:
        for point in ".,":
            value = _value(shown, point)
            for old, new in self.amounts:
                if value is not None and value == Decimal(old):
                    return _shown_like(shown, point, Decimal(new))
        return shown

    def in_data(self, value: Any) -> Any:
        """App data with other words in all of its texts; what has none of them stays the same object."""
        if not self.texts:
            return value
        if isinstance(value, str):
            return Words(self.texts).text(value, exact=True)
        if is_dataclass(value) and not isinstance(value, type):
            old = {f.name: getattr(value, f.name) for f in fields(value) if f.init}
            new = {name: self.in_data(item) for name, item in old.items()}
            changed = {name: item for name, item in new.items() if item is not old[name]}
            return replace(value, **changed) if changed else value
        if isinstance(value, tuple):
            made = [self.in_data(item) for item in value]
            same = all(a is b for a, b in zip(made, value, strict=True))
            if same:
                return value
            return type(value)(*made) if hasattr(value, "_fields") else tuple(made)
        if isinstance(value, frozenset):
            return frozenset([self.in_data(item) for item in value])
        if isinstance(value, Mapping):
            items = {key: self.in_data(item) for key, item in value.items()}
            same = all(items[key] is value[key] for key in value)
            return value if same else type(value)(items)  # type: ignore[call-arg]
        return value


def _unescaped(text: str, regex: bool) -> str:
    return re.sub(r"\\(.)", r"\1", text) if regex else text


@lru_cache(maxsize=256)
def _table(texts: tuple[tuple[str, str], ...], exact: bool) -> dict[str, tuple[str, str]]:
    return {(old if exact else old.lower()): (old, new) for old, new in texts}


@lru_cache(maxsize=256)
def _pattern(texts: tuple[tuple[str, str], ...], numbers: bool, exact: bool, regex: bool) -> re.Pattern[str]:
    """Whole words, the longest first; what stands for a bound value is no word."""
    spelled = [old for old, _ in texts]
    if regex:
        spelled += [re.sub(r"([.()\[\]?*+|^$])", r"\\\1", old) for old in spelled]
    words = "|".join(re.escape(word) for word in sorted(set(spelled), key=lambda word: (-len(word), word)))
    word = rf"(?<![\w#])(?<!\w-)(?:{words})(?!\w|-\w)" if words else r"(?!)"
    # Small letters and capitals differ by hand, so that the numbers and kept parts need no flag of their own.
    word = rf"(?P<word>{word})" if exact else rf"(?P<word>(?i:{word}))"
    number = rf"(?P<number>{_NUMBER})" if numbers else r"(?P<number>(?!))"
    return re.compile(f"{_KEPT}|{word}|{number}")


def _in_letters_of(said: str, old: str, new: str) -> str:
    """The new word as ``said`` differs from the old one: all small, all capitals, or with another first letter."""
    if said == old:
        return new
    if said == old.lower():
        return new.lower()
    if said == old.upper():
        return new.upper()
    return (new[:1].upper() if said[:1].isupper() else new[:1].lower()) + new[1:]


def _value(shown: str, point: str) -> Decimal | None:
    """The number that a text shows if this is its decimal mark."""
    group = "," if point == "." else "."
    whole, mark, rest = shown.partition(point)
    if group in rest or (mark and not rest.isdigit()):
        return None
    groups = re.split(rf"[{re.escape(group)}\u00a0\u202f']", whole)
    if len(groups) > 1 and (len(groups[0]) > 3 or any(len(part) != 3 for part in groups[1:])):
        return None
    try:
        return Decimal("".join(groups) + ("." + rest if mark else ""))
    except InvalidOperation:
        return None


def _shown_like(shown: str, point: str, value: Decimal) -> str:
    """A number in the form of another: its decimal mark, at least its decimals, its marks between thousands."""
    whole, _, rest = shown.partition(point)
    exponent = value.normalize().as_tuple().exponent
    places = max(len(rest), -exponent if isinstance(exponent, int) else 0)
    digits, _, decimals = f"{value:.{places}f}".partition(".")
    group = next((mark for mark in whole if not mark.isdigit()), "")
    # Without thousands in the old number nothing tells of a mark; the other mark of the pair is the usual one.
    if group:
        digits = f"{int(digits):,}".replace(",", group)
    return digits + (point + decimals if decimals else "")
