"""The apps that every phone has: the launcher and the overview of recent tasks."""

from __future__ import annotations

from collections.abc import Callable

from gts_env.android.app import App
from gts_env.android.manifest import Manifest
from gts_env.android.system.launcher import MANIFEST as LAUNCHER
from gts_env.android.system.recents import MANIFEST as RECENTS
from gts_env.android.system.resolver import MANIFEST as RESOLVER

MANIFESTS: tuple[Manifest, ...] = (LAUNCHER, RECENTS, RESOLVER)
FACTORIES: dict[str, Callable[[Manifest], App]] = {}
"""Apps that are not made by the ``entry`` of their manifest; none of these."""
