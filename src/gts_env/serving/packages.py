"""The packages of a served phone: its apps, the helpers that tools expect, and what is installed over the cable."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gts_env.android.manifest import SYSTEM, Manifest

if TYPE_CHECKING:
    from gts_env.android.phone import Phone

MOST = 64
"""Packages that may be installed over the cable."""


@dataclass(frozen=True, slots=True)
class Package:
    """A package.

    Attributes:
        name: Such as ``org.gts.calendar``.
        version: Version name.
        code: Version code.
        system: Whether it came with the phone.
        app: Id of the app, or ``""`` for what shows nothing.
        label: Name of the app.
    """

    name: str
    version: str
    code: int
    system: bool = False
    app: str = ""
    label: str = ""

    @property
    def path(self) -> str:
        """Where its APK lies on the phone."""
        return f"/system/app/{self.name}/base.apk" if self.system else f"/data/app/{self.name}-1/base.apk"


_HELPERS = (
    Package("io.appium.settings", "99.0.0", 99_000),
    Package("io.appium.uiautomator2.server", "99.0.0", 99_000),
    Package("io.appium.uiautomator2.server.test", "99.0.0", 99_000),
)
"""Helpers that Appium would otherwise install in each session. They do nothing: the phone answers for them."""


class Packages:
    """Installed packages by name."""

    def __init__(self) -> None:
        self._added: dict[str, Package] = {}

    def add(self, package: Package) -> bool:
        """Install a package that shows nothing; returns whether there was room."""
        if package.name not in self._added and len(self._added) >= MOST:
            return False
        self._added[package.name] = package
        return True

    def clear(self) -> None:
        """Uninstall all that came over the cable."""
        self._added.clear()

    def remove(self, name: str) -> bool:
        """Uninstall one that came over the cable; returns whether it was there."""
        return self._added.pop(name, None) is not None

    def all(self, phone: Phone) -> Iterator[Package]:
        """All packages: of apps, of helpers, and those added."""
        known = {one.name: one for one in _HELPERS} | self._added
        yield from sorted([*[package_of(m) for m in phone.apps], *known.values()], key=lambda one: one.name)

    def find(self, phone: Phone, name: str) -> Package | None:
        """A package by its name."""
        return next((one for one in self.all(phone) if one.name == name), None)


def package_of(manifest: Manifest) -> Package:
    """The package of an app."""
    system = manifest.category == SYSTEM or not manifest.package.startswith("org.gts.")
    numbers = [int(part) if part.isdecimal() else 0 for part in manifest.version.split(".")[:3]]
    major, minor, patch = [*numbers, 0, 0, 0][:3]
    code = major * 10_000 + minor * 100 + patch
    return Package(manifest.package, manifest.version, code, system, manifest.id, manifest.label)
