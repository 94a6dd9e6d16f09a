"""Apps that a pack brings along: folders ``apps/<app>/`` of the pack, each with a ``manifest.json`` beside its code.

They are on the phone only in scenarios of that pack, where they stand in place of built-in ones of the same id. Their
code is imported, when first used, as ``gts_env.apps.of_packs.<Pack>.<app>``, so that what it saves can be unpickled
in any process that knows the pack.
"""

from __future__ import annotations

import sys
from functools import lru_cache
from pathlib import Path
from types import ModuleType

from gts_env.android.manifest import Manifest
from gts_env.benchmark.pack import Pack, open_pack, packs
from gts_env.errors import GtsError, ScenarioError

__path__: list[str] = []
"""Makes this module a package; its parts are the packs."""
_MANIFESTS = "apps/*/manifest.json"


def manifests_beside(scenario_file: str) -> tuple[Manifest, ...]:
    """Manifests of the apps in the pack that a scenario file lies in; no code of theirs is run.

    Args:
        scenario_file: Path of the file, ``<pack>/<app>/<name>.yaml``. A text that is no such file has no apps.

    Raises:
        ScenarioError: A manifest is broken.
        GtsError: Another pack of the same name has brought apps in this process.
    """
    root = Path(scenario_file).parent.parent
    return _read_all(root.resolve()) if (root / "pack.yaml").is_file() else ()


@lru_cache(maxsize=64)
def _read_all(root: Path) -> tuple[Manifest, ...]:
    found = sorted(root.glob(_MANIFESTS))
    return tuple(_read(path, _package(open_pack(root))) for path in found)


def _read(path: Path, package: str) -> Manifest:
    try:
        return Manifest.read(path, f"{package}.{path.parent.name}")
    except (KeyError, ValueError, TypeError, AttributeError) as error:
        problem = f"{error} is missing" if isinstance(error, KeyError) else f"is not a manifest: {error}"
        mend = "It is a JSON object with id, label, icon, seed_color, category and class."
        raise ScenarioError(problem, file=path, mend=mend) from None


def _package(pack: Pack) -> str:
    """The Python package of a pack's apps, made when it is first asked for."""
    name, folder = f"{__name__}.{pack.name}", str(pack.root / "apps")
    made = sys.modules.setdefault(name, ModuleType(name, f"Apps of the pack {pack.name}."))
    if (taken := getattr(made, "__path__", [folder])) != [folder]:
        raise GtsError(
            f"two packs named {pack.name!r} bring apps in one process",
            found=f"{taken[0]} and {folder}",
            mend="Give one of them another name in its pack.yaml.",
        )
    made.__path__ = [folder]
    return name


def _know_packs() -> None:
    """Make the packages of all known packs, so that a saved state can be unpickled before a device is made."""
    try:
        known = packs()
    except GtsError:
        return  # registration tells of a broken pack
    for pack in known:
        if any(pack.root.glob(_MANIFESTS)):
            _package(Pack(pack.name, pack.root.resolve(), pack.revision))


_know_packs()
