"""Values read from the texts of a screen: numbers, money, units, dates, times, durations and zones."""

from __future__ import annotations

from gts_env.benchmark.values.compare import OPERATORS, compare
from gts_env.benchmark.values.kinds import KINDS, add, read_literal, read_value

__all__ = ["KINDS", "OPERATORS", "add", "compare", "read_literal", "read_value"]
