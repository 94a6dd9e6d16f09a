"""``index.jsonl``: a line for each trajectory of a run that has ended."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

from gts_env.errors import TrajectoryError
from gts_env.recording.json_lines import line_of
from gts_env.recording.meta import read_meta

INDEX = "index.jsonl"
_KINDS: dict[str, tuple[type, ...]] = {
    "folder": (str,),
    "task": (str,),
    "seed": (int, type(None)),
    "attempt": (int,),
    "reason": (str,),
    "steps": (int,),
    "total": (int, float),
}


@dataclass(frozen=True, slots=True)
class Entry:
    """What the index tells of a trajectory.

    Attributes:
        folder: Name of its folder below ``episodes``.
        task: Id of the task, or name of the scenario where there is none.
        seed: Seed of the environment, or None.
        attempt: Number of the episode among those of this task and seed, from 0.
        reason: Why it ended, as :attr:`~gts_env.recording.trajectory.Trajectory.reason` tells.
        steps: Steps taken; -1 where it is unfinished.
        total: Sum of the rewards.
    """

    folder: str
    task: str
    seed: int | None
    attempt: int
    reason: str = "unfinished"
    steps: int = -1
    total: float = 0.0

    @property
    def complete(self) -> bool:
        """Whether the episode came to its own end."""
        return self.reason in ("terminated", "truncated")


@dataclass(frozen=True, slots=True)
class Problem:
    """A folder, or a line of the index, that cannot be used.

    Attributes:
        path: The folder or file.
        error: Why.
    """

    path: Path
    error: TrajectoryError


def key_of(meta: Mapping[str, Any]) -> tuple[str, int | None]:
    """Task (or scenario) and seed of a trajectory.

    Raises:
        TrajectoryError: It has neither.
    """
    task = meta.get("task") or meta.get("scenario")
    seed = meta.get("seed")
    if not isinstance(task, str):
        raise TrajectoryError("A trajectory in a store is of a task or a scenario", found=repr(task))
    return task, None if seed is None else int(seed)


def entry_of(folder: Path) -> Entry:
    """What ``meta.json`` of a trajectory tells.

    Raises:
        TrajectoryError: It cannot be read.
    """
    meta = read_meta(folder)
    end = meta.get("end") or {}
    try:
        task, seed = key_of(meta)
        known = {"reason": end.get("reason", "unfinished"), "steps": end.get("steps", -1)}
        return Entry(folder.name, task, seed, int(meta.get("attempt", 0)), **known, total=float(end.get("return", 0.0)))
    except (TypeError, ValueError, OverflowError) as error:
        raise TrajectoryError(f"{folder}: meta.json: seed, attempt or return is no number", found=str(error)) from None


def append_entry(root: Path, entry: Entry) -> None:
    """Add an entry to the index of a run."""
    # One write to a file opened for appending: lines of several processes do not mix.
    handle = os.open(root / INDEX, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o666)
    try:
        os.write(handle, line_of(asdict(entry)))
    finally:
        os.close(handle)


def read_index(root: Path) -> tuple[dict[str, Entry], list[Problem]]:
    """The entries of a run's index by folder, the newest of each, and the lines that cannot be read."""
    path = root / INDEX
    entries: dict[str, Entry] = {}
    problems: list[Problem] = []
    for number, line in enumerate(path.read_bytes().splitlines() if path.is_file() else (), start=1):
        try:
            entry = _read_entry(line, f"{path}:{number}")
            entries[entry.folder] = entry
        except TrajectoryError as error:
            problems.append(Problem(path, error))
    return entries, problems


def _read_entry(line: bytes, place: str) -> Entry:
    try:
        value = json.loads(line)
    except (ValueError, RecursionError):
        value = None
    names = [slot.name for slot in fields(Entry)]
    if not isinstance(value, dict) or any(type(value.get(name)) not in _KINDS[name] for name in names):
        raise TrajectoryError(f"{place}: not an entry of the index", mend="Delete the line: folders are found without.")
    return Entry(**{name: value[name] for name in names})
