"""A timer, alarm, sync or refresh that happens twice."""

from __future__ import annotations

from gts_env.faults.operators import run_twice


class RepeatJob(run_twice.RunTwice):
    """The target job is done more than once.

    Parameters:
        times: How often. Default 2.
    """

    seam = "job"
