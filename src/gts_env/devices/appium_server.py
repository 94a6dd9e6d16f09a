"""The servers of this machine that stand between a client and devices: Appium's own, and adb's."""

from __future__ import annotations

import contextlib
import importlib
import os
import shutil
import socket
import subprocess
import urllib.request
from dataclasses import dataclass
from http.client import HTTPException
from pathlib import Path

from gts_env.devices.local_server import LOOPBACK, LocalServer
from gts_env.errors import InstallError

APPIUM_VARIABLE = "GTS_APPIUM"
"""Environment variable that names the folder which Appium is installed in."""
_WATCH = '--import="data:text/javascript,process.stdin.on(`end`,()=>process.kill(process.pid)).resume()"'
"""Run in a server of node before all else: however the process that started it ends, its end of the pipe closes, and
the server goes with it."""
_CHECKOUT = Path(__file__).resolve().parents[3]
_ADB = "adb.exe" if os.name == "nt" else "adb"


def installed_appium() -> Path:
    """The folder that Appium is installed in: what ``GTS_APPIUM`` names, else ``.appium`` here or in the checkout.

    Raises:
        InstallError: It is installed nowhere, or there is no node to run it.
    """
    named = os.environ.get(APPIUM_VARIABLE)
    places = [Path(named)] if named else [Path.cwd() / ".appium", _CHECKOUT / ".appium"]
    for place in places:
        # The stamp is what `make appium` writes at its end; a folder of one's own has none.
        if (place / ".installed").is_file() or (named and _main(place).is_file()):
            if shutil.which("node") is None:
                raise InstallError("Appium needs node, which is not on the PATH", mend="Install node 20.19 or newer.")
            return place.resolve()
    raise InstallError(
        "The Appium server is not installed",
        found=f"none in {' or '.join(str(place) for place in dict.fromkeys(places))}",
        mend=f"Run `make appium`, or name its folder in {APPIUM_VARIABLE}.",
    )


def _main(folder: Path) -> Path:
    return folder / "node_modules" / "appium" / "index.js"


@dataclass(slots=True)
class AdbServer(LocalServer):
    """An adb server on a port of its own, which leaves that of the machine alone.

    Attributes:
        adb: The adb command.
    """

    adb: Path = Path(_ADB)

    def command(self) -> list[str]:
        """In the foreground, so that its process is ours to end."""
        return [str(self.adb), "-P", str(self.port), "server", "nodaemon"]

    def variables(self) -> dict[str, str]:
        """It looks for no devices in the network."""
        return {"ADB_MDNS": "0"}

    def answers(self) -> bool:
        """Whether it tells its version."""
        with contextlib.suppress(OSError), socket.create_connection((LOOPBACK, self.port), 5) as wire:
            wire.sendall(b"000chost:version")
            return wire.recv(4) == b"OKAY"
        return False

    def run(self, *words: str, serial: str = "", seconds: float = 60.0) -> subprocess.CompletedProcess[bytes]:
        """Run adb against this server; its output is kept."""
        chosen = ["-s", serial] if serial else []
        return subprocess.run(
            [str(self.adb), "-P", str(self.port), *chosen, *words],
            env={**os.environ, "HOME": str(self.work / "home")}, stdin=subprocess.DEVNULL, capture_output=True,
            timeout=seconds, check=False,
        )  # fmt: skip


@dataclass(slots=True)
class AppiumServer(LocalServer):
    """An Appium server.

    Attributes:
        folder: What it is installed in; see :func:`installed_appium`.
        sdk: Folder with ``platform-tools/adb``, or None for what ``ANDROID_HOME`` names.
        options: Further words of its command line.
    """

    folder: Path = Path(".appium")
    sdk: Path | None = None
    options: tuple[str, ...] = ()

    @property
    def url(self) -> str:
        """Where clients find it."""
        return f"http://{LOOPBACK}:{self.port}"

    def command(self) -> list[str]:
        """For clients on this machine only."""
        node = shutil.which("node") or "node"
        address = ["--address", LOOPBACK, "--port", str(self.port), "--base-path", "/"]
        return [node, str(_main(self.folder)), *address, "--log-no-colors", *self.options]

    def variables(self) -> dict[str, str]:
        """Where its drivers and its adb are."""
        sdk = {"ANDROID_HOME": str(self.sdk)} if self.sdk is not None else {}
        given = os.environ.get("NODE_OPTIONS", "")
        return {"APPIUM_HOME": str(self.folder), "NODE_OPTIONS": f"{given} {_WATCH}".strip(), **sdk}

    def answers(self) -> bool:
        """Whether its status is to be had."""
        try:
            with urllib.request.urlopen(f"{self.url}/status", timeout=5) as answer:
                return bool(answer.status == 200)
        except (OSError, HTTPException):
            return False


def found_adb() -> Path:
    """The adb of this machine: on the PATH, in the SDK that ``ANDROID_HOME`` names, or in the wheel of adbutils.

    Raises:
        InstallError: There is none.
    """
    on_path = shutil.which(_ADB)
    if on_path is not None:
        return Path(on_path)
    for variable in ("ANDROID_HOME", "ANDROID_SDK_ROOT"):
        place = Path(os.environ.get(variable) or ".") / "platform-tools" / _ADB
        if os.environ.get(variable) and place.is_file():
            return place
    with contextlib.suppress(ImportError):
        return Path(importlib.import_module("adbutils").adb_path())
    raise InstallError("There is no adb", mend="Put it on the PATH, set ANDROID_HOME, or pip install adbutils.")


def sdk_around(adb: Path, folder: Path) -> Path:
    """A folder that Appium takes for an Android SDK, made around an adb command.

    Args:
        adb: The command.
        folder: Where to make it.
    """
    tools = folder / "platform-tools"
    tools.mkdir(parents=True, exist_ok=True)
    place = tools / _ADB
    if not place.exists():
        if os.name == "nt":
            for file in (adb, *adb.parent.glob("AdbWin*.dll")):
                shutil.copy(file, tools)
        else:
            place.symlink_to(adb.resolve())
    return folder
