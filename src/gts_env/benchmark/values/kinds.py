"""The kinds of value a basis can ask for, and how each is read from a screen and from a scenario file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from decimal import Decimal
from functools import cache
from typing import Any

from gts_env.benchmark.values.types import Money, Quantity

KINDS = ("number", "money", "unit", "date", "time", "duration", "zone", "text")
"""Words for ``as:``, ``by:`` and ``bind:``."""


@cache
def _readers() -> dict[str, Callable[[str, str], Any]]:
    # Imported at the first value: most scenario files ask for none, and the patterns take their time to compile.
    from gts_env.benchmark.values.dates import read_date, read_time
    from gts_env.benchmark.values.numbers import read_money, read_number
    from gts_env.benchmark.values.units import read_duration, read_quantity, read_zone

    return {
        "number": read_number,
        "money": read_money,
        "unit": read_quantity,
        "date": read_date,
        "time": lambda text, _: read_time(text),
        "duration": read_duration,
        "zone": lambda text, _: read_zone(text),
        "text": lambda text, _: text,
    }


def read_value(kind: str, text: str, locale: str) -> Any:
    """The value of a text on a screen, or None if it cannot be read with certainty.

    Args:
        kind: One of :data:`KINDS`.
        text: Text of a node.
        locale: Locale of the screen.

    Returns:
        A Decimal (number; duration in seconds), Money, Quantity, Date, int (time in seconds, zone in minutes) or str.
    """
    return _readers()[kind](text, locale)


def read_literal(kind: str, literal: Any) -> Any:
    """The value of a literal in a scenario file, independent of locale; None if it is not of the kind."""
    if isinstance(literal, bool) or not isinstance(literal, (str, int, float)):
        return None
    text = str(literal)
    if kind == "text":
        return text
    from gts_env.benchmark.values.numbers import read_plain

    if kind == "number":
        return read_plain(text)
    if kind == "money":
        number = read_plain(text)
        return Money(number, None) if number is not None else read_value(kind, text, "en-US")
    if kind == "duration" and (number := read_plain(text)) is not None:
        return number
    return read_value(kind, text, "en-GB") if isinstance(literal, str) else None


def add(values: Sequence[Any]) -> Any:
    """The sum of values of one kind; None if there is none, or if they cannot be added."""
    if not values or any(value is None for value in values):
        return None
    first = values[0]
    if isinstance(first, Money):
        currencies = {value.currency for value in values} - {None}
        return (
            Money(sum((v.amount for v in values), Decimal(0)), next(iter(currencies), None))
            if len(currencies) < 2
            else None
        )
    if isinstance(first, Quantity):
        alike = all(value.dimension == first.dimension for value in values)
        return Quantity(sum((v.amount for v in values), Decimal(0)), first.dimension, first.unit) if alike else None
    if isinstance(first, Decimal):
        return sum(values, Decimal(0))
    return None


def scale(value: Any, factor: Any) -> Any:
    """A value times a number, either way round; None if they cannot be multiplied."""
    if isinstance(value, Decimal) and not isinstance(factor, Decimal):
        value, factor = factor, value
    if not isinstance(factor, Decimal):
        return None
    if isinstance(value, (Money, Quantity)):
        return value._replace(amount=value.amount * factor)
    return value * factor if isinstance(value, Decimal) else None
