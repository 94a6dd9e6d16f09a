"""The console of an emulator: snapshots by lines of text, as ``adb emu`` sends them."""

from __future__ import annotations

import socket
from pathlib import Path

from gts_env.errors import DeviceError, DeviceLost

TOKEN_FILE = ".emulator_console_auth_token"
_LONGEST = 1 << 20


def console_port(serial: str) -> int | None:
    """Port of the console that belongs to a serial: ``emulator-5554`` or this machine's ``127.0.0.1:5555``."""
    head, dash, number = serial.partition("-")
    if head == "emulator" and dash and number.isdecimal():
        return int(number)
    host, _, port = serial.rpartition(":")
    if host in ("127.0.0.1", "localhost") and port.isdecimal():
        return int(port) - 1
    return None


class Console:
    """A conversation with a console; to be used in a ``with`` block.

    Args:
        port: Its port on this machine.
        timeout: Bound of one answer in seconds; a large snapshot takes its time.

    Raises:
        DeviceLost: Nothing answers there.
        DeviceError: It refuses the token of this user.
    """

    def __init__(self, port: int, timeout: float) -> None:
        self.port = port
        try:
            self._channel = socket.create_connection(("127.0.0.1", port), timeout=timeout)
        except OSError as error:
            raise DeviceLost(
                f"no emulator console answers on port {port}", found=str(error),
                mend="Is the emulator running? Its console listens on the number in its serial, emulator-PORT.",
            ) from error  # fmt: skip
        self._text = b""
        try:
            greeting = self._answer()
            if "auth" in greeting.lower():
                self.say(f"auth {_token()}")
        except BaseException:
            self._channel.close()
            raise

    def __enter__(self) -> Console:
        return self

    def __exit__(self, *_: object) -> None:
        self._channel.close()

    def say(self, line: str) -> str:
        """Send a line; returns what was answered.

        Raises:
            DeviceError: The console answers ``KO``.
            DeviceLost: It does not answer.
        """
        try:
            self._channel.sendall(f"{line}\r\n".encode())
        except OSError as error:
            raise DeviceLost("the emulator console hung up", found=str(error)) from error
        return self._answer(line.split()[0] if line.startswith("auth") else line)

    def _answer(self, said: str = "greeting") -> str:
        lines: list[str] = []
        while True:
            line = self._line()
            if line == "OK":
                return "\n".join(lines)
            if line.startswith("KO"):
                raise DeviceError(f"the emulator console refused {said!r}", found=line)
            lines.append(line)

    def _line(self) -> str:
        while b"\n" not in self._text:
            try:
                part = self._channel.recv(1 << 14)
            except OSError as error:
                raise DeviceLost("the emulator console does not answer", found=str(error)) from error
            if not part or len(self._text) > _LONGEST:
                raise DeviceLost("the emulator console hung up")
            self._text += part
        line, _, self._text = self._text.partition(b"\n")
        return line.decode(errors="replace").strip()


def _token() -> str:
    """This user's token; any text where there is none, as consoles without a file ask for none."""
    try:
        return (Path.home() / TOKEN_FILE).read_text("utf-8").strip() or "none"
    except (OSError, RuntimeError):
        return "none"
