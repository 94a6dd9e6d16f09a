"""Devices on their ports: adbd on one, the emulator's console on the one below."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from gts_env.errors import DeviceError
from gts_env.serving.adb.connection import Connection

if TYPE_CHECKING:
    from gts_env.serving.served_phone import ServedPhone

LOOPBACK = "127.0.0.1"
ADB_SERVER = 5037
"""Port of the host's adb server."""


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach an address."""
    if host == "localhost":
        return True
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(host).is_loopback
    return False


@dataclass(slots=True)
class Host:
    """A phone that listens.

    Attributes:
        phone: The phone.
        host: Address that is listened on.
        port: Port of adbd; 0 for any that is free, which stands here once it listens.
    """

    phone: ServedPhone
    host: str = LOOPBACK
    port: int = 0
    _server: asyncio.Server | None = None
    _connections: set[asyncio.Task[None]] = field(default_factory=set)

    async def start(self) -> None:
        """Listen.

        Raises:
            DeviceError: The port is taken.
        """
        try:
            self._server = await asyncio.start_server(self._connected, self.host, self.port)
        except OSError as error:
            raise DeviceError(
                f"cannot listen on {self.host}:{self.port}", found=error.strerror or str(error), mend="Choose --port."
            ) from error
        self.port = self._server.sockets[0].getsockname()[1]

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        channel = writer.get_extra_info("socket")
        if channel is not None:
            channel.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        task = asyncio.current_task()
        assert task is not None
        self._connections.add(task)
        try:
            await Connection(self.phone, reader, writer).serve()
        except asyncio.CancelledError:
            # The phone cut the connection itself; the task belongs to nobody who waits for it.
            writer.close()
        finally:
            self._connections.discard(task)

    async def drop(self) -> None:
        """Cut all connections, as a phone does that starts again."""
        for task in list(self._connections):
            task.cancel()
        await asyncio.gather(*self._connections, return_exceptions=True)

    async def stop(self) -> None:
        """Listen no more, and cut all connections."""
        if self._server is not None:
            self._server.close()
        await self.drop()


async def announce(port: int, server: int = ADB_SERVER) -> bool:
    """Tell the host's adb server of an emulator on a port, so that it is ``emulator-N`` without ``adb connect``.

    Returns:
        Whether there is a server to tell.
    """
    try:
        _, writer = await asyncio.open_connection(LOOPBACK, server)
    except OSError:
        return False
    said = f"host:emulator:{port}".encode()
    writer.write(f"{len(said):04x}".encode() + said)
    with contextlib.suppress(OSError):
        await writer.drain()
    writer.close()
    return True
