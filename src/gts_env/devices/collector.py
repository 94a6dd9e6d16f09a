"""How often Python's collector of reference cycles runs.

A phone keeps hundreds of thousands of small objects: screens as they were laid out, states to go back to. They hold no
cycles, but the collector looks at all of them whenever a quarter as many have come: by its own setting that takes a
third of the time in which an agent sees new screens.
"""

from __future__ import annotations

import gc

DEFAULTS = (700, 2000)
"""First thresholds that Python begins with, by its version."""
THRESHOLD = 20_000
"""Objects made, less those gone, from which the youngest are looked at."""


def collect_less_often() -> None:
    """Have the collector run less often, unless somebody has set it otherwise."""
    first, *others = gc.get_threshold()
    if first in DEFAULTS:
        gc.set_threshold(THRESHOLD, *others)
