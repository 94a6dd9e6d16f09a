"""A measured figure beside the floor it is held to."""

from __future__ import annotations

import json
from dataclasses import dataclass

_MORE_IS_BETTER = ("1/s", "x")


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure.

    Attributes:
        name: What was measured.
        value: The value; None if it could not be measured.
        unit: ``1/s``, ``x`` (times as much), ``ms``, ``s`` or ``MB``.
        floor: What is asked: at least this for rates and gains, at most this for all others; None for no demand.
        reason: Why it could not be measured.
    """

    name: str
    value: float | None
    unit: str
    floor: float | None = None
    reason: str = ""

    @property
    def holds(self) -> bool:
        """Whether the floor is kept; where nothing was measured none is broken."""
        if self.floor is None or self.value is None:
            return True
        return self.value >= self.floor if self.unit in _MORE_IS_BETTER else self.value <= self.floor

    def to_json(self) -> str:
        """The figure as one line of JSON."""
        value = None if self.value is None else float(f"{self.value:.4g}")
        told = {"name": self.name, "value": value, "unit": self.unit, "floor": self.floor}
        return json.dumps({**told, "reason": self.reason} if self.reason else told)
