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
        if size <= SMALL:
            size = 0
        if size and self.used + size > self._most:
            raise NoRoom
        self.used += size
        try:
            yield
        finally:
            self.used -= size
