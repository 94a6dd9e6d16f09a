"""Claims: which environment of this machine uses which device and which ports, also across processes.

A claim is a locked file, so that it ends with its process, however that ends.
"""

from __future__ import annotations

import contextlib
import getpass
import os
import re
import socket
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from gts_env.errors import DeviceError

FIRST_SYSTEM_PORT, FIRST_MJPEG_PORT, PORTS = 8300, 9300, 100
"""Host ports that Appium forwards: to the UiAutomator2 server, and to its video.

Those from 8200 on are what Appium gives to sessions that ask for none.
"""


def folder() -> Path:
    """Folder of the claims of this user."""
    try:
        user = getpass.getuser()
    except (KeyError, OSError, ImportError):  # a container whose user has no name
        user = "user"
    path = Path(tempfile.gettempdir()) / f"gts-env-claims-{re.sub(r'[^A-Za-z0-9]', '_', user)}"
    path.mkdir(mode=0o700, exist_ok=True)
    return path


@dataclass(slots=True)
class Claim:
    """Something that is claimed.

    Attributes:
        name: What.
        file: The locked file; None once it was given free.
    """

    name: str
    file: IO[bytes] | None

    def free(self) -> None:
        """Give it free."""
        if self.file is not None:
            self.file.close()
            self.file = None


@dataclass(slots=True)
class Lease:
    """A device with its ports, for one environment.

    Attributes:
        serial: The device as adb has it.
        system_port: Host port of the UiAutomator2 server.
        mjpeg_port: Host port of its video.
        claims: What is held.
    """

    serial: str
    system_port: int
    mjpeg_port: int
    claims: tuple[Claim, ...]

    def free(self) -> None:
        """Give all free."""
        for claim in self.claims:
            claim.free()


def lease(serials: Sequence[str], adb_port: int, there: Callable[[str], bool] = lambda serial: True) -> Lease:
    """Claim the first device that is free and there, and ports for it.

    Args:
        serials: Devices to choose from.
        adb_port: Port of the adb server that has them.
        there: Whether one can be reached; asked of a device that is claimed already. Where none can, the first free
            one is taken, so that what is wrong with it comes to light.

    Raises:
        DeviceError: All are in use.
    """
    serial, device = _first(serials, adb_port, there)
    for i in range(PORTS):
        ports = claim(f"port {FIRST_SYSTEM_PORT + i}")
        if ports is None:
            continue
        if _is_free(FIRST_SYSTEM_PORT + i) and _is_free(FIRST_MJPEG_PORT + i):
            return Lease(serial, FIRST_SYSTEM_PORT + i, FIRST_MJPEG_PORT + i, (device, ports))
        ports.free()
    device.free()
    raise DeviceError(f"no port from {FIRST_SYSTEM_PORT} to {FIRST_SYSTEM_PORT + PORTS - 1} is free")


def _first(serials: Sequence[str], adb_port: int, there: Callable[[str], bool]) -> tuple[str, Claim]:
    free = []
    for serial in serials:
        one = claim(f"{serial} of adb {adb_port}")
        if one is not None:
            free.append((serial, one))
            if there(serial):
                break
    if not free:
        raise DeviceError(
            "every device of the profile is in use", found=", ".join(serials),
            mend="Close another environment, or add devices to the profile: one for each environment at a time.",
        )  # fmt: skip
    chosen = free.pop() if there(free[-1][0]) else free.pop(0)
    for _, one in free:
        one.free()
    return chosen


def claim(name: str) -> Claim | None:
    """Claim something by its name; None if somebody has it."""
    # Kept open for as long as the claim lasts.
    file = (folder() / re.sub(r"[^A-Za-z0-9.]+", "-", name)).open("ab")
    if _locked(file):
        return Claim(name, file)
    file.close()
    return None


def _is_free(port: int) -> bool:
    with contextlib.closing(socket.socket()) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return True
    return False


def _locked(file: IO[bytes]) -> bool:
    try:
        if os.name == "nt":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
