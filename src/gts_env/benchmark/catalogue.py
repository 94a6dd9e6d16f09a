"""The catalogue: every task, scenario and defect of all packs, loaded when asked for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from gts_env.benchmark.index import IndexEntry
from gts_env.benchmark.loader import load_scenario
from gts_env.benchmark.model import Defect, Scenario, Task
from gts_env.benchmark.pack import Pack, packs
from gts_env.benchmark.variation import variant
from gts_env.errors import UnknownIdError


class Case(NamedTuple):
    """A task with the scenario it runs in and the defect it is after.

    Attributes:
        id: Full id, pack included.
        pack: The pack.
        scenario: The scenario.
        defect: The target.
        task: The task.
    """

    id: str
    pack: Pack
    scenario: Scenario
    defect: Defect
    task: Task

    def varied(self, k: int) -> Case:
        """The same in variation ``k`` of its scenario; see :func:`~gts_env.benchmark.variation.variant`."""
        scenario = variant(self.scenario, k)
        return Case(self.id, self.pack, scenario, scenario.defect(self.defect.id), scenario.task(self.task.id))


class Catalogue:
    """What the packs hold. Reads the indexes at once and each scenario file when it is first asked for.

    Args:
        of: The packs; all known ones by default.
    """

    def __init__(self, of: Sequence[Pack] | None = None) -> None:
        self.packs = tuple(packs() if of is None else of)
        self._entries: dict[str, tuple[Pack, IndexEntry]] = {
            f"{pack.name}/{entry.id}": (pack, entry) for pack in self.packs for entry in pack.index().tasks
        }

    def ids(self) -> tuple[str, ...]:
        """All task ids, packs in their order, sorted within each."""
        return tuple(self._entries)

    def entries(self) -> Iterator[tuple[Pack, IndexEntry]]:
        """What the indexes tell of each task."""
        yield from self._entries.values()

    def case(self, task_id: str) -> Case:
        """Everything that belongs to a task.

        Args:
            task_id: Full id, such as ``GUITestScape/Calendar-NLE-03``; the pack may be left out where only one pack
                has such a task.

        Raises:
            UnknownIdError: There is no such task.
            ScenarioError: Its file is broken.
        """
        full = self._full_id(task_id)
        pack, entry = self._entries[full]
        scenario = load_cached(pack.root / entry.file)
        task = scenario.task(entry.id)
        return Case(full, pack, scenario, scenario.defect(task.defect), task)

    def task(self, task_id: str) -> Task:
        """The task of an id; see :meth:`case`."""
        return self.case(task_id).task

    def scenario(self, name: str) -> Scenario:
        """The scenario of a name (``Pack/name`` where two packs have one of that name).

        Raises:
            UnknownIdError: There is no such scenario.
        """
        pack_name, _, bare = name.rpartition("/")
        candidates = [pack for pack in self.packs if pack_name in ("", pack.name)]
        for pack in candidates:
            # The index tells the file; a scenario without tasks is found by reading all.
            files = {entry.file for owner, entry in self._entries.values() if owner == pack and entry.scenario == bare}
            for path in [pack.root / file for file in sorted(files)] or pack.files():
                if (scenario := load_cached(path)).name == bare:
                    return scenario
        raise UnknownIdError.of("scenario", name, {scenario.name for scenario in self.scenarios()}, "gts list")

    def scenarios(self) -> Iterator[Scenario]:
        """All scenarios. Reads every file."""
        for pack in self.packs:
            for path in pack.files():
                yield load_cached(path)

    def defects(self) -> Iterator[tuple[Scenario, Defect]]:
        """All defects, each with its scenario. Reads every file."""
        for scenario in self.scenarios():
            for defect in scenario.defects:
                yield scenario, defect

    def _full_id(self, task_id: str) -> str:
        if task_id in self._entries:
            return task_id
        same = [full for full in self._entries if full.partition("/")[2] == task_id]
        if len(same) == 1:
            return same[0]
        raise UnknownIdError.of("task", task_id, self._entries, "gts list")


def load_cached(path: Path) -> Scenario:
    """Load a scenario file, once while it does not change on disk."""
    return _load(path, path.stat().st_mtime_ns if path.exists() else 0)


@lru_cache(maxsize=512)
def _load(path: Path, _: int) -> Scenario:
    return load_scenario(path)
