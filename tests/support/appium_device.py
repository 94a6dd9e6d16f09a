"""Served phones behind a real Appium server, as a device profile says it: for tests of the Appium device."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from gts_env.devices.appium import AppiumDevice
from tests.support.appium import Appium
from tests.support.served import SCENARIO, Serving, served

CAN = "simulated_apps, time, events, defects, variations, settings, widgets, virtual_time"


def profile_text(appium: Appium, serials: list[str], *more: str, can: str = CAN) -> str:
    """A profile of served phones behind a server that runs already."""
    return "\n".join(
        [
            "kind: appium",
            "title: Served phones of a test",
            f"devices: {serials!r}",
            "connect: true",
            f"can: [{can}]",
            f"android_sdk: {appium.server.sdk}",
            f"adb_port: {appium.adb.port}",
            *(
                more
                if any(line.startswith("appium:") for line in more)
                else (f"appium: {{url: '{appium.url}'}}", *more)
            ),
            *(() if any(line.startswith("limits:") for line in more) else ("limits: {gap: 0, boot: 30}",)),
        ]
    )


class Phones:
    """Served phones and the profile that names them."""

    def __init__(self, serving: Serving, appium: Appium, folder: Path) -> None:
        self.serving, self.appium, self.folder = serving, appium, folder
        self.serials = [f"127.0.0.1:{host.port}" for host in serving.fleet.hosts]
        self.profile = self.written("served")

    def written(self, name: str, *more: str, can: str = CAN) -> str:
        """Path of a profile with further lines."""
        path = self.folder / f"{name}.yaml"
        path.write_text(profile_text(self.appium, self.serials, *more, can=can))
        return str(path)

    @contextmanager
    def device(self, profile: str = "") -> Iterator[AppiumDevice]:
        """A device on one of the phones, closed at the end."""
        device = AppiumDevice(profile or self.profile)
        try:
            yield device
        finally:
            device.close()


@contextmanager
def phones(appium: Appium, folder: Path, count: int = 1, **wanted: Any) -> Iterator[Phones]:
    """Serve phones for a test."""
    with served(count, **(wanted or {"scenario": SCENARIO})) as serving:
        yield Phones(serving, appium, folder)
