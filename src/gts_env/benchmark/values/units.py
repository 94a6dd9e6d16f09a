"""Quantities with a unit, lengths of time and offsets from UTC."""

from __future__ import annotations

import re
from decimal import Decimal

from gts_env.benchmark.values.numbers import find_numbers, plain_digits
from gts_env.benchmark.values.types import Quantity

_TABLE = """
length 0.001 mm; 0.01 cm; 1 m metre meter; 1000 km kilometre kilometer
length 0.0254 in inch "; 0.3048 ft foot feet '; 0.9144 yd yard; 1609.344 mi mile
mass 0.000001 mg; 0.001 g gram; 1 kg kilogram; 1000 t
mass 0.028349523125 oz ounce; 0.45359237 lb lbs pound; 6.35029318 st stone
volume 0.001 ml; 0.01 cl; 0.1 dl; 1 l litre liter
volume 0.00492892159375 tsp teaspoon; 0.01478676478125 tbsp tablespoon; 0.2365882365 cup
speed 1 m/s; 0.2777777778 km/h kmh kph; 0.44704 mph; 0.5144444444 kn kt knot
time 0.001 ms; 1 s sec second; 60 min minute; 3600 h hr hour std; 86400 d day; 604800 week wk
energy 1 cal; 1000 kcal; 239.005736 kj
pressure 1 pa; 100 hpa mbar mb; 3386.389 inhg; 133.322 mmhg
data 1 b byte; 1000 kb; 1000000 mb_; 1000000000 gb; 1000000000000 tb; 1024 kib; 1048576 mib; 1073741824 gib
temperature 1 °c ℃; 1 k kelvin; 1 °f ℉
share 1 % percent
"""


def _units() -> dict[str, tuple[str, Decimal]]:
    table: dict[str, tuple[str, Decimal]] = {}
    for line in _TABLE.strip().splitlines():
        dimension, _, rest = line.partition(" ")
        for entry in rest.split(";"):
            factor, *names = entry.split()
            table.update({name: (dimension, Decimal(factor)) for name in names})
    return table


_UNITS = _units()
_WORD = re.compile(r"\s*(°\s?[CF]\b|km/h|m/s|[℃℉%\"'°]|[^\W\d_]+(?:/[^\W\d_]+)?)", re.UNICODE)
_CLOCK = re.compile(r"(?<![\d:])(?:(\d+):)?(\d{1,3}):(\d{2})(?:[.,]\d+)?(?![\d:])")
_ZONE = re.compile(r"(?:UTC|GMT|Z)?\s*(?:([-+\u2212])\s*(\d{1,2})(?::?(\d{2}))?)?", re.IGNORECASE)
_GREENWICH = "غرينتش"
"""How Arabic writes GMT."""
_OFFSET = re.compile(r"(?:UTC|GMT)\s*(?:[-+\u2212]\s*\d{1,2}(?::?\d{2})?)?|[-+\u2212]\d{1,2}:\d{2}", re.IGNORECASE)


def read_quantity(text: str, locale: str) -> Quantity | None:
    """The only number of a text, with the unit behind it; an unknown unit is a dimension of its own."""
    numbers = find_numbers(text, locale)
    if len(numbers) != 1:
        return None
    number, _, end = numbers[0]
    word = _WORD.match(plain_digits(text), end)
    if word is None:
        return None
    dimension, factor = _lookup(word[1])
    return Quantity(_to_base(number, word[1], factor), dimension, factor)


def read_duration(text: str, locale: str) -> Decimal | None:
    """A length of time in seconds: ``1 h 20 min``, ``3:25`` (minutes and seconds), ``01:02:03``."""
    plain = plain_digits(text)
    clocks = _CLOCK.findall(plain)
    if len(clocks) == 1:
        hours, minutes, seconds = clocks[0]
        return Decimal(int(hours or 0) * 3600 + int(minutes) * 60 + int(seconds))
    total, parts = Decimal(0), 0
    for number, _, end in find_numbers(_spread(plain), locale):
        word = _WORD.match(_spread(plain), end)
        dimension, factor = ("", Decimal(0)) if word is None else _lookup("min" if word[1] in "mM" else word[1])
        if dimension != "time":
            return None
        total, parts = total + number * factor, parts + 1
    return total if parts and not clocks else None


def read_zone(text: str) -> int | None:
    """An offset from UTC in minutes: ``GMT+2``, ``UTC-05:30``, ``+02:00``, ``UTC``."""
    plain = plain_digits(text).replace(_GREENWICH, "GMT").strip()
    found = [plain] if _ZONE.fullmatch(plain) and plain else _OFFSET.findall(plain)
    if len(found) != 1:
        return None
    match = _ZONE.fullmatch(found[0].strip())
    if match is None:
        return None
    minutes = int(match[2] or 0) * 60 + int(match[3] or 0)
    return minutes if match[1] in (None, "+") else -minutes


def _spread(text: str) -> str:
    """``1h20m`` as ``1h 20m``: a number directly after a letter is otherwise part of a name."""
    return re.sub(r"(?<=[^\W\d_])(?=\d)", " ", text)


def _lookup(word: str) -> tuple[str, Decimal]:
    name = word.replace(" ", "")
    if name == "MB":
        return _UNITS["mb_"]
    folded = name.casefold()
    for form in (folded, folded.removesuffix("s"), folded.removesuffix("es")):
        if form in _UNITS:
            return _UNITS[form]
    return folded.removesuffix("s"), Decimal(1)


def _to_base(number: Decimal, word: str, factor: Decimal) -> Decimal:
    name = word.replace(" ", "").casefold()
    if name in ("°f", "℉"):
        return (number - 32) * 5 / 9
    if name in ("k", "kelvin"):
        return number - Decimal("273.15")
    return number * factor
