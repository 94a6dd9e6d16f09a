"""Packs: folders of scenario files with a name and a revision of their own.

A pack is ``pack.yaml`` (``name``, ``revision``), scenario files ``<app>/<name>.yaml``, and a generated ``index.json``.
Packs come from the library itself, from :func:`register_pack`, from the environment variable ``GTS_PACKS`` (folders,
parted as in ``PATH``) and from the entry points ``gts_env.packs`` of installed packages, in this order.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gts_env import paths
from gts_env.benchmark.index import INDEX, Index, read_index
from gts_env.errors import ScenarioError

BUILT_IN = "GUITestScape"
"""Name of the pack that comes with the library."""
PACKS_VARIABLE = "GTS_PACKS"
ENTRY_POINTS = "gts_env.packs"
_registered: list[Path] = []


@dataclass(frozen=True, slots=True)
class Pack:
    """A folder of scenarios.

    Attributes:
        name: Namespace of its ids.
        root: The folder.
        revision: Raised by every change that affects scores.
    """

    name: str
    root: Path
    revision: int

    def files(self) -> list[Path]:
        """Its scenario files, sorted."""
        return sorted(path for path in self.root.glob("*/*.yaml") if not path.name.startswith("."))

    def index(self) -> Index:
        """Its index: read from ``index.json``, or made from the scenario files where there is none."""
        if (self.root / INDEX).is_file():
            return read_index(self.root)
        from gts_env.benchmark.index_writing import build_index

        return build_index(self)


def open_pack(root: Path | str) -> Pack:
    """Open the pack in a folder.

    The name and revision are taken from ``index.json`` where there is one, so that no YAML is read.

    Raises:
        ScenarioError: There is no pack, or its file says something that cannot be meant.
    """
    folder = Path(root).expanduser()
    if (folder / INDEX).is_file():
        index = read_index(folder)
        return Pack(index.pack, folder, index.revision)
    if not (folder / "pack.yaml").is_file():
        raise ScenarioError("is not a pack", file=folder, mend="A pack has a pack.yaml with name and revision.")
    return read_pack(folder)


def read_pack(folder: Path) -> Pack:
    """Read ``pack.yaml`` itself; see :func:`open_pack`."""
    from gts_env.benchmark.spot import Spot
    from gts_env.benchmark.yaml_lines import read_yaml

    path = folder / "pack.yaml"
    fields = Spot(read_yaml(path), str(path)).fields(("name", "revision", "title"), ("name", "revision"))
    name = fields["name"].text(r"[A-Za-z][A-Za-z0-9_]*", "Letters, digits and _: it is the namespace of Gymnasium ids.")
    return Pack(name, folder, fields["revision"].whole(1, 1_000_000))


def register_pack(root: Path | str) -> Pack:
    """Add the pack in a folder to those of this process; adding it again changes nothing.

    Args:
        root: Folder with a ``pack.yaml``.

    Returns:
        The pack.

    Raises:
        ScenarioError: It is not a pack, or another pack has its name.
    """
    pack = open_pack(Path(root).expanduser().resolve())
    for other in packs():
        if other.name == pack.name and not _same_folder(other.root, pack.root):
            raise _taken(pack, other)
    if not any(_same_folder(known, pack.root) for known in _registered):
        _registered.append(pack.root)
    return pack


def packs() -> tuple[Pack, ...]:
    """All packs, the built-in one first.

    Raises:
        ScenarioError: A folder that was named is not a pack, or two packs have one name.
    """
    found: dict[str, Pack] = {}
    for root in _roots():
        pack = open_pack(root)
        other = found.setdefault(pack.name, pack)
        if not _same_folder(other.root, pack.root):
            raise _taken(pack, other)
    return tuple(found.values())


def _roots() -> Iterator[Path]:
    built_in = paths.scenarios_dir()
    if (built_in / "pack.yaml").is_file():
        yield built_in
    yield from _registered
    yield from (Path(part) for part in os.environ.get(PACKS_VARIABLE, "").split(os.pathsep) if part)
    yield from _installed()


def _installed() -> Iterator[Path]:
    from importlib.metadata import entry_points

    for entry in sorted(entry_points(group=ENTRY_POINTS), key=lambda entry: (entry.name, entry.value)):
        yield _folder(entry.load())


def _folder(value: Any) -> Path:
    """An entry point names a path, a function that gives one, or a module whose folder is the pack."""
    if callable(value):
        value = value()
    if isinstance(value, (str, Path)):
        return Path(value)
    return Path(str(value.__file__)).parent


def _same_folder(a: Path, b: Path) -> bool:
    return a.resolve() == b.resolve()


def _taken(pack: Pack, other: Pack) -> ScenarioError:
    return ScenarioError(
        f"another pack is named {pack.name!r}",
        file=pack.root / "pack.yaml",
        field="name",
        mend=f"It lies in {other.root}.",
    )
