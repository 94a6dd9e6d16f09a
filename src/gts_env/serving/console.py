"""The emulator's console: lines of text beside adbd, by which ``adb emu`` loads snapshots.

It greets, and answers each line with what it has to say and ``OK``, or with ``KO`` and why not.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from gts_env.actions import Rotate
from gts_env.errors import GtsError

if TYPE_CHECKING:
    from gts_env.serving.served_phone import ServedPhone

GREETING = (
    "Android Console: Authentication required\r\n"
    "Android Console: type 'auth <auth_token>' to authenticate\r\n"
    "Android Console: any token will do\r\nOK\r\n"
)
WELCOME = "Android Console: type 'help' for a list of commands"
"""Said to a token. ``adb emu`` prints what comes after the second ``OK``, also where it has no token to send: then the
welcome comes before the answer to the first command."""
LONGEST_LINE = 4096
MOST_LINES = 10_000
IDLE_SECONDS = 600.0
"""Time after which a console that says nothing is closed."""
LOG = logging.getLogger(__name__)


class Refused(Exception):
    """A command is not carried out; ``str()`` is what the console says of it."""


class Console:
    """One console.

    Args:
        phone: The phone it belongs to.
        drop: Cuts the transports of the phone, as an emulator does that goes to another state.
        kill: Ends the phone.
    """

    def __init__(self, phone: ServedPhone, drop: Callable[[], None], kill: Callable[[], None]) -> None:
        self.phone, self.drop, self.kill = phone, drop, kill
        self.leaves = self._welcomed = False

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer lines until the peer goes or quits."""
        with contextlib.suppress(ConnectionError, TimeoutError, ValueError, asyncio.LimitOverrunError):
            writer.write(GREETING.encode())
            for _ in range(MOST_LINES):
                line = await asyncio.wait_for(reader.readline(), IDLE_SECONDS)
                text = line.decode(errors="replace").strip()
                if not line or " HTTP/1." in text:
                    # A web page that a browser made speak to this port is no console.
                    break
                if text:
                    writer.write(self._welcome(text) + self.answer(text))
                    await asyncio.wait_for(writer.drain(), IDLE_SECONDS)
                if self.leaves:
                    break
        writer.close()

    def _welcome(self, line: str) -> bytes:
        first, self._welcomed = not self._welcomed, True
        return f"{WELCOME}\r\nOK\r\n".encode() if first and line.split()[0].lower() != "auth" else b""

    def answer(self, line: str) -> bytes:
        """What is said to a line."""
        name, *args = line.split()
        command = COMMANDS.get(name.lower())
        if command is None:
            return b"KO: unknown command, try 'help'\r\n"
        try:
            text = command(self, args)
        except Refused as error:
            return f"KO: {error}\r\n".encode()
        except GtsError as error:
            return f"KO: {_plain(str(error))}\r\n".encode()
        except Exception:
            # A fault of ours must not end the console; where it lies is for the host's log only.
            LOG.exception("console command %.80r failed", line)
            return b"KO: internal error\r\n"
        if text is None:
            return b""
        return (f"{text}\r\n" if text else "").encode() + b"OK\r\n"


def _plain(text: str) -> str:
    return text.replace("\r", " ").replace("\n", " ")[:400]


def _avd(console: Console, args: list[str]) -> str:
    match args:
        case ["name"]:
            return "gts_phone"
        case ["status"]:
            return "virtual device is running"
        case ["heartbeat"]:
            return "heartbeat: 1"
        case ["start" | "stop"]:
            return ""
        case ["snapshot", "list"]:
            return _listed(console.phone)
        case ["snapshot", "load", name]:
            return _load(console, name)
        case ["snapshot", "save", name]:
            console.phone.snapshots.save(name)
            return ""
        case ["snapshot", "delete" | "del", name]:
            console.phone.snapshots.delete(name)
            return ""
    raise Refused("bad sub-command; known: name, status, heartbeat, snapshot list|load|save|delete NAME")


def _listed(phone: ServedPhone) -> str:
    rows = [f"{i:<10}{name:<40}{'0 B':>8}" for i, name in enumerate(phone.snapshots.names(), 1)]
    head = "List of snapshots present on all disks:\r\nID        TAG                                      VM SIZE"
    return "\r\n".join([head, *rows])


def _load(console: Console, name: str) -> str:
    console.phone.snapshots.load(name)
    # The answer goes out first; then every transport is cut, and hosts connect again.
    asyncio.get_running_loop().call_soon(console.drop)
    return ""


def _kill(console: Console, args: list[str]) -> str:
    console.leaves = True
    asyncio.get_running_loop().call_soon(console.kill)
    return "OK: killing emulator, bye bye"


def _quit(console: Console, args: list[str]) -> None:
    console.leaves = True


def _auth(console: Console, args: list[str]) -> str:
    if len(args) != 1:
        raise Refused("missing authentication token")
    return WELCOME


def _rotate(console: Console, args: list[str]) -> str:
    upright = console.phone.state.config.orientation == "portrait"
    console.phone.act(Rotate("landscape" if upright else "portrait"))
    return ""


def _help(console: Console, args: list[str]) -> str:
    return "\r\n".join(["Android console commands:", *(f"    {name}" for name in sorted(COMMANDS))])


COMMANDS: dict[str, Callable[[Console, list[str]], str | None]] = {
    "auth": _auth,
    "avd": _avd,
    "exit": _quit,
    "help": _help,
    "kill": _kill,
    "ping": lambda console, args: "I am alive!",
    "quit": _quit,
    "rotate": _rotate,
}
