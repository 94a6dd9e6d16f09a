"""One stream of an adb connection: bytes both ways, each write acknowledged before the next is sent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from gts_env.serving.adb.wire import CLSE, MAX_PAYLOAD, OKAY, WRTE, Message

MOST_WAITING = 1 << 20
"""Bytes that may wait to be read before the peer's next write is left unacknowledged."""

SLOW_SECONDS = 60.0
"""Time that a peer may take to accept what is written; then the stream is closed."""


class Closed(Exception):
    """The peer has closed the stream."""


class Stream:
    """A stream as a service sees it.

    Args:
        mine: Our id.
        peers: The peer's id.
        send: Sends a message.
        most: Largest payload that the peer takes.
        room: Waits until the connection has room for another payload.
    """

    def __init__(
        self,
        mine: int,
        peers: int,
        send: Callable[[Message], None],
        most: int,
        room: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        self.mine, self.peers = mine, peers
        self._send, self._most, self._room = send, most, room
        self._waiting = bytearray()
        self._owed = False
        self._arrived = asyncio.Event()
        self._acknowledged = asyncio.Event()
        self._acknowledged.set()
        self.closed = False

    # -- what the connection tells --------------------------------------------------------------------------------

    def arrive(self, payload: bytes) -> None:
        """The peer has written; it may write again once there is room. One that does not wait for that is cut off."""
        if self.closed:
            return
        if len(self._waiting) > MOST_WAITING + MAX_PAYLOAD:
            self._send(Message(CLSE, self.mine, self.peers))
            self.end()
            return
        self._waiting += payload
        self._arrived.set()
        self._owed = True
        self._pay()

    @property
    def backlog(self) -> int:
        """Bytes that wait to be read."""
        return len(self._waiting)

    def acknowledge(self) -> None:
        """The peer has taken what was written last."""
        self._acknowledged.set()

    def end(self) -> None:
        """The peer has closed the stream, or the connection is gone."""
        self.closed = True
        self._arrived.set()
        self._acknowledged.set()

    def _pay(self) -> None:
        if self._owed and len(self._waiting) < MOST_WAITING and not self.closed:
            self._owed = False
            self._send(Message(OKAY, self.mine, self.peers))

    # -- what a service does --------------------------------------------------------------------------------------

    async def read(self) -> bytes:
        """Whatever has arrived; waits until something has.

        Raises:
            Closed: The peer has closed the stream and everything was read.
        """
        while not self._waiting:
            if self.closed:
                raise Closed
            self._arrived.clear()
            await self._arrived.wait()
        taken = bytes(self._waiting)
        self._waiting.clear()
        self._pay()
        return taken

    async def exactly(self, count: int) -> bytes:
        """So many bytes, at most :data:`MOST_WAITING`.

        Raises:
            Closed: The peer has closed the stream before.
        """
        while len(self._waiting) < count:
            if self.closed:
                raise Closed
            self._arrived.clear()
            await self._arrived.wait()
        taken = bytes(self._waiting[:count])
        del self._waiting[:count]
        self._pay()
        return taken

    async def write(self, data: bytes) -> None:
        """Send bytes, and wait until the peer has taken them.

        Raises:
            Closed: The peer has closed the stream.
        """
        for start in range(0, len(data), self._most):
            await self._taken()
            if self.closed:
                raise Closed
            self._acknowledged.clear()
            if self._room is not None:
                await self._room()
            self._send(Message(WRTE, self.mine, self.peers, data[start : start + self._most]))
        await self._taken()

    async def _taken(self) -> None:
        """Wait until the peer has taken what was written last; one that takes nothing for long is given up."""
        if self._acknowledged.is_set():
            return
        try:
            async with asyncio.timeout(SLOW_SECONDS):
                await self._acknowledged.wait()
        except TimeoutError:
            self._send(Message(CLSE, self.mine, self.peers))
            self.end()
            raise Closed from None

    async def close(self) -> None:
        """Close the stream once all that was written has been taken."""
        await self._taken()
        if not self.closed:
            self.closed = True
            self._send(Message(CLSE, self.mine, self.peers))
