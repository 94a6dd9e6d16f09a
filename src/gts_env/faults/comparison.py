"""A comparison of a value with what a scenario file says."""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gts_env.benchmark.spot import Spot

_COMPARE = re.compile(r"\s*(>=|<=|==|!=|>|<)\s*(.+)")
_OPERATORS: dict[str, Callable[[Any, Any], bool]] = {
    ">=": operator.ge,
    "<=": operator.le,
    "==": operator.eq,
    "!=": operator.ne,
    ">": operator.gt,
    "<": operator.lt,
}


@dataclass(frozen=True, slots=True)
class Test:
    """A comparison with a written value: plain equality, one of a list, or ``>=1.3``."""

    __test__ = False

    options: tuple[Any, ...]

    @classmethod
    def read(cls, spot: Spot) -> Test:
        """Read a value, a list of values, or a comparison."""
        values = [s.value for s in spot.items(1)] if isinstance(spot.value, list) else [spot.value]
        return cls(tuple(_option(v) for v in values))

    def holds(self, value: Any) -> bool:
        """Whether a value passes."""
        for option in self.options:
            if isinstance(option, tuple):
                name, bound = option
                if isinstance(value, (int, float)) and _OPERATORS[name](value, bound):
                    return True
            elif value == option or (option is not None and str(value) == str(option)):
                return True
        return False


def _option(value: Any) -> Any:
    found = _COMPARE.fullmatch(value) if isinstance(value, str) else None
    if found is None:
        return value
    try:
        return found[1], float(found[2])
    except ValueError:
        return value


def tests(spot: Spot | None) -> tuple[tuple[str, Test], ...]:
    """The comparisons of a mapping, by key."""
    return tuple((key, Test.read(child)) for key, child in spot.entries()) if spot is not None else ()
