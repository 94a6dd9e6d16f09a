"""The apps of a device under the names that plans and agents have for them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gts_env.android.manifest import Registry
    from gts_env.benchmark import Scenario
    from gts_env.devices.appium.adb import Adb

_PACKAGE = re.compile(r"[A-Za-z][A-Za-z0-9_]*(\.[A-Za-z][A-Za-z0-9_]*)+")


class Apps:
    """Finds what starts an app.

    Labels are known of the scenario's app, and of this library's apps on a phone that has them; other apps of a device
    go by their package.

    Args:
        adb: The host's adb server.
        serial: The device.
    """

    def __init__(self, adb: Adb, serial: str) -> None:
        self._adb, self._serial = adb, serial
        self._components: dict[str, str | None] = {}
        self._scenario: Scenario | None = None
        self._registry: Registry | None = None

    def of(self, scenario: Scenario, registry: Registry | None) -> None:
        """Take up a scenario, with the library's apps where the phone has them."""
        self._scenario, self._registry = scenario, registry
        self._components.clear()

    def labels(self) -> tuple[str, ...]:
        """Labels that :meth:`component` takes."""
        if self._registry is not None:
            return tuple(m.label for m in self._registry if m.category != "System")
        android = self._scenario.android if self._scenario is not None else None
        return (android.label or android.package,) if android is not None else ()

    def component(self, name: str) -> str | None:
        """Package and activity that start an app, or None if the device has none of this name."""
        if self._registry is not None:
            manifest = self._registry.find(name)
            return None if manifest is None else self._resolved(manifest.package)
        android = self._scenario.android if self._scenario is not None else None
        if android is not None and name.casefold() in _names(android.label, android.package, self._scenario):
            return android.component
        return self._resolved(name) if _PACKAGE.fullmatch(name) else None

    def _resolved(self, package: str) -> str | None:
        if package not in self._components:
            command = f"cmd package resolve-activity --brief -c android.intent.category.LAUNCHER {package}"
            code, out, _ = self._adb.shell(self._serial, command)
            found = out.strip().splitlines()[-1:] if not code else []
            self._components[package] = found[0] if found and found[0].startswith(f"{package}/") else None
        return self._components[package]


def _names(label: str, package: str, scenario: Scenario | None) -> set[str]:
    return {one.casefold() for one in (label, package, scenario.app if scenario is not None else "") if one}
