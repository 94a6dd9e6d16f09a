"""Several phones on their ports, from start to end."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from dataclasses import dataclass, field

from gts_env.serving.host import ADB_SERVER, LOOPBACK, Host, announce
from gts_env.serving.served_phone import ServedPhone
from gts_env.serving.status import Status


@dataclass(slots=True)
class Fleet:
    """Phones that are served together.

    Attributes:
        phones: The phones.
        host: Address to listen on.
        port: Port of the first; each further one has the port two above.
        status_port: Port of the host's status page, 0 for any that is free; None for no page.
    """

    phones: list[ServedPhone]
    host: str = LOOPBACK
    port: int = 5555
    status_port: int | None = None
    hosts: list[Host] = field(default_factory=list)
    status: Status | None = None

    async def start(self) -> None:
        """Listen with all of them.

        Raises:
            DeviceError: A port is taken; then none listens.
        """
        try:
            for i, phone in enumerate(self.phones):
                host = Host(phone, self.host, self.port + 2 * i if self.port else 0)
                self.hosts.append(host)
                await host.start()
            if self.status_port is not None:
                self.status = Status(lambda: self.phones, self.status_port)
                await self.status.start()
        except BaseException:
            await self.stop()
            raise

    async def ended(self) -> None:
        """Wait until every phone was killed."""
        for host in self.hosts:
            await host.ended.wait()
            await host.stop()

    async def stop(self) -> None:
        """Listen no more, and finish what is recorded."""
        for host in self.hosts:
            await host.stop()
        if self.status is not None:
            await self.status.stop()
        for phone in self.phones:
            phone.processes.end_all()
            phone.env.close()


async def announced(hosts: list[Host]) -> list[str]:
    """Tell the adb server of this machine, if one runs, of phones; returns the serials that it has now."""
    chosen = os.environ.get("ANDROID_ADB_SERVER_PORT", "")
    server = int(chosen) if chosen.isdecimal() and int(chosen) < 65536 else ADB_SERVER
    return [host.serial for host in hosts if await announce(host.port, server)]


async def serve(fleet: Fleet, started: Callable[[list[str]], None], stop: asyncio.Event, tell_adb: bool = True) -> None:
    """Serve until told to stop, or until every phone was killed.

    Args:
        fleet: The phones.
        started: Called once they listen, with the serials that adb has of itself.
        stop: Set to end it.
        tell_adb: Whether the adb server of this machine is told of them.
    """
    await fleet.start()
    try:
        started(await announced(fleet.hosts) if tell_adb else [])
        waits = [asyncio.ensure_future(stop.wait()), asyncio.ensure_future(fleet.ended())]
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for wait in waits:
            wait.cancel()
        await asyncio.gather(*waits, return_exceptions=True)
    finally:
        await fleet.stop()
