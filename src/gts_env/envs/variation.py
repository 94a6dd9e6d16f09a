"""Which variation of its scenario an episode is played in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gts_env.envs import kwargs
from gts_env.errors import GtsError

if TYPE_CHECKING:
    import numpy as np

SEEDED = "seeded"
"""In place of a number: each reset draws one."""


def variation_kwarg(value: object) -> int | str:
    """A number of a variation, or :data:`SEEDED`.

    Raises:
        GtsError: It is something else.
    """
    if isinstance(value, str):
        if value != SEEDED:
            raise GtsError(f"`variation` is a whole number from 0, or {SEEDED!r}", found=repr(value))
        return value
    return kwargs.whole("variation", value, 0)


def drawn(variation: int | str, rng: np.random.Generator) -> int:
    """The number itself, or for :data:`SEEDED` one of those that a seed chooses among, from 1 on.

    Args:
        variation: What :func:`variation_kwarg` gave.
        rng: The environment's ``np_random``; nothing is drawn from it for a number.
    """
    if isinstance(variation, int):
        return variation
    from gts_env.benchmark.variation import SEEDED as MOST

    return 1 + int(rng.integers(MOST))
