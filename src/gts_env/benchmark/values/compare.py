"""Comparison of values: true, false, or unknown where they cannot be compared."""

from __future__ import annotations

import re
from collections.abc import Callable
from decimal import Decimal
from typing import Any

from gts_env.benchmark.folding import fold
from gts_env.benchmark.values.types import Date, Money, Quantity

OPERATORS = ("==", "!=", "<", "<=", ">", ">=")
SHORT = re.compile(r"\s*(==|!=|<=|>=|<|>)\s*(.+?)\s*", re.DOTALL)
"""The short form of a comparison, such as ``>= 3``."""
_BY_ORDER: dict[str, Callable[[int], bool]] = {
    "<": lambda order: order < 0,
    "<=": lambda order: order <= 0,
    ">": lambda order: order > 0,
    ">=": lambda order: order >= 0,
}


def compare(operator: str, left: Any, right: Any, tolerance: Decimal = Decimal(0)) -> bool | None:
    """Compare two values of one kind.

    Args:
        operator: One of :data:`OPERATORS`.
        left: A value, or None where it could not be read.
        right: The value to compare with; likewise.
        tolerance: Allowed difference of ``==`` and ``!=``, in the unit of ``right``.

    Returns:
        The answer; None if a value is missing or the two cannot be compared.
    """
    if left is None or right is None or type(left) is not type(right):
        return None
    if operator in ("==", "!="):
        same = _equal(left, right, tolerance)
        return same if operator == "==" or same is None else not same
    order = _order(left, right)
    return None if order is None else _BY_ORDER[operator](order)


def _equal(left: Any, right: Any, tolerance: Decimal) -> bool | None:
    if isinstance(left, Money):
        if left.currency and right.currency and left.currency != right.currency:
            return False
        return bool(abs(left.amount - right.amount) <= tolerance)
    if isinstance(left, Quantity):
        if left.dimension != right.dimension:
            return False
        # Conversion of Fahrenheit and the like leaves a rest far below any display.
        return bool(abs(left.amount - right.amount) <= max(tolerance * right.unit, Decimal("1e-9")))
    if isinstance(left, Date):
        years = left.year is None or right.year is None or left.year == right.year
        return bool(years and left[1:] == right[1:])
    if isinstance(left, (int, Decimal)):
        return bool(abs(left - right) <= tolerance)
    return bool(left == right)


def _order(left: Any, right: Any) -> int | None:
    if isinstance(left, Money):
        return (
            _sign(left.amount, right.amount)
            if left.currency in (None, right.currency) or right.currency is None
            else None
        )
    if isinstance(left, Quantity):
        return _sign(left.amount, right.amount) if left.dimension == right.dimension else None
    if isinstance(left, Date):
        if (left.year is None) != (right.year is None):
            return None
        return _sign((left.year or 0, *left[1:]), (right.year or 0, *right[1:]))
    if isinstance(left, str):
        return _sign(fold(left), fold(right))
    return _sign(left, right)


def _sign(left: Any, right: Any) -> int:
    return int(left > right) - int(left < right)
