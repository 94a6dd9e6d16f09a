"""What the judge says of served phones: for the one who serves, on this machine, with a token. Never for the agent."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import json
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from gts_env.errors import DeviceError
from gts_env.serving.host import LOOPBACK

if TYPE_CHECKING:
    from gts_env.serving.served_phone import ServedPhone

SECONDS = 10.0
"""Time that a request may take."""
MOST_LINES = 100


def new_token() -> str:
    """A token nobody can guess."""
    return secrets.token_urlsafe(24)


def told(phone: ServedPhone) -> dict[str, Any]:
    """What is known of a phone's episode, as JSON values."""
    env: Any = phone.env.unwrapped
    info = env.info()
    about = env.assignment
    return {
        "serial": phone.serial,
        "task": about.id if about.task is not None else None,
        "scenario": about.scenario.name,
        "variation": env.setting.variation,
        "steps": env.steps,
        "package": info["package"],
        "activity": info["activity"],
        "judge": {name: value for name, value in info.get("judge", {}).items() if name != "events"},
    }


@dataclass(slots=True)
class Status:
    """A server of status pages on the loopback address.

    Attributes:
        phones: Gives the phones.
        port: Port; 0 for any that is free, which stands here once it listens.
        token: Asked for as ``?token=`` or as ``Authorization: Bearer``.
    """

    phones: Callable[[], Sequence[ServedPhone]]
    port: int = 0
    token: str = field(default_factory=new_token)
    _server: asyncio.Server | None = None

    async def start(self) -> None:
        """Listen.

        Raises:
            DeviceError: The port is taken.
        """
        try:
            self._server = await asyncio.start_server(self._connected, LOOPBACK, self.port)
        except (OSError, OverflowError) as error:
            raise DeviceError(
                f"cannot listen on {LOOPBACK}:{self.port}", found=str(error), mend="Choose another --status-port."
            ) from error
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        """Listen no more."""
        if self._server is not None:
            self._server.close()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError, TimeoutError, ValueError):
            lines = await asyncio.wait_for(_head(reader), SECONDS)
            code, body = self.answer(lines)
            data = json.dumps(body, ensure_ascii=False, indent=2).encode()
            head = f"HTTP/1.1 {code}\r\nContent-Type: application/json\r\nContent-Length: {len(data)}\r\n"
            writer.write(f"{head}Cache-Control: no-store\r\nConnection: close\r\n\r\n".encode() + data)
            await asyncio.wait_for(writer.drain(), SECONDS)
        writer.close()

    def answer(self, lines: Sequence[str]) -> tuple[str, Any]:
        """The answer to a request, given as the lines of its head."""
        words = (lines[0] if lines else "").split(" ")
        if len(words) != 3 or words[0] != "GET":
            return "400 Bad Request", {"error": "only GET is answered"}
        given = words[1].partition("token=")[2].partition("&")[0]
        for line in lines[1:]:
            name, _, value = line.partition(":")
            if name.strip().lower() == "authorization":
                given = value.strip().removeprefix("Bearer ")
        if not hmac.compare_digest(given.encode(), self.token.encode()):
            return "401 Unauthorized", {"error": "the token is asked for"}
        return "200 OK", {"devices": [told(phone) for phone in self.phones()]}


async def _head(reader: asyncio.StreamReader) -> list[str]:
    lines: list[str] = []
    while len(lines) < MOST_LINES:
        line = (await reader.readline()).decode(errors="replace").strip()
        if not line:
            break
        lines.append(line)
    return lines
