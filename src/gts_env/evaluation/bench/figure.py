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
        value: The value.
        unit: ``1/s``, ``x`` (times as much), ``ms``, ``s`` or ``MB``.
        floor: What is asked: at least this for rates and gains, at most this for all others; None for no demand.
    """

    name: str
    value: float
    unit: str
    floor: float | None = None

    @property
    def holds(self) -> bool:
        """Whether the floor is kept."""
        if self.floor is None:
            return True
        return self.value >= self.floor if self.unit in _MORE_IS_BETTER else self.value <= self.floor

    def to_json(self) -> str:
        """The figure as one line of JSON."""
        value = float(f"{self.value:.4g}")
        return json.dumps({"name": self.name, "value": value, "unit": self.unit, "floor": self.floor})
