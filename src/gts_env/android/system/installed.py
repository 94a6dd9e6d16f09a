"""The system's own apps."""

from __future__ import annotations

from collections.abc import Callable

from gts_env.android.app import App
from gts_env.android.manifest import Manifest
from gts_env.android.system import launcher

FACTORIES: dict[str, Callable[[Manifest], App]] = {launcher.MANIFEST.id: launcher.Launcher}
MANIFESTS: tuple[Manifest, ...] = (launcher.MANIFEST,)
