"""The Appium server of this process: started for its devices, again when it died, and ended with the last of them."""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
import threading
import urllib.request
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path

from gts_env.devices.appium.profile import Profile, ServerWish
from gts_env.devices.appium_server import AppiumServer, found_adb, installed_appium, sdk_around
from gts_env.errors import DeviceError, InstallError

_LOCK = threading.Lock()
_USED: dict[tuple[ServerWish, str, int], Supervised] = {}
if hasattr(os, "register_at_fork"):
    # The servers of a parent are the parent's to end.
    os.register_at_fork(after_in_child=_USED.clear)


@dataclass(slots=True)
class Supervised:
    """A server that is kept going, or one that runs elsewhere and is only looked for.

    Attributes:
        wish: What the profile says of it.
        sdk: Folder of the Android SDK, for the server's adb; empty for what its environment says.
        adb_port: Port of the host's adb server.
        seconds: How long it may take to answer.
        starts: How often it was started.
        users: Devices that use it.
    """

    wish: ServerWish
    sdk: str
    adb_port: int
    seconds: float
    starts: int = 0
    users: int = 0
    _server: AppiumServer | None = None
    _told: bool = False
    _guard: threading.Lock = field(default_factory=threading.Lock)

    @property
    def url(self) -> str:
        """Its address."""
        return self.wish.url.rstrip("/") if self._server is None else self._server.url

    @property
    def log(self) -> Path | None:
        """File that it writes to, where it was started here."""
        return self._server.log if self._server is not None else None

    @property
    def server(self) -> AppiumServer | None:
        """The server, where it was started here."""
        return self._server

    def ensure(self) -> str:
        """Have it running; returns its address.

        Raises:
            DeviceError: It does not answer, and does not start.
        """
        with self._guard:
            if not self.wish.start:
                if not answers(self.url):
                    raise DeviceError(
                        f"no Appium server answers at {self.url}",
                        mend="Start it: appium --port 4723. Or let the profile start it: `appium: {start: true}`.",
                    )
                return self.url
            server = self._server = self._server or self._made()
            if not (server.running and server.answers()):
                server.stop()
                self._told = True  # its log is named where it does not come up, and must be there then
                server.start()
                self._told = False
                self.starts += 1
            return server.url

    def _made(self) -> AppiumServer:
        folder = Path(self.wish.folder) if self.wish.folder else installed_appium()
        work = Path(tempfile.mkdtemp(prefix="gts-env-appium-"))
        return AppiumServer(
            work,
            folder=folder,
            sdk=Path(self.sdk) if self.sdk else stand_in_sdk(work),
            options=self.wish.arguments,
            environment={"ANDROID_ADB_SERVER_PORT": str(self.adb_port)},
            seconds=self.seconds,
        )

    def end(self) -> None:
        """End it, if it was started here, with its folder."""
        with self._guard:
            server, self._server = self._server, None
            if server is not None:
                server.stop()
                if not self._told:
                    shutil.rmtree(server.work, ignore_errors=True)


def use(profile: Profile, adb_port: int) -> Supervised:
    """The server for a profile, shared by the devices of this process; to be given back by :func:`leave`."""
    key = (profile.appium, profile.android_sdk, adb_port)
    with _LOCK:
        one = _USED.get(key)
        if one is None:
            one = _USED[key] = Supervised(*key, profile.limits.server)
        one.users += 1
        return one


def leave(one: Supervised) -> None:
    """Use a server no more; with its last user it ends."""
    with _LOCK:
        one.users -= 1
        if one.users > 0:
            return
        for key in [key for key, other in _USED.items() if other is one]:
            del _USED[key]
    one.end()


@atexit.register
def end_all() -> None:
    """End every server that this process started."""
    with _LOCK:
        some = list(_USED.values())
        _USED.clear()
    for one in some:
        one.end()


def stand_in_sdk(folder: Path) -> Path | None:
    """An SDK for Appium, which insists on one, where only adb is there.

    Args:
        folder: Where to make it.

    Returns:
        Its folder; None where the environment names an SDK, or there is no adb.
    """
    if os.environ.get("ANDROID_HOME") or os.environ.get("ANDROID_SDK_ROOT"):
        return None
    try:
        return sdk_around(found_adb(), folder / "sdk")
    except InstallError:
        return None


def answers(url: str, timeout: float = 5.0) -> bool:
    """Whether an Appium server answers at an address."""
    try:
        with urllib.request.urlopen(f"{url}/status", timeout=timeout) as answer:
            return bool(answer.status == 200)
    except (OSError, HTTPException, ValueError):
        return False
