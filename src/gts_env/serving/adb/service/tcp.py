"""``tcp:``: ports of the phone, on which the servers of tools would listen. Nothing leaves the phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gts_env.serving.http import serve
from gts_env.serving.u2 import server as u2
from gts_env.serving.u2.server import U2Server
from gts_env.serving.uia2 import server as uia2
from gts_env.serving.uia2.server import Uia2Server

if TYPE_CHECKING:
    from gts_env.serving.adb.services import Run
    from gts_env.serving.adb.stream import Stream
    from gts_env.serving.served_phone import ServedPhone

SERVERS: dict[str, Callable[[ServedPhone], Uia2Server | U2Server]] = {"tcp:6790": Uia2Server, "tcp:9008": U2Server}
"""What listens on which port; every other one is closed."""
OWNERS = {"tcp:6790": uia2.PROCESS, "tcp:9008": u2.PROCESS}
"""The process whose end takes the connections of a port with it: clients keep theirs open, and begin new ones."""


def offer(phone: ServedPhone, name: str) -> Run | None:
    """Serves ``tcp:6790`` and ``tcp:9008``."""
    port = name.removesuffix(":localhost").removesuffix(":127.0.0.1")
    make = SERVERS.get(port)
    if make is None:
        return None
    # One server for all streams of a phone: a session outlives its connections.
    server = phone.servers.get(name)
    if server is None:
        server = phone.servers[name] = make(phone)

    async def run(stream: Stream) -> None:
        process = phone.processes.get(OWNERS[port])
        await serve(stream, server.answer, None if process is None else process.ended)

    return run
