"""What a sheet is of: an app, and the scenario that gives it data and a clock."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gts_env.android.manifest import SYSTEM, Manifest
from gts_env.apps.of_packs import manifests_beside
from gts_env.benchmark.catalogue import Catalogue, load_cached
from gts_env.benchmark.model import DeviceSettings, Scenario
from gts_env.benchmark.spot import Where
from gts_env.devices import open_device
from gts_env.devices.embedded import EmbeddedDevice
from gts_env.errors import DeviceError, GtsError, UnknownIdError


@dataclass(frozen=True, slots=True)
class Subject:
    """An app in a scenario."""

    manifest: Manifest
    scenario: Scenario

    def titles(self) -> tuple[str, str]:
        """Title and subtitle of a sheet: the app, its version; the scenario and its date."""
        now = self.scenario.device.now.strftime("%Y-%m-%d %H:%M")
        return (
            f"{self.manifest.label} {self.manifest.version}",
            f"{self.scenario.name}: {self.scenario.title}. {now}, {self.scenario.device.time_zone}. Clean build.",
        )


def phone() -> EmbeddedDevice:
    """The embedded phone.

    Raises:
        DeviceError: ``GTS_DEVICE`` asks for another device.
    """
    device = open_device()
    if not isinstance(device, EmbeddedDevice):
        raise DeviceError("sheets are drawn from the embedded phone", found=type(device).__name__)
    return device


def find(app: str, device: EmbeddedDevice, scenario: str | None = None, catalogue: Catalogue | None = None) -> Subject:
    """The app of an id or label, with a scenario of it.

    Args:
        app: Id or label; letter case does not matter.
        device: The phone, which has apps of its own.
        scenario: Name of a scenario of the app. By default its first one; an app that has none yet is taken with the
            data it comes with.
        catalogue: Where scenarios are looked for; all packs by default.

    Raises:
        UnknownIdError: There is no such app or no such scenario.
        GtsError: The scenario is of another app.
    """
    known = catalogue or Catalogue()
    installed = [m for m in device.phone.apps if m.category != SYSTEM]
    first = known.scenario(scenario) if scenario is not None else _first(app, known, installed)
    brought = manifests_beside(first.where.file) if first is not None else ()
    manifest = _manifest(app, [*brought, *installed])
    if first is None:
        return Subject(manifest, bare(manifest))
    if first.app != manifest.id:
        mend = f"Name a scenario of {manifest.id!r}: gts list --app {manifest.id}."
        raise GtsError(f"scenario {first.name!r} is of the app {first.app!r}, not {manifest.id!r}", mend=mend)
    return Subject(manifest, first)


def bare(manifest: Manifest) -> Scenario:
    """A scenario without defects, with the data that the app comes with."""
    return Scenario(
        name="none", app=manifest.id, title="the data the app comes with", device=DeviceSettings(), data={}, events=(),
        ready=None, screens={}, defects=(), tasks=(), where=Where("", 0),
    )  # fmt: skip


def _first(app: str, catalogue: Catalogue, installed: Sequence[Manifest]) -> Scenario | None:
    """The first scenario of an app by its id, or by the label of an installed one."""
    ids = {app.casefold(), *(m.id for m in installed if m.label.casefold() == app.casefold())}
    files = [pack.root / entry.file for pack, entry in catalogue.entries() if entry.app in ids]
    return load_cached(min(files)) if files else None


def _manifest(app: str, known: Sequence[Manifest]) -> Manifest:
    for manifest in known:
        if app.casefold() in (manifest.id, manifest.label.casefold()):
            return manifest
    raise UnknownIdError.of("app", app, {name for m in known for name in (m.id, m.label)})
