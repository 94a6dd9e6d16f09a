"""Profiles of real devices and served phones, as the files of ``envs/`` write them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from gts_env.benchmark.spot import Spot
from gts_env.devices.appium.restoring.strategies import names
from gts_env.devices.profiles import profile_of_kind, profile_path

ABILITIES = ("simulated_apps", "time", "events", "defects", "variations", "settings", "widgets", "root", "virtual_time")
"""What a device may be able to do beyond what every Android device can.

``simulated_apps``: the apps of this library are on it. ``time``: a restore sets clock and zone. ``events``: the world
of a scenario goes on by itself. ``defects``: any choice of defects can be live. ``variations``: variations of scenarios
can be had. ``settings``: a restore brings all settings of the scenario about. ``widgets``: and the widgets of the home
screen. ``root``: its shell can become root. ``virtual_time``: its clock stands still while nobody acts.
"""
KEYS = (
    "kind", "title", "devices", "connect", "can", "restore", "compose", "android_sdk", "adb_port", "appium",
    "capabilities", "settings", "limits",
)  # fmt: skip
APPIUM_KEYS = ("url", "start", "folder", "arguments")
DEFAULT_URL = "http://127.0.0.1:4723"
_PATHS = {"compose", "android_sdk"}
_URL = r"https?://[^\s/]+(/\S*)?"
_SERIAL = r"[A-Za-z0-9._:-]{1,120}"


@dataclass(frozen=True, slots=True)
class ServerWish:
    """The Appium server that a profile asks for.

    Attributes:
        url: Address of a server that runs already; empty where one is started.
        start: Whether one is started, watched, and ended with the last device.
        folder: Where it is installed; by default what ``GTS_APPIUM`` names, else ``.appium``.
        arguments: Further arguments of the server.
    """

    url: str = DEFAULT_URL
    start: bool = False
    folder: str = ""
    arguments: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Limits:
    """Bounds of time, in seconds.

    Attributes:
        command: Of one command to the device.
        session: Of beginning a session.
        boot: From loading a snapshot to a device that has booted.
        settle: For the screen to come to rest.
        gap: Between two looks while it does; 0 for no pause beside the looks themselves.
        server: For the Appium server to answer once it is started.
    """

    command: float = 60.0
    session: float = 120.0
    boot: float = 120.0
    settle: float = 5.0
    gap: float = 0.1
    server: float = 60.0


@dataclass(frozen=True, slots=True)
class Profile:
    """A kind of device, and how to get at it.

    Attributes:
        name: Name or path by which it was asked for.
        title: One line.
        devices: Serials as adb has them; each environment claims the first that is free.
        connect: Whether adb is told to connect to them (serials of the form ``host:port``).
        can: Which of :data:`ABILITIES` it has.
        restore: Strategy of a restore where the scenario does not say another one.
        compose: Compose file that starts the device, for people; empty for none.
        android_sdk: Folder of the Android SDK; by default what ``ANDROID_HOME`` says.
        adb_port: Port of the host's adb server; None for what ``ANDROID_ADB_SERVER_PORT`` says, else 5037.
        appium: The server.
        capabilities: Capabilities beside or in place of the recommended ones.
        settings: Settings of the UiAutomator2 server, likewise.
        limits: Bounds of time.
    """

    name: str
    title: str
    devices: tuple[str, ...]
    connect: bool = False
    can: frozenset[str] = frozenset()
    restore: str = "snapshot"
    compose: str = ""
    android_sdk: str = ""
    adb_port: int | None = None
    appium: ServerWish = ServerWish()
    capabilities: Mapping[str, Any] = field(default_factory=dict)
    settings: Mapping[str, Any] = field(default_factory=dict)
    limits: Limits = Limits()


def read_profile(name: str) -> Profile:
    """Read a profile of kind ``appium``.

    Args:
        name: Name of a file in ``envs/``, or a path that ends in ``.yaml``.

    Raises:
        UnknownIdError: There is no such profile.
        ScenarioError: It says something that cannot be meant; names file, line and value.
    """
    path = profile_path(name)
    fields = profile_of_kind(name, "appium").fields(KEYS, ("kind", "title", "devices"))
    profile = Profile(name, fields["title"].text(), _devices(fields["devices"]))
    changes: dict[str, Any] = {key: _READERS[key](spot) for key, spot in fields.items() if key in _READERS}
    for key in _PATHS & changes.keys():
        # Paths are told from where the profile lies.
        changes[key] = str(path.parent.absolute() / Path(changes[key]).expanduser())
    if "appium" in changes and changes["appium"].folder:
        folder = path.parent.absolute() / Path(changes["appium"].folder).expanduser()
        changes["appium"] = replace(changes["appium"], folder=str(folder))
    return replace(profile, **changes)


def _devices(spot: Spot) -> tuple[str, ...]:
    return tuple([item.text(_SERIAL, "A serial as `adb devices` lists it.") for item in spot.items(1)])


def _server(spot: Spot) -> ServerWish:
    fields = spot.fields(APPIUM_KEYS)
    start = fields["start"].flag() if "start" in fields else False
    if start and "url" in fields:
        raise fields["url"].error("a server is either started or had at an address", mend="Give `start` or `url`.")
    url = fields["url"].text(_URL, "An address such as http://127.0.0.1:4723.") if "url" in fields else DEFAULT_URL
    folder = fields["folder"].text() if "folder" in fields else ""
    return ServerWish("" if start else url, start, folder, fields["arguments"].texts() if "arguments" in fields else ())


def _limits(spot: Spot) -> Limits:
    names = Limits.__dataclass_fields__
    return Limits(**{key: one.number(0.0, 3600.0) for key, one in spot.fields(names).items()})


def _values(spot: Spot) -> dict[str, Any]:
    found = dict(spot.entries())
    for one in found.values():
        if not isinstance(one.value, (str, bool, int, float)):
            raise one.error("expected a text, a number, true or false")
    return {key: one.value for key, one in found.items()}


_READERS: dict[str, Any] = {
    "connect": Spot.flag,
    "can": lambda spot: frozenset(item.choice(ABILITIES) for item in spot.items()),
    "restore": lambda spot: spot.choice(names()),
    "compose": Spot.text,
    "android_sdk": Spot.text,
    "adb_port": lambda spot: spot.whole(1, 65535),
    "appium": _server,
    "capabilities": _values,
    "settings": _values,
    "limits": _limits,
}
