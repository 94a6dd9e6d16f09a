"""Values that are more than a number."""

from __future__ import annotations

from decimal import Decimal
from typing import NamedTuple


class Money(NamedTuple):
    """An amount and its currency sign, or None where the text names none."""

    amount: Decimal
    currency: str | None

    def __str__(self) -> str:
        return f"{self.amount}"


class Quantity(NamedTuple):
    """An amount in the base unit of its dimension, and the size of the unit it was written in."""

    amount: Decimal
    dimension: str
    unit: Decimal

    def __str__(self) -> str:
        return f"{self.amount}"


class Date(NamedTuple):
    """A day; ``year`` is None where the text names none."""

    year: int | None
    month: int
    day: int

    def __str__(self) -> str:
        return f"{self.year:04}-{self.month:02}-{self.day:02}" if self.year else f"{self.month:02}-{self.day:02}"
