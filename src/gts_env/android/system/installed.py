"""The apps that every phone has: the launcher, the overview of recent tasks, the shade, the settings."""

from __future__ import annotations

from collections.abc import Callable

from gts_env.android.app import App
from gts_env.android.manifest import Manifest
from gts_env.android.system.launcher import MANIFEST as LAUNCHER
from gts_env.android.system.permission_controller import MANIFEST as PERMISSIONS
from gts_env.android.system.recents import MANIFEST as RECENTS
from gts_env.android.system.resolver import MANIFEST as RESOLVER
from gts_env.android.system.settings import MANIFEST as SETTINGS
from gts_env.android.system.systemui import MANIFEST as SYSTEM_UI

MANIFESTS: tuple[Manifest, ...] = (LAUNCHER, RECENTS, RESOLVER, SYSTEM_UI, PERMISSIONS, SETTINGS)
FACTORIES: dict[str, Callable[[Manifest], App]] = {}
"""Apps that are not made by the ``entry`` of their manifest; none of these."""
