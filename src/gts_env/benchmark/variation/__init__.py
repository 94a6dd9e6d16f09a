"""Variations: the same scenario with other names, dates, amounts, colours, order and length of data, lawfully.

A scenario file says in its ``vary:`` block what may differ. Variation 0 is the file as written; variation k is made by
changing the parsed file before it is read, so that data, test basis, plans, instructions and reports stay of one piece.
"""

from __future__ import annotations

from gts_env.benchmark.variation.variant import SEEDED, Source, as_written, check_places, variant
from gts_env.benchmark.variation.vary import Vary, read_vary
from gts_env.benchmark.variation.words import Words

__all__ = ["SEEDED", "Source", "Vary", "Words", "as_written", "check_places", "read_vary", "variant"]
