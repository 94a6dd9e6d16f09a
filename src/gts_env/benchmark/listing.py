"""Choosing tasks by what the indexes tell of them: app, mode, level, pack, scenario. Reads no YAML."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from gts_env.actions.action import FAULT_MODES
from gts_env.benchmark.index import IndexEntry
from gts_env.benchmark.model import LEVELS
from gts_env.benchmark.pack import Pack
from gts_env.benchmark.splits import SPLITS, lines_of
from gts_env.errors import UnknownIdError

FIELDS = ("app", "mode", "level", "pack", "scenario")
"""What tasks can be chosen by."""
_CLOSED = {"mode": FAULT_MODES, "level": LEVELS}


class Row(NamedTuple):
    """One task of a list.

    Attributes:
        id: Full id, pack included.
        pack: Name of the pack.
        app: Id of the app.
        mode: Fault mode of the target.
        level: How much the instruction tells.
        budget: Most steps of an episode.
        scenario: Name of the scenario.
        split: Split that it is in, one of those of the file.
    """

    id: str
    pack: str
    app: str
    mode: str
    level: str
    budget: int
    scenario: str
    split: str = ""


def rows(entries: Iterable[tuple[Pack, IndexEntry]]) -> list[Row]:
    """A row for each task that indexes tell of; what would give its defect away is left out."""
    made, splits = [], dict[str, dict[str, str]]()
    for pack, e in entries:
        if pack.name not in splits:
            splits[pack.name] = {line.task: line.split for line in lines_of(pack)}
        split = splits[pack.name].get(e.id, "")
        made.append(Row(f"{pack.name}/{e.id}", pack.name, e.app, e.mode, e.level, e.budget, e.scenario, split))
    return made


def in_split(every: Sequence[Row], split: str) -> list[Row]:
    """The rows of a split, which may be a union such as ``test``.

    Raises:
        UnknownIdError: There is no such split.
    """
    if split not in SPLITS:
        raise UnknownIdError.of("split", split, SPLITS)
    return [row for row in every if row.split in SPLITS[split]]


def choose(every: Sequence[Row], wanted: Mapping[str, Sequence[str]]) -> list[Row]:
    """The rows that fit.

    Args:
        every: All rows.
        wanted: For some of :data:`FIELDS` the values that are allowed, letter case ignored; none allow all.

    Raises:
        UnknownIdError: A value that no task has.
    """
    allowed = {field: _known(field, values, every) for field, values in wanted.items() if values}
    return [row for row in every if all(getattr(row, field) in values for field, values in allowed.items())]


def _known(field: str, values: Sequence[str], every: Sequence[Row]) -> set[str]:
    known = {*_CLOSED.get(field, ()), *(getattr(row, field) for row in every)}
    folded = {name.casefold(): name for name in sorted(known)}
    for value in values:
        if value.casefold() not in folded:
            raise UnknownIdError.of(field, value, known, "gts list")
    return {folded[value.casefold()] for value in values}


def tally(chosen: Iterable[Row]) -> str:
    """How many tasks there are, and of each mode; a line such as ``6 tasks: 3 CR, 3 NLE``."""
    counts: Counter[str] = Counter(row.mode for row in chosen)
    total = counts.total()
    head = f"{total} task{'' if total == 1 else 's'}"
    parts = [f"{counts[mode]} {mode}" for mode in FAULT_MODES if counts[mode]]
    return f"{head}: {', '.join(parts)}" if parts else head


def as_dict(row: Row, defect: str | None = None) -> dict[str, Any]:
    """A row for JSON; ``defect`` is added where it is given."""
    return row._asdict() if defect is None else {**row._asdict(), "defect": defect}
