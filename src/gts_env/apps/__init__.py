"""The simulated apps: each is a folder ``<category>/<app>/`` with a ``manifest.json``, imported when first used."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from gts_env.android.manifest import Manifest

_ROOT = Path(__file__).resolve().parent


@cache
def manifests() -> tuple[Manifest, ...]:
    """Manifests of all apps that come with the library, in order of their ids; no code of theirs is run."""
    found = [_read(path) for path in _ROOT.glob("*/*/manifest.json")]
    return tuple(sorted(found, key=lambda m: m.id))


def _read(path: Path) -> Manifest:
    folder = path.parent.relative_to(_ROOT)
    return Manifest.read(path, ".".join((__name__, *folder.parts)))
