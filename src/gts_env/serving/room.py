"""Room for what waits to be taken by hosts: so much for all of them together."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

MOST = 128 << 20
"""Bytes that may wait for the hosts of one phone."""
SMALL = 16 << 10
"""What is no larger is not counted: so much every stream may have waiting, whatever the others do."""


class NoRoom(Exception):
    """Hosts have left too much waiting."""


class Room:
    """Counts what waits.

    Args:
        most: Bytes there is room for.
    """

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self.used = 0

    @contextlib.contextmanager
    def hold(self, size: int) -> Iterator[None]:
        """Hold so many bytes for as long as the block takes.

        Raises:
            NoRoom: There is no room for them.
        """
        held = size if size > SMALL else 0
        self.take(held)
        try:
            yield
        finally:
            self.used -= held

    def has(self, size: int) -> bool:
        """Whether there is room for so many bytes more."""
        return self.used + size <= self._most

    def take(self, size: int) -> None:
        """Take so many bytes, which are given back by lowering ``used``.

        Raises:
            NoRoom: There is no room for them.
        """
        if size and not self.has(size):
            raise NoRoom
        self.used += size
