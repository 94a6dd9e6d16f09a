"""What a shell command gets and gives."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gts_env.serving.served_phone import ServedPhone

Write = Callable[[bytes], Awaitable[None]]
"""Writes output that is wanted before a command ends."""


MOST_OUTPUT = 32 << 20
"""Bytes of output that one command may gather."""


class OutputTooLong(Exception):
    """A command has more to say than is kept; it is ended."""


@dataclass(slots=True)
class Call:
    """A command that is being run.

    Attributes:
        phone: The phone.
        name: Name the command was called by.
        args: Its arguments.
        stdin: What it reads.
        env: Variables it sees.
        out: What it has written.
        err: What it has complained about.
        live: Writes at once; for commands that go on until the stream is closed. None where output is gathered.
        reads: Reads more of the host's input (``install -S``); None where there is none.
    """

    phone: ServedPhone
    name: str
    args: list[str]
    stdin: bytes = b""
    env: Mapping[str, str] = field(default_factory=dict)
    out: bytearray = field(default_factory=bytearray)
    err: bytearray = field(default_factory=bytearray)
    live: Write | None = None
    reads: Callable[[], Awaitable[bytes]] | None = None

    def say(self, text: str) -> None:
        """Write a line."""
        self.out += text.encode(errors="replace") + b"\n"
        if len(self.out) > MOST_OUTPUT:
            raise OutputTooLong

    def give(self, data: bytes) -> None:
        """Write bytes."""
        self.out += data
        if len(self.out) > MOST_OUTPUT:
            raise OutputTooLong

    async def flush(self) -> None:
        """Send what was written, where somebody waits for it."""
        if self.live is not None and self.out:
            data = bytes(self.out)
            self.out.clear()
            await self.live(data)

    def fail(self, text: str, code: int = 1) -> int:
        """Complain, and return what the command ends with."""
        self.err += text.encode(errors="replace")[:4096] + b"\n"
        return code


Command = Callable[[Call], "int | Awaitable[int | None] | None"]
"""A command: returns what it ends with, None for 0."""
