"""The ``vary:`` block of a scenario file: what differs in its variations."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from gts_env.benchmark.spot import Spot, Where
from gts_env.errors import near

_LISTS = ("texts", "amounts", "set", "add", "length")
_KEYS = ("weeks", "days", *_LISTS, "order")
_MOST = 64
_ROOTS = ("data", "device", "events")
_STEP = re.compile(r"[A-Za-z_][\w-]*(\[\d+\])*")
_LEAST_WHOLE = 10
FAR = 400
"""Most weeks that dates move by."""


@dataclass(frozen=True, slots=True)
class Change:
    """Something that differs, and what it is in each choice of its group.

    Attributes:
        what: The word, number or place that changes.
        options: What it becomes, one for each choice.
        where: Place in the file.
    """

    what: str
    options: tuple[Any, ...]
    where: Where = field(compare=False)


@dataclass(frozen=True, slots=True)
class Group:
    """What changes together: the first options of all its lists, or the second ones, and so on.

    Attributes:
        choices: How many choices there are; 0 if it only shuffles.
        days: Days that all dates move by in each choice; empty for not at all.
        texts: Words and what is said instead.
        amounts: Numbers, as decimal texts.
        set: Places of the file and other values for them.
        add: Places of lists and the rows that are added to them.
        length: Places of lists and how many of their rows are kept.
        order: Places of lists that are shuffled.
    """

    choices: int
    days: tuple[int, ...] = ()
    texts: tuple[Change, ...] = ()
    amounts: tuple[Change, ...] = ()
    set: tuple[Change, ...] = ()
    add: tuple[Change, ...] = ()
    length: tuple[Change, ...] = ()
    order: tuple[Change, ...] = ()


@dataclass(frozen=True, slots=True)
class Vary:
    """What a scenario may differ in.

    Attributes:
        groups: Each is chosen by itself.
        where: Place in the file.
    """

    groups: tuple[Group, ...]
    where: Where = field(compare=False)

    def choices(self, scenario: str, k: int) -> tuple[int, ...]:
        """Which choice each group makes in a variation, from 0.

        Variation 1 takes the first choice of every group, 2 the second, and so on around; from the number on at which
        each has been taken they are mixed.
        """
        widest = max((group.choices for group in self.groups), default=0)
        return tuple(
            (k - 1 if k <= widest else _drawn(scenario, number, k)) % max(1, group.choices)
            for number, group in enumerate(self.groups)
        )


def _drawn(scenario: str, number: int, k: int) -> int:
    """A number that looks like chance and is the same everywhere."""
    return int.from_bytes(hashlib.sha256(f"{scenario}/{number}/{k}".encode()).digest()[:4], "big")


def read_vary(spot: Spot) -> Vary:
    """Read a ``vary:`` block: one group, or a list of groups.

    Raises:
        ScenarioError: Something that cannot be meant: names file, line, field, value.
    """
    groups = spot.items(1) if isinstance(spot.value, list) else [spot]
    read = tuple(_group(group) for group in groups)
    moving = [i for i, group in enumerate(read) if group.days]
    if len(moving) > 1:
        raise groups[moving[1]].error("two groups move the dates", mend="Keep one `weeks` or `days`.", tell=False)
    return Vary(read, spot.where)


def _group(spot: Spot) -> Group:
    fields = spot.fields(_KEYS)
    if not fields:
        raise spot.error("changes nothing", mend=f"Known keys: {', '.join(_KEYS)}.")
    if "weeks" in fields and "days" in fields:
        raise fields["days"].error("give `weeks` or `days`, not both", tell=False)
    days = [item.whole(-7 * FAR, 7 * FAR) for item in fields["days"].items(1)] if "days" in fields else []
    if "weeks" in fields:
        days = [7 * item.whole(-FAR, FAR) for item in fields["weeks"].items(1)]
    changes = {key: tuple(_changes(fields[key], key)) for key in _LISTS if key in fields}
    shuffled = fields["order"].items(1) if "order" in fields else []
    order = tuple(Change(_check_path(item, item.text()), (), item.where) for item in shuffled)
    sizes = {len(change.options): change for key in _LISTS for change in changes.get(key, ())}
    if len({*sizes, *([len(days)] if days else [])}) > 1:
        told = ", ".join(f"{size} for {change.what!r}" for size, change in sizes.items())
        told += f", {len(days)} for the dates" if days else ""
        mend = "Give each as many options, or make two groups."
        raise spot.error(f"lists of one group differ in length: {told}", mend=mend, tell=False)
    return Group(next(iter(sizes), len(days)), tuple(days), order=order, **changes)


def _changes(spot: Spot, key: str) -> Iterator[Change]:
    for what, item in spot.entries():
        options = tuple([_option(option, key) for option in item.items(1)])
        if len(options) > _MOST:
            raise item.error(f"more than {_MOST} options", tell=False)
        yield Change(_what(item, key, what), options, item.where)


def _what(spot: Spot, key: str, what: str) -> str:
    if key in ("set", "add", "length"):
        return _check_path(spot, what)
    if key == "amounts":
        if not re.fullmatch(r"\d+(\.\d+)?", what):
            raise spot.error(f"{what!r} is not an amount", mend="Write it as 12.50, without currency.", tell=False)
        if "." not in what and int(what) < _LEAST_WHOLE:
            mend = "Say it with its words under `texts`, or give its place under `set`."
            raise spot.error(f"{what} is too small to be told from counts and numbers of order", mend=mend, tell=False)
    elif not what.strip():
        raise spot.error("the words to replace are missing", tell=False)
    return what


def _check_path(spot: Spot, path: str) -> str:
    root = path.split(".")[0].split("[")[0]
    if root not in _ROOTS:
        mend = near(root, _ROOTS) or f"It begins with {', '.join(_ROOTS)}, such as data.events[0].title."
        raise spot.error(f"{path!r} is no place that may vary", mend=mend, tell=False)
    if not all(_STEP.fullmatch(step) for step in path.split(".")):
        raise spot.error(f"{path!r} is not a path", mend="Such as data.events[0].title.", tell=False)
    return path


def _option(spot: Spot, key: str) -> Any:
    if key == "texts":
        return spot.text()
    if key == "amounts":
        number = spot.number(0, 1e12)
        return str(spot.value) if isinstance(spot.value, int) else repr(number)
    if key == "add":
        return [row.value for row in spot.items()]
    return spot.whole(0, 100_000) if key == "length" else spot.value
