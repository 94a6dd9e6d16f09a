"""Numbers that look like chance and follow from a seed alone."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TypeVar

Seed = int | str | tuple[int | str, ...]
"""What a picture grows from: an id, a title, or several of these."""
T = TypeVar("T")

_MASK = (1 << 64) - 1


class Chance:
    """A row of numbers; equal seeds give equal rows on every machine.

    The generator is SplitMix64 (Steele, Lea and Flood, 2014), started from a BLAKE2 digest of the seed.
    """

    __slots__ = ("_state",)

    def __init__(self, *seed: Seed) -> None:
        digest = hashlib.blake2b(repr(seed).encode("utf-8", "surrogatepass"), digest_size=8).digest()
        self._state = int.from_bytes(digest, "big")

    def _next(self) -> int:
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ z >> 27) * 0x94D049BB133111EB) & _MASK
        return z ^ z >> 31

    def share(self) -> float:
        """A number from 0 up to 1."""
        return (self._next() >> 11) / (1 << 53)

    def between(self, low: float, high: float) -> float:
        """A number from ``low`` up to ``high``."""
        return low + self.share() * (high - low)

    def whole(self, low: int, high: int) -> int:
        """A whole number from ``low`` to ``high``, both included."""
        return low + int(self.share() * (high - low + 1))

    def pick(self, choices: Sequence[T]) -> T:
        """One of the choices."""
        return choices[int(self.share() * len(choices))]
