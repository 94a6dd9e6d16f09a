"""The variations of a scenario: the file as written is number 0, all others are made from it by its ``vary:`` block."""

from __future__ import annotations

import datetime as dt
import hashlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from gts_env.benchmark.spot import Spot
from gts_env.benchmark.variation.dates import Dates
from gts_env.benchmark.variation.places import changed
from gts_env.benchmark.variation.rewriting import Rewriting
from gts_env.benchmark.variation.vary import Change, Group, Vary
from gts_env.benchmark.variation.words import Words
from gts_env.benchmark.yaml_lines import LineList, LineMap, line_list
from gts_env.errors import RestoreError, ScenarioError

if TYPE_CHECKING:
    from gts_env.benchmark.model import Scenario

SEEDED = 64
"""Variations among which a seed chooses: 1 to this."""
REMEMBERED = 96
_TODAY = "2026-10-14T09:41:00"


@dataclass(frozen=True, eq=False)
class Source:
    """What the variations of a scenario are made from.

    Attributes:
        document: The file as parsed.
        vary: What may differ.
        file: Its path.
        read: Reads a parsed file.
        made: Variations that were asked for, by number.
    """

    document: LineMap
    vary: Vary
    file: str
    read: Callable[[Spot], Scenario]
    made: dict[int, Scenario] = field(default_factory=dict, repr=False)

    def __reduce__(self) -> tuple[Any, ...]:
        return Source, (self.document, self.vary, self.file, self.read)


def variant(scenario: Scenario, k: int) -> Scenario:
    """A variation of a scenario; the same object whenever it is asked for again.

    Args:
        scenario: The scenario, in whatever variation.
        k: Number of the variation; 0 is the file as written.

    Raises:
        RestoreError: Its file has no ``vary:`` block.
        ScenarioError: The variation is not a scenario; names file, line, field and value.
    """
    if k == scenario.variation:
        return scenario
    source = scenario.source
    if source is None:
        raise RestoreError(
            f"scenario {scenario.name!r} has no variation {k}",
            found=f"no `vary:` block in {scenario.where.file}",
            mend="Use variation=0, or say in the file what may vary.",
        )
    if k not in source.made:
        while len(source.made) >= REMEMBERED:
            source.made.pop(next(iter(source.made)))
        source.made[k] = scenario if k == scenario.variation else _made(source, scenario.name, k)
    return source.made[k]


def as_written(document: LineMap, file: str) -> LineMap:
    """The file with the marks taken off its dates: what variation 0 says."""
    return Rewriting(Words(), dates_of(document, 0), file).document(document)


def dates_of(document: LineMap, days: int) -> Dates:
    """What moves the dates of a file."""
    device = document.get("device")
    told = device if isinstance(device, LineMap) else {}
    try:
        now = dt.datetime.fromisoformat(str(told.get("now", _TODAY))).date()
    except ValueError:  # the reader of the device's settings tells of it
        now = dt.date(2026, 10, 14)
    return Dates(now, days, str(told.get("locale", "en-US")))


def _made(source: Source, name: str, k: int) -> Scenario:
    if k == 0:
        return replace(source.read(Spot(as_written(source.document, source.file), source.file)), source=source)
    choices = source.vary.choices(name, k)
    document, days = source.document, 0
    words = _words(source.vary.groups, choices)
    for group, choice in zip(source.vary.groups, choices, strict=True):
        document = _edited(document, group, choice, k, source.file)
        days = group.days[choice] if group.days else days
    document = Rewriting(words, dates_of(source.document, days), source.file).document(document)
    made = source.read(Spot(document, source.file))
    return replace(made, variation=k, words=words, source=source)


def check_places(document: LineMap, vary: Vary, file: str) -> None:
    """Refuse places that a file does not have, in whatever choice.

    Raises:
        ScenarioError: Names file, line and the place.
    """
    for group in vary.groups:
        for choice in range(max(1, group.choices)):
            _edited(document, group, choice, 1, file)


def _words(groups: Iterable[Group], choices: Iterable[int]) -> Words:
    texts, amounts = [], []
    for group, choice in zip(groups, choices, strict=True):
        texts += [(change.what, str(change.options[choice])) for change in group.texts]
        amounts += [(change.what, str(change.options[choice])) for change in group.amounts]
    return Words(tuple(texts), tuple(amounts))


def _edited(document: LineMap, group: Group, choice: int, k: int, file: str) -> LineMap:
    for change in group.set:
        document = _at(document, change, partial(_instead, new=change.options[choice]), file, new=True)
    for change in group.add:
        document = _at(document, change, partial(_longer, rows=change.options[choice]), file, new=True)
    for change in group.length:
        document = _at(document, change, partial(_picked, which=range(change.options[choice])), file)
    for change in group.order:
        document = _at(document, change, partial(_shuffled, mark=f"{change.what}/{k}"), file)
    return document


def _at(document: LineMap, change: Change, how: Callable[[Any], Any], file: str, *, new: bool = False) -> LineMap:
    try:
        return changed(document, change.what, how, change.where.line, new=new)
    except ValueError as error:
        raise ScenarioError(str(error), file=file, line=change.where.line, field="vary") from None


def _instead(_: Any, new: Any) -> Any:
    return new


def _longer(old: Any, rows: list[Any]) -> Any:
    if old is None:
        return list(rows)
    return _picked(line_list([*_rows(old), *rows], old.line, [*old.lines, *(_line(row, old) for row in rows)]), None)


def _line(row: Any, beside: LineList) -> int:
    return row.line if isinstance(row, LineMap | LineList) else beside.line


def _picked(old: Any, which: Iterable[int] | None) -> LineList:
    rows = _rows(old)
    chosen = [i for i in which if i < len(rows)] if which is not None else range(len(rows))
    return line_list([rows[i] for i in chosen], rows.line, [rows.lines[i] for i in chosen])


def _shuffled(old: Any, mark: str) -> LineList:
    keys = [hashlib.sha256(f"{mark}/{i}".encode()).digest() for i in range(len(_rows(old)))]
    return _picked(old, sorted(range(len(keys)), key=keys.__getitem__))


def _rows(value: Any) -> LineList:
    if not isinstance(value, LineList):
        raise ValueError("only the rows of a list can be added, left out or shuffled")
    return value
