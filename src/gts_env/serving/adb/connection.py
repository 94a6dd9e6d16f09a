"""One host connected to adbd: greets it, and carries the streams that it opens."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import socket
from typing import TYPE_CHECKING

from gts_env.serving.adb.services import service_for
from gts_env.serving.adb.stream import Closed, Stream
from gts_env.serving.adb.wire import (
    CLSE,
    CNXN,
    HEADER,
    MAX_PAYLOAD,
    OKAY,
    OPEN,
    VERSION,
    WRTE,
    Message,
    WireError,
    read_header,
)

if TYPE_CHECKING:
    from gts_env.serving.adb.services import Run
    from gts_env.serving.served_phone import ServedPhone

FEATURES = ("shell_v2", "cmd", "stat_v2", "ls_v2", "fixed_push_mkdir")
"""What is announced. With more, such as ``abb_exec`` or ``sendrecv_v2``, newer hosts would speak in other ways."""
MOST_STREAMS = 128
BUFFERED = 1 << 20
"""Bytes that may wait for the host to take them before more is read or written."""
SOME, BACKLOG = 64 << 10, 16 << 20
"""Bytes that may wait to be read in one stream before it is looked at what waits in all, and there."""
SLOW_SECONDS = 30.0
"""Time that a host may take to accept what is sent; then it is given up."""
LOG = logging.getLogger(__name__)


class Connection:
    """A connection from its first byte to its end.

    Args:
        phone: The phone it leads to.
        reader: Bytes from the host.
        writer: Bytes to the host.
    """

    def __init__(self, phone: ServedPhone, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._phone, self._reader, self._writer = phone, reader, writer
        self._streams: dict[int, Stream] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._ids = itertools.count(1)
        self._most = MAX_PAYLOAD
        self._greeted = self._summed = False
        self._turn = asyncio.Lock()

    async def serve(self) -> None:
        """Serve the host until it goes, or says what is no adb."""
        try:
            while True:
                self._hurry()
                header, length = read_header(await self._reader.readexactly(HEADER.size))
                payload = await self._reader.readexactly(length) if length else b""
                self._take(header._replace(payload=payload))
                if self._full():
                    await asyncio.wait_for(self._writer.drain(), SLOW_SECONDS)
        except WireError as error:
            LOG.info("connection closed: %s", error)
        except (asyncio.IncompleteReadError, ConnectionError, TimeoutError):
            LOG.debug("the host is gone")
        except Exception:
            # What one host brings about must not reach the others; the log is for the one who serves.
            LOG.exception("connection failed")
        finally:
            await self._end()

    def _hurry(self) -> None:
        """Acknowledge at once: hosts that write header and payload apart would wait 40 ms for each. Not sticky."""
        channel = self._writer.get_extra_info("socket")
        if channel is not None and hasattr(socket, "TCP_QUICKACK"):
            with contextlib.suppress(OSError):
                channel.setsockopt(socket.IPPROTO_TCP, socket.TCP_QUICKACK, 1)

    async def _end(self) -> None:
        for stream in self._streams.values():
            stream.end()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._writer.close()

    def _full(self) -> bool:
        return self._writer.transport.get_write_buffer_size() > BUFFERED

    async def _room(self) -> None:
        """Wait for room, one stream after the other, so that no more than one payload is added at a time."""
        if self._full():
            async with self._turn:
                await self._writer.drain()

    def _send(self, message: Message) -> None:
        if not self._writer.is_closing():
            self._writer.write(message.to_bytes(self._summed))

    def _take(self, message: Message) -> None:
        if message.command == CNXN:
            self._greet(message)
        elif not self._greeted:
            raise WireError("a host must greet first")
        elif message.command == OPEN:
            self._open(message)
        else:
            self._carry(message)

    def _greet(self, message: Message) -> None:
        self._greeted, self._summed = True, message.arg0 < VERSION
        self._most = max(1, min(message.arg1, MAX_PAYLOAD))
        about = self._phone.properties
        named = "".join(f"{key}={about[key]};" for key in ("ro.product.name", "ro.product.model", "ro.product.device"))
        banner = f"device::{named}features={','.join(FEATURES)}"
        self._send(Message(CNXN, VERSION, MAX_PAYLOAD, banner.encode()))

    def _open(self, message: Message) -> None:
        name = message.payload.rstrip(b"\0").decode(errors="replace")
        run = self._service(name) if len(self._streams) < MOST_STREAMS else None
        if run is None or message.arg0 == 0:
            self._send(Message(CLSE, 0, message.arg0))
            return
        stream = Stream(next(self._ids), message.arg0, self._send, self._most, self._room)
        self._streams[stream.mine] = stream
        self._send(Message(OKAY, stream.mine, stream.peers))
        self._tasks[stream.mine] = asyncio.get_running_loop().create_task(self._run(stream, run, name))

    def _service(self, name: str) -> Run | None:
        try:
            return service_for(self._phone, name)
        except Exception:
            # As for a service that there is not: the other streams of the host go on.
            LOG.exception("service %.80r failed", name)
            return None

    async def _run(self, stream: Stream, run: Run, name: str) -> None:
        try:
            await run(stream)
            await stream.close()
        except (Closed, ConnectionError):
            LOG.debug("stream %.80r was closed", name)
        except Exception:
            # One stream must not take the others with it; what went wrong is for the log of the one who serves.
            LOG.exception("service %.80r failed", name)
            stream.end()
            self._send(Message(CLSE, stream.mine, stream.peers))
        finally:
            self._streams.pop(stream.mine, None)
            self._tasks.pop(stream.mine, None)

    def _carry(self, message: Message) -> None:
        stream = self._streams.get(message.arg1)
        if stream is None:
            if message.command in (WRTE, OKAY):
                self._send(Message(CLSE, 0, message.arg0))
        elif message.command == WRTE:
            stream.arrive(message.payload)
            if stream.backlog > SOME and sum(one.backlog for one in self._streams.values()) > BACKLOG:
                raise WireError("a host writes more than is read")
        elif message.command == OKAY:
            stream.acknowledge()
        elif message.command == CLSE:
            if not stream.closed:
                self._send(Message(CLSE, stream.mine, stream.peers))
            stream.end()
            self._streams.pop(stream.mine, None)
            # What waits for something else than the host, as a log does, would wait for ever.
            if (task := self._tasks.pop(stream.mine, None)) is not None:
                task.cancel()
