"""The written forms of a comparison: ``">= 3"`` for counts and facts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from decimal import Decimal

from gts_env.benchmark.spot import Spot
from gts_env.benchmark.values.compare import SHORT

_ANSWERS: dict[str, Callable[[Decimal, Decimal], bool]] = {
    "==": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
}


@dataclass(frozen=True, slots=True)
class Comparison:
    """A comparison with a number, such as ``>= 3``."""

    operator: str
    number: Decimal

    def holds(self, value: float | Decimal) -> bool:
        """Whether a number satisfies it."""
        return _ANSWERS[self.operator](value if isinstance(value, Decimal) else Decimal(str(value)), self.number)

    def holds_from(self, least: int) -> bool | None:
        """Whether every number from this one upwards satisfies it, or none; None if some do."""
        here = self.holds(least)
        if self.operator in (">", ">="):
            return here or None
        if self.operator in ("<", "<="):
            return None if here else False
        beyond = least > self.number
        return None if not beyond else self.operator == "!="


def read_comparison(spot: Spot) -> Comparison:
    """Read ``3``, ``"3"`` or ``">= 3"``.

    Raises:
        ScenarioError: Something else.
    """
    value = spot.value
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return Comparison("==", Decimal(str(value)))
    match = SHORT.fullmatch(value) if isinstance(value, str) else None
    operator, number = (match[1], match[2]) if match else ("==", value)
    try:
        return Comparison(operator, Decimal(str(number)))
    except ArithmeticError:
        raise spot.error("expected a number or a comparison", mend='Write 3 or ">= 3".') from None
