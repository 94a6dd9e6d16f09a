"""The host's adb server, spoken to by its own protocol: no adb process for every question."""

from __future__ import annotations

import os
import shutil
import socket
import struct
import subprocess
from pathlib import Path

from gts_env.devices.appium_server import found_adb
from gts_env.errors import DeviceError, DeviceLost, InstallError

DEFAULT_PORT = 5037
NO_ADB = (
    "Install Android's platform-tools and set ANDROID_HOME to the folder that holds platform-tools/, "
    "or `pip install adbutils`, which brings an adb."
)
"""What helps where there is no adb."""
_CHUNK = 1 << 16
_STDIN, _STDOUT, _STDERR, _EXIT, _CLOSE_STDIN = range(5)
"""Packets of a shell of the second version."""


class Adb:
    """Commands to the adb server of this machine.

    Args:
        sdk: Folder of the Android SDK; empty for what ``ANDROID_HOME`` or ``ANDROID_SDK_ROOT`` say.
        port: Its port; None for what ``ANDROID_ADB_SERVER_PORT`` says, else 5037.
        timeout: Bound of one command in seconds.
    """

    def __init__(self, sdk: str = "", port: int | None = None, timeout: float = 60.0) -> None:
        told = os.environ.get("ANDROID_ADB_SERVER_PORT", "")
        self.port = port if port is not None else int(told) if told.isdecimal() else DEFAULT_PORT
        self.sdk = sdk or os.environ.get("ANDROID_HOME") or os.environ.get("ANDROID_SDK_ROOT") or ""
        self.timeout = timeout

    @property
    def binary(self) -> str | None:
        """The adb program: of the SDK, of the ``PATH``, or of the wheel of adbutils; None where there is none."""
        if self.sdk:
            found = shutil.which("adb", path=str(Path(self.sdk) / "platform-tools"))
            if found:
                return found
        try:
            return str(found_adb())
        except InstallError:
            return None

    def start(self) -> None:
        """Start the server if it does not run.

        Raises:
            DeviceError: There is no adb, or it does not start.
        """
        try:
            self.ask("host:version")
            return
        except DeviceError:
            pass
        binary = self.binary
        if binary is None:
            raise DeviceError("there is no adb", found="neither in ANDROID_HOME nor on the PATH", mend=NO_ADB)
        try:
            subprocess.run(
                [binary, "-P", str(self.port), "start-server"],
                timeout=self.timeout, check=True, stdin=subprocess.DEVNULL, capture_output=True,
            )  # fmt: skip
        except (OSError, subprocess.SubprocessError) as error:
            raise DeviceError(f"the adb server does not start: {binary} start-server", found=str(error)) from error
        self.ask("host:version")

    def ask(self, service: str) -> str:
        """What the server answers to a question of the host's, such as ``host:devices``.

        Raises:
            DeviceError: It refuses, or is not there.
        """
        with self._open() as channel:
            _send(channel, service)
            return _exactly(channel, int(_exactly(channel, 4), 16)).decode(errors="replace")

    def state(self, serial: str) -> str:
        """``device`` for one that can be used; ``offline``, ``unauthorized`` and the like; ``""`` if it is unknown."""
        rows = (line.split("\t") for line in self.ask("host:devices").splitlines())
        return next((row[1] for row in rows if len(row) == 2 and row[0] == serial), "")

    def serials(self) -> tuple[str, ...]:
        """Serials of the devices that can be used."""
        rows = (line.split("\t") for line in self.ask("host:devices").splitlines())
        return tuple(row[0] for row in rows if len(row) == 2 and row[1] == "device")

    def connect(self, serial: str) -> str:
        """Connect to ``host:port`` anew; returns what the server says of it."""
        self.disconnect(serial)
        return self.ask(f"host:connect:{serial}")

    def disconnect(self, serial: str) -> None:
        """Forget a connection to ``host:port``; one that is not there is forgotten already."""
        try:
            self.ask(f"host:disconnect:{serial}")
        except DeviceLost:
            raise
        except DeviceError:
            return

    def free_port(self, port: int) -> None:
        """Take away whatever is forwarded from a port of this machine, as a session leaves it that was cut off."""
        for line in self.ask("host:list-forward").splitlines():
            serial, _, rest = line.partition(" ")
            if rest.partition(" ")[0] == f"tcp:{port}":
                with self._open() as channel:
                    _send(channel, f"host-serial:{serial}:killforward:tcp:{port}")

    def shell(self, serial: str, command: str, timeout: float | None = None) -> tuple[int, str, str]:
        """Run a command on a device.

        Returns:
            Exit code, output and errors.

        Raises:
            DeviceLost: The device is not there, or went away.
        """
        code, out, err = self.run(serial, command, b"", timeout)
        return code, out.decode(errors="replace"), err.decode(errors="replace")

    def run(self, serial: str, command: str, given: bytes, timeout: float | None = None) -> tuple[int, bytes, bytes]:
        """Run a command on a device with something to read; see :meth:`shell`."""
        parts: dict[int, list[bytes]] = {_STDOUT: [], _STDERR: []}
        try:
            with self._open(timeout) as channel:
                _send(channel, f"host:transport:{serial}")
                _send(channel, f"shell,v2,raw:{command}")
                for start in range(0, len(given), _CHUNK):
                    _packet(channel, _STDIN, given[start : start + _CHUNK])
                _packet(channel, _CLOSE_STDIN, b"")
                while True:
                    kind, length = struct.unpack("<BI", _exactly(channel, 5))
                    data = _exactly(channel, length)
                    if kind == _EXIT:
                        return data[0], b"".join(parts[_STDOUT]), b"".join(parts[_STDERR])
                    if kind in parts:
                        parts[kind].append(data)
        except (OSError, DeviceError) as error:
            mend = "Is it still running and attached? `adb devices` lists those that are."
            raise DeviceLost(
                f"{serial} did not answer adb shell {command[:80]!r}", found=str(error), mend=mend
            ) from error

    def _open(self, timeout: float | None = None) -> socket.socket:
        try:
            channel = socket.create_connection(("127.0.0.1", self.port), timeout=self.timeout)
        except OSError as error:
            raise DeviceError(
                f"no adb server answers on port {self.port}", found=str(error), mend="Start it: adb start-server"
            ) from error
        channel.settimeout(self.timeout if timeout is None else timeout)
        channel.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return channel


def _send(channel: socket.socket, service: str) -> None:
    said = service.encode()
    channel.sendall(b"%04x" % len(said) + said)
    answer = _exactly(channel, 4)
    if answer != b"OKAY":
        reason = _exactly(channel, int(_exactly(channel, 4), 16)) if answer == b"FAIL" else answer
        raise DeviceError(f"adb refused {service[:80]!r}", found=reason.decode(errors="replace"))


def _packet(channel: socket.socket, kind: int, data: bytes) -> None:
    channel.sendall(struct.pack("<BI", kind, len(data)) + data)


def _exactly(channel: socket.socket, length: int) -> bytes:
    parts = bytearray()
    try:
        while len(parts) < length:
            part = channel.recv(min(_CHUNK, length - len(parts)))
            if not part:
                raise DeviceError("adb hung up")
            parts += part
    except OSError as error:
        raise DeviceError("adb did not answer", found=str(error) or type(error).__name__) from error
    return bytes(parts)
