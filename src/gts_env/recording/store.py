"""A run: a folder of trajectories with an index, that a killed run goes on with."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from gts_env.errors import TrajectoryError
from gts_env.recording.index import Entry, Problem, append_entry, entry_of, key_of, read_index
from gts_env.recording.recorder import Recorder
from gts_env.recording.trajectory import Trajectory

EPISODES = "episodes"
_UNSAFE = re.compile(r"[^\w.-]+")
_LONGEST = 120


class Store:
    """The trajectories of a run.

    Any number of processes may record into one store: folders are made exclusively, and the index only grows by whole
    lines. The index saves reading; what it does not have is found in the folders.

    Args:
        root: Folder of the run; made when the first trajectory begins.

    Example:
        >>> store = Store("runs/first")  # doctest: +SKIP
        >>> [entry.task for entry in store.find(seed=0) if entry.total == 1.0]  # doctest: +SKIP
    """

    def __init__(self, root: Path | str) -> None:
        self.root = Path(root)
        self._next: dict[tuple[str, int | None], int] = {}

    # -- recording ------------------------------------------------------------------------------------------------

    def begin(
        self, meta: Mapping[str, Any], *, attempt: int | None = None, again: bool = False, judged: bool = False
    ) -> Recorder:
        """Begin a trajectory in a folder of its own.

        Args:
            meta: What it is about; ``task`` (or ``scenario``) and ``seed`` are its key.
            attempt: Its number among those of this key; by default the first that is free.
            again: Whether a trajectory of this attempt whose episode did not come to its end is deleted first. No
                other process may be writing it.
            judged: Whether there is a judge.

        Raises:
            TrajectoryError: This attempt is there already, or nothing can be written there.
        """
        task, seed = key_of(meta)
        if attempt is not None:
            taken = attempt
            folder = self._take(task, seed, attempt, again)
        else:
            taken, folder = self._first_free(task, seed)
        self._next[task, seed] = taken + 1
        return Recorder(folder, {**meta, "seed": seed, "attempt": taken}, judged=judged)

    def _first_free(self, task: str, seed: int | None) -> tuple[int, Path]:
        attempt = self._next.get((task, seed), 0)
        while True:
            folder = self.root / EPISODES / folder_name(task, seed, attempt)
            if _made(folder):
                return attempt, folder
            attempt += 1

    def _take(self, task: str, seed: int | None, attempt: int, again: bool) -> Path:
        folder = self.root / EPISODES / folder_name(task, seed, attempt)
        if again and folder.is_dir() and not _is_complete(folder):
            shutil.rmtree(folder)
        if not _made(folder):
            mend = "Take another attempt, or again=True if its episode was not finished."
            raise TrajectoryError(f"{folder}: is there already", mend=mend)
        return folder

    def note(self, folder: Path) -> Entry:
        """Add a trajectory that has ended to the index.

        Raises:
            TrajectoryError: It cannot be read.
        """
        entry = entry_of(folder)
        append_entry(self.root, entry)
        return entry

    # -- finding --------------------------------------------------------------------------------------------------

    def scan(self) -> tuple[list[Entry], list[Problem]]:
        """All trajectories, sorted by task, seed and attempt, and what cannot be used."""
        entries, problems = read_index(self.root)
        episodes = self.root / EPISODES
        folders = {path.name: path for path in episodes.iterdir() if path.is_dir()} if episodes.is_dir() else {}
        found = {name: entry for name, entry in entries.items() if name in folders}
        for name in sorted(folders.keys() - found.keys()):
            try:
                found[name] = entry_of(folders[name])
            except TrajectoryError as error:
                problems.append(Problem(folders[name], error))
        return sorted(found.values(), key=_order), problems

    def entries(self) -> list[Entry]:
        """All trajectories that can be used, sorted by task, seed and attempt."""
        return self.scan()[0]

    def find(
        self,
        task: str | None = None,
        seed: int | None = None,
        attempt: int | None = None,
        complete: bool | None = None,
    ) -> list[Entry]:
        """Trajectories by their key; what is None does not matter.

        Args:
            task: Id of the task.
            seed: Seed.
            attempt: Number among those of this task and seed.
            complete: Whether the episode came to its own end.
        """
        wanted = {"task": task, "seed": seed, "attempt": attempt, "complete": complete}
        asked = {name: value for name, value in wanted.items() if value is not None}
        return [entry for entry in self.entries() if all(getattr(entry, name) == asked[name] for name in asked)]

    def has(self, task: str, seed: int | None, attempt: int = 0) -> bool:
        """Whether this work is done, so that a run that goes on can leave it out."""
        return any(entry.seed == seed for entry in self.find(task, None, attempt, complete=True))

    def load(self, entry: Entry, *, salvage: bool = False) -> Trajectory:
        """The trajectory of an entry."""
        return Trajectory(self.root / EPISODES / entry.folder, salvage=salvage)

    def __iter__(self) -> Iterator[Trajectory]:
        """All trajectories that can be opened, finished or not, in the order of :meth:`entries`."""
        for entry in self.entries():
            yield self.load(entry)

    def check(self) -> list[Problem]:
        """Read everything, pictures too, and tell what is broken."""
        entries, problems = self.scan()
        for entry in entries:
            folder = self.root / EPISODES / entry.folder
            try:
                _read_through(Trajectory(folder))
            except TrajectoryError as error:
                problems.append(Problem(folder, error))
        return problems


def _made(folder: Path) -> bool:
    """Make a folder; False if it is there."""
    try:
        folder.mkdir(parents=True)
    except FileExistsError:
        return False
    except OSError as error:
        raise TrajectoryError(f"{folder}: cannot be made", found=error.strerror or str(error)) from error
    return True


def folder_name(task: str, seed: int | None, attempt: int) -> str:
    """Name of the folder of an attempt, safe on every file system."""
    safe = _UNSAFE.sub(".", task)[:_LONGEST].strip(".") or "trajectory"
    return f"{safe}-{'unseeded' if seed is None else f's{seed}'}-a{attempt}"


def _is_complete(folder: Path) -> bool:
    try:
        return entry_of(folder).complete
    except TrajectoryError:
        return False


def _order(entry: Entry) -> tuple[str, bool, int, int]:
    return entry.task, entry.seed is None, entry.seed or 0, entry.attempt


def _read_through(trajectory: Trajectory) -> None:
    reader = trajectory.reader()
    for step in trajectory.steps:
        if step.frame is not None:
            reader.frame(step.number)
    for step in trajectory.steps:
        if step.xml_step == step.number:
            step.screen()
    assert trajectory.events is not None
