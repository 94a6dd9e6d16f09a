"""Manifests: what the phone knows of an app before it loads it, and the registry of the installed apps."""

from __future__ import annotations

import importlib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gts_env.android.intents import Filter
from gts_env.errors import DeviceError, near

if TYPE_CHECKING:
    from gts_env.android.app import App

SYSTEM = "System"
"""Category of apps that no icon starts: the launcher, the overview."""


@dataclass(frozen=True, slots=True)
class Manifest:
    """Identity of an app.

    Attributes:
        id: Key in snake case.
        label: Name under its icon.
        icon: Material symbol on its icon.
        seed: Seed colour of its theme, 0xAARRGGBB.
        category: One of the five categories.
        entry: ``module:Class`` of the app.
        widgets: Whether it offers home-screen widgets.
        version: Version name, as ``dumpsys package`` tells it.
        application: Package name where it is not made of the id.
        filters: What its screens can do for other apps.
    """

    id: str
    label: str
    icon: str
    seed: int
    category: str
    entry: str
    version: str = "1.0.0"
    application: str = ""
    widgets: bool = False
    filters: tuple[Filter, ...] = ()

    @property
    def package(self) -> str:
        """Android package name."""
        return self.application or f"org.gts.{self.id}"

    @classmethod
    def read(cls, path: Path, module: str) -> Manifest:
        """Read a ``manifest.json``; ``module`` is the Python package it lies in."""
        raw = json.loads(path.read_text(encoding="utf-8"))
        return cls(
            id=raw["id"],
            label=raw["label"],
            icon=raw["icon"],
            seed=0xFF000000 | int(raw["seed_color"].lstrip("#"), 16),
            category=raw["category"],
            entry=f"{module}:{raw['class']}",
            version=raw.get("version", "1.0.0"),
            widgets=raw.get("widgets", False),
            filters=tuple([Filter.read(item) for item in raw.get("intents", ())]),
        )


class Registry:
    """The installed apps, loaded on first use.

    Args:
        manifests: Manifests by any order; the launcher sorts them by label.
        factories: App id to a function that makes the app, in place of importing ``entry`` (system apps, tests).
    """

    def __init__(
        self, manifests: Iterable[Manifest], factories: Mapping[str, Callable[[Manifest], App]] | None = None
    ) -> None:
        self.manifests = {m.id: m for m in sorted(manifests, key=lambda m: (m.label.casefold(), m.id))}
        self._factories = dict(factories or {})
        self._apps: dict[str, App] = {}

    def __getstate__(self) -> dict[str, Any]:
        # Apps hold no state: another process makes them anew.
        return {**self.__dict__, "_apps": {}}

    def __contains__(self, app: str) -> bool:
        return app in self.manifests

    def __iter__(self) -> Iterator[Manifest]:
        return iter(self.manifests.values())

    def app(self, app: str) -> App:
        """The app with this id.

        Raises:
            DeviceError: No such app is installed.
        """
        found = self._apps.get(app)
        if found is None:
            found = self._apps[app] = self._load(app)
        return found

    def _load(self, app: str) -> App:
        manifest = self.manifests.get(app)
        if manifest is None:
            raise DeviceError(f"no app {app!r} is installed", mend=near(app, self.manifests))
        if app in self._factories:
            return self._factories[app](manifest)
        module, _, name = manifest.entry.partition(":")
        made: App = getattr(importlib.import_module(module), name)(manifest)
        return made

    def find(self, name: str) -> Manifest | None:
        """An app of the user by label, id or package; letter case and blanks do not matter."""
        wanted = name.strip().casefold()
        for m in self.manifests.values():
            if m.category != SYSTEM and wanted in (m.label.casefold(), m.id, m.package):
                return m
        return None
