"""Splits: which tasks are for training, which for choosing, which for the last test. Held out by app and by defect.

The file ``splits.tsv`` of a pack holds a line for each task: id, split, app, defect. Lines are only ever appended, so
that results on a split stay comparable; ``gts validate --index`` appends those of new tasks by the rules below.

* An app is held out as a whole (``test-apps``) so that a fifth of the apps are; the first four are not.
* In the other apps a defect is held out as a whole, with all its tasks: the first one of each fault mode in an app goes
  to ``train``, each other one where most is missing of six tenths ``train`` and two tenths each ``validation`` and
  ``test-defects``.
* What comes new at the same time is taken in the order of checksums of its names.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

from gts_env.benchmark.index import IndexEntry
from gts_env.benchmark.pack import Pack
from gts_env.errors import ScenarioError, UnknownIdError

FILE = "splits.tsv"
"""Name of the file, at the root of a pack."""
TRAIN, VALIDATION, TEST_DEFECTS, TEST_APPS = "train", "validation", "test-defects", "test-apps"
SPLITS: dict[str, tuple[str, ...]] = {
    TRAIN: (TRAIN,),
    VALIDATION: (VALIDATION,),
    TEST_DEFECTS: (TEST_DEFECTS,),
    TEST_APPS: (TEST_APPS,),
    "test": (TEST_DEFECTS, TEST_APPS),
    "all": (TRAIN, VALIDATION, TEST_DEFECTS, TEST_APPS),
}
"""What can be asked for by name: the four splits of the file, and unions of them."""

_SHARES = {TRAIN: 6, VALIDATION: 2, TEST_DEFECTS: 2}
_APPS_FOR_ONE_HELD_OUT = 5
_HEAD = "# task\tsplit\tapp\tdefect\t(append only: gts validate --index)\n"


class Line(NamedTuple):
    """One task of the file."""

    task: str
    split: str
    app: str
    defect: str


def tasks_in(pack: Pack, split: str) -> tuple[str, ...]:
    """The tasks of a split that the pack has, as full ids, sorted.

    Tasks that the file does not list yet are assigned as it would.

    Args:
        pack: The pack.
        split: A name of :data:`SPLITS`.

    Raises:
        UnknownIdError: There is no such split.
        ScenarioError: The file is broken.
    """
    if split not in SPLITS:
        raise UnknownIdError.of("split", split, SPLITS)
    tasks = {entry.id for entry in pack.index().tasks}
    return tuple(
        sorted(
            f"{pack.name}/{line.task}" for line in lines_of(pack) if line.task in tasks and line.split in SPLITS[split]
        )
    )


def lines_of(pack: Pack) -> list[Line]:
    """The lines of the pack's file, and those that would be appended to it."""
    known = read_lines(pack.root / FILE)
    return [*known, *new_lines(pack.index().tasks, known)]


def append_splits(pack: Pack) -> int:
    """Append the tasks that are new to the pack's file.

    Returns:
        How many there were.
    """
    path = pack.root / FILE
    made = new_lines(pack.index().tasks, read_lines(path))
    if made:
        head = "" if path.is_file() else _HEAD
        with path.open("a", encoding="utf-8", newline="\n") as file:
            file.write(head + "".join("\t".join(line) + "\n" for line in made))
    return len(made)


def read_lines(path: Path) -> list[Line]:
    """The lines of a file; none if there is no such file.

    Raises:
        ScenarioError: A line that cannot be meant, or a task that stands twice.
    """
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    lines: dict[str, Line] = {}
    for number, row in enumerate(text.splitlines(), 1):
        if not row or row.startswith("#"):
            continue
        cells = row.split("\t")
        if len(cells) != len(Line._fields) or cells[1] not in SPLITS["all"]:
            raise ScenarioError(
                "a line is task, split, app and defect, parted by tabs", file=path, line=number, value=row
            )
        if cells[0] in lines:
            raise ScenarioError("the task stands twice", file=path, line=number, value=cells[0])
        lines[cells[0]] = Line(*cells)
    return list(lines.values())


def new_lines(tasks: Iterable[IndexEntry], known: Sequence[Line]) -> list[Line]:
    """Lines for the tasks that have none, in the order in which they are appended."""
    listed = {line.task for line in known}
    fresh = sorted((task for task in tasks if task.id not in listed), key=_order)
    modes = {(task.app, task.defect): task.mode for task in tasks}
    state = _State(known, modes)
    return [Line(task.id, state.split_of(task), task.app, task.defect) for task in fresh]


class _State:
    """What is assigned so far."""

    def __init__(self, known: Sequence[Line], modes: dict[tuple[str, str], str]) -> None:
        self._split: dict[tuple[str, str], str] = {}
        self._apps: dict[str, bool] = {}
        self._modes = modes
        for line in known:
            self._split.setdefault((line.app, line.defect), line.split)
            self._apps[line.app] = line.split == TEST_APPS

    def split_of(self, task: IndexEntry) -> str:
        key = task.app, task.defect
        if task.app not in self._apps:
            held_out = sum(self._apps.values())
            self._apps[task.app] = held_out < (len(self._apps) + 1) // _APPS_FOR_ONE_HELD_OUT
        if key not in self._split:
            self._split[key] = TEST_APPS if self._apps[task.app] else self._missing_most(task)
        return self._split[key]

    def _missing_most(self, task: IndexEntry) -> str:
        in_app = [(key, split) for key, split in self._split.items() if key[0] == task.app]
        if not any(self._modes.get(key) == task.mode for key, _ in in_app):
            return TRAIN
        whole = sum(_SHARES.values())
        missing = {
            split: share * (len(in_app) + 1) - whole * sum(one == split for _, one in in_app)
            for split, share in _SHARES.items()
        }
        # The first of equals, in the order of the shares.
        return max(missing, key=missing.__getitem__)


def _order(task: IndexEntry) -> tuple[int, str, int, str, str]:
    """All of an app together, all of a defect together, each in the order of checksums."""
    return crc32(task.app.encode()), task.app, crc32(task.defect.encode()), task.defect, task.id


def _patterns_like(pattern: str, ids: Sequence[str]) -> Iterable[str]:
    """The ids, or for a pattern with wildcards: patterns of its form, with words of the ids in place of its own."""
    if not any(sign in pattern for sign in "*?["):
        return ids
    made: dict[str, None] = {}
    for full in ids:
        words = (full if "/" in pattern else full.partition("/")[2]).split("-")
        pairs = zip_longest(pattern.split("-"), words)
        made["-".join(_in_place(part, word) for part, word in pairs if part is not None)] = None
    made.pop(pattern, None)
    return made or ids


def _in_place(part: str, word: str | None) -> str:
    """A word of an id, with the wildcard that stands in its place."""
    if word is None or part.startswith(("*", "?", "[")):
        return part
    return f"{word}*" if part.endswith("*") else word


def matching(ids: Iterable[str], patterns: Sequence[str]) -> Iterator[str]:
    """The ids that fit one of some ids or patterns (``Calendar-*``), with or without their pack.

    Raises:
        UnknownIdError: Nothing fits one of them.
    """
    from fnmatch import fnmatchcase

    every = list(ids)
    fitting: dict[str, None] = {}
    for pattern in patterns:
        found = [full for full in every if fnmatchcase(full, pattern) or fnmatchcase(full.partition("/")[2], pattern)]
        if not found:
            raise UnknownIdError.of("task", pattern, _patterns_like(pattern, every), "gts list")
        fitting.update(dict.fromkeys(found))
    yield from fitting
