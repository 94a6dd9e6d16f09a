"""Devices on their ports: adbd on one, the emulator's console on the one below."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import ipaddress
import socket
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from gts_env.errors import DeviceError
from gts_env.serving.adb.connection import Connection
from gts_env.serving.console import Console
from gts_env.serving.shell.registry import preload

if TYPE_CHECKING:
    from gts_env.serving.served_phone import ServedPhone

LOOPBACK = "127.0.0.1"
ADB_SERVER = 5037
"""Port of the host's adb server."""
MOST_CONNECTIONS = 32
TRIES = 20
"""How often two free ports beside each other are looked for."""


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
        host: Address that adbd listens on; the console is only ever to be had on this machine.
        port: Port of adbd; 0 for any that is free, which stands here once it listens. The console has the one below.
        console: Whether there is a console.
        ended: Set when the phone was killed.
    """

    phone: ServedPhone
    host: str = LOOPBACK
    port: int = 0
    console: bool = True
    ended: asyncio.Event = field(default_factory=asyncio.Event)
    _servers: list[asyncio.Server] = field(default_factory=list)
    _connections: set[asyncio.Task[None]] = field(default_factory=set)
    _consoles: set[asyncio.Task[None]] = field(default_factory=set)
    _dropping: asyncio.Future[None] | None = None

    @property
    def serial(self) -> str:
        """What adb calls the phone that was announced to it."""
        return f"emulator-{self.port - 1}"

    async def start(self) -> None:
        """Listen.

        Raises:
            DeviceError: A port is taken.
        """
        preload()
        chosen = self.port
        for tries_left in range(0 if chosen else TRIES, -1, -1):
            try:
                await self._listen(chosen)
                break
            except DeviceError:
                await self.stop()
                if not tries_left:
                    raise
        self.phone.dropped.append(self._drop_soon)
        self.phone.serial = self.serial
        self.phone.properties["ro.serialno"] = self.serial

    async def _listen(self, port: int) -> None:
        server = await _listening(self._connected, self.host, port)
        self._servers.append(server)
        self.port = server.sockets[0].getsockname()[1]
        if self.console:
            self._servers.append(await _listening(self._consoled, LOOPBACK, self.port - 1))

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        channel = writer.get_extra_info("socket")
        if channel is not None:
            channel.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        await self._serving(self._connections, Connection(self.phone, reader, writer).serve(), writer)

    async def _consoled(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        console = Console(self.phone, self._drop_soon, self.ended.set)
        await self._serving(self._consoles, console.serve(reader, writer), writer)

    async def _serving(
        self, known: set[asyncio.Task[None]], serve: Coroutine[Any, Any, None], writer: asyncio.StreamWriter
    ) -> None:
        task = asyncio.current_task()
        if len(known) >= MOST_CONNECTIONS or task is None:
            serve.close()
            writer.close()
            return
        known.add(task)
        # Cancelled, the phone cut the connection itself; the task belongs to nobody who waits for it.
        with contextlib.suppress(asyncio.CancelledError, ConnectionError):
            await serve
        writer.close()
        known.discard(task)

    async def drop(self) -> None:
        """Cut all connections of adbd, as a phone does that starts again."""
        await _cut(self._connections)

    def _drop_soon(self) -> None:
        """Cut the connections once what is being answered has gone out."""
        self._dropping = asyncio.ensure_future(self.drop())

    async def stop(self) -> None:
        """Listen no more, and cut all connections."""
        for server in self._servers:
            server.close()
        self._servers.clear()
        await _cut(self._connections)
        await _cut(self._consoles)


async def _listening(serve: Any, host: str, port: int) -> asyncio.Server:
    try:
        return await asyncio.start_server(serve, host, port)
    except (OSError, OverflowError) as error:
        elsewhere = isinstance(error, socket.gaierror) or getattr(error, "errno", None) == errno.EADDRNOTAVAIL
        mend = "Give --host an address of this machine, such as 127.0.0.1." if elsewhere else "Choose another --port."
        raise DeviceError(
            f"cannot listen on {host}:{port}", found=getattr(error, "strerror", None) or str(error),
            mend=mend,
        ) from error  # fmt: skip


async def _cut(tasks: set[asyncio.Task[None]]) -> None:
    cut = list(tasks)
    for task in cut:
        task.cancel()
    await asyncio.gather(*cut, return_exceptions=True)


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
