"""Resolution of intents: which screens of which apps can answer one, told from manifests alone."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gts_env.android.effects import Effect, Open, pack
from gts_env.android.intents import WEB, Filter, Intent
from gts_env.errors import DeviceError

if TYPE_CHECKING:
    from gts_env.android.manifest import Manifest, Registry

RESOLVER = "resolver"
"""App id of the system's chooser and share sheet."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A screen that can answer an intent.

    Attributes:
        app: App id.
        label: What a chooser calls it.
        opens: The effect that starts it.
        filter: The filter it was found by; None if the intent names it.
    """

    app: str
    label: str
    opens: Open
    filter: Filter | None = None

    @property
    def name(self) -> str:
        """App and screen, as a preference keeps them."""
        return f"{self.app}/{self.opens.screen}"


def candidates(apps: Registry, intent: Intent, on_result: Effect | None = None) -> tuple[Candidate, ...]:
    """The screens that can answer an intent, by the label of their app.

    Links of the web go to the app that has proven the host to be its own, else to the browsers; without a browser
    any app that takes them will do.

    Raises:
        DeviceError: The intent names an app that is not installed.
    """
    if intent.screen is not None:
        manifest = _named(apps, intent)
        return (Candidate(manifest.id, manifest.label, _open(manifest.id, intent.screen, dict(intent.extras), intent)),)
    found = [
        Candidate(m.id, f.label or m.label, _open(m.id, f.screen, args, intent, on_result), f)
        for m in apps
        if intent.app in (None, m.id, m.package)
        for f in m.filters
        if (args := f.match(intent)) is not None
    ]
    return tuple(_once(_web(found) if intent.scheme in WEB else found))


def _named(apps: Registry, intent: Intent) -> Manifest:
    for manifest in apps:
        if intent.app in (manifest.id, manifest.package):
            return manifest
    raise DeviceError(f"the intent names the app {intent.app!r}, which is not installed")


def _open(app: str, screen: str, args: dict[str, object], intent: Intent, on_result: Effect | None = None) -> Open:
    return Open(screen, pack(args), app, intent.flags, on_result)


def _web(found: list[Candidate]) -> list[Candidate]:
    proven = [c for c in found if c.filter is not None and c.filter.verified]
    browsers = [c for c in found if c.filter is not None and c.filter.is_browser]
    return proven or browsers or found


def _once(found: Iterable[Candidate]) -> list[Candidate]:
    """Each screen once, by the first of its filters that matches."""
    return list({c.name: c for c in reversed(list(found))}.values())[::-1]


def kind_of(intent: Intent) -> str:
    """What a preference ("always") is about: the action with the scheme, for the web also the host, or the type."""
    if intent.scheme in WEB:
        return f"{intent.action} {(intent.data or '').split('?')[0].split('/')[2]}"
    return f"{intent.action} {intent.scheme or intent.type or ''}"
