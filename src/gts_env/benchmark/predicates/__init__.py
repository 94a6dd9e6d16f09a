"""The predicates of the test basis: read from YAML, compiled to functions, answered true, false or unknown."""

from __future__ import annotations

from gts_env.benchmark.predicates.base import All, Compiler, Predicate, Reading, read_predicate

__all__ = ["All", "Compiler", "Predicate", "Reading", "read_predicate"]
