"""The index of a pack: what registration needs to know of each task, as JSON, so that importing reads no YAML."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from gts_env.errors import ScenarioError

INDEX = "index.json"
"""Name of the file, at the root of a pack."""
_FORMAT = 1


class IndexEntry(NamedTuple):
    """One task of a pack.

    Attributes:
        id: Id without the pack.
        file: Scenario file, relative to the pack, with forward slashes.
        scenario: Name of the scenario.
        app: Id of the app.
        defect: Id of the target defect.
        mode: Fault mode of the target.
        level: How much the instruction tells.
        budget: Most steps of an episode.
    """

    id: str
    file: str
    scenario: str
    app: str
    defect: str
    mode: str
    level: str
    budget: int


@dataclass(frozen=True, slots=True)
class Index:
    """The tasks of a pack, sorted by id.

    Attributes:
        pack: Name of the pack.
        revision: Its revision.
        tasks: One entry for each task.
    """

    pack: str
    revision: int
    tasks: tuple[IndexEntry, ...]

    def to_json(self) -> str:
        """The text of ``index.json``: one line for each task, so that changes merge well."""
        lines = ",\n".join(f"  {json.dumps(list(entry), ensure_ascii=False)}" for entry in self.tasks)
        tasks = f"[\n{lines}\n ]" if lines else "[]"
        head = f'"format": {_FORMAT},\n "pack": {json.dumps(self.pack)},\n "revision": {self.revision}'
        return f'{{{head},\n "fields": {json.dumps(IndexEntry._fields)},\n "tasks": {tasks}}}\n'


def read_index(root: Path) -> Index:
    """Read the index of a pack.

    Raises:
        ScenarioError: It is missing, of another format, or broken.
    """
    path = root / INDEX
    try:
        data: dict[str, Any] = json.loads(path.read_bytes())
        if data["format"] != _FORMAT or tuple(data["fields"]) != IndexEntry._fields:
            raise ValueError("another format")
        return Index(data["pack"], data["revision"], tuple(IndexEntry(*entry) for entry in data["tasks"]))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise ScenarioError(
            f"is not an index: {error}", file=path, mend="Write it anew: gts validate --index."
        ) from None
